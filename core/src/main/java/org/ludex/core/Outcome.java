package org.ludex.core;

import java.util.List;
import java.util.Locale;

/**
 * The outcome of a game by its rules: open, won or drawn. Resignations and agreed draws are not outcomes; see {@link
 * Conclusion}.
 */
public sealed interface Outcome {

    /** The game goes on. */
    record Open() implements Outcome {
        private static final Open INSTANCE = new Open();
    }

    /**
     * The game is won.
     *
     * @param winners the winning seats, more than one if partners play together
     * @param rule the rule that decides it
     */
    record Won(List<Seat> winners, Rule rule) implements Outcome {
        /** Copies the winners and checks that there is at least one. */
        public Won {
            winners = List.copyOf(winners);
            if (winners.isEmpty()) {
                throw new InvalidValueException(Phrase.of(CoreRule.class, "invalid.no-winner"));
            }
        }
    }

    /**
     * The game is a draw.
     *
     * @param rule the rule that decides it
     */
    record Drawn(Rule rule) implements Outcome {}

    /** The game goes on. */
    static Outcome open() {
        return Open.INSTANCE;
    }

    /** One seat has won. */
    static Outcome won(Seat winner, Rule rule) {
        return new Won(List.of(winner), rule);
    }

    /** Partners have won together. */
    static Outcome won(List<? extends Seat> winners, Rule rule) {
        return new Won(List.copyOf(winners), rule);
    }

    /** Nobody has won. */
    static Outcome drawn(Rule rule) {
        return new Drawn(rule);
    }

    /** Describes the outcome in one sentence, in the requested language or in English. */
    default String message(Locale locale) {
        return Messages.outcome(this, locale);
    }

    /** Describes the outcome in one English sentence. */
    default String message() {
        return message(Locale.ENGLISH);
    }

    /** Whether the game goes on. */
    default boolean isOpen() {
        return this instanceof Open;
    }
}
