package org.ludex.kamisado;

/** Refills a home row after a round (P3, P4). */
final class Refill {

    private Refill() {}

    /**
     * The towers of a side after its home row was refilled. They are taken row by row, starting with the home row and,
     * within a row, from the chosen side, and fill the home row from that side. Left and right are as the player sees
     * them.
     */
    static long row(long towers, int side, FillSide from) {
        // Black's left is file a, White's is file h.
        boolean fromFileA = (from == FillSide.LEFT) == (side == 0);
        long filled = 0;
        int taken = 0;
        for (int row = 0; row < 8; row++) {
            for (int place = 0; place < 8; place++) {
                int tower = Towers.on(towers, square(side, row, place, fromFileA));
                if (tower != Towers.NONE) {
                    int home = square(side, 0, taken++, fromFileA);
                    filled = Towers.with(filled, tower, Towers.rank(towers, tower), home);
                }
            }
        }
        return filled;
    }

    /** A square by its distance from the home row and from the side where the filling begins. */
    private static int square(int side, int row, int place, boolean fromFileA) {
        return (side == 0 ? row : 7 - row) * 8 + (fromFileA ? place : 7 - place);
    }
}
