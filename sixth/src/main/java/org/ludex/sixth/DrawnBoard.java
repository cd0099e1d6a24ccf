package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
final class DrawnBoard {

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
    private static final int IVORY = 0xFFFBEF;
    private static final int EBONY = 0x33302C;
    private static final int ROSE = 0xD8527F;

    private final SixthPosition position;
    private final Highlight highlight;
    private final List<Shape> shapes = new ArrayList<>();

    private DrawnBoard(SixthPosition position, Highlight highlight) {
        this.position = position;
        this.highlight = highlight;
    }

    static Drawing of(SixthPosition position, Highlight highlight) {
        return new DrawnBoard(position, highlight).drawing();
    }

    private Drawing drawing() {
        double side = 2 * MARGIN + position.size() * CELL;
        List<String> captions = Captions.of(position, highlight);
        double height = side + captions.size() * LINE + LINE / 2;
        double width = Math.max(side, 2 * MARGIN + 4 * CELL);
        shapes.add(new Rect(0, 0, width, height, 0, Paint.fill(0xFAF6EC)));
        for (int rank = position.size(); rank >= 1; rank--) {
            for (int file = 1; file <= position.size(); file++) {
                square(new Cell(file, rank));
            }
        }
        coordinates();
        marks();
        position.towers().forEach((cell, tower) -> tower(cell, tower));
        highlight.to().filter(cell -> position.tower(cell).isEmpty()).ifPresent(this::lostTower);
        double y = side + LINE / 2;
        for (String caption : captions) {
            shapes.add(new Label(new Point(width / 2, y), 14, caption, INK));
            y += LINE;
        }
        return new Drawing("SiXTH: " + position.text(), width, height, shapes);
    }

    private double left(Cell cell) {
        return MARGIN + (cell.file() - 1) * CELL;
    }

    private double top(Cell cell) {
        return MARGIN + (position.size() - cell.rank()) * CELL;
    }

    private Point centre(Cell cell) {
        return new Point(left(cell) + CELL / 2, top(cell) + CELL / 2);
    }

    private void square(Cell cell) {
        int wood = (cell.file() + cell.rank()) % 2 == 0 ? OTHER_WOOD : WOOD;
        shapes.add(
                new Rect(left(cell), top(cell), CELL, CELL, 0, Paint.fill(wood).outlined(0x9C7F4A, 1)));
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

    private void marks() {
        highlight.from().ifPresent(cell -> frame(cell, Paint.stroke(MARK, 3).inDashes()));
        highlight.to().ifPresent(cell -> frame(cell, Paint.stroke(MARK, 3)));
        if (highlight.from().isPresent() && highlight.to().isPresent()) {
            shapes.add(new Segment(
                    centre(highlight.from().get()), centre(highlight.to().get()), Paint.stroke(MARK, 3)));
        }
    }

    private void frame(Cell cell, Paint paint) {
        shapes.add(new Rect(left(cell) + 3, top(cell) + 3, CELL - 6, CELL - 6, 4, paint));
    }

    private void tower(Cell cell, Tower tower) {
        List<Piece> lost = highlight.isTo(cell) ? highlight.removed() : List.of();
        stack(cell, tower.pieces(), lost);
        badge(cell, tower);
    }

    private void lostTower(Cell cell) {
        stack(cell, List.of(), highlight.removed());
    }

    private void stack(Cell cell, List<Piece> pieces, List<Piece> lost) {
        int height = heightOf(pieces) + heightOf(lost);
        double unit = Math.min(UNIT, ROOM / Math.max(height, 1));
        double y = top(cell) + CELL - FLOOR;
        for (Piece piece : pieces) {
            y -= unit * piece.height();
            piece(body(cell, piece, y, unit), piece);
        }
        for (Piece piece : lost) {
            y -= unit * piece.height();
            lostPiece(body(cell, piece, y, unit), piece);
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

    private void piece(Rect body, Piece piece) {
        shapes.add(body);
        if (piece.kind() != PieceKind.SIMPLE) {
            label(body, piece.kind().letter(), letters(piece.owner()));
        }
    }

    private void lostPiece(Rect body, Piece piece) {
        Paint dashes = Paint.stroke(MARK, 1.5).inDashes();
        shapes.add(new Rect(body.x(), body.y(), body.width(), body.height(), body.corner(), dashes));
        label(body, piece.toString(), MARK);
    }

    private void label(Rect body, String text, int colour) {
        Point middle = new Point(body.x() + body.width() / 2, body.y() + body.height() / 2);
        shapes.add(new Label(middle, Math.min(11, body.height() + 1), text, colour));
    }

    private void badge(Cell cell, Tower tower) {
        Point at = new Point(left(cell) + CELL - 14, top(cell) + 14);
        shapes.add(
                new Circle(at.x(), at.y(), 9.5, Paint.fill(fill(tower.owner())).outlined(INK, 1.2)));
        String letter = String.valueOf(tower.chessman().letter());
        shapes.add(new Label(at, 12, letter, letters(tower.owner())));
    }

    private static int fill(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? IVORY : EBONY).orElse(ROSE);
    }

    private static int letters(Optional<Side> owner) {
        return owner.map(side -> side == Side.WHITE ? INK : IVORY).orElse(IVORY);
    }
}
