package org.ludex.sixth;

import org.ludex.core.Seat;

/** The two players, and the colours of their pieces. */
public enum Side implements Seat {
    /** The player of the white pieces, who starts unless the options say otherwise. */
    WHITE("white"),
    /** The player of the black pieces. */
    BLACK("black");

    private final String id;

    Side(String id) {
        this.id = id;
    }

    /**
     * The side with an id.
     *
     * @throws IllegalArgumentException when the text is neither {@code white} nor {@code black}
     */
    public static Side parse(String text) {
        for (Side side : values()) {
            if (side.id.equals(text)) {
                return side;
            }
        }
        throw new IllegalArgumentException("not a side: \"" + text + "\"; white or black was expected");
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
