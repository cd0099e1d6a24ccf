package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Arrow;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.Shape.Circle;
import org.ludex.core.picture.Shape.Group;
import org.ludex.core.picture.Shape.Label;
import org.ludex.core.picture.Shape.Point;
import org.ludex.core.picture.Shape.Polygon;
import org.ludex.core.picture.Shape.Rect;
import org.ludex.core.picture.Shape.Segment;

/** Draws the board with shapes: octagons are towers, with their colour and letter inside and a dot for each tooth. */
final class SvgBoard {

    private static final double SQUARE = 64;
    private static final double MARGIN = 32;
    private static final double BOARD = 8 * SQUARE;
    private static final double WIDTH = BOARD + 2 * MARGIN;
    private static final double HEIGHT = WIDTH + 44;
    private static final int TOOTH = 0xFFF3C4;
    private static final int PAPER = 0xEDE6D6;
    /** The corners of an arrow: the distance from its tip, or -1 at its tail, and the distance to the side. */
    private static final double[][] ARROW = {{-1, -4}, {-1, 4}, {18, 4}, {18, 12}, {0, 0}, {18, -12}, {18, -4}};

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
            shapes.add(Group.cell(square.id(), square(square)));
        }
        picture.tracks().forEach(this::paintTrack);
        for (Square square : Square.values()) {
            picture.position()
                    .at(square)
                    .ifPresent(tower -> shapes.add(Group.piece(square.id(), tower.toString(), tower(tower, square))));
            if (picture.isMarked(square)) {
                shapes.add(new Group("mark", Map.of("cell", square.id()), mark(square)));
            }
        }
        for (Arrow arrow : picture.look().arrows()) {
            paintArrow(KamisadoPicture.square(arrow.from()), KamisadoPicture.square(arrow.to()));
        }
        shapes.add(caption(WIDTH + 6, picture.status()));
        Optional<String> history = picture.history();
        history.ifPresent(words -> shapes.add(caption(WIDTH + 28, words)));
        String title = "Kamisado. " + history.map(words -> words + ". ").orElse("") + picture.status();
        return new Drawing(title, WIDTH, HEIGHT, shapes);
    }

    /** Words below the board, smaller where they would be wider than it. */
    private static Label caption(double y, String words) {
        double size = Math.min(15, Math.floor(2 * WIDTH / Math.max(1, words.length())));
        return label(WIDTH / 2, y, size, words);
    }

    private static Label label(double x, double y, double size, String text) {
        return new Label(new Point(x, y), size, text, Palette.FRAME);
    }

    private void paintFrame() {
        Paint frame = Paint.fill(Palette.FRAME);
        shapes.add(new Rect(MARGIN - 4, MARGIN - 4, BOARD + 8, BOARD + 8, 4, frame));
        for (int i = 1; i <= 8; i++) {
            double along = MARGIN + (i - 0.5) * SQUARE;
            // The diagonal from the upper left corner meets every file and every row.
            Square square = picture.turned(Square.of(i, 9 - i).orElseThrow());
            String file = square.id().substring(0, 1);
            String row = square.id().substring(1);
            shapes.add(label(along, MARGIN / 2 - 1, 16, file));
            shapes.add(label(along, WIDTH - MARGIN / 2, 16, file));
            shapes.add(label(MARGIN / 2 - 1, along, 16, row));
            shapes.add(label(WIDTH - MARGIN / 2 + 1, along, 16, row));
        }
    }

    private double left(Square square) {
        return MARGIN + (picture.turned(square).file() - 1) * SQUARE;
    }

    private double top(Square square) {
        return MARGIN + (8 - picture.turned(square).row()) * SQUARE;
    }

    private Point centre(Square square) {
        return new Point(left(square) + SQUARE / 2, top(square) + SQUARE / 2);
    }

    private List<Shape> square(Square square) {
        Colour colour = square.colour();
        int readable = Palette.readableOn(colour);
        List<Shape> parts = new ArrayList<>();
        parts.add(new Rect(left(square), top(square), SQUARE, SQUARE, 0, Paint.fill(Palette.of(colour))));
        String letter = String.valueOf(colour.letter()).toLowerCase(Locale.ROOT);
        parts.add(new Label(new Point(left(square) + 11, top(square) + 12), 11, letter, readable));
        if (picture.isEntered(square)) {
            parts.add(outline(square, Paint.stroke(readable, 3)));
        } else if (picture.isLeft(square)) {
            parts.add(outline(square, Paint.stroke(readable, 3).inDashes()));
        }
        return parts;
    }

    private Shape outline(Square square, Paint paint) {
        return new Rect(left(square) + 2, top(square) + 2, SQUARE - 4, SQUARE - 4, 3, paint);
    }

    /** The line is drawn below the towers, so that it ends under the one that moved. */
    private void paintTrack(KamisadoPicture.Track track) {
        if (track.from() != track.to()) {
            Point from = centre(track.from());
            Point to = centre(track.to());
            shapes.add(way(
                    "last-move",
                    track.from(),
                    track.to(),
                    List.of(
                            new Segment(from, to, Paint.stroke(Palette.BLACK, 7)),
                            new Segment(from, to, Paint.stroke(Palette.WHITE, 3)))));
        }
    }

    private static Shape way(String kind, Square from, Square to, List<Shape> parts) {
        return new Group(kind, new TreeMap<>(Map.of("from", from.id(), "to", to.id())), parts);
    }

    /** A ring in black and white, which is visible on every colour. */
    private List<Shape> mark(Square square) {
        Point at = centre(square);
        return List.of(
                new Circle(at.x(), at.y(), 28, Paint.stroke(Palette.BLACK, 6)),
                new Circle(at.x(), at.y(), 28, Paint.stroke(Palette.WHITE, 3)));
    }

    /** An arrow from the middle of a square to the middle of another, above the towers. */
    private void paintArrow(Square start, Square end) {
        if (start == end) {
            return;
        }
        Point from = centre(start);
        Point to = centre(end);
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        List<Point> outline = new ArrayList<>();
        for (double[] corner : ARROW) {
            double along = corner[0] < 0 ? 0 : length - corner[0];
            double x = from.x() + ((to.x() - from.x()) * along - (to.y() - from.y()) * corner[1]) / length;
            double y = from.y() + ((to.y() - from.y()) * along + (to.x() - from.x()) * corner[1]) / length;
            outline.add(new Point(x, y));
        }
        Paint paint = Paint.fill(Palette.BLACK).outlined(Palette.WHITE, 2);
        shapes.add(way("arrow", start, end, List.of(new Polygon(outline, paint))));
    }

    private List<Shape> tower(Tower tower, Square square) {
        Point centre = centre(square);
        List<Shape> parts = new ArrayList<>();
        int body = Palette.of(tower.side());
        int edge = Palette.of(tower.side().other());
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 8 + i * Math.PI / 4;
            corners.add(new Point(centre.x() + 25 * Math.cos(angle), centre.y() + 25 * Math.sin(angle)));
        }
        parts.add(new Polygon(corners, Paint.fill(body).outlined(edge, 2)));
        Colour colour = tower.colour();
        Point face = new Point(centre.x(), tower.rank() == Rank.PLAIN ? centre.y() : centre.y() - 4);
        parts.add(new Circle(face.x(), face.y(), 14, Paint.fill(Palette.of(colour))));
        parts.add(new Label(face, 18, String.valueOf(colour.letter()), Palette.readableOn(colour)));
        int teeth = tower.rank().teeth();
        for (int i = 0; i < teeth; i++) {
            double x = centre.x() + (i - (teeth - 1) / 2.0) * 10;
            parts.add(new Circle(x, centre.y() + 16, 4, Paint.fill(TOOTH).outlined(Palette.FRAME, 1)));
        }
        return parts;
    }
}
