package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/**
 * What is particular about a game: its cards and the few points where its rules differ. The defaults are DOG's.
 *
 * <p>Immutable and thread-safe.
 */
public abstract class Variant {

    /** No choice: nothing follows. */
    protected static final List<After> NOTHING = List.of(After.NOTHING);

    private final Game<DogMove, DogPosition> game;
    private final Options options;
    private final Table table;
    private final Cards total;
    private final Ways ways;
    private final List<Optional<CardUse>> uses;

    /** A game with its options, its board, its deck, what its cards do, and whom its pieces may pass. */
    protected Variant(
            Game<DogMove, DogPosition> game, Options options, Table table, Cards total, List<CardUse> uses, Traffic traffic) {
        this.game = game;
        this.options = options;
        this.table = table;
        this.total = total;
        this.ways = new Ways(table, traffic);
        List<Optional<CardUse>> byKind = new ArrayList<>(Collections.nCopies(Card.values().length, Optional.empty()));
        uses.forEach(use -> byKind.set(use.kind().index(), Optional.of(use)));
        this.uses = List.copyOf(byKind);
    }

    final Game<DogMove, DogPosition> game() {
        return game;
    }

    final Options options() {
        return options;
    }

    /** The board with its players. */
    public final Table table() {
        return table;
    }

    /** All cards of the game. */
    public final Cards total() {
        return total;
    }

    /** The ways over the board. */
    public final Ways ways() {
        return ways;
    }

    /** What a card does; nothing for jokers, copies, and cards that the game has not. */
    final Optional<CardUse> use(Card kind) {
        return uses.get(kind.index());
    }

    /** How many cards everybody gets in a round. */
    public abstract int handSize(int round);

    /** The rule about the size of hands. */
    public Rule handSizeRule() {
        return DogRule.D1;
    }

    /** The rule about who leads. */
    public Rule leaderRule() {
        return DogRule.D2;
    }

    /** How the first pieces come onto the board. */
    public Opening opening() {
        return table.seating().inPairs() ? Opening.FREE : Opening.NONE;
    }

    /** The rule about the first pieces. */
    public Rule openingRule() {
        return DogRule.D3;
    }

    /** Whether the pieces have ranks. */
    public boolean hasRanks() {
        return false;
    }

    /** Whether a dog runs about. */
    public boolean hasDog() {
        return false;
    }

    /** The rule about putting the dog down. */
    public Rule dogRule() {
        return TableRule.OUT_OF_ORDER;
    }

    /** How many pieces each player has. */
    public int pieces() {
        return table.seating().inPairs() ? 4 : 5;
    }

    /** The board before the game: all in the kennel, with two or three players one on the start cell. */
    public Board startBoard() {
        Board board = new Board(table);
        for (Player player : table.players()) {
            int piece = Board.piece(player.index());
            for (int count = 0; count < 4; count++) {
                board.kennel(piece);
            }
            if (pieces() == 5) {
                board.put(table.start(player.index()), piece);
            }
        }
        return board;
    }

    /** Whether a swap may be played without effect when there is nobody to swap with. */
    public boolean nullSwap() {
        return true;
    }

    /** The rule about such a swap. */
    public Rule nullSwapRule() {
        return DogRule.D21;
    }

    /** Whether the last card is remembered for copies. */
    final boolean remembers() {
        return total.contains(Card.COPY);
    }

    /** The rule about copies. */
    public Rule copyRule() {
        return DogRule.D20;
    }

    /** Whether several pieces of the partner may share the rest of a 7. */
    public boolean sharesRest() {
        return false;
    }

    /** The seats whose pieces a shared 4 may move. */
    public List<Integer> shareOwners(State state) {
        return List.of(state.mover());
    }

    /** Whether a card lifts the order of ranks. */
    public boolean lifts(Card value, boolean back) {
        return false;
    }

    /** How many steps a piece may leave unused when it comes home. */
    public int spare(int piece) {
        return 0;
    }

    /**
     * Whether a card may move a piece so far; 0 steps for a start, a swap or a magnet.
     *
     * @param copied whether a copy stands for the card
     */
    public boolean suits(State state, int piece, int steps, boolean copied) {
        return true;
    }

    /** The rule that an unsuited card breaks. */
    public Rule suitRule() {
        return DogRule.D10;
    }

    /** What happens to a piece that arrives on a spot. */
    public void landed(Board board, int spot, Hits hits) {}

    /** Whether something may come of a piece that arrives on a spot. */
    public boolean isMarked(int spot) {
        return false;
    }

    /** A number that tells plays apart whose pieces stand alike, but of which more comes. */
    public int consequence(Board after, int[] landings) {
        return 0;
    }

    /** What may follow a play, all choices; a draw is a hidden card. Leaves the effect's board alone. */
    public List<After> choices(Effect effect) {
        return NOTHING;
    }

    /** Carries out what follows a play, on the effect's board, or refuses what the move says of it. */
    public Verdict finish(Effect effect, After after) {
        if (after.leap().isPresent() || after.dog().isPresent() || after.turn().isPresent()) {
            return Verdict.illegal(
                    TableRule.NOT_A_MOVE,
                    Facts.of("text", after.toString().strip()).as("after"));
        }
        return Verdict.legal();
    }

    /** Whether a card must be drawn after a play. */
    public boolean draws(Effect effect) {
        return false;
    }

    /** The rule about cards drawn after a play. */
    public Rule drawRule() {
        return TableRule.NOT_A_MOVE;
    }

    /** The rule behind an obstacle. */
    public Rule rule(Obstacle obstacle) {
        return obstacle == Obstacle.HOUSE ? DogRule.D13 : DogRule.D8;
    }
}
