package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import org.ludex.dog.engine.CardUse.Split;

/**
 * The ways to share the steps of a card among pieces, one for each result. Each piece takes at most one part. Parts that
 * do not touch each other's cells may change places without changing the result, so of two such neighbours only one order
 * is tried; what still leads to a result already found is dropped.
 */
final class Splits {

    /**
     * A part of the steps: the piece by its number here, its way on the track, whether it ends in a destination, and how
     * the pieces stand then. There is one for each depth, used again and again.
     */
    private static final class Part {
        private final Board after;
        /** The spots of the pieces after it; -1 for those that went to their kennels. */
        private final int[] spots = new int[MOST];

        private int piece;
        private int from;
        private int target;
        private int arc;
        private boolean inside;
        private int owner;

        Part(Board board) {
            this.after = board.copy();
        }

        /** Whether another part would touch the cells of this one; its way on the track is {@code way} cells long. */
        boolean touches(int start, int way, boolean ends, int seat, Table table) {
            if (owner == seat && inside && ends) {
                return true;
            }
            if (arc < 0 || way < 0) {
                return false;
            }
            return table.distance(from, start) <= arc || table.distance(start, from) <= way;
        }

        /** Remembers where the pieces are after this part moved one. */
        void follow(int[] before, int count) {
            for (int other = 0; other < count; other++) {
                int spot = other == piece ? target : before[other];
                boolean gone = spot >= 0 && (after.isFree(spot) || (other != piece && spot == target));
                spots[other] = gone ? -1 : spot;
            }
        }
    }

    /** The most pieces there are. */
    private static final int MOST = 4 * Board.MOST_PIECES;

    private final State state;
    private final Ruleset rules;
    private final Table table;
    private final Paths paths;
    private final Results results;
    private final Plays found;
    private final int mover;
    private final Hits hits = new Hits();
    /** The parts so far, followed by those of earlier tries. */
    private final List<Part> parts = new ArrayList<>();

    private int depth;
    private int count;
    private int moved;
    private Split split = Split.NONE;
    private boolean overflows;

    Splits(State state, Results results, Plays found) {
        this.state = state;
        this.rules = state.rules;
        this.table = rules.table();
        this.paths = rules.paths();
        this.results = results;
        this.found = found;
        this.mover = state.mover();
    }

    /** Whether the rest of a card may go to the partner once the player's own pieces are home. */
    static boolean overflows(State state, Split split) {
        return split == Split.SEVEN && state.rules.table().seating().inPairs() && state.mover() == state.turn;
    }

    /** Shares the steps of a card in all ways. */
    void run(Split how) {
        split = how;
        overflows = overflows(state, split);
        count = 0;
        int[] spots = new int[MOST];
        if (split == Split.FOUR) {
            for (int owner : rules.sharers(state)) {
                count = state.board.spotsOf(owner, spots, count);
            }
        } else {
            count = state.board.spotsOf(mover, spots, count);
            count = overflows ? state.board.spotsOf(mover ^ 2, spots, count) : count;
        }
        share(state.board, spots, split.steps());
    }

    private void share(Board board, int[] spots, int left) {
        for (int piece = 0; piece < count; piece++) {
            if (spots[piece] >= 0 && (moved >> piece & 1) == 0) {
                boolean rest = overflows && Board.owner(board.at(spots[piece])) != mover;
                if (rest && !board.isHome(mover)) {
                    break;
                }
                ways(board, spots, left, piece, rest && !rules.sharesRest() ? left : 1);
            }
        }
    }

    /** All ways of one piece, of so many steps at least. */
    private void ways(Board board, int[] spots, int left, int piece, int least) {
        int from = spots[piece];
        int owner = Board.owner(board.at(from));
        boolean outside = table.isTrack(from);
        int before = paths.beforeHouse(owner, from);
        int open = outside ? paths.open(board, from, left - 1, false) : 0;
        for (int steps = least; steps <= left; steps++) {
            int number = steps - before;
            if (number >= 1 && number <= Table.HOUSE && before <= open) {
                part(board, spots, left, piece, steps, table.house(owner, number));
            }
            if (outside && steps <= open + 1) {
                part(board, spots, left, piece, steps, table.ahead(from, steps));
            }
        }
    }

    /** Moves a piece that may pass all that lies before its target. */
    private void part(Board board, int[] spots, int left, int piece, int steps, int target) {
        int from = spots[piece];
        int owner = Board.owner(board.at(from));
        boolean inside = !table.isTrack(target);
        int arc = !table.isTrack(from) ? -1 : inside ? table.distance(from, table.start(owner)) : steps;
        if (depth > 0) {
            Part before = parts.get(depth - 1);
            if (piece < before.piece && !before.touches(from, arc, inside, owner, table)) {
                return;
            }
        }
        if (paths.arriving(board, from, target) != Obstacle.NONE) {
            return;
        }
        if (depth == parts.size()) {
            parts.add(new Part(board));
        }
        Part part = parts.get(depth);
        part.piece = piece;
        part.from = from;
        part.target = target;
        part.arc = arc;
        part.inside = inside;
        part.owner = owner;
        part.after.become(board);
        hits.clear();
        Movement.step(rules, part.after, from, target, split.sweeps(), hits);
        depth++;
        if (steps == left) {
            finish(part.after);
        } else {
            moved |= 1 << piece;
            part.follow(spots, count);
            share(part.after, part.spots, left - steps);
            moved &= ~(1 << piece);
        }
        depth--;
    }

    private void finish(Board after) {
        boolean turns = false;
        for (int index = 0; index < depth; index++) {
            turns |= rules.sequel().turns(after, parts.get(index).target);
        }
        if (results.add(after, turns ? 1 : 0)) {
            found.share(depth, turns);
            for (int index = 0; index < depth; index++) {
                Part part = parts.get(index);
                found.way(part.owner, part.from, part.target);
            }
        }
    }
}
