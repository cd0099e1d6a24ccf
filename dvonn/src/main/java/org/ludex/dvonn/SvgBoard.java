package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ludex.core.Arrow;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.Shape.Point;

/**
 * Draws the board with shapes, row 5 at the top. A stack is a disc of its owner's colour on a pile, with its height as
 * a number. A DVONN piece on its own is a large diamond; each DVONN piece inside a stack is a small one. Arrows show
 * the last moves, and crossed-out discs have left the game.
 */
final class SvgBoard {

    private static final double PITCH = 64;
    private static final double RISE = 56;
    private static final double LEFT = 84;
    private static final double TOP = 62;
    private static final double WIDTH = 808;
    private static final double HEIGHT = 398;
    private static final double RADIUS = 22;
    /** How much of a piece in a pile is visible below the next one, and how many pieces are drawn. */
    private static final double LAYER = 3;

    private static final int MOST_LAYERS = 4;

    private static final int GROUND = 0xF3EFE6;
    private static final int HOLE = 0xE0D8C8;
    private static final int LINE = 0x4A4238;
    private static final int WORDS = 0x5C5346;
    private static final int LAST = 0xE07B00;
    private static final int MARK = 0x1769C4;
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x262626;
    private static final int RED = 0xC62828;
    private static final int PILE = 0xA89F90;
    private static final int SHADOW = 0xA6A6A6;

    private final DvonnPicture picture;
    private final List<Shape> shapes = new ArrayList<>();

    private SvgBoard(DvonnPicture picture) {
        this.picture = picture;
    }

    static Drawing of(DvonnPicture picture) {
        return new SvgBoard(picture).paint();
    }

    private Drawing paint() {
        shapes.add(new Shape.Rect(0, 0, WIDTH, HEIGHT, 10, Paint.fill(GROUND)));
        for (Cell cell : Cell.all()) {
            shapes.add(Shape.Group.cell(cell.id(), List.of(ring(cell, Paint.fill(HOLE)))));
        }
        labels();
        picture.moves().forEach(this::start);
        for (Cell cell : Cell.all()) {
            picture.position().stackAt(cell).ifPresent(stack -> shapes.add(piece(cell, stack)));
        }
        picture.gone().forEach((cell, stack) -> shapes.add(gone(cell, stack)));
        picture.moves().forEach(this::end);
        for (Cell cell : Cell.all()) {
            if (picture.isMarked(cell)) {
                shapes.add(group("mark", Map.of("cell", cell.id()), List.of(ring(cell, Paint.stroke(MARK, 4)))));
            }
        }
        for (Arrow arrow : picture.look().arrows()) {
            arrow("arrow", DvonnPicture.cell(arrow.from()), DvonnPicture.cell(arrow.to()), MARK);
        }
        return new Drawing("DVONN. " + caption(), WIDTH, HEIGHT, shapes);
    }

    private void labels() {
        for (int row = 1; row <= 5; row++) {
            Point first = place(DvonnPicture.row(row).get(0));
            label(first.x() - PITCH * 0.75, first.y(), Integer.toString(picture.isTurned() ? 6 - row : row));
        }
        for (char letter = 'a'; letter <= 'k'; letter++) {
            // Columns are slanted: each letter is where its column leaves the board.
            Point below = place(letter, Math.max(0, letter - 'i'));
            char shown = picture.isTurned() ? (char) ('a' + 'k' - letter) : letter;
            label(below.x() - PITCH * 0.13, below.y() - RISE * 0.22, Character.toString(shown));
        }
        shapes.add(new Shape.Label(new Point(WIDTH / 2, HEIGHT - 22), 17, caption(), LINE));
    }

    private String caption() {
        return picture.history().map(history -> history + ". ").orElse("") + picture.status();
    }

    private void label(double x, double y, String text) {
        shapes.add(new Shape.Label(new Point(x, y), 16, text, WORDS));
    }

    private Shape ring(Cell cell, Paint paint) {
        Point at = middle(cell);
        return new Shape.Circle(at.x(), at.y(), RADIUS + 4, paint);
    }

    /** Where a move came from. The arrow is drawn below the stacks. */
    private void start(DvonnMove move) {
        if (move instanceof DvonnMove.Stack stack) {
            Point from = middle(stack.from());
            shapes.add(new Shape.Circle(
                    from.x(), from.y(), RADIUS, Paint.stroke(LAST, 3).inDashes()));
            arrow("last-move", stack.from(), stack.to(), LAST);
        }
    }

    /** Where a move ended. */
    private void end(DvonnMove move) {
        move.footprint().to().forEach(cell -> shapes.add(ring(DvonnPicture.cell(cell), Paint.stroke(LAST, 3))));
    }

