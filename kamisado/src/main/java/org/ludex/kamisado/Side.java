package org.ludex.kamisado;

import java.util.Locale;
import org.ludex.core.Seat;
import org.ludex.core.Spellings;

/** The two players. Black's home is row 1 and Black moves up; White's home is row 8. */
public enum Side implements Seat {
    /** Black, who attacks in the first round. */
    BLACK,
    /** White. */
    WHITE;

    private final String id = name().toLowerCase(Locale.ROOT);

    @Override
    public String id() {
        return id;
    }

    /** The opponent. */
    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** The row where this side's towers begin: 1 or 8. */
    public int homeRow() {
        return this == BLACK ? 1 : 8;
    }

    /** The row that this side must reach: 8 or 1. */
    public int goalRow() {
        return other().homeRow();
    }

    /** The change of the row by one square forward: 1 or -1. */
    public int forward() {
        return this == BLACK ? 1 : -1;
    }

    /**
     * The side with an id, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such side
     */
    public static Side parse(String id) {
        return Spellings.read(Side.class, "side", id);
    }

    /** The index, starting at 0; packed positions rely on it. */
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }

    /** The side's id. */
    @Override
    public String toString() {
        return id;
    }
}
