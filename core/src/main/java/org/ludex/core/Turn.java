package org.ludex.core;

import java.util.Optional;

/** Who acts next: a seat, chance (a roll, a deal), or nobody because the game is over. */
public sealed interface Turn {

    /** A seat has to make a decision. */
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

    /** No seat decides: a roll, a shuffle or a deal comes next. */
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

    /** The seat whose turn it is, if any. */
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

    /** Nobody's turn: the game is over. */
    static Turn nobody() {
        return Nobody.INSTANCE;
    }
}
