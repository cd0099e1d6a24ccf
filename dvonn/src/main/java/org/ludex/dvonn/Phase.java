package org.ludex.dvonn;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The phases of a game. */
public enum Phase {
    /** The board is being filled, piece by piece. */
    PLACING,
    /** Stacks are moved onto stacks. */
    STACKING,
    /** Neither side can move. */
    ENDED;

    private final String word = name().toLowerCase(Locale.ROOT);

    /**
     * The phase with a name, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such phase
     */
    public static Phase parse(String word) {
        return Spellings.read(Phase.class, "phase", word);
    }

    @Override
    public String toString() {
        return word;
    }
}
