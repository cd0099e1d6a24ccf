package org.ludex.dvonn;

import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;

/** Says why a move is refused: the first rule broken, in the order that {@link DvonnRule} documents. */
final class Refusals {

    /** No straight line is longer than eleven spaces, so a taller stack finds no place to land. */
    private static final int TALLEST_MOVER = 10;

    private Refusals() {}

    /** The refusal of a move that is known to be illegal. */
    static Verdict.Illegal of(DvonnPosition position, DvonnMove move) {
        Optional<Side> mover = position.sideToMove();
        if (mover.isEmpty()) {
            return Verdict.illegal(DvonnRule.AFTER_END, Facts.of("move", move));
        }
        if (move instanceof DvonnMove.Place place) {
            return ofPlace(position, place);
        }
        if (move instanceof DvonnMove.Stack stack) {
            return ofStack(position, stack, mover.get());
        }
        Facts facts = Facts.of("mover", mover.get());
        return Verdict.illegal(
                DvonnRule.S7, position.phase() == Phase.PLACING ? facts.as("placing") : facts.as("pass"));
    }

    private static Verdict.Illegal ofPlace(DvonnPosition position, DvonnMove.Place place) {
        if (position.phase() != Phase.PLACING) {
            return Verdict.illegal(
                    DvonnRule.OUT_OF_PHASE, Facts.of("move", place).as("stacking"));
        }
        return Verdict.illegal(DvonnRule.P2, Facts.of("cell", place.cell()));
    }

    private static Verdict.Illegal ofStack(DvonnPosition position, DvonnMove.Stack move, Side mover) {
        if (position.phase() == Phase.PLACING) {
            return Verdict.illegal(
                    DvonnRule.OUT_OF_PHASE,
                    Facts.of("move", move, "placed", position.placed()).as("placing"));
        }
        if (position.isPassDue()) {
            return Verdict.illegal(DvonnRule.S7, Facts.of("mover", mover).as("due"));
        }
        Cell from = move.from();
        Optional<DvonnStack> stack = position.stackAt(from);
        if (stack.isEmpty()) {
            return Verdict.illegal(DvonnRule.S2, Facts.of("from", from).as("empty"));
        }
        Optional<Side> owner = stack.get().owner();
        if (owner.isEmpty()) {
            return Verdict.illegal(DvonnRule.S6, Facts.of("from", from));
        }
        if (owner.get() != mover) {
            return Verdict.illegal(DvonnRule.S2, Facts.of("from", from, "owner", owner.get(), "mover", mover));
        }
        if (position.isSurrounded(from)) {
            return Verdict.illegal(DvonnRule.S5, Facts.of("from", from));
        }
        return ofLanding(move, stack.get().height());
    }

    /** The refusal of a stack that is the mover's and free to move, but not to there. */
    private static Verdict.Illegal ofLanding(DvonnMove.Stack move, int height) {
        Facts facts = Facts.of("from", move.from(), "to", move.to(), "height", height);
        OptionalInt distance = move.from().distanceTo(move.to());
        if (distance.isEmpty()) {
            return Verdict.illegal(DvonnRule.S3, facts.as("line"));
        }
        if (height > TALLEST_MOVER) {
            return Verdict.illegal(DvonnRule.S3, facts.as("tall"));
        }
        if (distance.getAsInt() != height) {
            Facts measured = facts.and("distance", distance.getAsInt());
            return Verdict.illegal(DvonnRule.S3, height == 1 ? measured.as("single") : measured.as("distance"));
        }
        return Verdict.illegal(DvonnRule.S4, facts);
    }
}
