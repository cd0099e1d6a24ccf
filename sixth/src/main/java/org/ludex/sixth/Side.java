package org.ludex.sixth;

import java.util.Locale;
import org.ludex.core.Seat;
import org.ludex.core.Spellings;

/** The two players, and the colours of their pieces. */
public enum Side implements Seat {
    /** The player of the white pieces, who starts unless the options say otherwise. */
    WHITE,
    /** The player of the black pieces. */
    BLACK;

    private final String id = name().toLowerCase(Locale.ROOT);

    /**
     * The side that a word names, in any case.
     *
     * @throws IllegalArgumentException if the text is neither {@code white} nor {@code black}
     */
    public static Side parse(String text) {
        return Spellings.read(Side.class, "side", text);
    }

    @Override
    public String id() {
        return id;
    }

    /** The opponent. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    @Override
    public String toString() {
        return id;
    }
}
