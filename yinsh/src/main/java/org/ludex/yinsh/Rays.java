package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lines of the board, computed once: for every point, the points ahead in each of six directions. Directions 0, 1
 * and 2 lead to points with higher bits (up the column, along the row, along the diagonal); 3, 4 and 5 are their
 * opposites.
 *
 * <p>A set of points is two longs: bits 0 to 63 are in the low one, the others in the high one. The bit of a point is
 * eleven times its column plus its row minus one. A step in one direction is then the same shift for all points. A
 * shift that leaves the board never ends on another point, because a column that reaches row 11 is never followed by a
 * column that has row 1.
 */
final class Rays {

    /** The number of directions. */
    static final int DIRECTIONS = 6;

    /** The number of bits in a set of points. */
    static final int BITS = 128;

    private static final int[] COLUMN_STEPS = {0, 1, 1, 0, -1, -1};
    private static final int[] ROW_STEPS = {1, 0, 1, -1, 0, -1};

    private static final long[] LOW = new long[BITS * DIRECTIONS];
    private static final long[] HIGH = new long[BITS * DIRECTIONS];
    private static final byte[] LENGTH = new byte[BITS * DIRECTIONS];
    private static final byte[] DIRECTION = new byte[BITS * BITS];

    /** All points. */
    static final long BOARD_LOW;

    /** All points. */
    static final long BOARD_HIGH;

    static {
        Arrays.fill(DIRECTION, (byte) -1);
        long low = 0;
        long high = 0;
        for (Point point : Point.all()) {
            low |= low(point.bit());
            high |= high(point.bit());
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                cast(point, direction);
            }
        }
        BOARD_LOW = low;
        BOARD_HIGH = high;
    }

    private Rays() {}

    private static void cast(Point from, int direction) {
        int ray = from.bit() * DIRECTIONS + direction;
        int column = from.column() - 'a' + COLUMN_STEPS[direction];
        int row = from.row() + ROW_STEPS[direction];
        while (Point.find(column, row).isPresent()) {
            int bit = Point.of((char) ('a' + column), row).bit();
            LOW[ray] |= low(bit);
            HIGH[ray] |= high(bit);
            LENGTH[ray]++;
            DIRECTION[from.bit() * BITS + bit] = (byte) direction;
            column += COLUMN_STEPS[direction];
            row += ROW_STEPS[direction];
        }
    }

    /** The low half of the set that holds one point. */
    static long low(int bit) {
        return bit < 64 ? 1L << bit : 0;
    }

    /** The high half of the set that holds one point. */
    static long high(int bit) {
        return bit < 64 ? 0 : 1L << bit;
    }

    /** The direction from one point to another, or -1 if they are not on one line or are the same. */
    static int direction(int from, int to) {
        return DIRECTION[from * BITS + to];
    }

    /** The number of bits that one step in a direction shifts by. */
    static int step(int direction) {
        return COLUMN_STEPS[direction] * Point.COLUMNS + ROW_STEPS[direction];
    }

    /** The points ahead of a point. */
    static long low(int from, int direction) {
        return LOW[from * DIRECTIONS + direction];
    }

    /** The points ahead of a point. */
    static long high(int from, int direction) {
        return HIGH[from * DIRECTIONS + direction];
    }

    /** The number of points ahead of a point. */
    static int length(int from, int direction) {
        return LENGTH[from * DIRECTIONS + direction];
    }

    /** The first point of a non-empty set in a direction. */
    static int first(long low, long high, int direction) {
        if (direction < DIRECTIONS / 2) {
            return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
        }
        return high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
    }

    /** The points on a line from one point to another, both included; only those two if they are not on one line. */
    static List<Point> line(Point from, Point to) {
        int direction = direction(from.bit(), to.bit());
        int step = direction < 0 ? to.bit() - from.bit() : step(direction);
        List<Point> points = new ArrayList<>();
        for (int bit = from.bit(); bit != to.bit(); bit += step) {
            points.add(Point.ofBit(bit));
        }
        points.add(to);
        return points;
    }
}
