package org.ludex.dvonn;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;

/**
 * A stack of pieces on a space; a single piece is a stack of one. The rules depend only on the piece on top, the height
 * and the DVONN pieces inside, so a stack does not record the other colours below its top.
 *
 * <p>A stack is written as the letter of its top, its height if that is more than one, and a {@code d} for each DVONN
 * piece below the top: {@code W}, {@code D}, {@code B4}, {@code W12dd}.
 *
 * @param top the piece on top
 * @param height the number of pieces, 1 to 49
 * @param dvonnPieces the number of DVONN pieces among them, including the top
 */
public record DvonnStack(Piece top, int height, int dvonnPieces) {

    /** The number of pieces in the game. */
    static final int MOST_PIECES = 49;

    /** The number of DVONN pieces in the game. */
    static final int MOST_DVONN_PIECES = 3;

    /**
     * Checks that the numbers are consistent.
     *
     * @throws IllegalArgumentException if they are not
     */
    public DvonnStack {
        if (height < 1 || height > MOST_PIECES) {
            throw invalid("height", Facts.of("height", height));
        }
        int atTop = top == Piece.DVONN ? 1 : 0;
        int under = dvonnPieces - atTop;
        if (under < 0 || under > height - 1 || dvonnPieces > MOST_DVONN_PIECES) {
            throw invalid("dvonn-pieces", Facts.of("height", height, "top", top, "count", dvonnPieces));
        }
    }

    private static InvalidValueException invalid(String key, Facts facts) {
        return new InvalidValueException(new Phrase(DvonnStack.class, "invalid." + key, facts));
    }

    /** A single piece. */
    public static DvonnStack of(Piece piece) {
        return new DvonnStack(piece, 1, piece == Piece.DVONN ? 1 : 0);
    }

    /** The side that controls the stack; empty for a DVONN piece on its own. */
    public Optional<Side> owner() {
        return top.side();
    }

    @Override
    public int hashCode() {
        return (top.letter() * 64 + height) * 4 + dvonnPieces;
    }

    /** The stack as in the text of a position. */
    @Override
    public String toString() {
        int under = top == Piece.DVONN ? dvonnPieces - 1 : dvonnPieces;
        return top.letter() + (height == 1 ? "" : Integer.toString(height)) + "d".repeat(under);
    }
}
