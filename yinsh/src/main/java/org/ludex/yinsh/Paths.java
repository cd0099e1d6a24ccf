package org.ludex.yinsh;

import java.util.List;

/**
 * Where a ring can move: over empty points up to the first piece and, if that piece is a marker, to the empty point
 * right after the run of markers. Rings and markers are sets of points, see {@link Rays}.
 */
final class Paths {

    /** The result of {@link #landing} if there is none. */
    static final int NONE = -1;

    private Paths() {}

    /** The number of points that a ring can enter in a direction before it meets a piece or the edge. */
    static int free(long piecesLow, long piecesHigh, int from, int direction) {
        long low = Rays.low(from, direction) & piecesLow;
        long high = Rays.high(from, direction) & piecesHigh;
        int length = Rays.length(from, direction);
        return (low | high) == 0 ? length : length - 1 - Rays.length(Rays.first(low, high, direction), direction);
    }

    /** Where a ring lands after jumping the first markers in a direction, or {@link #NONE}. */
    static int landing(long ringsLow, long ringsHigh, long markersLow, long markersHigh, int from, int direction) {
        long low = Rays.low(from, direction) & (ringsLow | markersLow);
        long high = Rays.high(from, direction) & (ringsHigh | markersHigh);
        if ((low | high) == 0) {
            return NONE;
        }
        int first = Rays.first(low, high, direction);
        if (Board.has(ringsLow, ringsHigh, first)) {
            return NONE;
        }
        low = Rays.low(first, direction) & ~markersLow;
        high = Rays.high(first, direction) & ~markersHigh;
        if ((low | high) == 0) {
            return NONE;
        }
        int behind = Rays.first(low, high, direction);
        return Board.has(ringsLow, ringsHigh, behind) ? NONE : behind;
    }

    /** The number of points that a ring can move to. */
    static int count(long ringsLow, long ringsHigh, long markersLow, long markersHigh, int from) {
        int count = 0;
        for (int direction = 0; direction < Rays.DIRECTIONS; direction++) {
            long low = Rays.low(from, direction) & (ringsLow | markersLow);
            long high = Rays.high(from, direction) & (ringsHigh | markersHigh);
            count += Rays.length(from, direction);
            if ((low | high) != 0) {
                // The first piece is looked for once, where the free points and the landing would do so each.
                int first = Rays.first(low, high, direction);
                count -= 1 + Rays.length(first, direction);
                count += landsBehind(ringsLow, ringsHigh, markersLow, markersHigh, first, direction) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean landsBehind(
            long ringsLow, long ringsHigh, long markersLow, long markersHigh, int first, int direction) {
        if (Board.has(ringsLow, ringsHigh, first)) {
            return false;
        }
        long low = Rays.low(first, direction) & ~markersLow;
        long high = Rays.high(first, direction) & ~markersHigh;
        return (low | high) != 0 && !Board.has(ringsLow, ringsHigh, Rays.first(low, high, direction));
    }

    /** The move of a ring with a number, from 0, in the order of {@link #list}. The ring has as many. */
    static YinshMove move(long ringsLow, long ringsHigh, long markersLow, long markersHigh, int from, int number) {
        int left = number;
        for (int direction = 0; direction < Rays.DIRECTIONS; direction++) {
            int free = free(ringsLow | markersLow, ringsHigh | markersHigh, from, direction);
            if (left < free) {
                return Moves.ring(from, from + (left + 1) * Rays.step(direction));
            }
            left -= free;
            int landing = landing(ringsLow, ringsHigh, markersLow, markersHigh, from, direction);
            if (landing != NONE && left-- == 0) {
                return Moves.ring(from, landing);
            }
        }
        throw new IndexOutOfBoundsException("no move with the number " + number);
    }

    /** Adds the moves of a ring to a list, ordered by direction, the nearest point first. */
    static void list(
            long ringsLow, long ringsHigh, long markersLow, long markersHigh, int from, List<YinshMove> moves) {
        for (int direction = 0; direction < Rays.DIRECTIONS; direction++) {
            int free = free(ringsLow | markersLow, ringsHigh | markersHigh, from, direction);
            for (int step = 1; step <= free; step++) {
                moves.add(Moves.ring(from, from + step * Rays.step(direction)));
            }
            int landing = landing(ringsLow, ringsHigh, markersLow, markersHigh, from, direction);
            if (landing != NONE) {
                moves.add(Moves.ring(from, landing));
            }
        }
    }
}
