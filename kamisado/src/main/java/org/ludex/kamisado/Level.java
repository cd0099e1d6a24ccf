package org.ludex.kamisado;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The length of a match: the number of points that win it. */
public enum Level {
    /** One round. */
    SINGLE(1),
    /** Three points; the first double sumo wins at once. */
    STANDARD(3),
    /** Seven points; the first triple sumo wins at once. */
    LONG(7),
    /** Fifteen points; a triple sumo that reaches the opponent's home row wins at once. */
    MARATHON(15);

    private final String word = name().toLowerCase(Locale.ROOT);
    private final int target;

    Level(int target) {
        this.target = target;
    }

    /** The points that win the match. */
    public int target() {
        return target;
    }

    /**
     * The level with a name, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such level
     */
    public static Level parse(String word) {
        return Spellings.read(Level.class, "level", word);
    }

    /** The level's name, as in the option {@code level}. */
    @Override
    public String toString() {
        return word;
    }
}
