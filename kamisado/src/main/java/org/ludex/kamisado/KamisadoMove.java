package org.ludex.kamisado;

import org.ludex.core.Move;

/**
 * A move of Kamisado. Its text is the score sheet's four symbols: the tower, an arrow as the mover sees it, the number
 * of squares, and the colour it lands on.
 *
 * <p>Arrows follow from the squares alone: a move to a higher row is Black's, a move to a lower row White's.
 */
public sealed interface KamisadoMove extends Move {

    /**
     * A tower goes forward to an empty square: {@code R↗3B}.
     *
     * @param tower the colour of the tower
     * @param from where it stands
     * @param to where it goes
     */
    record Step(Colour tower, Square from, Square to) implements KamisadoMove {
        /** The four symbols; coordinates, such as {@code c1-b1}, for what has no arrow. */
        @Override
        public String toString() {
            return Symbols.forward(tower, from, to).orElseGet(() -> from + "-" + to);
        }
    }

    /**
     * A sumo goes one square forward and pushes what stands there: {@code R↑1B O↓1K}. The direction is the one from the
     * pusher's square to the landing square.
     *
     * @param tower the colour of the pusher
     * @param from where the pusher stands
     * @param pushed the colour of the farthest pushed tower
     * @param landing where the farthest pushed tower lands
     */
    record Push(Colour tower, Square from, Colour pushed, Square landing) implements KamisadoMove {
        /** The pusher's four symbols and the pushed tower's; coordinates for what has no arrow. */
        @Override
        public String toString() {
            return to() == from
                    ? from + "-" + from
                    : Symbols.forward(tower, from, to()).orElseGet(() -> from + "-" + to()) + " " + pushed.letter()
                            + "↓1" + landing.colour().letter();
        }

        /** The square that the pusher enters: one step from where it stands towards the landing square. */
        public Square to() {
            int file = from.file() + Integer.signum(landing.file() - from.file());
            int row = from.row() + Integer.signum(landing.row() - from.row());
            return Square.of(file, row).orElseThrow();
        }
    }

    /**
     * The zero move of a tower that cannot move: {@code G0Y}.
     *
     * @param tower the colour of the tower
     * @param at where it stands
     */
    record Blocked(Colour tower, Square at) implements KamisadoMove {
        /** The tower, zero, and the colour it stands on. */
        @Override
        public String toString() {
            return tower.letter() + "0" + at.colour().letter();
        }
    }

    /**
     * The winner of a round has the home rows filled again: {@code fill-left} or {@code fill-right}.
     *
     * @param from where the filling begins
     */
    record Fill(FillSide from) implements KamisadoMove {
        @Override
        public String toString() {
            return "fill-" + from;
        }
    }
}
