package org.ludex.dog.engine;

/** Pieces on their way: what a step changes. */
final class Movement {

    private Movement() {}

    /** Moves a piece to a spot that nothing keeps it from; a sweeping one hits all it passes on the track. */
    static void step(Ruleset rules, Board board, int from, int target, boolean sweeps, Hits hits) {
        Table table = rules.table();
        if (sweeps && table.isTrack(from)) {
            int seat = Board.owner(board.at(from));
            int end = table.isTrack(target) ? target : table.ahead(table.start(seat), 1);
            for (int spot = table.next(from, 1); spot != end; spot = table.next(spot, 1)) {
                if (!board.isFree(spot)) {
                    hits.hit(board, spot);
                }
            }
        }
        int piece = board.lift(from);
        if (!board.isFree(target)) {
            hits.hit(board, target);
        }
        board.put(target, piece);
        rules.sequel().landed(board, target, hits);
    }

    /** Brings a piece from the kennel to its start cell. */
    static void start(Ruleset rules, Board board, int piece, Hits hits) {
        int target = rules.table().start(Board.owner(piece));
        if (!board.isFree(target)) {
            hits.hit(board, target);
        }
        board.release(piece);
        board.put(target, piece);
        rules.sequel().landed(board, target, hits);
    }

    /** Two pieces change places. */
    static void swap(Board board, int one, int other) {
        int first = board.lift(one);
        int second = board.lift(other);
        board.put(one, second);
        board.put(other, first);
    }

    /** Whether a piece on a spot can be swapped: on the track, and not on the start cell of its own colour. */
    static boolean isSwappable(Board board, int spot) {
        return board.table().isTrack(spot) && !board.isFree(spot) && !board.isHeldStart(spot);
    }
}
