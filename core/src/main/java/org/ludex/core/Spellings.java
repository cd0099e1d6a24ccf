package org.ludex.core;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

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
     * @param kind what the constants are, for the error message
     * @param text the text to read
     * @throws IllegalArgumentException if no constant has this text; the message lists those that exist
     */
    public static <E extends Enum<E>> E read(Class<E> type, String kind, String text) {
        for (E constant : type.getEnumConstants()) {
            if (word(constant).equals(word(text))) {
                return constant;
            }
        }
        String known =
                Arrays.stream(type.getEnumConstants()).map(Enum::toString).collect(Collectors.joining(", "));
        throw unknown(kind, text, "one of " + known);
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
     * Creates the exception for a text that is not what it should be, worded the same way for all games.
     *
     * @param kind what it should be, such as {@code cell}
     * @param text the text
     * @param expected what would be accepted
     */
    public static IllegalArgumentException unknown(String kind, String text, String expected) {
        return new IllegalArgumentException("Unknown " + kind + " \"" + text + "\". Expected " + expected + ".");
    }
}
