package org.ludex.dog;

import java.util.Locale;

/** The way in which Black DOG's table is turned by a quarter. */
public enum Spin {
    /** Against the clock. */
    LEFT,
    /** With the clock. */
    RIGHT;

    /**
     * Reads a way.
     *
     * @throws IllegalArgumentException when the text is neither
     */
    public static Spin parse(String text) {
        return switch (text) {
            case "left" -> LEFT;
            case "right" -> RIGHT;
            default -> throw new IllegalArgumentException("\"" + text + "\" is neither left nor right");
        };
    }

    /** The word that records use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
