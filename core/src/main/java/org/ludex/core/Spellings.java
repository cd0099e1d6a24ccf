package org.ludex.core;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Reads the words for enum constants, so that all games read and refuse them alike. */
public final class Spellings {

    private Spellings() {}

    /**
     * The constant that is written like this, in any case and with hyphens or underscores between words.
     *
     * <pre>{@code
     * Side side = Spellings.read(Side.class, "side", "White");
     * }</pre>
     *
     * @param type the enum; its constants are written as their {@code toString}
     * @param kind what a constant is, for the message
     * @param text the word
     * @throws IllegalArgumentException when no constant is written like this; the message lists those there are
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
     * That a text is not what it should be, in the wording that all games share.
     *
     * @param kind what it should be, such as {@code cell}
     * @param text the text
     * @param expected what would have been read
     */
    public static IllegalArgumentException unknown(String kind, String text, String expected) {
        return new IllegalArgumentException("Unknown " + kind + " \"" + text + "\". Expected " + expected + ".");
    }
}
