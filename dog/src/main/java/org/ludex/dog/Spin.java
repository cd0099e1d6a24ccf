package org.ludex.dog;

import java.util.Locale;
import org.ludex.core.Spellings;

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
        return Spellings.read(Spin.class, "direction", text);
    }

    /** The word that records use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
