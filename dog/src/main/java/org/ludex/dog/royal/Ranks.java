package org.ludex.dog.royal;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.ludex.dog.Card;
import org.ludex.dog.Rank;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Obstacle;
import org.ludex.dog.engine.PieceRules;
import org.ludex.dog.engine.State;

/**
 * What the ranks may do: a piece passes equal and lower ranks; a knight passes held start cells; only a king lands on a
 * king, and kings are slow; a jester may stop early at home.
 */
record Ranks(KingCopy copy) implements PieceRules {

    private static final int JESTER = Board.rankNumber(Rank.JESTER);
    private static final int KNIGHT = Board.rankNumber(Rank.KNIGHT);
    private static final int KING = Board.rankNumber(Rank.KING);
    private static final int SPARE = 2;
    private static final int KINGS_MOST = 7;

    /** Cards with which no king ever moves. */
    private static final Set<Card> NOT_FOR_KINGS =
            Collections.unmodifiableSet(EnumSet.of(Card.EIGHT, Card.NINE, Card.TEN, Card.TWELVE));

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

    @Override
    public int spare(int piece) {
        return Board.rankNumber(piece) == JESTER ? SPARE : 0;
    }

    @Override
    public boolean suits(State state, int piece, int steps, boolean copied) {
        if (Board.rankNumber(piece) != KING) {
            return true;
        }
        return steps <= KINGS_MOST && (!copied || (copy == KingCopy.WAS ? state.lastKing() : couldBeKings(state)));
    }

    /** Whether a king can ever move with the card that was played last. */
    private static boolean couldBeKings(State state) {
        return state.last().filter(card -> !NOT_FOR_KINGS.contains(card)).isPresent();
    }
}
