package org.ludex.sixth;

/**
 * Towers in an int: three bits a piece, the top piece in the lowest bits, 0 for no tower. Ten pieces fit, which is the
 * most that one tower on another can make. Taking a part off or putting one on is a shift.
 */
final class Packed {

    private static final int BITS = 3;
    private static final int PIECE = 0b111;
    private static final int LOWEST_BITS = 0b001_001_001_001_001_001_001_001_001_001;

    private Packed() {}

    static int pieces(int tower) {
        return (34 - Integer.numberOfLeadingZeros(tower)) / BITS;
    }

    /** The height that decides how a tower moves: a Giant counts as two (G1). */
    static int height(int tower) {
        // The codes of the Giants, 101 and 110, are those with the third bit and exactly one of the others.
        int giants = (tower >>> 2) & (tower ^ (tower >>> 1)) & LOWEST_BITS;
        return pieces(tower) + Integer.bitCount(giants);
    }

    /** The code of the top piece. */
    static int top(int tower) {
        return tower & PIECE;
    }

    static Piece topPiece(int tower) {
        return Piece.ofCode(tower & PIECE);
    }

    static boolean isCapped(int tower) {
        int top = tower & PIECE;
        return top == Piece.WHITE_HUNCHBACK.code() || top == Piece.BLACK_HUNCHBACK.code();
    }

    /** The given number of top pieces of a tower. */
    static int part(int tower, int count) {
        return tower & ((1 << (BITS * count)) - 1);
    }

    /** What is left below the top pieces. */
    static int rest(int tower, int count) {
        return tower >>> (BITS * count);
    }

    /** A tower with a part of the given number of pieces put on it. */
    static int stacked(int tower, int part, int count) {
        return tower << (BITS * count) | part;
    }

    /** How many pieces must leave a tower's top until it is not a king: as few as possible (K1). */
    static int excess(int tower) {
        int count = 0;
        while (height(rest(tower, count)) >= Chessman.KING_HEIGHT) {
            count++;
        }
        return count;
    }

    static Tower tower(int packed) {
        Piece[] pieces = new Piece[pieces(packed)];
        for (int i = pieces.length, left = packed; i > 0; left >>>= BITS) {
            pieces[--i] = Piece.ofCode(left & PIECE);
        }
        return Tower.of(pieces);
    }

    static int of(Tower tower) {
        int packed = 0;
        for (Piece piece : tower.pieces()) {
            packed = packed << BITS | piece.code();
        }
        return packed;
    }
}
