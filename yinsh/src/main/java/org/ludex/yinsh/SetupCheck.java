package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Facts;
import org.ludex.core.Fault;

/** Finds every fault of a set-up. */
final class SetupCheck {

    private final YinshSetup setup;
    private final Stage stage;
    private final Variant variant;
    private final int whiteRings;
    private final int blackRings;
    private final int markers;
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(YinshSetup setup) {
        this.setup = setup;
        this.stage = setup.stage();
        this.variant = Variant.of(setup.options());
        this.whiteRings = setup.whiteRings().size();
        this.blackRings = setup.blackRings().size();
        this.markers = setup.whiteMarkers().size() + setup.blackMarkers().size();
    }

    /** All faults of a set-up; none if it is a position. */
    static List<Fault> faults(YinshSetup setup) {
        return new SetupCheck(setup).run();
    }

    private List<Fault> run() {
        checkPoints();
        boolean onePieceEach = faults.isEmpty();
        checkNumbers();
        if (stage.isDue(Due.PLACE_RING)) {
            checkPlacing(stage.side().orElseThrow());
        } else {
            checkRemovedRings();
            if (onePieceEach) {
                checkStage(setup.board());
            }
        }
        return List.copyOf(faults);
    }

    private void fault(YinshRule rule, String form, Facts facts) {
        faults.add(new Fault(rule, facts.as(form)));
    }

    private int rings(Side side) {
        return side == Side.WHITE ? whiteRings : blackRings;
    }

    private void checkPoints() {
        Map<Point, Integer> times = new TreeMap<>();
        for (Piece piece : Piece.values()) {
            setup.points(piece).forEach(point -> times.merge(point, 1, Integer::sum));
        }
        times.forEach((point, count) -> {
            if (count > 1) {
                fault(YinshRule.SETUP, "twice", Facts.of("point", point, "count", count));
            }
        });
    }

    private void checkNumbers() {
        for (Side side : Side.values()) {
            if (rings(side) > Yinsh.RINGS) {
                fault(YinshRule.SETUP, "rings", Facts.of("side", side, "count", rings(side), "most", Yinsh.RINGS));
            }
        }
        if (markers > Yinsh.MARKERS) {
            fault(YinshRule.SETUP, "markers", Facts.of("count", markers, "most", Yinsh.MARKERS));
        }
    }

    private void checkPlacing(Side side) {
        if (markers > 0) {
            fault(YinshRule.N5, "placing-markers", Facts.of("count", markers));
        }
        int ahead = side == Side.WHITE ? 0 : 1;
        if (whiteRings >= Yinsh.RINGS && blackRings >= Yinsh.RINGS) {
            fault(YinshRule.N5, "placed", Facts.of("side", side));
        } else if (whiteRings - blackRings != ahead) {
            fault(YinshRule.N5, "placing-turn", Facts.of("side", side, "white", whiteRings, "black", blackRings));
        }
    }

    private void checkRemovedRings() {
        int most = variant.ringsToWin();
        for (Side side : Side.values()) {
            int removed = Yinsh.RINGS - rings(side);
            if (removed > most) {
                fault(YinshRule.SETUP, "removed", Facts.of("side", side, "count", removed, "most", most));
            }
        }
        if (variant.isWonWith(whiteRings) && variant.isWonWith(blackRings)) {
            fault(YinshRule.SETUP, "both-won", Facts.of("most", most));
        }
    }

    private void checkStage(Board board) {
        Optional<Side> winner = variant.winner(board);
        if (stage == Stage.over()) {
            if (winner.isEmpty() && !endsWithoutWinner(board)) {
                fault(YinshRule.N5, "open", Facts.none());
            }
            return;
        }
        Side side = stage.side().orElseThrow();
        if (winner.isPresent() && !stage.isDue(Due.MOVE_RING)) {
            fault(YinshRule.N5, "won", Facts.of("side", winner.get(), "count", variant.ringsToWin()));
        }
        if (stage.isDue(Due.TAKE_ROW) && !board.hasRow(side)) {
            fault(YinshRule.N5, "no-row", Facts.of("side", side));
        }
        int mostAfterRow = Yinsh.MARKERS - Rows.LENGTH;
        if (stage.isDue(Due.TAKE_RING) && markers > mostAfterRow) {
            fault(YinshRule.N5, "ring-markers", Facts.of("count", markers, "most", mostAfterRow));
        }
        if (stage.isAfterPass()) {
            checkPass(board, side.other());
        }
    }

    private void checkPass(Board board, Side passed) {
        if (hasRows(board)) {
            fault(YinshRule.N5, "pass-row", Facts.of("side", passed));
        } else if (board.moveCount(passed) > 0) {
            YinshMove move = board.moves(passed).get(0);
            fault(YinshRule.N1, "passed", Facts.of("side", passed, "move", move));
        }
    }

    private boolean endsWithoutWinner(Board board) {
        boolean nobodyMoves = board.moveCount(Side.WHITE) == 0 && board.moveCount(Side.BLACK) == 0;
        return !hasRows(board) && (markers == Yinsh.MARKERS || nobodyMoves);
    }

    private static boolean hasRows(Board board) {
        return board.hasRow(Side.WHITE) || board.hasRow(Side.BLACK);
    }
}
