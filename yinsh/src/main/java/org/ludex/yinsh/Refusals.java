package org.ludex.yinsh;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Outcome;
import org.ludex.core.Verdict;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.Pass;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/**
 * Why a move is refused. Each kind of move has its list of checks. If a move breaks several rules, the verdict names
 * the first one in the list; a move that passes all checks is legal.
 */
final class Refusals {

    private static final Checks<YinshPosition, PlaceRing> PLACE_RING =
            Checks.inOrder(Refusals::afterEnd, Refusals::allPlaced, Refusals::occupied);

    private static final Checks<YinshPosition, MoveRing> MOVE_RING = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::stillPlacing,
            Refusals::rowDue,
            Refusals::ringDue,
            Refusals::movesNoOwnRing,
            Refusals::staysThere,
            Refusals::leavesTheLine,
            Refusals::landsOnPiece,
            Refusals::jumpsRing,
            Refusals::jumpsTwice,
            Refusals::goesTooFar);

    private static final Checks<YinshPosition, TakeRow> TAKE_ROW = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::stillPlacing,
            Refusals::ringDue,
            Refusals::isNoLine,
            Refusals::hasTooManyMarkers,
            Refusals::hasWrongLength,
            Refusals::isOthersRow,
            Refusals::isNoRow);

    private static final Checks<YinshPosition, TakeRing> TAKE_RING = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::stillPlacing,
            Refusals::rowFirst,
            Refusals::noRowTaken,
            Refusals::takesNoOwnRing);

    private static final Checks<YinshPosition, Pass> PASS = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::passesWhilePlacing,
            Refusals::rowDue,
            Refusals::ringDue,
            Refusals::ringCanMove);

    private Refusals() {}

    /**
     * Whether a move, other than a pass, passes all its checks. Counting, searching and reading records play hardly any but
     * legal moves, so this asks the board directly instead of running the list.
     */
    static boolean allows(YinshPosition position, YinshMove move) {
        Board board = position.board();
        if (move instanceof MoveRing ring) {
            return position.isDue(Due.MOVE_RING)
                    && board.hasRing(position.actor(), ring.from())
                    && !areApart(ring.from(), ring.to())
                    && board.isEmpty(ring.to())
                    && board.isOpen(ring.from(), ring.to());
        }
        if (move instanceof PlaceRing place) {
            return position.isDue(Due.PLACE_RING) && board.isEmpty(place.at());
        }
        if (move instanceof TakeRow row) {
            return position.isDue(Due.TAKE_ROW) && board.isRow(position.actor(), row.from(), row.to());
        }
        return move instanceof TakeRing take
                && position.isDue(Due.TAKE_RING)
                && board.hasRing(position.actor(), take.ring());
    }

    /** The first refusal from the checks for a kind of move. */
    static Optional<Verdict.Illegal> first(YinshPosition position, YinshMove move) {
        if (move instanceof MoveRing ring) {
            return MOVE_RING.first(position, ring);
        }
        if (move instanceof PlaceRing place) {
            return PLACE_RING.first(position, place);
        }
        if (move instanceof TakeRow row) {
            return TAKE_ROW.first(position, row);
        }
        return move instanceof TakeRing take ? TAKE_RING.first(position, take) : PASS.first(position, (Pass) move);
    }

    private static Optional<Verdict.Illegal> no(YinshRule rule, String form, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts.as(form)));
    }

    private static Optional<Verdict.Illegal> afterEnd(YinshPosition position, YinshMove move) {
        if (position.outcome() instanceof Outcome.Won won) {
            Facts facts =
                    Facts.of("winner", won.winners().get(0), "rule", won.rule().code());
            return no(YinshRule.AFTER_END, "won", facts);
        }
        return position.outcome() instanceof Outcome.Drawn drawn
                ? no(YinshRule.AFTER_END, "drawn", Facts.of("rule", drawn.rule().code()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> allPlaced(YinshPosition position, PlaceRing move) {
        return position.isDue(Due.PLACE_RING)
                ? Optional.empty()
                : no(YinshRule.U1, "placed", Facts.of("point", move.at()));
    }

    private static Optional<Verdict.Illegal> occupied(YinshPosition position, PlaceRing move) {
        return position.at(move.at())
                .flatMap(piece -> no(YinshRule.U1, "occupied", Facts.of("point", move.at(), "piece", piece)));
    }

    private static Optional<Verdict.Illegal> stillPlacing(YinshPosition position, YinshMove move) {
        if (!position.isDue(Due.PLACE_RING)) {
            return Optional.empty();
        }
        int left = position.ringsToPlace(Side.WHITE) + position.ringsToPlace(Side.BLACK);
        return no(YinshRule.U1, "placing", Facts.of("side", position.actor(), "left", left));
    }

    private static Optional<Verdict.Illegal> passesWhilePlacing(YinshPosition position, YinshMove move) {
        return position.isDue(Due.PLACE_RING)
                ? no(YinshRule.N1, "placing", Facts.of("side", position.actor()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> rowDue(YinshPosition position, YinshMove move) {
        return position.isDue(Due.TAKE_ROW) ? no(YinshRule.N3, "row-due", dueRow(position)) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> rowFirst(YinshPosition position, TakeRing move) {
        return position.isDue(Due.TAKE_ROW) ? no(YinshRule.R2, "row-first", dueRow(position)) : Optional.empty();
    }

    private static Facts dueRow(YinshPosition position) {
        return Facts.of("side", position.actor(), "row", position.rows().get(0));
    }

    private static Optional<Verdict.Illegal> ringDue(YinshPosition position, YinshMove move) {
        return position.isDue(Due.TAKE_RING)
                ? no(YinshRule.N3, "ring-due", Facts.of("side", position.actor()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> noRowTaken(YinshPosition position, TakeRing move) {
        return position.isDue(Due.MOVE_RING)
                ? no(YinshRule.R2, "no-row", Facts.of("point", move.ring(), "side", position.actor()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> ringCanMove(YinshPosition position, Pass move) {
        return position.board().moves(position.actor()).stream()
                .findFirst()
                .flatMap(
                        possible -> no(YinshRule.N1, "possible", Facts.of("side", position.actor(), "move", possible)));
    }

    private static Optional<Verdict.Illegal> movesNoOwnRing(YinshPosition position, MoveRing move) {
        return noOwnRing(position, move.from(), YinshRule.M1);
    }

    private static Optional<Verdict.Illegal> takesNoOwnRing(YinshPosition position, TakeRing move) {
        return noOwnRing(position, move.ring(), YinshRule.R2);
    }

    private static Optional<Verdict.Illegal> noOwnRing(YinshPosition position, Point point, YinshRule rule) {
        if (position.board().hasRing(position.actor(), point)) {
            return Optional.empty();
        }
        return held(position, point, rule, Facts.of("point", point, "side", position.actor()));
    }

    /** The refusal of a point because of what it holds. */
    private static Optional<Verdict.Illegal> held(YinshPosition position, Point point, YinshRule rule, Facts facts) {
        return position.at(point)
                .map(piece -> no(rule, "piece", facts.and("piece", piece)))
                .orElseGet(() -> no(rule, "empty", facts));
    }

    private static Facts ends(MoveRing move) {
        return Facts.of("from", move.from(), "to", move.to());
    }

    private static Optional<Verdict.Illegal> staysThere(YinshPosition position, MoveRing move) {
        return move.from().equals(move.to()) ? no(YinshRule.M2, "same", ends(move)) : Optional.empty();
    }

    private static boolean areApart(Point from, Point to) {
        return Rays.direction(from.bit(), to.bit()) < 0;
    }

    private static Optional<Verdict.Illegal> leavesTheLine(YinshPosition position, MoveRing move) {
        return areApart(move.from(), move.to()) ? no(YinshRule.M2, "line", ends(move)) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> landsOnPiece(YinshPosition position, MoveRing move) {
        return position.at(move.to())
                .flatMap(piece -> no(YinshRule.M2, "occupied", ends(move).and("piece", piece)));
    }

    private static Optional<Verdict.Illegal> jumpsRing(YinshPosition position, MoveRing move) {
        return position.board().firstRing(move.from(), move.to()).flatMap(point -> {
            Piece ring = position.at(point).orElseThrow();
            return no(YinshRule.M5, "", ends(move).and("point", point).and("piece", ring));
        });
    }

    private static Optional<Verdict.Illegal> jumpsTwice(YinshPosition position, MoveRing move) {
        return stop(position, move)
                .flatMap(stop -> position.board()
                        .firstMarker(stop, move.to())
                        .flatMap(next -> no(
                                YinshRule.M3, "", ends(move).and("stop", stop).and("next", next))));
    }

    private static Optional<Verdict.Illegal> goesTooFar(YinshPosition position, MoveRing move) {
        return stop(position, move)
                .flatMap(stop -> no(YinshRule.M4, "", ends(move).and("stop", stop)));
    }

    /** Where the ring must stop because it has jumped. */
    private static Optional<Point> stop(YinshPosition position, MoveRing move) {
        Optional<Point> marker = position.board().firstMarker(move.from(), move.to());
        if (marker.isEmpty()) {
            return Optional.empty();
        }
        Optional<Point> stop = position.board().firstEmpty(marker.get(), move.to());
        return stop.isPresent() && stop.get().equals(move.to()) ? Optional.empty() : stop;
    }

    private static Facts about(YinshPosition position, TakeRow row) {
        return Facts.of("row", row, "side", position.actor());
    }

    private static Optional<Verdict.Illegal> isNoLine(YinshPosition position, TakeRow row) {
        boolean onePoint = row.from().equals(row.to());
        return !onePoint && areApart(row.from(), row.to())
                ? no(
                        YinshRule.R1,
                        "line",
                        about(position, row).and("from", row.from()).and("to", row.to()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> hasTooManyMarkers(YinshPosition position, TakeRow row) {
        int count = Rays.line(row.from(), row.to()).size();
        return count > Rows.LENGTH && spoiler(position, row).isEmpty()
                ? no(YinshRule.R3, "", about(position, row).and("count", count))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> hasWrongLength(YinshPosition position, TakeRow row) {
        int count = Rays.line(row.from(), row.to()).size();
        return count == Rows.LENGTH
                ? Optional.empty()
                : no(YinshRule.R1, "length", about(position, row).and("count", count));
    }

    private static Optional<Verdict.Illegal> isOthersRow(YinshPosition position, TakeRow row) {
        Side other = position.actor().other();
        if (!position.board().rows(other).contains(row)) {
            return Optional.empty();
        }
        Facts facts = about(position, row).and("owner", other);
        boolean afterOwnMove = position.stage().mover().orElseThrow() == other;
        return afterOwnMove ? no(YinshRule.R6, "", facts) : no(YinshRule.R2, "other-row", facts);
    }

    private static Optional<Verdict.Illegal> isNoRow(YinshPosition position, TakeRow row) {
        return spoiler(position, row)
                .flatMap(point ->
                        held(position, point, YinshRule.R1, about(position, row).and("point", point)));
    }

    /** The first point of a row that does not hold a marker of the player who wants to take it. */
    private static Optional<Point> spoiler(YinshPosition position, TakeRow row) {
        List<Point> markers = position.points(Piece.marker(position.actor()));
        return Rays.line(row.from(), row.to()).stream()
                .filter(point -> !markers.contains(point))
                .findFirst();
    }
}
