package org.ludex.dog.engine;

import java.util.Optional;
import java.util.function.Predicate;
import org.ludex.dog.Card;
import org.ludex.dog.DogRule;
import org.ludex.dog.engine.CardUse.Deed;
import org.ludex.dog.engine.CardUse.Split;

/** The plays of a seat: by card, then what it stands for, then by piece. Mutable; used once. */
final class PlayList {

    /** No number leads farther. */
    private static final int FARTHEST = 14;

    private static final CardUse NO_USE = CardUse.deed(Card.JOKER, DogRule.D20, Deed.NONE);

    private final State state;
    private final Ruleset rules;
    private final Table table;
    private final Paths paths;
    private final Board board;
    private final int mover;
    /** The spots of the mover's pieces, as many as there are. */
    private final int[] own = new int[Board.MOST_PIECES];

    /** How many cells ahead of each of them it may pass. */
    private final int[] open = new int[Board.MOST_PIECES];

    private final int pieces;
    private final Plays found;
    /** How many plays are wanted. */
    private final int most;

    private boolean listsNullSwaps;
    private Card card = Card.JOKER;
    private CardUse use = NO_USE;
    /** Where plays are tried, and the ways to share steps; made when the first card needs them. */
    private Optional<Draft> draft = Optional.empty();

    private Optional<Splits> splits = Optional.empty();

    /** A board to try single plays on, what they hit, and what all plays of a card led to. */
    private record Draft(Board board, Hits hits, Results results) {}

    private PlayList(State state, int most) {
        this.state = state;
        this.rules = state.rules;
        this.table = rules.table();
        this.paths = rules.paths();
        this.board = state.board;
        this.mover = state.mover();
        this.pieces = board.spotsOf(mover, own, 0);
        for (int index = 0; index < pieces; index++) {
            open[index] = open(own[index], false);
        }
        this.found = new Plays(state, mover);
        this.most = most;
        this.listsNullSwaps = rules.allowsNullSwap();
    }

    /** All plays of the cards that the player has or may have. */
    static Plays all(State state) {
        PlayList list = new PlayList(state, Integer.MAX_VALUE);
        for (Card kind : state.possible(state.player(), state.hand()).kinds()) {
            list.plays(kind);
        }
        return list.found;
    }

    /** Tells which cards the player could play, and therefore may not burn. */
    static Predicate<Card> playable(State state) {
        PlayList list = new PlayList(state, 1);
        list.listsNullSwaps &= state.rules.forbidsBurning();
        return kind -> {
            list.found.clear();
            list.plays(kind);
            return list.found.size() > 0;
        };
    }

    private void plays(Card kind) {
        card = kind;
        if (draft.isPresent()) {
            draft.get().results().clear();
        }
        if (kind == Card.JOKER) {
            for (CardUse value : rules.uses()) {
                if (!done()) {
                    values(value);
                }
            }
            return;
        }
        Optional<CardUse> what = kind == Card.COPY ? state.last.flatMap(rules::use) : rules.use(kind);
        if (what.isPresent()) {
            values(what.get());
        }
    }

    private boolean done() {
        return found.size() >= most;
    }

    private void values(CardUse what) {
        use = what;
        found.begin(card, use.kind());
        if (use.starts() && !done()) {
            starts();
        }
        for (int index = 0; index < pieces && !done(); index++) {
            if (use.forward() != 0) {
                forward(own[index], use.lifts(false) ? open(own[index], true) : open[index]);
            }
            if (use.back() != 0 && table.isTrack(own[index])) {
                back(own[index]);
            }
            if (use.deed() == Deed.MAGNET && table.isTrack(own[index])) {
                magnet(own[index]);
            }
        }
        if (use.split() != Split.NONE) {
            if (splits.isEmpty()) {
                splits = Optional.of(new Splits(state, draft().results(), found));
            }
            splits.get().run(use.split());
        }
        if (use.deed() == Deed.SWAP) {
            swaps();
        }
        if (use.deed() == Deed.TAKE) {
            takes();
        }
    }

    private boolean suits(int piece, int steps) {
        return rules.pieces().suits(state, piece, steps, card == Card.COPY);
    }

    private void starts() {
        if (paths.start(board, mover) != Obstacle.NONE) {
            return;
        }
        int piece = board.waiting(mover, Board.RANKS);
        while (piece != Board.NOBODY) {
            if (suits(piece, 0)) {
                add(Effect.Kind.START, piece, table.start(mover), 0);
            }
            piece = board.waiting(mover, Board.rankNumber(piece));
        }
    }

