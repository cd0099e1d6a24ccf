package org.ludex.dog;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The ranks of DOG Royal's pieces, the lowest first. */
public enum Rank {
    /** May stop early when coming home. */
    JESTER,
    /** Leaps from one special cell to the next. */
    PEASANT,
    /** Passes held start cells. */
    KNIGHT,
    /** Slow, and can be hit only by kings. */
    KING;

    /**
     * Reads a rank.
     *
     * @throws IllegalArgumentException if the text cannot be read
     */
    public static Rank parse(String text) {
        return Spellings.read(Rank.class, "rank", text);
    }

    /** The letter before a piece's cell in a position's text: {@code K}, {@code N}, {@code P} or {@code J}. */
    public String letter() {
        return this == KNIGHT ? "N" : name().substring(0, 1);
    }

    /** The word that records use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
