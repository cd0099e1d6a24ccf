package org.ludex.sixth;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The kinds of pieces, in the order in which entries are listed. */
public enum PieceKind {
    /** An ordinary piece. */
    SIMPLE("", 1),
    /** Counts as two in a tower, and moves as a rook alone (G1). */
    GIANT("G", 2),
    /** Nothing may be put on it (H1). */
    HUNCHBACK("H", 3),
    /** The neutral piece that must be covered while nothing is on top of it (L1, L2). */
    LADY("L", 2);

    private final String id = name().toLowerCase(Locale.ROOT);
    private final String letter;
    private final int cost;

    PieceKind(String letter, int cost) {
        this.letter = letter;
        this.cost = cost;
    }

    /**
     * The kind that a word such as {@code giant} names, in any case.
     *
     * @throws IllegalArgumentException if there is no such kind
     */
    public static PieceKind parse(String text) {
        return Spellings.read(PieceKind.class, "kind of piece", text);
    }

    /** The letter that moves and armies are written with; empty for a simple piece. */
    public String letter() {
        return letter;
    }

    /** What one of them costs in an army game (A1, A2). */
    public int cost() {
        return cost;
    }

    @Override
    public String toString() {
        return id;
    }
}
