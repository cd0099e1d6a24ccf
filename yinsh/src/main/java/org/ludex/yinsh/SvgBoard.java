package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ludex.core.Arrow;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/** Draws the board with shapes. Columns are vertical, with {@code a} on the left unless Black is at the bottom. */
final class SvgBoard {

    private static final double UNIT = 46;
    private static final double COLUMN = UNIT * Math.sqrt(3) / 2;
    private static final double MARGIN = 52;
    private static final double TOP = 44;
    private static final double WIDTH = 2 * MARGIN + 10 * COLUMN;
    private static final double LETTERS = TOP + 9 * UNIT + 34;
    private static final double HEIGHT = LETTERS + 66;
    /** The radius of the disc under a point, as large as possible without touching the next one. */
    private static final double CELL = 22;

    private static final int PAPER = 0xF5F0E4;
    private static final int LINE = 0x9AA5B1;
    private static final int TEXT = 0x37474F;
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x1E1E1E;
    private static final int EDGE = 0x1E1E1E;
    private static final int ROW = 0xF2B632;
    private static final int MOVE = 0x1769AA;
    private static final int REMOVED = 0xC62828;
    private static final int MARKED = 0xBFE3B4;
    private static final int ARROW = 0x2E7D32;

    private final YinshPicture picture;
    private final List<Shape> shapes = new ArrayList<>();

    private SvgBoard(YinshPicture picture) {
        this.picture = picture;
    }

    static Drawing of(YinshPicture picture) {
        return new SvgBoard(picture).paint();
    }

    private Drawing paint() {
        shapes.add(new Shape.Rect(0, 0, WIDTH, HEIGHT, 8, Paint.fill(PAPER)));
        Point.all().forEach(this::cell);
        lines();
        coordinates();
        picture.rows().forEach(this::row);
        picture.moves().forEach(this::move);
        picture.moved().forEach(point -> shapes.add(circle(point, 22, Paint.stroke(MOVE, 2))));
        for (Point point : Point.all()) {
            picture.position().at(point).ifPresent(piece -> piece(point, piece));
        }
        picture.removed().forEach(this::cross);
        picture.look().arrows().forEach(this::arrow);
        shapes.add(new Shape.Label(new Shape.Point(WIDTH / 2, HEIGHT - 40), 15, picture.status(), TEXT));
        shapes.add(new Shape.Label(new Shape.Point(WIDTH / 2, HEIGHT - 18), 13, picture.count(), TEXT));
        return new Drawing(picture.title(), WIDTH, HEIGHT, shapes);
    }

    private Shape.Point middle(Point point) {
        Point place = picture.place(point);
        return middle(place.column() - 'a', place.row());
    }

    private static Shape.Point middle(double column, double row) {
        return new Shape.Point(MARGIN + column * COLUMN, TOP + (8 - row + column / 2) * UNIT);
    }

    private Shape circle(Point point, double radius, Paint paint) {
        Shape.Point at = middle(point);
        return new Shape.Circle(at.x(), at.y(), radius, paint);
    }

    private void cell(Point point) {
        int colour = picture.marked().contains(point) ? MARKED : PAPER;
        shapes.add(Shape.Group.cell(point.id(), List.of(circle(point, CELL, Paint.fill(colour)))));
    }

    private void lines() {
        for (Point point : Point.all()) {
            for (int direction = 0; direction < Rays.DIRECTIONS / 2; direction++) {
                int ahead = Rays.length(point.bit(), direction);
                boolean first = Rays.length(point.bit(), direction + Rays.DIRECTIONS / 2) == 0;
                if (first && ahead > 0) {
                    Point last = Point.ofBit(point.bit() + ahead * Rays.step(direction));
                    shapes.add(new Shape.Segment(middle(point), middle(last), Paint.stroke(LINE, 1.5)));
                }
            }
        }
    }

    private void coordinates() {
        for (char column = 'a'; column <= 'k'; column++) {
            double x = middle(column - 'a', 1).x();
            String letter = String.valueOf(picture.label(column));
            shapes.add(new Shape.Label(new Shape.Point(x, LETTERS), 14, letter, TEXT));
        }
        for (int row = 1; row <= Point.COLUMNS; row++) {
            Shape.Point at = middle(TextBoard.leftEnd(row).column() - 'a' - 0.62, row);
            shapes.add(new Shape.Label(at, 14, String.valueOf(picture.label(row)), TEXT));
        }
    }

    private void row(TakeRow row) {
        shapes.add(new Shape.Segment(middle(row.from()), middle(row.to()), Paint.stroke(ROW, 33)));
    }

    private void move(YinshMove move) {
        if (move instanceof MoveRing ring) {
            Paint dashes = Paint.stroke(MOVE, 4).inDashes();
            shapes.add(new Shape.Segment(middle(ring.from()), middle(ring.to()), dashes));
        }
    }

    private void piece(Point point, Piece piece) {
        int colour = colour(piece.side());
        List<Shape> parts = new ArrayList<>();
        if (piece.isRing()) {
            parts.add(circle(point, 15.5, Paint.stroke(EDGE, 8)));
            parts.add(circle(point, 15.5, Paint.stroke(colour, 5)));
        } else {
            parts.add(circle(point, 12, Paint.fill(colour).outlined(EDGE, 1.5)));
        }
        if (picture.flipped().contains(point)) {
            // A dot in the colour that the marker showed before.
            parts.add(circle(point, 4.5, Paint.fill(colour(piece.side().other()))));
        }
        shapes.add(Shape.Group.piece(point.id(), piece.toString(), parts));
    }

    private void cross(Point point) {
        Shape.Point at = middle(point);
        Paint paint = Paint.stroke(REMOVED, 3);
        double arm = 8;
        shapes.add(new Shape.Segment(
                new Shape.Point(at.x() - arm, at.y() - arm), new Shape.Point(at.x() + arm, at.y() + arm), paint));
        shapes.add(new Shape.Segment(
                new Shape.Point(at.x() - arm, at.y() + arm), new Shape.Point(at.x() + arm, at.y() - arm), paint));
    }

    private void arrow(Arrow arrow) {
        Shape.Point from = middle(Point.of(arrow.from()));
        Shape.Point to = middle(Point.of(arrow.to()));
        double length = Math.max(1, Math.hypot(to.x() - from.x(), to.y() - from.y()));
        double across = (to.x() - from.x()) / length;
        double down = (to.y() - from.y()) / length;
        Shape.Point neck = new Shape.Point(to.x() - across * 18, to.y() - down * 18);
        Shape.Polygon head = new Shape.Polygon(
                List.of(
                        to,
                        new Shape.Point(neck.x() - down * 9, neck.y() + across * 9),
                        new Shape.Point(neck.x() + down * 9, neck.y() - across * 9)),
                Paint.fill(ARROW));
        Map<String, String> ends =
                new TreeMap<>(Map.of("from", arrow.from().id(), "to", arrow.to().id()));
        shapes.add(new Shape.Group(
                "arrow", ends, List.of(new Shape.Segment(from, neck, Paint.stroke(ARROW, 6)), head)));
    }

    private static int colour(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }
}
