package org.ludex.yinsh;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Outcome;
import org.ludex.core.Verdict;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.Pass;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/** Says which rule forbids a move that a position has found illegal, in the order that {@link YinshPosition} documents. */
final class Refusals {

    private final YinshPosition position;
    private final Board board;
    private final Side side;

    private Refusals(YinshPosition position, Board board) {
        this.position = position;
        this.board = board;
        // Nobody is to act after the end; no refusal then speaks of a side.
        this.side = position.side().orElse(Side.WHITE);
    }

    static Refusals of(YinshPosition position, Board board) {
        return new Refusals(position, board);
    }

    Verdict.Illegal refuse(YinshMove move) {
        Optional<Due> due = position.due();
        if (due.isEmpty()) {
            return afterEnd();
        }
        return switch (due.get()) {
            case PLACE_RING -> whilePlacing(move);
            case MOVE_RING -> whileMoving(move);
            case TAKE_ROW -> whileTakingRow(move);
            case TAKE_RING -> whileTakingRing(move);
        };
    }

    private static Verdict.Illegal no(YinshRule rule, String way, Facts facts) {
        return Verdict.illegal(rule, facts.as(way));
    }

    private Verdict.Illegal afterEnd() {
        if (position.outcome() instanceof Outcome.Won won) {
            return no(
                    YinshRule.AFTER_END,
                    "won",
                    Facts.of("winner", won.winners().get(0), "rule", won.rule().code()));
        }
        return no(YinshRule.AFTER_END, "drawn", Facts.of("rule", YinshRule.E3.code()));
    }

    private Verdict.Illegal whilePlacing(YinshMove move) {
        if (move instanceof PlaceRing place) {
            return no(YinshRule.U1, "occupied", Facts.of("point", place.at(), "piece", piece(place.at())));
        }
        if (move instanceof Pass) {
            return no(YinshRule.N1, "placing", Facts.of("side", side));
        }
        int left = position.ringsToPlace(Side.WHITE) + position.ringsToPlace(Side.BLACK);
        return no(YinshRule.U1, "placing", Facts.of("side", side, "left", left));
    }

    private static Verdict.Illegal allPlaced(PlaceRing place) {
        return no(YinshRule.U1, "placed", Facts.of("point", place.at()));
    }

    private Verdict.Illegal whileMoving(YinshMove move) {
        if (move instanceof PlaceRing place) {
            return allPlaced(place);
        }
        if (move instanceof TakeRow row) {
            return badRow(row);
        }
        if (move instanceof TakeRing take) {
            return no(YinshRule.R2, "no-row", Facts.of("point", take.ring(), "side", side));
        }
        if (move instanceof MoveRing ring) {
            return badRingMove(ring.from(), ring.to());
        }
        YinshMove possible = board.moves(side).get(0);
        return no(YinshRule.N1, "possible", Facts.of("side", side, "move", possible));
    }

    private Verdict.Illegal whileTakingRow(YinshMove move) {
        if (move instanceof PlaceRing place) {
            return allPlaced(place);
        }
        if (move instanceof TakeRow row) {
            return badRow(row);
        }
        Facts facts = Facts.of("side", side, "row", board.rows(side).get(0));
        return move instanceof TakeRing ? no(YinshRule.R2, "row-first", facts) : no(YinshRule.N3, "row-due", facts);
    }

    private Verdict.Illegal whileTakingRing(YinshMove move) {
        if (move instanceof PlaceRing place) {
            return allPlaced(place);
        }
        if (move instanceof TakeRing take) {
            return badRing(take.ring());
        }
        return no(YinshRule.N3, "ring-due", Facts.of("side", side));
    }

    private Verdict.Illegal badRingMove(Point from, Point to) {
        if (!board.hasRing(side, from)) {
            Facts facts = Facts.of("point", from, "side", side);
            return board.at(from)
                    .map(piece -> no(YinshRule.M1, "piece", facts.and("piece", piece)))
                    .orElseGet(() -> no(YinshRule.M1, "empty", facts));
        }
        Facts facts = Facts.of("from", from, "to", to);
        if (from.equals(to)) {
            return no(YinshRule.M2, "same", facts);
        }
        if (Rays.direction(from.bit(), to.bit()) < 0) {
            return no(YinshRule.M2, "line", facts);
        }
        return board.at(to)
                .map(piece -> no(YinshRule.M2, "occupied", facts.and("piece", piece)))
                .orElseGet(() -> badPath(between(from, to), facts));
    }

    /** What is wrong on the way to an empty point: a ring, or empty points behind a run of markers. */
    private Verdict.Illegal badPath(List<Point> way, Facts facts) {
        for (Point point : way) {
            Optional<Piece> piece = board.at(point);
            if (piece.isPresent() && piece.get().isRing()) {
                return no(YinshRule.M5, "", facts.and("point", point).and("piece", piece.get()));
            }
        }
        int run = 0;
        while (board.isEmpty(way.get(run))) {
            run++;
        }
        int gap = run;
        while (!board.isEmpty(way.get(gap))) {
            gap++;
        }
        Facts withGap = facts.and("stop", way.get(gap));
        for (Point point : way.subList(gap, way.size())) {
            if (!board.isEmpty(point)) {
                return no(YinshRule.M3, "", withGap.and("next", point));
            }
        }
        return no(YinshRule.M4, "", withGap);
    }

    private Verdict.Illegal badRow(TakeRow row) {
        Facts facts = Facts.of("row", row, "side", side);
        if (row.from().equals(row.to())) {
            return no(YinshRule.R1, "length", facts.and("count", 1));
        }
        if (Rays.direction(row.from().bit(), row.to().bit()) < 0) {
            return no(YinshRule.R1, "line", facts.and("from", row.from()).and("to", row.to()));
        }
        List<Point> points = Rays.line(row.from(), row.to());
        Facts counted = facts.and("count", points.size());
        Optional<Point> spoiler = points.stream()
                .filter(point -> !holds(point, Piece.marker(side)))
                .findFirst();
        if (points.size() != Rows.LENGTH) {
            boolean tooMany = points.size() > Rows.LENGTH && spoiler.isEmpty();
            return tooMany ? no(YinshRule.R3, "", counted) : no(YinshRule.R1, "length", counted);
        }
        Side other = side.other();
        if (board.isRow(other, row)) {
            boolean afterOwnMove = position.stage().mover().orElseThrow() == other;
            return afterOwnMove
                    ? no(YinshRule.R6, "", facts.and("owner", other))
                    : no(YinshRule.R2, "other-row", facts.and("owner", other));
        }
        Point spoilt = spoiler.orElseThrow();
        Facts where = facts.and("point", spoilt);
        return board.at(spoilt)
                .map(piece -> no(YinshRule.R1, "piece", where.and("piece", piece)))
                .orElseGet(() -> no(YinshRule.R1, "empty", where));
    }

    private Verdict.Illegal badRing(Point point) {
        Facts facts = Facts.of("point", point, "side", side);
        return board.at(point)
                .map(piece -> no(YinshRule.R2, "piece", facts.and("piece", piece)))
                .orElseGet(() -> no(YinshRule.R2, "empty", facts));
    }

    private Piece piece(Point point) {
        return board.at(point).orElseThrow();
    }

    private boolean holds(Point point, Piece piece) {
        return board.at(point).filter(piece::equals).isPresent();
    }

    /** The points of a line between two of its points, both left out. */
    private static List<Point> between(Point from, Point to) {
        List<Point> line = Rays.line(from, to);
        return line.subList(1, line.size() - 1);
    }
}
