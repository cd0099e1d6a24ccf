package org.ludex.kamisado;

/** Where a tower can step. Sets of squares are bits of a long: bit i is the square with index i. */
final class Reach {

    /** The directions of a step, as the mover sees them. */
    static final int STRAIGHT = 0;

    static final int LEFT = 1;
    static final int RIGHT = 2;

    /** The squares ahead of a square within reach of a tower, by side, rank, direction and square. */
    private static final long[] RAYS = new long[2 * 4 * 3 * 64];

    static {
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                for (Square from : Square.values()) {
                    for (int direction = STRAIGHT; direction <= RIGHT; direction++) {
                        RAYS[slot(side.index(), rank.index(), direction) + from.index()] =
                                ray(side, rank, direction, from);
                    }
                }
            }
        }
    }

    private Reach() {}

    private static int slot(int side, int rank, int direction) {
        return ((side * 4 + rank) * 3 + direction) * 64;
    }

    private static long ray(Side side, Rank rank, int direction, Square from) {
        int right = direction == STRAIGHT ? 0 : direction == RIGHT ? side.forward() : -side.forward();
        long squares = 0;
        for (int distance = 1; distance <= rank.longestMove(); distance++) {
            squares |= Square.of(from.file() + right * distance, from.row() + side.forward() * distance)
                    .map(square -> 1L << square.index())
                    .orElse(0L);
        }
        return squares;
    }

    /** The change of a square's index by one step in a direction. */
    static int step(int side, int direction) {
        int step = direction == STRAIGHT ? 8 : direction == LEFT ? 7 : 9;
        return side == 0 ? step : -step;
    }

    /** The number of squares in a direction up to the edge of the board. */
    static int room(int side, int direction, int from) {
        return Long.bitCount(RAYS[slot(side, 0, direction) + from]);
    }

    /** The empty squares that a tower can step to in one direction. */
    static long ray(int side, int rank, int direction, int from, long occupied) {
        long ray = RAYS[slot(side, rank, direction) + from];
        long blockers = ray & occupied;
        if (blockers == 0) {
            return ray;
        }
        return side == 0 ? ray & (Long.lowestOneBit(blockers) - 1) : ray & -(Long.highestOneBit(blockers) << 1);
    }

    /** Whether a tower can step to a square. */
    static boolean canStepTo(int side, int rank, int from, int to, long occupied) {
        int files = (to & 7) - (from & 7);
        int direction = files == 0 ? STRAIGHT : files > 0 == (side == 0) ? RIGHT : LEFT;
        return (ray(side, rank, direction, from, occupied) >>> to & 1) != 0;
    }

    /** The empty squares that a tower can step to. */
    static long steps(int side, int rank, int from, long occupied) {
        return ray(side, rank, STRAIGHT, from, occupied)
                | ray(side, rank, LEFT, from, occupied)
                | ray(side, rank, RIGHT, from, occupied);
    }

    /** Whether the square straight ahead of a tower is empty. */
    static boolean canGoStraight(int side, int from, long occupied) {
        return (RAYS[slot(side, 3, STRAIGHT) + from] & ~occupied) != 0;
    }

    /** Whether one of the three squares next to a tower, forward, is empty. */
    static boolean canStep(int side, int from, long occupied) {
        // A triple sumo moves one square, so its rays are just the squares next to it.
        int slot = slot(side, 3, STRAIGHT) + from;
        return ((RAYS[slot] | RAYS[slot + 64] | RAYS[slot + 128]) & ~occupied) != 0;
    }
}
