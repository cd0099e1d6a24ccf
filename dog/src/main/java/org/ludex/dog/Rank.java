package org.ludex.dog;

import java.util.Locale;

/** The ranks of DOG Royal's pieces, the lowest first. */
public enum Rank {
    /** May stop early when he comes home. */
    JESTER,
    /** Leaps from one special cell to the next. */
    PEASANT,
    /** Passes held start cells. */
    KNIGHT,
    /** Slow, and hit by kings only. */
    KING;

    private static final Rank[] ALL = values();

    /**
     * Reads a rank.
     *
     * @throws IllegalArgumentException when the text is none
     */
    public static Rank parse(String text) {
        for (Rank rank : ALL) {
            if (rank.toString().equals(text)) {
                return rank;
            }
        }
        throw new IllegalArgumentException("\"" + text + "\" is no rank; ranks are king, knight, peasant and jester");
    }

    /** The word that records use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
