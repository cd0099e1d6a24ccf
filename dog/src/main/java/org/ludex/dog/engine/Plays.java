package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cell;
import org.ludex.dog.DogMove;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.Spin;
import org.ludex.dog.Step;

/**
 * The plays found so far, each packed into a number: whoever counts them, or takes one of them, need not make the others.
 *
 * <p>Mutable; used while plays are listed.
 */
final class Plays {

    /** A piece, by its number, leaves the kennel for a spot. */
    static final int START = 0;
    /** A piece goes from one spot to another. */
    static final int STEP = 1;
    /** Two pieces change places, the player's own first. */
    static final int SWAP = 2;
    /** A swap without effect. */
    static final int NULL_SWAP = 3;
    /** A card is taken, by the number of its kind. */
    static final int TAKE = 4;
    /** Several pieces share the steps: how many, and then where their ways begin in the list of ways. */
    private static final int SHARED = 5;

    private static final int USUAL = 16;
    private static final int[] NO_WAYS = {};
    /** The bits of a card, of a form and of a turn; the rest is two numbers of eight bits, then where the ways begin. */
    private static final int NARROW = 5;

    private static final int AS = NARROW;
    private static final int FORM = AS + NARROW;
    private static final int TURN = FORM + NARROW;
    private static final int FIRST = TURN + NARROW;
    private static final int SECOND = FIRST + Byte.SIZE;
    private static final int WAYS = SECOND + Byte.SIZE;

    private static final List<After> TURNS =
            List.of(After.NOTHING, After.NOTHING.turning(Spin.LEFT), After.NOTHING.turning(Spin.RIGHT));

    private final State state;
    private final Table table;
    private final Player owner;
    private long[] found = new long[USUAL];
    private int[] ways = NO_WAYS;
    private int size;
    private int waysSize;
    private int nullSwaps;
    /** The card of the plays that come now, and what it stands for. */
    private int card;

    Plays(State state, int mover) {
        this.state = state;
        this.table = state.rules.table();
        this.owner = Player.at(mover);
    }

    /** The plays that come now are of this card, which stands for that one or for itself. */
    void begin(Card next, Card value) {
        card = next.index() | value.index() << AS;
    }

    /** Forgets all plays. */
    void clear() {
        size = 0;
        waysSize = 0;
        nullSwaps = 0;
    }

    int size() {
        return size;
    }

    /** Whether there is a play with an effect. */
    boolean hasEffect() {
        return size > nullSwaps;
    }

    /** Adds a play; if the table turns, one for each way. */
    void add(int form, int first, int second, boolean turns) {
        nullSwaps += form == NULL_SWAP ? 1 : 0;
        add(card | form << FORM | (long) first << FIRST | (long) second << SECOND, turns);
    }

    /** Begins a play of several pieces, whose ways follow. */
    void share(int count, boolean turns) {
        add(card | SHARED << FORM | (long) count << FIRST | (long) waysSize << WAYS, turns);
    }

    /** Adds the next way of the play of several pieces. */
    void way(int whose, int from, int target) {
        if (waysSize == ways.length) {
            ways = Arrays.copyOf(ways, 2 * waysSize + USUAL);
        }
        ways[waysSize++] = (whose << Byte.SIZE | from) << Byte.SIZE | target;
    }

    private void add(long play, boolean turns) {
        if (size + 2 > found.length) {
            found = Arrays.copyOf(found, 2 * found.length);
        }
        found[size++] = play | (turns ? 1L : 0L) << TURN;
        if (turns) {
            found[size++] = play | 2L << TURN;
        }
    }

    /** All plays, in the order in which they were found. */
    List<DogMove> list() {
        List<DogMove> moves = new ArrayList<>(size + 1);
        for (int index = 0; index < size; index++) {
            moves.add(at(index));
        }
        return moves;
    }

    /** The play at a place of the list. */
    DogMove at(int index) {
        long play = found[index];
        int first = wide(play, FIRST);
        int second = wide(play, SECOND);
        Card kind = Card.at(narrow(play, 0));
        Card value = Card.at(narrow(play, AS));
        Optional<Card> as =
                kind == value ? Optional.empty() : CardFace.of(value).card();
        After after = TURNS.get(narrow(play, TURN));
        return switch (narrow(play, FORM)) {
            case START -> {
                Step step = new Step(owner, Board.rank(first), Cell.KENNEL, table.cell(second));
                yield new DogMove.Go(state.player(), kind, as, List.of(step), after);
            }
            case STEP -> {
                Step step = new Step(owner, table.cell(first), table.cell(second));
                yield new DogMove.Go(state.player(), kind, as, List.of(step), after);
            }
            case SHARED -> new DogMove.Go(state.player(), kind, as, steps((int) (play >> WAYS), first), after);
            case SWAP -> new DogMove.Swap(state.player(), kind, as, place(first), place(second), after);
            case TAKE -> new DogMove.Take(state.player(), kind, as, Card.at(first));
            default -> new DogMove.NullSwap(state.player(), kind, as);
        };
    }

    private static int narrow(long play, int shift) {
        return (int) (play >> shift) & ((1 << NARROW) - 1);
    }

    private static int wide(long play, int shift) {
        return (int) (play >> shift) & ((1 << Byte.SIZE) - 1);
    }

    private Place place(int spot) {
        return new Place(Player.at(Board.owner(state.board.at(spot))), table.cell(spot));
    }

    private List<Step> steps(int from, int count) {
        Step[] steps = new Step[count];
        for (int index = 0; index < count; index++) {
            int way = ways[from + index];
            steps[index] =
                    new Step(Player.at(way >> Short.SIZE), table.cell(wide(way, Byte.SIZE)), table.cell(wide(way, 0)));
        }
        return List.of(steps);
    }
}
