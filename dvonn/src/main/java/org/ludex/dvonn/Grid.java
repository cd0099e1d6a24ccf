package org.ludex.dvonn;

/**
 * The spaces of the board as bits of a long, and their geometry. The space in column x and row y, both starting at 0,
 * is bit 12y + x. Because one column is unused, each of the six directions is a single shift, and whatever leaves the
 * board ends on an unused bit.
 */
final class Grid {

    /** The length of arrays that are indexed by bit. */
    static final int SIZE = 60;

    /** All spaces. */
    static final long SPACES = spaces();

    private static final int WIDTH = 12;
    private static final int COLUMNS = 11;
    private static final int ROWS = 5;

    /** The longest straight line has eleven spaces, which is ten steps. A taller stack cannot move. */
    static final int LONGEST = 10;

    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}};
    private static final long[] RINGS = rings();
    private static final long[] LANDINGS = landings();

    /** The directions as differences between bits, in the order in which they go round a space. */
    private static final int[] ROUND = {1, WIDTH + 1, WIDTH, -1, -WIDTH - 1, -WIDTH};

    /** A bit for each pattern of occupied neighbours: whether they are one group, or none. */
    private static final long GROUPED = grouped();

    private Grid() {}

    static int bit(int column, int row) {
        return row * WIDTH + column;
    }

    static int column(int bit) {
        return bit % WIDTH;
    }

    static int row(int bit) {
        return bit / WIDTH;
    }

    /** Whether the board has such a space: rows above the middle begin later, and rows below it end earlier. */
    static boolean contains(int column, int row) {
        return column >= Math.max(0, row - 2)
                && column < Math.min(COLUMNS, row + COLUMNS - 2)
                && row >= 0
                && row < ROWS;
    }

    /** The spaces next to those of a set. */
    static long spread(long set) {
        return (set << 1 | set >>> 1 | set << 12 | set >>> 12 | set << 13 | set >>> 13) & SPACES;
    }

    /** The spaces of an occupied set whose six neighbours are occupied too; never a space at the edge. */
    static long surrounded(long occupied) {
        return occupied
                & occupied << 1
                & occupied >>> 1
                & occupied << 12
                & occupied >>> 12
                & occupied << 13
                & occupied >>> 13;
    }

    /** Whether one space is surrounded. */
    static boolean isSurrounded(int bit, long occupied) {
        long ring = RINGS[bit];
        return (occupied & ring) == ring;
    }

    /**
     * Whether the occupied neighbours of a space are one group without it, or none. Then it holds nothing together: all that
     * is connected through it stays connected when it is empty.
     */
    static boolean isLoose(int bit, long occupied) {
        long near = Long.rotateRight(occupied & RINGS[bit], bit - WIDTH - 1);
        return ((GROUPED >>> pattern(near)) & 1) != 0;
    }

    /** The six neighbours of bit 13 as a number below 64. */
    private static int pattern(long near) {
        return (int) ((near & 3) | ((near >>> 10) & 4) | ((near >>> 11) & 8) | ((near >>> 21) & 48));
    }

    private static long grouped() {
        long grouped = 0;
        for (int neighbours = 0; neighbours < 1 << ROUND.length; neighbours++) {
            long near = 0;
            int groups = 0;
            for (int i = 0; i < ROUND.length; i++) {
                boolean isOccupied = ((neighbours >>> i) & 1) != 0;
                boolean begins = ((neighbours >>> ((i + 1) % ROUND.length)) & 1) == 0;
                near |= isOccupied ? 1L << (WIDTH + 1 + ROUND[i]) : 0;
                groups += isOccupied && begins ? 1 : 0;
            }
            grouped |= groups <= 1 ? 1L << pattern(near) : 0;
        }
        return grouped;
    }

    /** The number of steps that lead from spaces of one set to neighbouring spaces of another. */
    static int countSteps(long from, long to) {
        return Long.bitCount(from << 1 & to)
                + Long.bitCount(from >>> 1 & to)
                + Long.bitCount(from << 12 & to)
                + Long.bitCount(from >>> 12 & to)
                + Long.bitCount(from << 13 & to)
                + Long.bitCount(from >>> 13 & to);
    }

    /** The spaces of an occupied set that are connected to a seed within it. */
    static long connected(long occupied, long seeds) {
        long reached = seeds;
        while (true) {
            long more = reached | (spread(reached) & occupied);
            if (more == reached || more == occupied) {
                return more;
            }
            reached = more;
        }
    }

    /** The spaces on which a stack of a certain height can land, occupied or not. */
    static long landings(int bit, int height) {
        return height > LONGEST ? 0 : LANDINGS[height * SIZE + bit];
    }

    private static long spaces() {
        long all = 0;
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                all |= contains(column, row) ? 1L << bit(column, row) : 0;
            }
        }
        return all;
    }

    /** The neighbours of each space. If there are fewer than six, they include a bit that is never occupied. */
    private static long[] rings() {
        long[] rings = new long[SIZE];
        for (long rest = SPACES; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            long ring = spread(1L << bit);
            rings[bit] = Long.bitCount(ring) == DIRECTIONS.length ? ring : ring | Long.MIN_VALUE;
        }
        return rings;
    }

    private static long[] landings() {
        long[] landings = new long[(LONGEST + 1) * SIZE];
        for (int height = 1; height <= LONGEST; height++) {
            for (long rest = SPACES; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                for (int[] direction : DIRECTIONS) {
                    int column = column(bit) + height * direction[0];
                    int row = row(bit) + height * direction[1];
                    landings[height * SIZE + bit] |= contains(column, row) ? 1L << bit(column, row) : 0;
                }
            }
        }
        return landings;
    }
}
