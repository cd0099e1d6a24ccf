package org.ludex.core;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Reads the names of enum constants in the same way, with the same error messages, for all games. */
public final class Spellings {

    private Spellings() {}

    /**
     * Finds a constant by its text, ignoring case and the difference between hyphens and underscores.
     *
     * <pre>{@code
     * Side side = Spellings.read(Side.class, "side", "White");
     * }</pre>
     *
     * @param type the enum; the text of a constant is its {@code toString}
     * @param kind what the constants are, for the error message, as in {@link #unknown(Class, String, String, Object)}
     * @param text the text to read
     * @throws InvalidValueException if no constant has this text; the message lists those that exist
     */
    public static <E extends Enum<E>> E read(Class<E> type, String kind, String text) {
        for (E constant : type.getEnumConstants()) {
            if (word(constant).equals(word(text))) {
                return constant;
            }
        }
        List<String> known =
                Arrays.stream(type.getEnumConstants()).map(Enum::toString).toList();
        throw unknown(type, kind, text, new Phrase(CoreRule.class, "unknown.one-of", Facts.of("known", known)));
    }

    /** The word for a constant where games are written down: {@code MAY_BURN} is {@code may-burn}. */
    public static String word(Enum<?> constant) {
        return word(constant.toString());
    }

    /** A word in lower case, with hyphens between its parts. */
    static String word(String text) {
        return text.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Creates the exception for a text that is not what it should be, worded the same way for all games. What would be
     * accepted is the phrase {@code kind.<kind>.expected} of the bundle.
     *
     * @param home a class in the package of the bundle
     * @param kind what the text should be, such as {@code cell}
     * @param text the text
     */
    public static InvalidValueException unknown(Class<?> home, String kind, String text) {
        return unknown(home, kind, text, Phrase.of(home, "kind." + key(kind) + ".expected"));
    }

    /**
     * Creates the exception for a text that is not what it should be, worded the same way for all games.
     *
     * @param home a class in the package of the bundle, in which the phrase {@code kind.<kind>} is the word for the kind
     * @param kind what the text should be, such as {@code cell}; used as it is if the bundle has no such phrase
     * @param text the text
     * @param expected what would be accepted: a {@link Phrase}, or symbols that are the same in every language
     */
    public static InvalidValueException unknown(Class<?> home, String kind, String text, Object expected) {
        String key = "kind." + key(kind);
        boolean hasWord = Messages.words(home, key, Locale.ROOT).isPresent();
        Facts facts = Facts.of("kind", hasWord ? Phrase.of(home, key) : kind, "text", text, "expected", expected);
        return new InvalidValueException(new Phrase(CoreRule.class, "unknown", facts));
    }

    /** The last part of the key for a kind of several words. */
    private static String key(String kind) {
        return kind.replace(' ', '-');
    }
}
