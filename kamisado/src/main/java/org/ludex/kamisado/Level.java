package org.ludex.kamisado;

import org.ludex.core.Spellings;

/** How long a match is: the points that win it. */
public enum Level {
    /** One round. */
    SINGLE("single", 1),
    /** Three points; the first double sumo wins at once. */
    STANDARD("standard", 3),
    /** Seven points; the first triple sumo wins at once. */
    LONG("long", 7),
    /** Fifteen points; a triple sumo that reaches home wins at once. */
    MARATHON("marathon", 15);

    private final String word;
    private final int target;

    Level(String word, int target) {
        this.word = word;
        this.target = target;
    }

    /** The points that win the match. */
    public int target() {
        return target;
    }

    /**
     * The level with a name, in any case.
     *
     * @throws IllegalArgumentException when there is no such level
     */
    public static Level parse(String word) {
        return Spellings.read(Level.class, "level", word);
    }

    /** The level's name, as the option {@code level} has it. */
    @Override
    public String toString() {
        return word;
    }
}
