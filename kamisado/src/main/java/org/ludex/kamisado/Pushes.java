package org.ludex.kamisado;

/** Sumo pushes and what hangs on them: who can move at all, and when nobody ever can. */
final class Pushes {

    private Pushes() {}

    /** How many towers a tower can push from where it stands (S2, S5 to S9 for its rank); 0 when it cannot push. */
    static int length(long own, long opponents, long occupied, int side, int colour) {
        int rank = Towers.rank(own, colour);
        int forward = side == 0 ? 8 : -8;
        int square = Towers.square(own, colour) + forward;
        for (int count = 0; count <= rank && square >= 0 && square < 64; count++, square += forward) {
            if ((occupied >>> square & 1) == 0) {
                return count;
            }
            int pushed = Towers.on(opponents, square);
            if (pushed == Towers.NONE || Towers.rank(opponents, pushed) >= rank) {
                return 0;
            }
        }
        return 0;
    }

    /** The opponents after so many of them before a square were pushed. */
    static long pushed(long opponents, int side, int from, int length) {
        int forward = side == 0 ? 8 : -8;
        long towers = opponents;
        for (int count = length; count > 0; count--) {
            int square = from + count * forward;
            towers = Towers.moved(towers, Towers.on(towers, square), square, square + forward);
        }
        return towers;
    }

    /** Whether a tower can step or push. */
    static boolean canMove(long own, long opponents, long occupied, int side, int colour) {
        return Reach.canStep(side, Towers.square(own, colour), occupied)
                || (Towers.rank(own, colour) > 0 && length(own, opponents, occupied, side, colour) > 0);
    }

    /**
     * Follows the zero moves from a tower that is due (H6).
     *
     * @return the first tower on the way that can move, as side * 8 + colour, or -1 when the way comes back to a tower
     *     that was found blocked (H8)
     */
    static int firstMovable(long black, long white, long occupied, int side, int due) {
        int seen = 0;
        int mover = side;
        int colour = due;
        while (true) {
            long own = mover == 0 ? black : white;
            if (canMove(own, mover == 0 ? white : black, occupied, mover, colour)) {
                return mover << 3 | colour;
            }
            int tower = 1 << (mover << 3 | colour);
            if ((seen & tower) != 0) {
                return -1;
            }
            seen |= tower;
            colour = Towers.colour(Towers.square(own, colour));
            mover ^= 1;
        }
    }
}
