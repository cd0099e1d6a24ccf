package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Verdict;
import org.ludex.dog.DogMove;
import org.ludex.dog.Round;

/** Carries out moves that passed their checks. */
final class Moves {

    private Moves() {}

    /** Carries a move out on a copy of the state before it; what only the doing shows may still refuse it. */
    static Verdict play(State before, State next, DogMove move) {
        if (move instanceof DogMove.Go || move instanceof DogMove.Play) {
            Optional<Verdict.Illegal> refusal = CardPlay.play(before, next, (DogMove.Play) move);
            return refusal.isPresent() ? refusal.get() : Verdict.legal();
        }
        if (move instanceof DogMove.Burn burn) {
            return Burns.burn(next, burn);
        }
        if (!happens(next, move)) {
            decide(next, move);
        }
        return Verdict.legal();
    }

    /** Carries out an event, if the move is one. */
    private static boolean happens(State next, DogMove move) {
        if (move instanceof DogMove.Draw draw) {
            Course.draw(next, draw.card());
        } else if (move instanceof DogMove.Exchange exchange) {
            Course.exchange(next, exchange.gifts());
        } else if (move instanceof DogMove.Deal deal) {
            lead(next, deal.round());
            Course.deal(next, deal.hands());
        } else if (move instanceof DogMove.Shuffle shuffle) {
            lead(next, shuffle.round());
            Course.shuffle(next, shuffle.order());
        } else {
            return false;
        }
        return true;
    }

    private static void lead(State next, Optional<Round> round) {
        if (round.isPresent()) {
            next.leader = round.get().leader().index();
        }
    }

    private static void decide(State next, DogMove move) {
        if (move instanceof DogMove.Give give) {
            Course.give(next, give.card());
        } else if (move instanceof DogMove.Start start) {
            int piece = Kennels.piece(next.board, next.turn, start.rank());
            next.board = next.board.copy();
            Movement.start(next.rules, next.board, piece, new Hits());
            Course.nextStart(next);
        } else if (move instanceof DogMove.NoStart) {
            Course.nextStart(next);
        } else if (move instanceof DogMove.PutDog put) {
            Course.putDog(next, put.cell().number());
        } else {
            if (move instanceof DogMove.Leap leap) {
                next.board = next.board.copy();
                next.board.put(leap.cell().number(), next.board.lift(next.reached));
            }
            Course.endTurn(next);
        }
    }
}
