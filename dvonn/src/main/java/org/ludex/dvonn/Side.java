package org.ludex.dvonn;

import java.util.Locale;
import org.ludex.core.Seat;
import org.ludex.core.Spellings;

/** The two players. White places first and moves first. */
public enum Side implements Seat {
    /** White: 23 white pieces, two DVONN pieces to place. */
    WHITE,
    /** Black: 23 black pieces, one DVONN piece to place. */
    BLACK;

    private final String id = name().toLowerCase(Locale.ROOT);

    @Override
    public String id() {
        return id;
    }

    /** The opponent. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The piece of this side's colour. */
    public Piece piece() {
        return this == WHITE ? Piece.WHITE : Piece.BLACK;
    }

    /**
     * The side with an id, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such side
     */
    public static Side parse(String id) {
        return Spellings.read(Side.class, "side", id);
    }

    @Override
    public String toString() {
        return id;
    }
}
