package org.ludex.sixth;

/** The kinds of pieces, in the order in which entries are listed. */
public enum PieceKind {
    /** An ordinary piece. */
    SIMPLE("simple", "", 1),
    /** Counts as two in a tower, and moves as a rook alone (G1). */
    GIANT("giant", "G", 2),
    /** Nothing may be put on it (H1). */
    HUNCHBACK("hunchback", "H", 3),
    /** The neutral piece that must be covered while nothing stands on it (L1, L2). */
    LADY("lady", "L", 2);

    private final String id;
    private final String letter;
    private final int cost;

    PieceKind(String id, String letter, int cost) {
        this.id = id;
        this.letter = letter;
        this.cost = cost;
    }

    /**
     * The kind with a name, such as {@code giant}.
     *
     * @throws IllegalArgumentException when there is no such kind
     */
    public static PieceKind parse(String text) {
        for (PieceKind kind : values()) {
            if (kind.id.equals(text)) {
                return kind;
            }
        }
        throw new IllegalArgumentException(
                "not a kind of piece: \"" + text + "\"; simple, giant, hunchback or lady was expected");
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
