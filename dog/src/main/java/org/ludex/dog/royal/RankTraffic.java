package org.ludex.dog.royal;

import org.ludex.dog.Rank;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Obstacle;
import org.ludex.dog.engine.Traffic;

/** Pieces pass equals and lower ranks; the knight passes held start cells; only a king lands on a king. */
final class RankTraffic implements Traffic {

    private static final int KNIGHT = Board.rankNumber(Rank.KNIGHT);
    private static final int KING = Board.rankNumber(Rank.KING);

    @Override
    public Obstacle passing(Board board, int mover, int spot, boolean lifted) {
        if (board.isHeldStart(spot) && Board.rankNumber(mover) != KNIGHT) {
            return Obstacle.HELD_START;
        }
        boolean lower = Board.rankNumber(board.at(spot)) <= Board.rankNumber(mover);
        return lifted || lower ? Obstacle.NONE : Obstacle.RANK;
    }

    @Override
    public Obstacle landing(Board board, int mover, int spot) {
        if (board.isHeldStart(spot)) {
            return Obstacle.HELD_START;
        }
        boolean king = Board.rankNumber(board.at(spot)) == KING;
        boolean ownStart = board.table().start(Board.owner(mover)) == spot;
        return king && Board.rankNumber(mover) != KING && !ownStart ? Obstacle.KING : Obstacle.NONE;
    }
}
