package org.ludex.dog;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The direction in which Black DOG's table is turned by a quarter. */
public enum Spin {
    /** Anticlockwise. */
    LEFT,
    /** Clockwise. */
    RIGHT;

    /**
     * Reads a direction.
     *
     * @throws IllegalArgumentException if the text is neither
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
