package org.ludex.core;

import java.util.List;
import java.util.Locale;

/**
 * How a game stands by its rules: open, won or drawn. What people agreed or gave up is not here; that belongs to a
 * record of the game.
 */
public sealed interface Outcome {

    /** The game goes on. */
    record Open() implements Outcome {
        private static final Open INSTANCE = new Open();
    }

    /**
     * The game is won.
     *
     * @param winners the winning seats, several where partners play together
     * @param rule the rule that says so
     */
    record Won(List<Seat> winners, Rule rule) implements Outcome {
        /** Keeps a copy of the winners, of whom there must be one. */
        public Won {
            winners = List.copyOf(winners);
            if (winners.isEmpty()) {
                throw new IllegalArgumentException("a game cannot be won by nobody");
            }
        }
    }

    /**
     * The game is a draw.
     *
     * @param rule the rule that says so
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

    /** How the game stands, in one sentence, in the language asked for or in English. */
    default String message(Locale locale) {
        return Messages.outcome(this, locale);
    }

    /** How the game stands, in one English sentence. */
    default String message() {
        return message(Locale.ENGLISH);
    }

    /** Whether the game goes on. */
    default boolean isOpen() {
        return this instanceof Open;
    }
}