    private void arrow(String kind, Cell start, Cell end, int colour) {
        if (start.equals(end)) {
            return;
        }
        Point from = middle(start);
        Point to = middle(end);
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double across = (to.x() - from.x()) / length;
        double down = (to.y() - from.y()) / length;
        // The head ends where the stack's ring begins.
        double tip = length - RADIUS - 4;
        double back = tip - 12;
        Point neck = new Point(from.x() + across * back, from.y() + down * back);
        Shape shaft = new Shape.Segment(from, neck, Paint.stroke(colour, 6));
        Shape head = new Shape.Polygon(
                List.of(
                        new Point(from.x() + across * tip, from.y() + down * tip),
                        new Point(neck.x() - down * 9, neck.y() + across * 9),
                        new Point(neck.x() + down * 9, neck.y() - across * 9)),
                Paint.fill(colour));
        shapes.add(group(kind, Map.of("from", start.id(), "to", end.id()), List.of(shaft, head)));
    }

    private Shape piece(Cell cell, DvonnStack stack) {
        Point at = middle(cell);
        List<Shape> parts = new ArrayList<>();
        int layers = Math.min(stack.height() - 1, MOST_LAYERS);
        for (int layer = layers; layer >= 1; layer--) {
            parts.add(new Shape.Circle(
                    at.x(), at.y() + layer * LAYER, RADIUS, Paint.fill(PILE).outlined(LINE, 1)));
        }
        parts.add(new Shape.Circle(
                at.x(), at.y(), RADIUS, Paint.fill(colour(stack.top())).outlined(LINE, 1.5)));
        face(parts, at, stack, stack.top() == Piece.WHITE ? BLACK : WHITE);
        return Shape.Group.piece(cell.id(), stack.toString(), parts);
    }

    private Shape gone(Cell cell, DvonnStack stack) {
        Point at = middle(cell);
        List<Shape> parts = new ArrayList<>();
        int fill = stack.top() == Piece.WHITE ? WHITE : SHADOW;
        parts.add(new Shape.Circle(
                at.x(), at.y(), RADIUS, Paint.fill(fill).outlined(LINE, 1.5).inDashes()));
        double arm = RADIUS * 0.72;
        Paint cross = Paint.stroke(LAST, 2);
        parts.add(
                new Shape.Segment(new Point(at.x() - arm, at.y() - arm), new Point(at.x() + arm, at.y() + arm), cross));
        parts.add(
                new Shape.Segment(new Point(at.x() - arm, at.y() + arm), new Point(at.x() + arm, at.y() - arm), cross));
        if (stack.height() > 1) {
            // The number keeps clear of the cross.
            parts.add(new Shape.Circle(at.x(), at.y(), RADIUS * 0.55, Paint.fill(fill)));
        }
        face(parts, at, stack, BLACK);
        return group("gone", Map.of("cell", cell.id()), parts);
    }

    private static Shape group(String kind, Map<String, String> data, List<Shape> parts) {
        return new Shape.Group(kind, new TreeMap<>(data), parts);
    }

    /** The height as a number, and a diamond for each DVONN piece. */
    private static void face(List<Shape> parts, Point at, DvonnStack stack, int ink) {
        if (stack.height() == 1) {
            if (stack.top() == Piece.DVONN) {
                parts.add(diamond(at, 9, Paint.stroke(WHITE, 2.5)));
            }
            return;
        }
        int dvonn = stack.dvonnPieces();
        double lift = dvonn == 0 ? 0 : 5;
        parts.add(new Shape.Label(new Point(at.x(), at.y() - lift), 20, Integer.toString(stack.height()), ink));
        for (int pip = 0; pip < dvonn; pip++) {
            double x = at.x() + (pip - (dvonn - 1) / 2.0) * 12;
            parts.add(diamond(new Point(x, at.y() + 11), 5.5, Paint.fill(RED).outlined(ink, 1)));
        }
    }

    private static Shape diamond(Point at, double reach, Paint paint) {
        return new Shape.Polygon(
                List.of(
                        new Point(at.x(), at.y() - reach),
                        new Point(at.x() + reach, at.y()),
                        new Point(at.x(), at.y() + reach),
                        new Point(at.x() - reach, at.y())),
                paint);
    }

    private static int colour(Piece piece) {
        return switch (piece) {
            case WHITE -> WHITE;
            case BLACK -> BLACK;
            case DVONN -> RED;
        };
    }

    private Point middle(Cell cell) {
        return place(picture.turned(cell));
    }

    /** Where a space is in the usual orientation. */
    private static Point place(Cell cell) {
        return place(cell.column(), cell.row());
    }

    private static Point place(char letter, int row) {
        return new Point(LEFT + PITCH * (letter - 'a') - PITCH / 2 * (row - 3), TOP + RISE * (5 - row));
    }
}
