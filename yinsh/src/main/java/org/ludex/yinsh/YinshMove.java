package org.ludex.yinsh;

import org.ludex.core.Move;

/** One decision of a player of YINSH. */
public sealed interface YinshMove extends Move {

    /**
     * Places a ring at the beginning of the game: {@code e3}.
     *
     * @param at where
     */
    record PlaceRing(Point at) implements YinshMove {
        @Override
        public String toString() {
            return at.toString();
        }
    }

    /**
     * Puts a marker into a ring and moves the ring: {@code h7-g7}.
     *
     * @param from where the ring stands and the marker stays
     * @param to where the ring lands
     */
    record MoveRing(Point from, Point to) implements YinshMove {
        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /**
     * Takes five markers off the board: {@code xe4-i4}. The ends may be given in either order; the one with the lower
     * letter, then with the lower number, is always the first.
     *
     * @param from the first marker of the row
     * @param to the last marker of the row
     */
    record TakeRow(Point from, Point to) implements YinshMove {
        /** Puts the ends into their order. */
        public TakeRow {
            if (from.compareTo(to) > 0) {
                Point last = from;
                from = to;
                to = last;
            }
        }

        @Override
        public String toString() {
            return "x" + from + "-" + to;
        }
    }

    /**
     * Removes a ring after a row: {@code xh5}.
     *
     * @param ring where the ring stands
     */
    record TakeRing(Point ring) implements YinshMove {
        @Override
        public String toString() {
            return "x" + ring;
        }
    }

    /** Gives up the turn where no ring can move: {@code pass}. */
    record Pass() implements YinshMove {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /**
     * Reads one move in its canonical text, the one that {@code toString} writes; the ends of a row may be in either
     * order.
     *
     * @throws IllegalArgumentException when the text is not a move
     */
    static YinshMove parse(String text) {
        if (text.equals("pass")) {
            return new Pass();
        }
        boolean takes = text.startsWith("x");
        String points = takes ? text.substring(1) : text;
        int dash = points.indexOf('-');
        if (dash < 0) {
            Point point = Point.parse(points);
            return takes ? new TakeRing(point) : new PlaceRing(point);
        }
        Point from = Point.parse(points.substring(0, dash));
        Point to = Point.parse(points.substring(dash + 1));
        return takes ? new TakeRow(from, to) : new MoveRing(from, to);
    }
}
