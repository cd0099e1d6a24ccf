package org.ludex.yinsh;

import java.util.Locale;
import org.ludex.core.Spellings;

/** What a point can hold: a ring, or a marker that shows a side's colour. */
public enum Piece {
    /** A ring of White. */
    WHITE_RING(Side.WHITE),
    /** A ring of Black. */
    BLACK_RING(Side.BLACK),
    /** A marker with its white face up. */
    WHITE_MARKER(Side.WHITE),
    /** A marker with its black face up. */
    BLACK_MARKER(Side.BLACK);

    private final Side side;
    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    Piece(Side side) {
        this.side = side;
    }

    /** A ring of a side. */
    public static Piece ring(Side side) {
        return side == Side.WHITE ? WHITE_RING : BLACK_RING;
    }

    /** A marker that shows a side's colour. */
    public static Piece marker(Side side) {
        return side == Side.WHITE ? WHITE_MARKER : BLACK_MARKER;
    }

    /**
     * The piece with a name, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such piece
     */
    public static Piece parse(String text) {
        return Spellings.read(Piece.class, "piece", text);
    }

    /** The side whose colour the piece shows. */
    public Side side() {
        return side;
    }

    /** Whether this is a ring; otherwise it is a marker. */
    public boolean isRing() {
        return this == WHITE_RING || this == BLACK_RING;
    }

    /** The name of this piece, such as {@code white-ring}. */
    @Override
    public String toString() {
        return word;
    }
}
