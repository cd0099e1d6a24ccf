package org.ludex.core;

import java.util.Optional;

/** Who acts next: a seat, chance (a roll, a deal), or nobody because the game is over. */
public sealed interface Turn {

    /** A seat has to decide. */
    record OfSeat(Seat who) implements Turn {
        @Override
        public Optional<Seat> seat() {
            return Optional.of(who);
        }

        @Override
        public String toString() {
            return who.id();
        }
    }

    /** Nobody decides: a die, a shuffle or a deal comes next. */
    record Chance() implements Turn {
        private static final Chance INSTANCE = new Chance();

        @Override
        public String toString() {
            return "chance";
        }
    }

    /** The game is over. */
    record Nobody() implements Turn {
        private static final Nobody INSTANCE = new Nobody();

        @Override
        public String toString() {
            return "nobody";
        }
    }

    /** The seat that is due, if one is. */
    default Optional<Seat> seat() {
        return Optional.empty();
    }

    /** The turn of a seat. */
    static Turn of(Seat seat) {
        return new OfSeat(seat);
    }

    /** The turn of chance. */
    static Turn chance() {
        return Chance.INSTANCE;
    }

    /** No turn at all: the game is over. */
    static Turn nobody() {
        return Nobody.INSTANCE;
    }
}
