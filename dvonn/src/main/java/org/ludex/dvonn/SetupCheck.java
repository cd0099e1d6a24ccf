package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;

/** Finds every fault of a set-up. Each instance is used once. */
final class SetupCheck {

    private static final int PIECES_PER_SIDE = 23;

    private final DvonnSetup setup;
    private final Board board;
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(DvonnSetup setup) {
        this.setup = setup;
        this.board = Board.of(setup.stacks());
    }

    /** All faults of a set-up; none if it is a position. */
    static List<Fault> faults(DvonnSetup setup) {
        SetupCheck check = new SetupCheck(setup);
        if (setup.phase() == Phase.PLACING) {
            check.placedSingly();
            check.placedInTurn();
        } else {
            check.pieces();
            check.connections();
            check.turn();
        }
        return List.copyOf(check.faults);
    }

    private void placedSingly() {
        setup.stacks().forEach((cell, stack) -> {
            if (stack.height() > 1) {
                fault(
                        DvonnRule.P2,
                        Facts.of("cell", cell, "height", stack.height()).as("tall"));
            }
        });
        if (setup.stacks().size() == DvonnStack.MOST_PIECES) {
            fault(DvonnRule.P2, Facts.none().as("full"));
        }
    }

    /** The three DVONN pieces come first, then Black and White take turns. */
    private void placedInTurn() {
        int placed = setup.stacks().size();
        int dvonnDue = Math.min(placed, DvonnStack.MOST_DVONN_PIECES);
        int whiteDue = (placed - dvonnDue) / 2;
        int blackDue = placed - dvonnDue - whiteDue;
        int white = tops(Piece.WHITE);
        int black = tops(Piece.BLACK);
        if (white != whiteDue || black != blackDue) {
            Facts facts = Facts.of("placed", placed, "dvonn", tops(Piece.DVONN), "dvonnDue", dvonnDue)
                    .and("white", white)
                    .and("whiteDue", whiteDue)
                    .and("black", black)
                    .and("blackDue", blackDue);
            fault(DvonnRule.P2, facts.as("pieces"));
        }
        Side due = placed % 2 == 0 ? Side.WHITE : Side.BLACK;
        setup.toMove().filter(given -> given != due).ifPresent(given -> {
            Facts facts = Facts.of("placed", placed, "due", due, "given", given);
            fault(DvonnRule.P2, facts.as("turn"));
        });
    }

    private void pieces() {
        for (Side side : Side.values()) {
            int count = tops(side.piece());
            if (count > PIECES_PER_SIDE) {
                Facts facts = Facts.of("side", side, "count", count, "colour", side.piece());
                fault(DvonnRule.P1, facts.as("colour"));
            }
        }
        int pieces =
                setup.stacks().values().stream().mapToInt(DvonnStack::height).sum();
        if (pieces > DvonnStack.MOST_PIECES) {
            fault(DvonnRule.P1, Facts.of("count", pieces).as("total"));
        }
        int dvonn = setup.stacks().values().stream()
                .mapToInt(DvonnStack::dvonnPieces)
                .sum();
        if (dvonn != DvonnStack.MOST_DVONN_PIECES) {
            fault(DvonnRule.L2, Facts.of("count", dvonn));
        }
    }

    private void connections() {
        setup.stacks().forEach((cell, stack) -> {
            if (stack.top() == Piece.DVONN && stack.height() > 1) {
                fault(
                        DvonnRule.N4,
                        Facts.of("cell", cell, "height", stack.height()).as("top"));
            }
        });
        List<Cell> unconnected = Cell.of(board.unconnected());
        if (!unconnected.isEmpty()) {
            fault(DvonnRule.N4, Facts.of("cells", unconnected).as("unconnected"));
        }
    }

    private void turn() {
        List<Side> able = Arrays.stream(Side.values()).filter(board::canMove).toList();
        if (setup.phase() == Phase.ENDED && !able.isEmpty()) {
            fault(DvonnRule.E1, Facts.of("sides", able));
        }
        boolean untouched = setup.stacks().size() == DvonnStack.MOST_PIECES;
        if (untouched && setup.toMove().equals(Optional.of(Side.BLACK)) && able.contains(Side.WHITE)) {
            fault(DvonnRule.S1, Facts.none());
        }
    }

    private int tops(Piece piece) {
        return (int) setup.stacks().values().stream()
                .filter(stack -> stack.top() == piece)
                .count();
    }

    private void fault(DvonnRule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }
}
