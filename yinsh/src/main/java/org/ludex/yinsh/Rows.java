package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import org.ludex.yinsh.YinshMove.TakeRow;

/**
 * Finds rows of five in a set of markers; {@link Rays} describes such sets. A row is found by its first point, which is
 * in the set and also in the set shifted back by one, two, three and four steps.
 */
final class Rows {

    /** The number of markers in a row. */
    static final int LENGTH = 5;

    private static final int LINES = Rays.DIRECTIONS / 2;

    private Rows() {}

    /** Whether there is a row. */
    static boolean any(long low, long high) {
        return any(low, high, 0) || any(low, high, 1) || any(low, high, 2);
    }

    private static boolean any(long low, long high, int direction) {
        return (low(low, high, direction) | high(high, direction)) != 0;
    }

    /** The number of rows. */
    static int count(long low, long high) {
        int count = 0;
        for (int direction = 0; direction < LINES; direction++) {
            count += Long.bitCount(low(low, high, direction)) + Long.bitCount(high(high, direction));
        }
        return count;
    }

    /** The rows, ordered by their first point, then by their last. */
    static List<TakeRow> list(long low, long high) {
        List<TakeRow> rows = new ArrayList<>();
        for (int direction = 0; direction < LINES; direction++) {
            int reach = reach(direction);
            for (Point first : Board.points(low(low, high, direction), high(high, direction))) {
                rows.add(new TakeRow(first, Point.ofBit(first.bit() + reach)));
            }
        }
        rows.sort(Moves.ROW_ORDER);
        return rows;
    }

    private static int reach(int direction) {
        return (LENGTH - 1) * Rays.step(direction);
    }

    private static long low(long low, long high, int direction) {
        int step = Rays.step(direction);
        long pairs = low & back(low, high, step);
        long pairsHigh = high & (high >>> step);
        return pairs & back(pairs, pairsHigh, 2 * step) & back(low, high, 4 * step);
    }

    private static long high(long high, int direction) {
        int step = Rays.step(direction);
        long pairs = high & (high >>> step);
        return pairs & (pairs >>> (2 * step)) & (high >>> (4 * step));
    }

    /** The low half of a set shifted back by less than 64 bits. */
    private static long back(long low, long high, int bits) {
        return (low >>> bits) | (high << (64 - bits));
    }
}
