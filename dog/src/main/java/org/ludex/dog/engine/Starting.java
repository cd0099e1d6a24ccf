package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRule;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.TableRule;

/** Pieces that leave the kennel. */
final class Starting {

    private Starting() {}

    /** The piece that is meant; a rank may be left out when there is no choice. */
    static int piece(Board board, int seat, Optional<Rank> rank) {
        int[] kinds = board.kinds(seat);
        return rank.isEmpty() && kinds.length == 1 ? kinds[0] : Board.piece(seat, rank);
    }

    /** Whether a seat could start some piece. */
    static boolean isPossible(Variant variant, Board board, int seat) {
        return board.inKennel(seat) > 0 && variant.ways().start(board, seat) == Obstacle.NONE;
    }

    static Verdict check(Variant variant, Board board, int seat, Optional<Rank> rank) {
        Player owner = Player.at(seat);
        if (rank.isPresent() && !variant.hasRanks()) {
            return Verdict.illegal(
                    TableRule.NOT_A_MOVE, Facts.of("rank", rank.get()).as("rank"));
        }
        if (board.inKennel(seat) == 0) {
            return Verdict.illegal(DogRule.D9, Facts.of("owner", owner).as("empty"));
        }
        int piece = piece(board, seat, rank);
        if (variant.hasRanks() && Board.rankNumber(piece) == 0) {
            return Verdict.illegal(
                    TableRule.NOT_A_MOVE, Facts.of("owner", owner).as("which"));
        }
        if (board.kennelled(piece) == 0) {
            return Verdict.illegal(
                    DogRule.D9,
                    Facts.of("owner", owner, "rank", rank.orElse(Rank.KING)).as("absent"));
        }
        Obstacle obstacle = variant.ways().start(board, seat);
        if (obstacle != Obstacle.NONE) {
            Cell cell = variant.table().cell(variant.table().start(seat));
            return Verdict.illegal(
                    variant.rule(obstacle),
                    Facts.of("owner", owner, "cell", cell).as("start"));
        }
        return Verdict.legal();
    }
}
