package org.ludex.sixth;

/**
 * What is beside the board: the reserves, the Lady while she is not in play, and the score of six kings.
 *
 * @param white White's reserve
 * @param black Black's reserve
 * @param lady whether the Lady is beside the board
 * @param whiteScore White's points in six kings
 * @param blackScore Black's points in six kings
 */
public record Supply(Reserve white, Reserve black, boolean lady, int whiteScore, int blackScore) {

    /** The points that win six kings (K1). */
    static final int WINNING_SCORE = 6;

    /** The reserve of a side. */
    public Reserve reserve(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The points of a side in six kings. */
    public int score(Side side) {
        return side == Side.WHITE ? whiteScore : blackScore;
    }

    private Supply with(Side side, Reserve reserve) {
        return side == Side.WHITE
                ? new Supply(reserve, black, lady, whiteScore, blackScore)
                : new Supply(white, reserve, lady, whiteScore, blackScore);
    }

    private Supply withLady(boolean supply) {
        return new Supply(white, black, supply, whiteScore, blackScore);
    }

    Supply afterEntering(Side side, PieceKind kind) {
        return kind == PieceKind.LADY
                ? withLady(false)
                : with(side, reserve(side).afterEntering(kind));
    }

    /** The Lady after a side has entered her and paid for her with that entry (A2). */
    Supply afterBuyingLady(Side side) {
        Reserve payer = reserve(side);
        return with(side, payer.withPoints(payer.points() - PieceKind.LADY.cost()))
                .withLady(false);
    }

    /** Pieces that left the board go back to where they came from (K1, L3). */
    Supply afterReturning(int removed) {
        Supply supply = this;
        for (int left = removed; left != 0; left = Packed.rest(left, 1)) {
            Piece piece = Packed.topPiece(left);
            Supply before = supply;
            supply = piece.owner()
                    .map(side -> before.with(side, before.reserve(side).plus(piece.kind(), 1)))
                    .orElseGet(() -> before.withLady(true));
        }
        return supply;
    }

    Supply afterScoring(Side side) {
        return side == Side.WHITE
                ? new Supply(white, black, lady, whiteScore + 1, blackScore)
                : new Supply(white, black, lady, whiteScore, blackScore + 1);
    }
}
