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

        boolean takesSeat() {
            return this != STOP && this != AGREED;
        }

        /** The word that records use. */
        @Override
        public String toString() {
            return this == STOP ? "*" : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Checks that the ending can be written.
     *
     * @throws IllegalArgumentException when it is of a kind that is about no seat, or the seat is not a word of letters
     */
    public Ending {
        if (seat.isPresent() && !(kind.takesSeat() && isSeat(seat.get()))) {
            throw new IllegalArgumentException("no ending: " + seat.get() + ":" + kind);
        }
    }

    private static boolean isSeat(String word) {
        return !word.isEmpty() && word.chars().allMatch(c -> (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
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
            boolean fits = seat.isEmpty() || (kind.takesSeat() && isSeat(seat.get()));
            if (last.equals(kind.toString()) && fits) {
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
