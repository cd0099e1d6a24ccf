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

    /** The steps up a column, along a row and along a diagonal, as {@link Rays} numbers the first three directions. */
    private static final int UP = 1;

    private static final int ALONG = Point.COLUMNS;
    private static final int ACROSS = Point.COLUMNS + 1;
    private static final int[] STEPS = {UP, ALONG, ACROSS};

    private Rows() {}

    /** Whether there is a row. Asked twice at every ply, so with steps that are constants. */
    static boolean any(long low, long high) {
        return any(low, high, UP) || any(low, high, ALONG) || any(low, high, ACROSS);
    }

    private static boolean any(long low, long high, int step) {
        return (low(low, high, step) | high(high, step)) != 0;
    }

    /** The number of rows. */
    static int count(long low, long high) {
        int count = 0;
        for (int step : STEPS) {
            count += Long.bitCount(low(low, high, step)) + Long.bitCount(high(high, step));
        }
        return count;
    }

    /** The rows, ordered by their first point, then by their last. */
    static List<TakeRow> list(long low, long high) {
        List<TakeRow> rows = new ArrayList<>();
        for (int step : STEPS) {
            for (Point first : Board.points(low(low, high, step), high(high, step))) {
                rows.add(new TakeRow(first, Point.ofBit(first.bit() + (LENGTH - 1) * step)));
            }
        }
        rows.sort(Moves.ROW_ORDER);
        return rows;
    }

    private static long low(long low, long high, int step) {
        long pairs = low & back(low, high, step);
        long pairsHigh = high & (high >>> step);
        return pairs & back(pairs, pairsHigh, 2 * step) & back(low, high, 4 * step);
    }

    private static long high(long high, int step) {
        long pairs = high & (high >>> step);
        return pairs & (pairs >>> (2 * step)) & (high >>> (4 * step));
    }

    /** The low half of a set shifted back by less than 64 bits. */
    private static long back(long low, long high, int bits) {
        return (low >>> bits) | (high << (64 - bits));
    }
}
