package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.Shape.Circle;
import org.ludex.core.picture.Shape.Label;
import org.ludex.core.picture.Shape.Point;
import org.ludex.core.picture.Shape.Polygon;
import org.ludex.core.picture.Shape.Rect;
import org.ludex.core.picture.Shape.Segment;

/** The board in shapes: octagons are towers, with their colour and letter inside and a dot for each tooth. */
final class SvgBoard {

    private static final double SQUARE = 64;
    private static final double MARGIN = 32;
    private static final double BOARD = 8 * SQUARE;
    private static final double WIDTH = BOARD + 2 * MARGIN;
    private static final double HEIGHT = WIDTH + 44;
    private static final int TOOTH = 0xFFF3C4;
    private static final int PAPER = 0xEDE6D6;

    private final KamisadoPicture picture;
    private final List<Shape> shapes = new ArrayList<>();

    private SvgBoard(KamisadoPicture picture) {
        this.picture = picture;
    }

    static Drawing of(KamisadoPicture picture) {
        return new SvgBoard(picture).paint();
    }

    private Drawing paint() {
        shapes.add(new Rect(0, 0, WIDTH, HEIGHT, 8, Paint.fill(PAPER)));
        paintFrame();
        for (Square square : Square.values()) {
            paintSquare(square);
        }
        picture.tracks().forEach(this::paintWay);
        for (Square square : Square.values()) {
            picture.position().at(square).ifPresent(tower -> paintTower(tower, square));
        }
        String title = picture.lastMove().isEmpty() ? "" : picture.history() + ". ";
        if (!title.isEmpty()) {
            shapes.add(label(WIDTH / 2, WIDTH + 28, 15, picture.history()));
        }
        shapes.add(label(WIDTH / 2, WIDTH + 6, 15, picture.status()));
        return new Drawing("Kamisado. " + title + picture.status(), WIDTH, HEIGHT, shapes);
    }

    private static Label label(double x, double y, double size, String text) {
        return new Label(new Point(x, y), size, text, Palette.FRAME);
    }

    private void paintFrame() {
        Paint frame = Paint.fill(Palette.FRAME);
        shapes.add(new Rect(MARGIN - 4, MARGIN - 4, BOARD + 8, BOARD + 8, 4, frame));
        for (int i = 1; i <= 8; i++) {
            double along = MARGIN + (i - 0.5) * SQUARE;
            String file = String.valueOf((char) ('a' + i - 1));
            String row = String.valueOf(9 - i);
            shapes.add(label(along, MARGIN / 2 - 1, 16, file));
            shapes.add(label(along, WIDTH - MARGIN / 2, 16, file));
            shapes.add(label(MARGIN / 2 - 1, along, 16, row));
            shapes.add(label(WIDTH - MARGIN / 2 + 1, along, 16, row));
        }
    }

    private static double left(Square square) {
        return MARGIN + (square.file() - 1) * SQUARE;
    }

    private static double top(Square square) {
        return MARGIN + (8 - square.row()) * SQUARE;
    }

    private static Point centre(Square square) {
        return new Point(left(square) + SQUARE / 2, top(square) + SQUARE / 2);
    }

    private void paintSquare(Square square) {
        Colour colour = square.colour();
        int readable = Palette.readableOn(colour);
        shapes.add(new Rect(left(square), top(square), SQUARE, SQUARE, 0, Paint.fill(Palette.of(colour))));
        String letter = String.valueOf(colour.letter()).toLowerCase(Locale.ROOT);
        shapes.add(new Label(new Point(left(square) + 11, top(square) + 12), 11, letter, readable));
        if (picture.isEntered(square)) {
            outline(square, Paint.stroke(readable, 3));
        } else if (picture.isLeft(square)) {
            outline(square, Paint.stroke(readable, 3).inDashes());
        }
    }

    private void outline(Square square, Paint paint) {
        shapes.add(new Rect(left(square) + 2, top(square) + 2, SQUARE - 4, SQUARE - 4, 3, paint));
    }

    /** The line is drawn below the towers, so that it ends under the one that moved. */
    private void paintWay(KamisadoPicture.Track track) {
        if (track.from() != track.to()) {
            Point from = centre(track.from());
            Point to = centre(track.to());
            shapes.add(new Segment(from, to, Paint.stroke(Palette.BLACK, 7)));
            shapes.add(new Segment(from, to, Paint.stroke(Palette.WHITE, 3)));
        }
    }

    private void paintTower(Tower tower, Square square) {
        Point centre = centre(square);
        int body = Palette.of(tower.side());
        int edge = Palette.of(tower.side().other());
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 8 + i * Math.PI / 4;
            corners.add(new Point(centre.x() + 25 * Math.cos(angle), centre.y() + 25 * Math.sin(angle)));
        }
        shapes.add(new Polygon(corners, Paint.fill(body).outlined(edge, 2)));
        Colour colour = tower.colour();
        Point face = new Point(centre.x(), tower.rank() == Rank.PLAIN ? centre.y() : centre.y() - 4);
        shapes.add(new Circle(face.x(), face.y(), 14, Paint.fill(Palette.of(colour))));
        shapes.add(new Label(face, 18, String.valueOf(colour.letter()), Palette.readableOn(colour)));
        int teeth = tower.rank().teeth();
        for (int i = 0; i < teeth; i++) {
            double x = centre.x() + (i - (teeth - 1) / 2.0) * 10;
            shapes.add(new Circle(x, centre.y() + 16, 4, Paint.fill(TOOTH).outlined(Palette.FRAME, 1)));
        }
    }
}