    private int open(int from, boolean lifted) {
        return table.isTrack(from) ? paths.open(board, from, FARTHEST, lifted) : 0;
    }

    private void forward(int from, int free) {
        int piece = board.at(from);
        boolean outside = table.isTrack(from);
        int spare = outside ? rules.pieces().spare(piece) : 0;
        int before = paths.beforeHouse(mover, from);
        int shortest = Math.max(1, before + 1);
        for (int numbers = use.forward(); numbers != 0; numbers &= numbers - 1) {
            int steps = Integer.numberOfTrailingZeros(numbers);
            if (suits(piece, steps)) {
                // A number with steps to spare reaches the same cell at home as a smaller number of the same card.
                int most = Math.min(steps, before + Table.HOUSE);
                for (int used = Math.max(shortest, steps - spare); used <= most; used++) {
                    if (before <= free) {
                        to(from, table.house(mover, used - before), steps);
                    }
                }
                shortest = Math.max(shortest, steps + 1);
                if (outside && steps <= free + 1) {
                    to(from, table.ahead(from, steps), steps);
                }
            }
        }
    }

    private void back(int from) {
        if (suits(board.at(from), use.back())) {
            int target = table.ahead(from, -use.back());
            if (paths.between(board, from, target, -use.back(), use.lifts(true)) == Obstacle.NONE) {
                add(Effect.Kind.NUMBER, from, target, use.back());
            }
        }
    }

    private void to(int from, int target, int steps) {
        if (paths.arriving(board, from, target) == Obstacle.NONE) {
            add(Effect.Kind.NUMBER, from, target, steps);
        }
    }

    private void magnet(int from) {
        int target = paths.magnet(board, from);
        if (target != Paths.NOWHERE && suits(board.at(from), 0)) {
            add(Effect.Kind.MAGNET, from, target, 0);
        }
    }

    /** Adds a play of one piece; {@code from} is the piece itself when it comes from the kennel. */
    private void add(Effect.Kind kind, int from, int target, int steps) {
        boolean starts = kind == Effect.Kind.START;
        boolean turns = false;
        if (card == Card.JOKER || rules.sequel().isMarked(target)) {
            Draft after = fresh();
            if (starts) {
                Movement.start(rules, after.board(), from, after.hits());
            } else {
                Movement.step(rules, after.board(), from, target, false, after.hits());
            }
            if (card == Card.JOKER && !after.results().add(after.board(), 0)) {
                return;
            }
            turns = turns(after, kind, steps, target);
        }
        found.add(starts ? Plays.START : Plays.STEP, from, target, turns);
    }

    /** Whether the table turns after a play that brought pieces to these spots. */
    private boolean turns(Draft after, Effect.Kind kind, int steps, int... landings) {
        return rules.sequel().turns(new Effect(state, after.board(), kind, use.kind(), steps, landings, after.hits()));
    }

    private Draft draft() {
        if (draft.isEmpty()) {
            draft = Optional.of(new Draft(board.copy(), new Hits(), new Results()));
        }
        return draft.get();
    }

    /** The pieces as they stand before the play, to be moved. */
    private Draft fresh() {
        Draft fresh = draft();
        fresh.board().become(board);
        fresh.hits().clear();
        return fresh;
    }

    private void swaps() {
        boolean targets = false;
        for (int other = board.nextTaken(0); other < table.length() && !done(); other = board.nextTaken(other + 1)) {
            if (Movement.isSwappable(board, other) && Board.owner(board.at(other)) != mover) {
                targets = true;
                for (int index = 0; index < pieces; index++) {
                    if (Movement.isSwappable(board, own[index]) && suits(board.at(own[index]), 0)) {
                        swap(own[index], other);
                    }
                }
            }
        }
        if (!targets && listsNullSwaps) {
            found.add(Plays.NULL_SWAP, 0, 0, false);
        }
    }

    private void swap(int from, int other) {
        boolean turns = false;
        if (card == Card.JOKER
                || rules.sequel().isMarked(from)
                || rules.sequel().isMarked(other)) {
            Draft after = fresh();
            Movement.swap(after.board(), from, other);
            if (card == Card.JOKER && !after.results().add(after.board(), 0)) {
                return;
            }
            turns = turns(after, Effect.Kind.SWAP, 0, other, from);
        }
        found.add(Plays.SWAP, from, other, turns);
    }

    private void takes() {
        for (Card taken : state.possible(state.pile).kinds()) {
            if (taken != Card.FOURTEEN && !(card == Card.JOKER && taken == Card.JOKER)) {
                found.add(Plays.TAKE, taken.index(), 0, false);
            }
        }
    }
}
