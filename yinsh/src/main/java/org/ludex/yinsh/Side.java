package org.ludex.yinsh;

import java.util.Locale;
import org.ludex.core.Seat;
import org.ludex.core.Spellings;

/** A player of YINSH, and the colour of that player's rings and markers. White starts. */
public enum Side implements Seat {
    /** The player who places the first ring. */
    WHITE,
    /** The player who places the second ring. */
    BLACK;

    private final String id = name().toLowerCase(Locale.ROOT);

    /**
     * The side with an id, ignoring case.
     *
     * @throws IllegalArgumentException if the id is neither {@code white} nor {@code black}
     */
    public static Side parse(String text) {
        return Spellings.read(Side.class, "side", text);
    }

    /** The opponent. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
