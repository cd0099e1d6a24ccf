package org.ludex.sixth;

import java.util.Objects;
import org.ludex.core.Footprint;
import org.ludex.core.Move;

/** What a player does in a turn of SiXTH (S1). */
public sealed interface SixthMove extends Move {

    /**
     * A piece enters from beside the board: {@code c3}, {@code Gc3}, {@code Hc3}, {@code Lc3}.
     *
     * @param kind the kind of piece
     * @param at the cell
     */
    record Enter(PieceKind kind, Cell at) implements SixthMove {
        /** Refuses null. */
        public Enter {
            Objects.requireNonNull(kind, "the kind is null");
            Objects.requireNonNull(at, "the cell is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(at);
        }

        /** The same in every run, unlike the hash code of an enum constant. */
        @Override
        public int hashCode() {
            return at.hashCode() * 31 + kind.letter().hashCode();
        }

        @Override
        public String toString() {
            return kind.letter() + at;
        }
    }

    /**
     * A whole tower moves: {@code c3-d5}.
     *
     * @param from the cell it leaves
     * @param to the cell it lands on
     */
    record MoveTower(Cell from, Cell to) implements SixthMove {
        /** Refuses null. */
        public MoveTower {
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

    /**
     * The top pieces of a tower move: {@code 2c3-d5}. As many as the tower has mean the whole tower.
     *
     * @param count how many pieces move; a Giant is one
     * @param from the cell they leave
     * @param to the cell they land on
     */
    record MovePart(int count, Cell from, Cell to) implements SixthMove {
        /** Refuses null. */
        public MovePart {
            Objects.requireNonNull(from, "the cell it leaves is null");
            Objects.requireNonNull(to, "the cell it lands on is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(from, to);
        }

        @Override
        public String toString() {
            return count + "" + from + "-" + to;
        }
    }

    /** A pass by a player who has no other turn, if the options allow it: {@code pass}. */
    record Pass() implements SixthMove {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /** Enters a simple piece. */
    static SixthMove enter(Cell at) {
        return new Enter(PieceKind.SIMPLE, at);
    }

    /** Enters a piece. */
    static SixthMove enter(PieceKind kind, Cell at) {
        return new Enter(kind, at);
    }

    /** Moves a whole tower. */
    static SixthMove tower(Cell from, Cell to) {
        return new MoveTower(from, to);
    }

    /** Moves the top pieces of a tower. */
    static SixthMove part(int count, Cell from, Cell to) {
        return new MovePart(count, from, to);
    }

    /** Passes. */
    static SixthMove pass() {
        return new Pass();
    }
}
