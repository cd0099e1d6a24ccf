package org.ludex.dog.mensch;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.dog.Cell;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.Spot;

/**
 * A roll of the die, or what a player does with it. A record joins the two: {@code A 6 k>0}, {@code A 3 -}. The hash code
 * of a move is the one of its text, the same in every virtual machine.
 */
public sealed interface MenschMove extends Move {

    /** Who rolls or moves. */
    Player seat();

    /**
     * The die is rolled: {@code A roll 6}.
     *
     * @param seat who rolls
     * @param die the number rolled
     */
    record Roll(Player seat, int die) implements MenschMove {
        /** Refuses null. */
        public Roll {
            Objects.requireNonNull(seat, "the seat is null");
        }

        @Override
        public String toString() {
            return seat + " roll " + die;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A piece moves: {@code A k>0}.
     *
     * @param seat who moves it
     * @param from the cell that the piece leaves
     * @param to the cell that it reaches
     * @param hits the piece that was hit, as a check that a record may add; empty for no check
     */
    record Go(Player seat, Cell from, Cell to, List<Place> hits) implements MenschMove {
        /** Refuses null. Keeps a copy of the hits. */
        public Go {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(from, "the cell it leaves is null");
            Objects.requireNonNull(to, "the cell it reaches is null");
            hits = List.copyOf(hits);
        }

        /** A move without a check. */
        public Go(Player seat, Cell from, Cell to) {
            this(seat, from, to, List.of());
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(Spot.of(seat, from), Spot.of(seat, to));
        }

        @Override
        public String toString() {
            String check = hits.isEmpty()
                    ? ""
                    : hits.stream().map(Place::toString).collect(Collectors.joining(",", " hit ", ""));
            return seat + " " + from + ">" + to + check;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * No piece can move: {@code A -}.
     *
     * @param seat who rolled
     */
    record Stay(Player seat) implements MenschMove {
        /** Refuses null. */
        public Stay {
            Objects.requireNonNull(seat, "the seat is null");
        }

        @Override
        public String toString() {
            return seat + " -";
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }
}
