package org.ludex.yinsh;

import java.util.List;
import java.util.Objects;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.core.Spellings;

/** One decision of a player of YINSH. */
public sealed interface YinshMove extends Move {

    /**
     * Places a ring at the beginning of the game: {@code e3}.
     *
     * @param at the point to place it on
     */
    record PlaceRing(Point at) implements YinshMove {
        /** Refuses null. */
        public PlaceRing {
            Objects.requireNonNull(at, "the point is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(at);
        }

        @Override
        public String toString() {
            return at.toString();
        }
    }

    /**
     * Puts a marker into a ring and moves the ring: {@code h7-g7}.
     *
     * @param from the point of the ring, where the marker stays
     * @param to the point where the ring lands
     */
    record MoveRing(Point from, Point to) implements YinshMove {
        /** Refuses null. */
        public MoveRing {
            Objects.requireNonNull(from, "the first point is null");
            Objects.requireNonNull(to, "the last point is null");
        }

        /** Also touches the points between, where markers are flipped. */
        @Override
        public Footprint footprint() {
            return new Footprint(List.of(from), List.of(to), List.copyOf(Rays.line(from, to)));
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /**
     * Takes five markers off the board: {@code xe4-i4}. The ends may be given in either order; the one with the lower
     * letter, then with the lower number, always becomes the first.
     *
     * @param from the first marker of the row
     * @param to the last marker of the row
     */
    record TakeRow(Point from, Point to) implements YinshMove {
        /** Refuses null. Puts the ends in order. */
        public TakeRow {
            Objects.requireNonNull(from, "the first point is null");
            Objects.requireNonNull(to, "the last point is null");
            if (from.compareTo(to) > 0) {
                Point last = from;
                from = to;
                to = last;
            }
        }

        /** Starts from each of the five markers. */
        @Override
        public Footprint footprint() {
            return Footprint.off(Rays.line(from, to));
        }

        @Override
        public String toString() {
            return "x" + from + "-" + to;
        }
    }

    /**
     * Removes a ring after a row: {@code xh5}.
     *
     * @param ring the point of the ring
     */
    record TakeRing(Point ring) implements YinshMove {
        /** Refuses null. */
        public TakeRing {
            Objects.requireNonNull(ring, "the point is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.off(List.of(ring));
        }

        @Override
        public String toString() {
            return "x" + ring;
        }
    }

    /** Passes because no ring can move: {@code pass}. */
    record Pass() implements YinshMove {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /**
     * Reads one move from its canonical text, as written by {@code toString}. The ends of a row may be in either order,
     * and the case of letters is ignored.
     *
     * @throws IllegalArgumentException if the text is not a move
     */
    static YinshMove parse(String text) {
        if (text.equals("pass")) {
            return new Pass();
        }
        boolean takes = text.startsWith("x");
        String[] points = (takes ? text.substring(1) : text).split("-", -1);
        if (points.length > 2) {
            throw Spellings.unknown(YinshMove.class, "move", text);
        }
        Point first = Point.parse(points[0]);
        if (points.length == 1) {
            return takes ? new TakeRing(first) : new PlaceRing(first);
        }
        Point last = Point.parse(points[1]);
        return takes ? new TakeRow(first, last) : new MoveRing(first, last);
    }
}
