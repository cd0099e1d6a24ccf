package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRule;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.TableRule;

/** Pieces that leave their kennel. */
final class Kennels {

    private Kennels() {}

    /** The piece that is meant; the rank may be omitted if there is no choice. */
    static int piece(Board board, int seat, Optional<Rank> rank) {
        if (rank.isPresent()) {
            return Board.piece(seat, rank);
        }
        int highest = board.waiting(seat, Board.RANKS);
        boolean only = highest != Board.NOBODY && board.waiting(seat, Board.rankNumber(highest)) == Board.NOBODY;
        return only ? highest : Board.piece(seat);
    }

    /** Whether a seat could start some piece. */
    static boolean canStart(Ruleset rules, Board board, int seat) {
        return board.inKennel(seat) > 0 && rules.paths().start(board, seat) == Obstacle.NONE;
    }

    /** Why a seat cannot start the piece that is meant. */
    static Optional<Verdict.Illegal> refuseStart(Ruleset rules, Board board, int seat, Optional<Rank> rank) {
        Player owner = Player.at(seat);
        if (rank.isPresent() && !rules.hasRanks()) {
            return Optional.of(Verdict.illegal(
                    TableRule.NOT_A_MOVE, Facts.of("rank", rank.get()).as("rank")));
        }
        if (board.inKennel(seat) == 0) {
            return Optional.of(
                    Verdict.illegal(DogRule.D9, Facts.of("owner", owner).as("empty")));
        }
        int piece = piece(board, seat, rank);
        if (rules.hasRanks() && Board.rankNumber(piece) == 0) {
            return Optional.of(Verdict.illegal(
                    TableRule.NOT_A_MOVE, Facts.of("owner", owner).as("which")));
        }
        if (board.kennelled(piece) == 0) {
            return Optional.of(Verdict.illegal(
                    DogRule.D9,
                    Facts.of("owner", owner, "rank", rank.orElse(Rank.KING)).as("absent")));
        }
        Obstacle obstacle = rules.paths().start(board, seat);
        if (obstacle == Obstacle.NONE) {
            return Optional.empty();
        }
        Cell cell = rules.table().cell(rules.table().start(seat));
        return Optional.of(Verdict.illegal(
                obstacle.rule(rules.book()),
                Facts.of("owner", owner, "cell", cell).as("start")));
    }
}
