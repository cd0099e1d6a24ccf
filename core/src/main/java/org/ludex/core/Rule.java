package org.ludex.core;

import java.util.Locale;

/**
 * A numbered rule of a game's rulebook. Each game has an enum of them, so that every refusal and every outcome can name
 * the rule behind it.
 *
 * <p>What a rulebook takes for granted (the wrong seat moves, the game is over) is a constant too, with a word for a
 * code. Codes are unique within a game.
 */
public interface Rule {

    /** What a rule does. */
    enum Kind {
        /** Forbids something: met as the reason of a refusal. */
        CONSTRAINT,
        /** Allows something. */
        PERMISSION,
        /** Says how something is done. */
        PROCEDURE,
        /** Ends the game: met as the reason of an outcome. */
        ENDING
    }

    /**
     * The rulebook's number, such as {@code H6}, or a word where the book has none, such as {@code wrong-seat}. Unless
     * the enum says otherwise, it is the constant's name: as it stands where it contains a digit, and in lower case
     * with hyphens where it is made of words.
     */
    default String code() {
        String name = name();
        boolean numbered = name.chars().anyMatch(Character::isDigit);
        return numbered ? name : name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What the rule does. */
    Kind kind();

    /** The constant's name. */
    String name();

    /** The rule in one sentence, in the language asked for or in English. */
    default String title(Locale locale) {
        return Messages.title(this, locale);
    }
}
