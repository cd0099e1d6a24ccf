package org.ludex.kamisado;

/**
 * The eight towers of a side, packed into a long: one byte for each colour, the lowest for brown, with the rank in its
 * two upper bits and the square in its six lower bits.
 */
final class Towers {

    /** Stands for no tower. */
    static final int NONE = 8;

    private static final long ONES = 0x0101010101010101L;
    private static final long SQUARES = ONES * 0x3F;

    private static final byte[] COLOURS = new byte[64];

    static {
        for (Square square : Square.values()) {
            COLOURS[square.index()] = (byte) square.colour().index();
        }
    }

    private Towers() {}

    /** The colour of a square. */
    static int colour(int square) {
        return COLOURS[square];
    }

    static int square(long towers, int colour) {
        return (int) (towers >>> (colour << 3)) & 63;
    }

    static int rank(long towers, int colour) {
        return (int) (towers >>> ((colour << 3) + 6)) & 3;
    }

    /** The towers after one moved from a square to another. */
    static long moved(long towers, int colour, int from, int to) {
        return towers ^ (long) (from ^ to) << (colour << 3);
    }

    /** The towers with one more, whose byte was empty. */
    static long with(long towers, int colour, int rank, int square) {
        return towers | (long) (rank << 6 | square) << (colour << 3);
    }

    /** The towers after one, which is not a triple, got a tooth. */
    static long promoted(long towers, int colour) {
        return towers + (0x40L << (colour << 3));
    }

    /** The towers after one with a tooth lost it. */
    static long demoted(long towers, int colour) {
        return towers - (0x40L << (colour << 3));
    }

    /** The colour of the tower on a square, or {@link #NONE}. */
    static int on(long towers, int square) {
        long differences = (towers & SQUARES) ^ ONES * square;
        // Only the lowest zero byte can set its high bit, because squares are below 64 and all different.
        return Long.numberOfTrailingZeros((differences - ONES) & ~differences & ONES << 7) >>> 3;
    }

    /** The set of squares of the towers. */
    static long squares(long towers) {
        long squares = 0;
        for (int colour = 0; colour < 8; colour++) {
            squares |= 1L << square(towers, colour);
        }
        return squares;
    }

    /** The number of teeth on all towers. */
    static int teeth(long towers) {
        int teeth = 0;
        for (int colour = 0; colour < 8; colour++) {
            teeth += rank(towers, colour);
        }
        return teeth;
    }

    /** The value of all teeth in points: 1 for the first tooth of a tower, 2 for the second, 4 for the third. */
    static int points(long towers) {
        int points = 0;
        for (int colour = 0; colour < 8; colour++) {
            points += (1 << rank(towers, colour)) - 1;
        }
        return points;
    }
}
