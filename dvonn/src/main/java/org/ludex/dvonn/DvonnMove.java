package org.ludex.dvonn;

import java.util.Objects;
import org.ludex.core.Footprint;
import org.ludex.core.Move;

/** A move of DVONN: a piece placed, a stack moved, or a forced pass. */
public sealed interface DvonnMove extends Move {

    /**
     * Places the next piece. Written {@code g2}.
     *
     * @param cell the space to place it on
     */
    record Place(Cell cell) implements DvonnMove {
        /** Refuses null. */
        public Place {
            Objects.requireNonNull(cell, "the cell is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(cell);
        }

        @Override
        public String toString() {
            return cell.toString();
        }
    }

    /**
     * Moves a stack onto another. Written {@code a2-b2}.
     *
     * @param from the space of the stack
     * @param to the space where it lands
     */
    record Stack(Cell from, Cell to) implements DvonnMove {
        /** Refuses null. */
        public Stack {
            Objects.requireNonNull(from, "the cell it leaves is null");
            Objects.requireNonNull(to, "the cell it lands on is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(from, to);
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /** Passes, because no stack can move. Written {@code pass}. */
    record Pass() implements DvonnMove {
        @Override
        public String toString() {
            return "pass";
        }
    }
}
