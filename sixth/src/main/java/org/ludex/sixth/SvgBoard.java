package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Arrow;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.Shape.Circle;
import org.ludex.core.picture.Shape.Label;
import org.ludex.core.picture.Shape.Point;
import org.ludex.core.picture.Shape.Rect;
import org.ludex.core.picture.Shape.Segment;

/**
 * The board in shapes. Towers are seen from the side, the bottom piece lowest; the disc in the corner of a cell has the
 * owner's colour and the letter of the chess piece that the tower moves as. Pieces that a king lost are dashed.
 */
final class SvgBoard {

    private static final double CELL = 84;
    private static final double MARGIN = 30;
    private static final double LINE = 20;
    private static final double PIECE_WIDTH = 46;
    private static final double TOWER_AXIS = 35;
    private static final double FLOOR = 10;
    private static final double ROOM = 66;
    private static final double UNIT = 13;

    private static final int INK = 0x3B2F1E;
    private static final int WOOD = 0xE8D3A9;
    private static final int OTHER_WOOD = 0xDFC592;
    private static final int MARK = 0xC0392B;
    private static final int MARKED = 0xBFE3B4;
    private static final int ARROW = 0x2E7D32;
    private static final int IVORY = 0xFFFBEF;
    private static final int EBONY = 0x33302C;
    private static final int ROSE = 0xD8527F;

    private final SixthPicture picture;
    private final SixthPosition position;
    private final List<Shape> shapes = new ArrayList<>();

    private SvgBoard(SixthPicture picture) {
        this.picture = picture;
        this.position = picture.position();
    }

    static Drawing of(SixthPicture picture) {
        return new SvgBoard(picture).paint();
    }

    private Drawing paint() {
        double side = 2 * MARGIN + position.size() * CELL;
        List<String> captions = picture.captions();
        double height = side + captions.size() * LINE + LINE / 2;
        double width = Math.max(side, 2 * MARGIN + 4 * CELL);
        shapes.add(new Rect(0, 0, width, height, 0, Paint.fill(0xFAF6EC)));
        picture.ranks().forEach(rank -> picture.files().forEach(file -> square(new Cell(file, rank))));
        coordinates();
        picture.steps().forEach(this::step);
        position.towers().forEach(this::tower);
        if (!picture.steps().isEmpty()) {
            SixthPicture.Step last = picture.steps().get(picture.steps().size() - 1);
            last.to().filter(cell -> position.tower(cell).isEmpty()).ifPresent(cell -> stack(cell, List.of(), shapes));
        }
        picture.look().arrows().forEach(this::arrow);
        double y = side + LINE / 2;
        for (String caption : captions) {
            shapes.add(new Label(new Point(width / 2, y), 14, caption, INK));
            y += LINE;
        }
        return new Drawing(picture.title(), width, height, shapes);
    }

    private double left(Cell cell) {
        return MARGIN + picture.files().indexOf(cell.file()) * CELL;
    }

    private double top(Cell cell) {
        return MARGIN + picture.ranks().indexOf(cell.rank()) * CELL;
    }

    private Point centre(Cell cell) {
        return new Point(left(cell) + CELL / 2, top(cell) + CELL / 2);
    }

    private void square(Cell cell) {
        int wood = (cell.file() + cell.rank()) % 2 == 0 ? OTHER_WOOD : WOOD;
        int colour = picture.marked().contains(cell) ? MARKED : wood;
        Paint paint = Paint.fill(colour).outlined(0x9C7F4A, 1);
        shapes.add(Shape.Group.cell(cell.id(), List.of(new Rect(left(cell), top(cell), CELL, CELL, 0, paint))));
    }

    private void coordinates() {
        double far = MARGIN + position.size() * CELL + MARGIN / 2;
        for (int i = 1; i <= position.size(); i++) {
            Point centre = centre(new Cell(i, i));
            String file = String.valueOf((char) ('a' + i - 1));
            String rank = Integer.toString(i);
            shapes.add(new Label(new Point(centre.x(), MARGIN / 2), 14, file, INK));
            shapes.add(new Label(new Point(centre.x(), far), 14, file, INK));
            shapes.add(new Label(new Point(MARGIN / 2, centre.y()), 14, rank, INK));
            shapes.add(new Label(new Point(far, centre.y()), 14, rank, INK));
        }
    }

    private void step(SixthPicture.Step step) {
        step.from().ifPresent(cell -> frame(cell, Paint.stroke(MARK, 3).inDashes()));
        step.to().ifPresent(cell -> frame(cell, Paint.stroke(MARK, 3)));
        step.from()
                .flatMap(from -> step.to().map(to -> new Segment(centre(from), centre(to), Paint.stroke(MARK, 3))))
                .ifPresent(shapes::add);
    }

