package org.ludex.yinsh;

import org.ludex.core.Seat;

/** A player of YINSH, and the colour of that player's rings and markers. White starts. */
public enum Side implements Seat {
    /** The player who places the first ring. */
    WHITE("white"),
    /** The player who places the second ring. */
    BLACK("black");

    private final String id;

    Side(String id) {
        this.id = id;
    }

    /**
     * The side that a word names.
     *
     * @throws IllegalArgumentException when the word is neither {@code white} nor {@code black}
     */
    public static Side parse(String text) {
        for (Side side : values()) {
            if (side.id.equals(text)) {
                return side;
            }
        }
        throw new IllegalArgumentException("\"" + text + "\" is no side; a side is white or black");
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
