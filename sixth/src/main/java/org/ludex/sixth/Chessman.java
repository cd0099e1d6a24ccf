package org.ludex.sixth;

/** The chess piece that a tower moves as, by its height (S4). */
public enum Chessman {
    /** Height 1: one step straight. */
    PAWN('P'),
    /** Height 2: straight, any distance. */
    ROOK('R'),
    /** Height 3: two cells straight and one aside, jumping. */
    KNIGHT('N'),
    /** Height 4: diagonally, any distance. */
    BISHOP('B'),
    /** Height 5: as rook or bishop. */
    QUEEN('Q'),
    /** Height 6 or more (S7). */
    KING('K');

    /** The height that makes a king. */
    static final int KING_HEIGHT = 6;

    private final char letter;

    Chessman(char letter) {
        this.letter = letter;
    }

    /**
     * The chess piece of a height.
     *
     * @throws IllegalArgumentException if the height is less than 1
     */
    public static Chessman ofHeight(int height) {
        if (height < 1) {
            throw new IllegalArgumentException("no tower has height " + height);
        }
        return values()[Math.min(height, KING_HEIGHT) - 1];
    }

    /** The letter of the chess piece in English notation. */
    public char letter() {
        return letter;
    }

    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
