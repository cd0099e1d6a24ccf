package org.ludex.notation;

import java.util.Locale;
import java.util.Optional;

/**
 * The last word of a record, where the moves do not tell the whole story.
 *
 * @param kind what happened
 * @param seat the seat it happened to, where the word names one; otherwise it is the seat to move
 */
public record Ending(Kind kind, Optional<String> seat) {

    /** How a record can end. */
    public enum Kind {
        /** A seat gave up. */
        RESIGN,
        /** A seat ran out of time. */
        TIME,
        /** A seat lost by decision. */
        FORFEIT,
        /** A draw was agreed. */
        AGREED,
        /** The record stops here. */
        STOP;

        /** The word that records use. */
        @Override
        public String toString() {
            return this == STOP ? "*" : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Reads an ending word, such as {@code white:resign}, in any case.
     *
     * @return the ending, or empty when it is none
     */
    public static Optional<Ending> parse(String word) {
        int colon = word.indexOf(':');
        Optional<String> seat = colon < 0 ? Optional.empty() : Optional.of(word.substring(0, colon));
        String last = word.substring(colon + 1).toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            boolean takesSeat = kind != Kind.STOP && kind != Kind.AGREED;
            if (last.equals(kind.toString()) && (seat.isEmpty() || takesSeat)) {
                return Optional.of(new Ending(kind, seat));
            }
        }
        return Optional.empty();
    }

    /** The word as it is written. */
    @Override
    public String toString() {
        return seat.map(who -> who + ":").orElse("") + kind;
    }
}