    private void frame(Cell cell, Paint paint) {
        shapes.add(new Rect(left(cell) + 3, top(cell) + 3, CELL - 6, CELL - 6, 4, paint));
    }

    private void tower(Cell cell, Tower tower) {
        List<Shape> parts = new ArrayList<>();
        stack(cell, tower.pieces(), parts);
        badge(cell, tower, parts);
        Map<String, String> data = new TreeMap<>(Map.of("cell", cell.id(), "tower", tower.toString()));
        shapes.add(new Shape.Group("tower", data, parts));
    }

    /** The pieces on a cell, and above them those that have just left the board from there. */
    private void stack(Cell cell, List<Piece> pieces, List<Shape> parts) {
        List<Piece> lost = picture.removed(cell);
        int height = heightOf(pieces) + heightOf(lost);
        double unit = Math.min(UNIT, ROOM / Math.max(height, 1));
        double y = top(cell) + CELL - FLOOR;
        for (Piece piece : pieces) {
            y -= unit * piece.height();
            parts.add(Shape.Group.piece(cell.id(), piece.word(), piece(body(cell, piece, y, unit), piece)));
        }
        for (Piece piece : lost) {
            y -= unit * piece.height();
            parts.addAll(lostPiece(body(cell, piece, y, unit), piece));
        }
    }

    private static int heightOf(List<Piece> pieces) {
        return pieces.stream().mapToInt(Piece::height).sum();
    }

    /** The shape of a piece from the side: a Giant is twice as high, a Hunchback narrow. */
    private Rect body(Cell cell, Piece piece, double y, double unit) {
        double width = piece.kind() == PieceKind.HUNCHBACK ? PIECE_WIDTH - 16 : PIECE_WIDTH;
        double height = unit * piece.height() - 1;
        Paint paint = Paint.fill(fill(piece.owner())).outlined(INK, 1.2);
        return new Rect(left(cell) + TOWER_AXIS - width / 2, y, width, height, Math.min(4, height / 2), paint);
    }

    private static List<Shape> piece(Rect body, Piece piece) {
        return piece.kind() == PieceKind.SIMPLE
                ? List.of(body)
                : List.of(body, label(body, piece.kind().letter(), letters(piece.owner())));
    }

    private static List<Shape> lostPiece(Rect body, Piece piece) {
        Paint dashes = Paint.stroke(MARK, 1.5).inDashes();
        Rect outline = new Rect(body.x(), body.y(), body.width(), body.height(), body.corner(), dashes);
        return List.of(outline, label(body, piece.toString(), MARK));
    }

    private static Label label(Rect body, String text, int colour) {
        Point middle = new Point(body.x() + body.width() / 2, body.y() + body.height() / 2);
        return new Label(middle, Math.min(11, body.height() + 1), text, colour);
    }

    private void badge(Cell cell, Tower tower, List<Shape> parts) {
        Point at = new Point(left(cell) + CELL - 14, top(cell) + 14);
        parts.add(
                new Circle(at.x(), at.y(), 9.5, Paint.fill(fill(tower.owner())).outlined(INK, 1.2)));
        String letter = String.valueOf(tower.chessman().letter());
        parts.add(new Label(at, 12, letter, letters(tower.owner())));
    }

    private void arrow(Arrow arrow) {
        Point from = centre(picture.cell(arrow.from()));
        Point to = centre(picture.cell(arrow.to()));
        double length = Math.max(1, Math.hypot(to.x() - from.x(), to.y() - from.y()));
        double across = (to.x() - from.x()) / length;
        double down = (to.y() - from.y()) / length;
        Point neck = new Point(to.x() - across * 20, to.y() - down * 20);
        Shape head = new Shape.Polygon(
                List.of(
                        to,
                        new Point(neck.x() - down * 10, neck.y() + across * 10),
                        new Point(neck.x() + down * 10, neck.y() - across * 10)),
                Paint.fill(ARROW));
        Map<String, String> ends =
                new TreeMap<>(Map.of("from", arrow.from().id(), "to", arrow.to().id()));
        shapes.add(new Shape.Group("arrow", ends, List.of(new Segment(from, neck, Paint.stroke(ARROW, 7)), head)));
    }

    private static int fill(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? IVORY : EBONY).orElse(ROSE);
    }

    private static int letters(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? INK : IVORY).orElse(IVORY);
    }
}
