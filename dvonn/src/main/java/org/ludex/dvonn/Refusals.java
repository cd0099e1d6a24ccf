package org.ludex.dvonn;

import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.core.Verdict.Illegal;
import org.ludex.dvonn.DvonnMove.Pass;
import org.ludex.dvonn.DvonnMove.Place;
import org.ludex.dvonn.DvonnMove.Stack;

/**
 * Why a move is refused. Each kind of move has its list of checks. If a move breaks several rules, the verdict names
 * the first one in the list; a move that passes all checks is legal.
 */
final class Refusals {

    private static final Checks<DvonnPosition, Place> PLACE =
            Checks.inOrder(Refusals::afterEnd, Refusals::allPlaced, Refusals::occupied);

    private static final Checks<DvonnPosition, Stack> STACK = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::stillPlacing,
            Refusals::passDue,
            Refusals::nothingToMove,
            Refusals::loneDvonnPiece,
            Refusals::opponentsStack,
            Refusals::surrounded,
            Refusals::outOfReach,
            Refusals::nothingToLandOn);

    private static final Checks<DvonnPosition, Pass> PASS =
            Checks.inOrder(Refusals::afterEnd, Refusals::pieceToPlace, Refusals::stackToMove);

    private Refusals() {}

    /** Why a move is refused; empty when it is legal. */
    static Optional<Illegal> of(DvonnPosition position, DvonnMove move) {
        if (move instanceof Stack stack) {
            return STACK.first(position, stack);
        }
        return move instanceof Place place ? PLACE.first(position, place) : PASS.first(position, (Pass) move);
    }

    private static Optional<Illegal> refuse(DvonnRule rule, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts));
    }

    private static Optional<Illegal> afterEnd(DvonnPosition position, DvonnMove move) {
        return position.phase() != Phase.ENDED ? Optional.empty() : refuse(DvonnRule.AFTER_END, Facts.of("move", move));
    }

    private static Optional<Illegal> allPlaced(DvonnPosition position, Place place) {
        return position.phase() == Phase.PLACING
                ? Optional.empty()
                : refuse(DvonnRule.OUT_OF_PHASE, Facts.of("move", place).as("stacking"));
    }

    private static Optional<Illegal> occupied(DvonnPosition position, Place place) {
        return position.isEmpty(place.cell()) ? Optional.empty() : refuse(DvonnRule.P2, Facts.of("cell", place.cell()));
    }

    private static Optional<Illegal> stillPlacing(DvonnPosition position, Stack move) {
        return position.phase() == Phase.STACKING
                ? Optional.empty()
                : refuse(
                        DvonnRule.OUT_OF_PHASE,
                        Facts.of("move", move, "placed", position.placed()).as("placing"));
    }

    private static Optional<Illegal> passDue(DvonnPosition position, Stack move) {
        return position.isPassDue() ? refuse(DvonnRule.S7, mover(position).as("due")) : Optional.empty();
    }

    private static Optional<Illegal> nothingToMove(DvonnPosition position, Stack move) {
        return position.isEmpty(move.from())
                ? refuse(DvonnRule.S2, Facts.of("from", move.from()).as("empty"))
                : Optional.empty();
    }

    private static Optional<Illegal> loneDvonnPiece(DvonnPosition position, Stack move) {
        return stack(position, move).top() == Piece.DVONN
                ? refuse(DvonnRule.S6, Facts.of("from", move.from()))
                : Optional.empty();
    }

    private static Optional<Illegal> opponentsStack(DvonnPosition position, Stack move) {
        Side owner = stack(position, move).owner().orElseThrow();
        Side mover = position.toMove().orElseThrow();
        return owner == mover
                ? Optional.empty()
                : refuse(DvonnRule.S2, Facts.of("from", move.from(), "owner", owner, "mover", mover));
    }

    private static Optional<Illegal> surrounded(DvonnPosition position, Stack move) {
        return position.isSurrounded(move.from())
                ? refuse(DvonnRule.S5, Facts.of("from", move.from()))
                : Optional.empty();
    }

    /**
     * The stack cannot land there, occupied or not. The form says whether the line, the height or the distance is
     * wrong.
     */
    private static Optional<Illegal> outOfReach(DvonnPosition position, Stack move) {
        int height = stack(position, move).height();
        if (move.from().reaches(move.to(), height)) {
            return Optional.empty();
        }
        Facts facts = Facts.of("from", move.from(), "to", move.to(), "height", height);
        OptionalInt distance = move.from().distanceTo(move.to());
        if (distance.isEmpty()) {
            return refuse(DvonnRule.S3, facts.as("line"));
        }
        if (height > Grid.LONGEST) {
            return refuse(DvonnRule.S3, facts.as("tall"));
        }
        return refuse(DvonnRule.S3, facts.and("distance", distance.getAsInt()).as(height == 1 ? "single" : "distance"));
    }

    private static Optional<Illegal> nothingToLandOn(DvonnPosition position, Stack move) {
        return position.isEmpty(move.to())
                ? refuse(
                        DvonnRule.S4,
                        Facts.of("from", move.from(), "to", move.to())
                                .and("height", stack(position, move).height()))
                : Optional.empty();
    }

    private static Optional<Illegal> pieceToPlace(DvonnPosition position, Pass pass) {
        return position.phase() == Phase.PLACING
                ? refuse(DvonnRule.S7, mover(position).as("placing"))
                : Optional.empty();
    }

    private static Optional<Illegal> stackToMove(DvonnPosition position, Pass pass) {
        return position.isPassDue()
                ? Optional.empty()
                : refuse(DvonnRule.S7, mover(position).as("pass"));
    }

    private static Facts mover(DvonnPosition position) {
        return Facts.of("mover", position.toMove().orElseThrow());
    }

    /** The stack to move; called only after the check that there is one. */
    private static DvonnStack stack(DvonnPosition position, Stack move) {
        return position.stackAt(move.from()).orElseThrow();
    }
}
