package org.ludex.core;

import java.util.Locale;

/**
 * A numbered rule of a game's rulebook. Each game has an enum of rules, so every refusal and every outcome can name the
 * rule behind it.
 *
 * <p>What a rulebook takes for granted (only the player to move may move, and only until the game is over) has a
 * constant too, whose code is a word. Codes are unique within a game.
 */
public interface Rule {

    /** What a rule does. */
    enum Kind {
        /** Forbids something: the reason for a refusal. */
        CONSTRAINT,
        /** Allows something. */
        PERMISSION,
        /** Describes how something is done. */
        PROCEDURE,
        /** Ends the game: the reason for an outcome. */
        ENDING
    }

    /**
     * The number in the rulebook, such as {@code H6}, or a word if the rulebook has no number, such as {@code
     * wrong-seat}. By default this is the constant's name: unchanged if it contains a digit, otherwise in lower case
     * with hyphens.
     */
    default String code() {
        String name = name();
        for (int i = 0; i < name.length(); i++) {
            if (Character.isDigit(name.charAt(i))) {
                return name;
            }
        }
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What the rule does. */
    Kind kind();

    /** The constant's name. */
    String name();

    /** The rule in one sentence, in the requested language or in English. */
    default String title(Locale locale) {
        return Messages.title(this, locale);
    }
}
