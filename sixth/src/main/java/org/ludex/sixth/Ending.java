package org.ludex.sixth;

import org.ludex.core.Outcome;

/** How a game ends, in the order of the rules: a king or six points, a second pass, repetition, no legal turn. */
final class Ending {

    private static final int THIRD_TIME = 3;
    private static final int PASSES_TO_DRAW = 2;

    private static final Outcome WHITE_KING = Outcome.won(Side.WHITE, SixthRule.S7);
    private static final Outcome BLACK_KING = Outcome.won(Side.BLACK, SixthRule.S7);
    private static final Outcome LADY_KING = Outcome.drawn(SixthRule.L3);
    private static final Outcome WHITE_SIX = Outcome.won(Side.WHITE, SixthRule.K1);
    private static final Outcome BLACK_SIX = Outcome.won(Side.BLACK, SixthRule.K1);
    private static final Outcome REPEATED = Outcome.drawn(SixthRule.S9);
    private static final Outcome WHITE_LEFT = Outcome.won(Side.WHITE, SixthRule.S8);
    private static final Outcome BLACK_LEFT = Outcome.won(Side.BLACK, SixthRule.S8);
    private static final Outcome STUCK = Outcome.drawn(SixthRule.S8);

    private Ending() {}

    /** The outcome, but for a player who has no legal turn: that takes a search for moves. */
    static Outcome of(SixthPosition position) {
        Board board = position.board();
        if (board.hasKing()) {
            return Packed.topPiece(board.tower(board.king()))
                    .owner()
                    .map(side -> side == Side.WHITE ? WHITE_KING : BLACK_KING)
                    .orElse(LADY_KING);
        }
        if (position.supply().whiteScore() >= Supply.WINNING_SCORE) {
            return WHITE_SIX;
        }
        if (position.supply().blackScore() >= Supply.WINNING_SCORE) {
            return BLACK_SIX;
        }
        if (position.passes() >= PASSES_TO_DRAW) {
            return STUCK;
        }
        if (position.settings().threefold() && position.history().count(position.repetitionKey()) >= THIRD_TIME - 1) {
            return REPEATED;
        }
        return Outcome.open();
    }

    /** The outcome when the player to move has no legal turn and may not pass (S8). */
    static Outcome stuck(SixthPosition position) {
        if (position.settings().noMove() == NoMove.DRAW) {
            return STUCK;
        }
        return position.side() == Side.WHITE ? BLACK_LEFT : WHITE_LEFT;
    }
}
