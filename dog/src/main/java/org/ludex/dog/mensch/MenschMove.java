package org.ludex.dog.mensch;

import java.util.List;
import java.util.stream.Collectors;
import org.ludex.core.Move;
import org.ludex.dog.Cell;
import org.ludex.dog.Place;
import org.ludex.dog.Player;

/** A roll and what was done with it. */
public sealed interface MenschMove extends Move {

    /** Who rolled. */
    Player seat();

    /** The number rolled. */
    int roll();

    /**
     * A piece moves: {@code A 6 k>0}.
     *
     * @param seat who rolled
     * @param roll the number rolled
     * @param from where the piece leaves
     * @param to where it arrives
     * @param hits the piece that was hit, as a check that a record may add; empty for no check
     */
    record Go(Player seat, int roll, Cell from, Cell to, List<Place> hits) implements MenschMove {
        /** Keeps a copy of the hits. */
        public Go {
            hits = List.copyOf(hits);
        }

        /** A move without a check. */
        public Go(Player seat, int roll, Cell from, Cell to) {
            this(seat, roll, from, to, List.of());
        }

        @Override
        public String toString() {
            String check = hits.isEmpty()
                    ? ""
                    : hits.stream().map(Place::toString).collect(Collectors.joining(",", " hit ", ""));
            return seat + " " + roll + " " + from + ">" + to + check;
        }
    }

    /**
     * No piece can move: {@code A 3 -}.
     *
     * @param seat who rolled
     * @param roll the number rolled
     */
    record Stay(Player seat, int roll) implements MenschMove {
        @Override
        public String toString() {
            return seat + " " + roll + " -";
        }
    }
}
