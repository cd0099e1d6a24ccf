package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.ludex.core.Footprint;
import org.ludex.core.Move;

/**
 * A move of Kamisado. Its text consists of the four symbols of a score sheet: the tower, an arrow from the mover's
 * point of view, the number of squares, and the colour of the square where the tower lands.
 *
 * <p>The squares alone determine the arrow: a move to a higher row is Black's, a move to a lower row is White's.
 */
public sealed interface KamisadoMove extends Move {

    /**
     * A tower moves forward to an empty square: {@code R↗3B}.
     *
     * @param tower the colour of the tower
     * @param from where it is
     * @param to where it goes
     */
    record Step(Colour tower, Square from, Square to) implements KamisadoMove {
        /** Refuses null. */
        public Step {
            Objects.requireNonNull(tower, "the tower is null");
            Objects.requireNonNull(from, "the square it leaves is null");
            Objects.requireNonNull(to, "the square it goes to is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(from, to);
        }

        @Override
        public int hashCode() {
            return (tower.index() * 64 + from.index()) * 64 + to.index();
        }

        /** The four symbols, or coordinates such as {@code c1-b1} if no arrow fits. */
        @Override
        public String toString() {
            return Symbols.forward(tower, from, to).orElseGet(() -> from + "-" + to);
        }
    }

    /**
     * A sumo moves one square forward and pushes the towers ahead: {@code R↑1B O↓1K}. The direction runs from the
     * pusher's square to the landing square.
     *
     * @param tower the colour of the pusher
     * @param from where the pusher is
     * @param pushed the colour of the farthest pushed tower
     * @param landing where the farthest pushed tower lands
     */
    record Push(Colour tower, Square from, Colour pushed, Square landing) implements KamisadoMove {
        /** Refuses null. */
        public Push {
            Objects.requireNonNull(tower, "the tower is null");
            Objects.requireNonNull(from, "the square it leaves is null");
            Objects.requireNonNull(pushed, "the pushed tower is null");
            Objects.requireNonNull(landing, "the landing square is null");
        }

        /** From the pusher's square to the square that it enters; touches every square up to the landing square. */
        @Override
        public Footprint footprint() {
            return Footprint.between(from, to()).touching(line());
        }

        /** The squares from the pusher's square to the landing square. */
        List<Square> line() {
            List<Square> line = new ArrayList<>(List.of(from));
            for (Square square = from; square != landing; ) {
                square = square.towards(landing);
                line.add(square);
            }
            return line;
        }

        @Override
        public int hashCode() {
            return ((tower.index() * 64 + from.index()) * 8 + pushed.index()) * 64 + landing.index();
        }

        /** The four symbols of the pusher and of the pushed tower, or coordinates if no arrow fits. */
        @Override
        public String toString() {
            return to() == from
                    ? from + "-" + from
                    : Symbols.forward(tower, from, to()).orElseGet(() -> from + "-" + to()) + " " + pushed.letter()
                            + "↓1" + landing.colour().letter();
        }

        /** The square that the pusher enters: one step towards the landing square. */
        public Square to() {
            return from.towards(landing);
        }
    }

    /**
     * The zero move of a tower that cannot move: {@code G0Y}.
     *
     * @param tower the colour of the tower
     * @param at where it is
     */
    record Blocked(Colour tower, Square at) implements KamisadoMove {
        /** Refuses null. */
        public Blocked {
            Objects.requireNonNull(tower, "the tower is null");
            Objects.requireNonNull(at, "the square is null");
        }

        /** From the tower's square to the same square. */
        @Override
        public Footprint footprint() {
            return Footprint.between(at, at);
        }

        @Override
        public int hashCode() {
            return tower.index() * 64 + at.index();
        }

        /** The tower, a zero, and the colour of its square. */
        @Override
        public String toString() {
            return tower.letter() + "0" + at.colour().letter();
        }
    }

    /**
     * The winner of a round chooses how the home rows are refilled: {@code fill-left} or {@code fill-right}.
     *
     * @param from the side to fill from
     */
    record Fill(FillSide from) implements KamisadoMove {
        /** Refuses null. */
        public Fill {
            Objects.requireNonNull(from, "the side is null");
        }

        @Override
        public int hashCode() {
            return from == FillSide.LEFT ? 0 : 1;
        }

        @Override
        public String toString() {
            return "fill-" + from;
        }
    }
}
