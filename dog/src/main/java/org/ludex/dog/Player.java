package org.ludex.dog;

import org.ludex.core.Seat;
import org.ludex.core.Spellings;

/** The four places at the table, clockwise. */
public enum Player implements Seat {
    /** Green; starts on the first start cell. */
    A("green"),
    /** Yellow, to the left of A. */
    B("yellow"),
    /** Red, opposite A. */
    C("red"),
    /** Blue, to the right of A. */
    D("blue");

    private static final Player[] ALL = values();

    private final String colour;

    Player(String colour) {
        this.colour = colour;
    }

    /**
     * Reads a seat from its letter.
     *
     * @throws IllegalArgumentException if the text is not one of A, B, C, D
     */
    public static Player parse(String text) {
        return Spellings.read(Player.class, "seat", text);
    }

    /** The seat that is a number of places clockwise from A, 0 to 3. */
    public static Player at(int index) {
        return ALL[index];
    }

    /** How many places this seat is clockwise from A. */
    @SuppressWarnings("EnumOrdinal") // seats are counted round the table
    public int index() {
        return ordinal();
    }

    @Override
    public String id() {
        return name();
    }

    /** The colour of this seat's pieces, as an English word. */
    public String colour() {
        return colour;
    }

    /** The seat opposite. */
    public Player opposite() {
        return ALL[index() ^ 2];
    }
}
