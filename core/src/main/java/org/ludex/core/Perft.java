package org.ludex.core;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counts move sequences, the usual test that a rules library lists the right moves. A finished game has no moves; a
 * forced pass counts as a move.
 */
public final class Perft {

    private Perft() {}

    /**
     * Counts the move sequences of exactly {@code depth} plies.
     *
     * @throws IllegalArgumentException if the depth is negative
     * @throws IllegalStateException if the moves of a position on the way cannot be listed, such as deals
     */
    public static <M extends Move, P extends Position<M, P>> long count(Position<M, P> position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth + " is negative");
        }
        return depth == 0 ? 1 : descend(position, depth);
    }

    private static <M extends Move, P extends Position<M, P>> long descend(Position<M, P> position, int depth) {
        if (!position.listsMoves()) {
            throw new IllegalStateException("cannot count moves because chance has too many events to list here: "
                    + position.view(Viewer.spectator()).text());
        }
        if (depth == 1) {
            return position.legalMoveCount();
        }
        long sum = 0;
        for (M move : position.legalMoves()) {
            sum += descend(position.play(move), depth - 1);
        }
        return sum;
    }

    /**
     * The same count, split by the first move.
     *
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public static <M extends Move, P extends Position<M, P>> Map<M, Long> divide(Position<M, P> position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("depth " + depth + " is less than 1");
        }
        Map<M, Long> counts = new LinkedHashMap<>();
        for (M move : position.legalMoves()) {
            counts.put(move, count(position.play(move), depth - 1));
        }
        return counts;
    }
}
