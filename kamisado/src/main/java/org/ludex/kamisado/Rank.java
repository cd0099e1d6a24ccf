package org.ludex.kamisado;

import java.util.Locale;
import org.ludex.core.Spellings;

/**
 * How many dragon teeth a tower carries, from none to three. The more it has, the shorter its moves and the stronger
 * its pushes.
 */
public enum Rank {
    /** No teeth: moves any distance, pushes nobody. */
    PLAIN(7, 1),
    /** One tooth. */
    SUMO(5, 2),
    /** Two teeth. */
    DOUBLE(3, 4),
    /** Three teeth, the most there are. */
    TRIPLE(1, 8);

    private static final Rank[] ALL = values();

    private final String word = name().toLowerCase(Locale.ROOT);
    private final int longestMove;
    private final int points;

    Rank(int longestMove, int points) {
        this.longestMove = longestMove;
        this.points = points;
    }

    /** The teeth on the tower. */
    public int teeth() {
        return index();
    }

    /** The most squares a tower of this rank goes in one move. */
    public int longestMove() {
        return longestMove;
    }

    /** The most towers that a tower of this rank pushes at once; each of them must be of a lower rank. */
    public int pushes() {
        return index();
    }

    /** What a tower of this rank earns by winning a round. */
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

    /** The rank at a place of the order, without copying the list of all. */
    static Rank of(int index) {
        return ALL[index];
    }

    /** The place in the order, from 0: packed positions count on it. */
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
