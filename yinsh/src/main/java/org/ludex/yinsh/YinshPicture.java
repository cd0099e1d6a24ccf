package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/** Draws a board in shapes; {@link TextBoard} draws it in characters. Columns stand upright, {@code a} on the left. */
final class YinshPicture {

    private static final double UNIT = 46;
    private static final double COLUMN = UNIT * Math.sqrt(3) / 2;
    private static final double MARGIN = 52;
    private static final double TOP = 44;
    private static final double WIDTH = 2 * MARGIN + 10 * COLUMN;
    private static final double LETTERS = TOP + 9 * UNIT + 34;
    private static final double HEIGHT = LETTERS + 66;

    private static final int PAPER = 0xF5F0E4;
    private static final int LINE = 0x9AA5B1;
    private static final int TEXT = 0x37474F;
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x1E1E1E;
    private static final int EDGE = 0x1E1E1E;
    private static final int ROW = 0xF2B632;
    private static final int MOVE = 0x1769AA;
    private static final int REMOVED = 0xC62828;

    private final Scene scene;
    private final List<Shape> shapes = new ArrayList<>();

    private YinshPicture(Scene scene) {
        this.scene = scene;
    }

    static Picture of(YinshPosition position) {
        return of(Scene.of(position));
    }

    static Picture after(YinshPosition before, YinshMove move, YinshPosition after) {
        return of(Scene.after(before, move, after));
    }

    private static Picture of(Scene scene) {
        return new Picture(TextBoard.of(scene), new YinshPicture(scene).drawing());
    }

    private Drawing drawing() {
        shapes.add(new Shape.Rect(0, 0, WIDTH, HEIGHT, 8, Paint.fill(PAPER)));
        drawLines();
        drawCoordinates();
        scene.rows().forEach(this::drawRow);
        scene.move().ifPresent(this::drawMove);
        for (Point point : Point.all()) {
            scene.position().at(point).ifPresent(piece -> drawPiece(point, piece));
        }
        scene.flipped().forEach(this::drawFlip);
        scene.removed().forEach(this::drawRemoval);
        shapes.add(new Shape.Label(new Shape.Point(WIDTH / 2, HEIGHT - 40), 15, scene.status(), TEXT));
        shapes.add(new Shape.Label(new Shape.Point(WIDTH / 2, HEIGHT - 18), 13, scene.count(), TEXT));
        String title = "YINSH" + scene.move().map(move -> " after " + move).orElse("") + ": " + scene.status();
        return new Drawing(title, WIDTH, HEIGHT, shapes);
    }

    private static Shape.Point place(Point point) {
        return place(point.column() - 'a', point.row());
    }

    private static Shape.Point place(double column, double row) {
        return new Shape.Point(MARGIN + column * COLUMN, TOP + (8 - row + column / 2) * UNIT);
    }

    private void drawLines() {
        for (Point point : Point.all()) {
            for (int direction = 0; direction < Rays.DIRECTIONS / 2; direction++) {
                int ahead = Rays.length(point.bit(), direction);
                boolean first = Rays.length(point.bit(), direction + Rays.DIRECTIONS / 2) == 0;
                if (first && ahead > 0) {
                    Point last = Point.ofBit(point.bit() + ahead * Rays.step(direction));
                    shapes.add(new Shape.Segment(place(point), place(last), Paint.stroke(LINE, 1.5)));
                }
            }
        }
    }

    private void drawCoordinates() {
        for (char column = 'a'; column <= 'k'; column++) {
            double x = place(column - 'a', 1).x();
            shapes.add(new Shape.Label(new Shape.Point(x, LETTERS), 14, String.valueOf(column), TEXT));
        }
        for (int row = 1; row <= Point.COLUMNS; row++) {
            Point end = TextBoard.leftEnd(row);
            Shape.Point at = place(end.column() - 'a' - 0.62, row);
            shapes.add(new Shape.Label(at, 14, String.valueOf(row), TEXT));
        }
    }

    private void drawRow(TakeRow row) {
        shapes.add(new Shape.Segment(place(row.from()), place(row.to()), Paint.stroke(ROW, 33)));
    }

    private void drawMove(YinshMove move) {
        if (move instanceof MoveRing ring) {
            Paint dashes = Paint.stroke(MOVE, 4).inDashes();
            shapes.add(new Shape.Segment(place(ring.from()), place(ring.to()), dashes));
        }
        for (Point point : scene.touched()) {
            Shape.Point at = place(point);
            shapes.add(new Shape.Circle(at.x(), at.y(), 22, Paint.stroke(MOVE, 2)));
        }
    }

    private void drawPiece(Point point, Piece piece) {
        Shape.Point at = place(point);
        int colour = colour(piece.side());
        if (piece.isRing()) {
            shapes.add(new Shape.Circle(at.x(), at.y(), 15.5, Paint.stroke(EDGE, 8)));
            shapes.add(new Shape.Circle(at.x(), at.y(), 15.5, Paint.stroke(colour, 5)));
        } else {
            shapes.add(new Shape.Circle(at.x(), at.y(), 12, Paint.fill(colour).outlined(EDGE, 1.5)));
        }
    }

    /** A dot of the colour that the marker showed before. */
    private void drawFlip(Point point) {
        Optional<Piece> piece = scene.position().at(point);
        Shape.Point at = place(point);
        piece.ifPresent(marker -> shapes.add(new Shape.Circle(
                at.x(), at.y(), 4.5, Paint.fill(colour(marker.side().other())))));
    }

    private void drawRemoval(Point point) {
        Shape.Point at = place(point);
        Paint paint = Paint.stroke(REMOVED, 3);
        double arm = 8;
        shapes.add(new Shape.Segment(
                new Shape.Point(at.x() - arm, at.y() - arm), new Shape.Point(at.x() + arm, at.y() + arm), paint));
        shapes.add(new Shape.Segment(
                new Shape.Point(at.x() - arm, at.y() + arm), new Shape.Point(at.x() + arm, at.y() - arm), paint));
    }

    private static int colour(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }
}
