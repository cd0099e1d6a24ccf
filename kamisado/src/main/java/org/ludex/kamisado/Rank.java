package org.ludex.kamisado;

import java.util.Locale;
import org.ludex.core.Spellings;

/**
 * The rank of a tower: its number of dragon teeth, from none to three. The more teeth it has, the shorter its moves and
 * the stronger its pushes.
 */
public enum Rank {
    /** No teeth: moves any distance, and cannot push. */
    PLAIN(7, 1),
    /** One tooth. */
    SUMO(5, 2),
    /** Two teeth. */
    DOUBLE(3, 4),
    /** Three teeth, the maximum. */
    TRIPLE(1, 8);

    private static final Rank[] ALL = values();

    private final String word = name().toLowerCase(Locale.ROOT);
    private final int longestMove;
    private final int points;

    Rank(int longestMove, int points) {
        this.longestMove = longestMove;
        this.points = points;
    }

    /** The number of teeth. */
    public int teeth() {
        return index();
    }

    /** The maximum number of squares that a tower of this rank moves. */
    public int longestMove() {
        return longestMove;
    }

    /** The maximum number of towers that a tower of this rank pushes; each must have a lower rank. */
    public int pushes() {
        return index();
    }

    /** The points that a tower of this rank scores by winning a round. */
    public int points() {
        return points;
    }

    /** The rank after one more tooth; a triple stays a triple. */
    public Rank next() {
        return this == TRIPLE ? TRIPLE : ALL[index() + 1];
    }

    /**
     * The rank with a name such as {@code sumo}, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such rank
     */
    public static Rank parse(String word) {
        return Spellings.read(Rank.class, "rank", word);
    }

    /** The rank with an index, without copying the array of constants. */
    static Rank of(int index) {
        return ALL[index];
    }

    /** The index, starting at 0; packed positions rely on it. */
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }

    /** The rank's name, such as {@code sumo}. */
    @Override
    public String toString() {
        return word;
    }
}
