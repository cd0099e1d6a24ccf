package org.ludex.kamisado;

import java.util.Locale;
import org.ludex.core.Spellings;

/** What has to happen next in a match. */
public enum Phase {
    /** A tower has to move. */
    MOVE,
    /** A round is over, and its winner chooses how the home rows are refilled. */
    FILL,
    /** Nothing: the match is over. */
    OVER;

    private final String word = name().toLowerCase(Locale.ROOT);

    /**
     * The phase with a name, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such phase
     */
    public static Phase parse(String word) {
        return Spellings.read(Phase.class, "phase", word);
    }

    /** The phase's name. */
    @Override
    public String toString() {
        return word;
    }
}
