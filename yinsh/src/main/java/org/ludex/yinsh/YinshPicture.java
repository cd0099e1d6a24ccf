package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Footprint;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.yinsh.YinshMove.TakeRow;

/**
 * What a picture shows; {@link TextBoard} and {@link SvgBoard} draw it.
 *
 * @param position the position
 * @param moves the moves that led to it, if they are to be shown
 * @param moved the points where they placed a ring, or moved a ring from or to
 * @param flipped the markers that they flipped
 * @param removed the points that they emptied by taking a row or a ring
 * @param marked the points to mark
 * @param look the orientation, the arrows and the language
 */
record YinshPicture(
        YinshPosition position,
        List<YinshMove> moves,
        Set<Point> moved,
        Set<Point> flipped,
        Set<Point> removed,
        Set<Point> marked,
        Look look) {

    static Picture of(YinshPosition position, Look look) {
        return after(position, List.of(), look);
    }

    /** A picture after moves from a position, such as those of a whole turn. */
    static Picture after(YinshPosition before, List<? extends YinshMove> moves, Look look) {
        YinshPosition after = before;
        Set<Point> moved = new LinkedHashSet<>();
        Set<Point> removed = new LinkedHashSet<>();
        for (YinshMove move : moves) {
            after = after.play(move);
            Footprint footprint = move.footprint();
            boolean takes = footprint.to().isEmpty();
            footprint.from().forEach(cell -> (takes ? removed : moved).add(Point.of(cell)));
            footprint.to().forEach(cell -> moved.add(Point.of(cell)));
        }
        YinshPosition end = after;
        removed.removeIf(point -> end.at(point).isPresent());
        Set<Point> flipped = Point.all().stream()
                .filter(point -> isFlipped(before, end, point))
                .collect(Collectors.toUnmodifiableSet());
        Set<Point> marked = look.marked().stream().map(Point::of).collect(Collectors.toUnmodifiableSet());
        return new YinshPicture(end, List.copyOf(moves), moved, flipped, removed, marked, look).paint();
    }

    private static boolean isFlipped(YinshPosition before, YinshPosition after, Point point) {
        Optional<Piece> old = before.at(point);
        return old.isPresent()
                && !old.get().isRing()
                && after.at(point)
                        .equals(Optional.of(Piece.marker(old.get().side().other())));
    }

    private Picture paint() {
        look.side().map(Viewer::of).ifPresent(viewer -> viewer.at(position));
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /** Whether Black is at the bottom. */
    private boolean isTurned() {
        return look.side().filter(Side.BLACK::equals).isPresent();
    }

    /** The point that is drawn in the usual place of another, and vice versa. */
    Point place(Point point) {
        return isTurned() ? point.opposite() : point;
    }

    /** The number to write beside a row of the picture. */
    int label(int row) {
        return isTurned() ? Point.COLUMNS + 1 - row : row;
    }

    /** The letter to write below a column of the picture. */
    char label(char column) {
        return isTurned() ? (char) ('a' + 'k' - column) : column;
    }

    /** The rows on the board of an open game: those to take now, and those to take later. */
    List<TakeRow> rows() {
        return position.due().isEmpty()
                ? List.of()
                : Stream.of(Side.values())
                        .flatMap(side -> position.rowsOf(side).stream())
                        .toList();
    }

    /** The markers of all rows. */
    Set<Point> rowPoints() {
        return rows().stream()
                .flatMap(row -> Rays.line(row.from(), row.to()).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Phrase phrase(String key, Facts facts) {
        return new Phrase(YinshRule.class, "picture." + key, facts);
    }

    private String say(String key, Facts facts) {
        return phrase(key, facts).text(look.locale());
    }

    /** Describes the picture in one sentence, for readers who cannot see it. */
    String title() {
        return moves.isEmpty()
                ? say("title", Facts.of("status", status()))
                : say("title-after", Facts.of("moves", moves, "status", status()));
    }

    /** What happens next, or how the game ended, in one sentence. */
    String status() {
        return position.toMove().map(this::status).orElseGet(() -> position.message(look.locale()));
    }

    private String status(Side side) {
        boolean passes = position.legalMoves().equals(Moves.PASS);
        String due = passes ? "pass" : position.due().orElseThrow().toString();
        return say(due, Facts.of("side", side, "rows", position.rows()));
    }

    /** Rings removed or still to place, and markers left, in a sentence or two. */
    String count() {
        boolean placing = position.isDue(Due.PLACE_RING);
        int white = placing ? position.ringsToPlace(Side.WHITE) : position.ringsRemoved(Side.WHITE);
        int black = placing ? position.ringsToPlace(Side.BLACK) : position.ringsRemoved(Side.BLACK);
        Facts facts = Facts.of("white", white, "black", black, "pool", position.pool());
        return say(placing ? "rings-to-place" : "rings-removed", facts);
    }

    /** The lines below the text picture. */
    List<String> captions() {
        List<String> lines = new ArrayList<>();
        lines.add((moves.isEmpty() ? "" : say("after", Facts.of("moves", moves)) + " ") + status());
        lines.add(count());
        if (!look.arrows().isEmpty()) {
            List<String> arrows = look.arrows().stream()
                    .map(arrow -> Point.of(arrow.from()) + "-" + Point.of(arrow.to()))
                    .toList();
            lines.add(say("arrows", Facts.of("arrows", arrows)));
        }
        lines.add(say("legend", Facts.of("signs", signs())));
        return lines;
    }

    private List<Phrase> signs() {
        Map<String, Set<Point>> points = new LinkedHashMap<>();
        points.put("moved", moved);
        points.put("flipped", flipped);
        points.put("taken", removed);
        points.put("in-row", rowPoints());
        points.put("marked", marked);
        points.values().removeIf(Set::isEmpty);
        return Stream.concat(Stream.of("pieces"), points.keySet().stream())
                .map(sign -> phrase("sign." + sign, Facts.none()))
                .toList();
    }
}
