package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.Shape.Point;

/**
 * The board in shapes: row 5 above. A stack is a disc of its owner's colour on a pile as high as fits, with its height as a
 * number; DVONN pieces are diamonds, a big one on a piece of its own, a small one for each inside a stack. An arrow shows
 * the last move; crossed discs have left the game.
 */
final class SvgBoard {

    private static final double PITCH = 64;
    private static final double RISE = 56;
    private static final double LEFT = 84;
    private static final double TOP = 62;
    private static final double WIDTH = 808;
    private static final double HEIGHT = 398;
    private static final double RADIUS = 22;
    /** How far one piece of a pile stands out from under the next, and how many may be seen. */
    private static final double LAYER = 3;

    private static final int MOST_LAYERS = 4;

    private static final int GROUND = 0xF3EFE6;
    private static final int HOLE = 0xE0D8C8;
    private static final int LINE = 0x4A4238;
    private static final int WORDS = 0x5C5346;
    private static final int MARK = 0xE07B00;
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
            Point at = middle(cell);
            shapes.add(new Shape.Circle(at.x(), at.y(), RADIUS + 4, Paint.fill(HOLE)));
        }
        labels();
        arrow();
        for (int row = 5; row >= 1; row--) {
            for (Cell cell : DvonnPicture.row(row)) {
                picture.position().stackAt(cell).ifPresent(stack -> stack(middle(cell), stack));
                DvonnStack gone = picture.gone().get(cell);
                if (gone != null) {
                    gone(middle(cell), gone);
                }
            }
        }
        picture.to()
                .map(SvgBoard::middle)
                .ifPresent(at -> shapes.add(new Shape.Circle(at.x(), at.y(), RADIUS + 4, Paint.stroke(MARK, 3))));
        return new Drawing("DVONN. " + caption(), WIDTH, HEIGHT, shapes);
    }

    private void labels() {
        for (int row = 1; row <= 5; row++) {
            Point first = middle(DvonnPicture.row(row).get(0));
            label(first.x() - PITCH * 0.75, first.y(), Integer.toString(row));
        }
        for (char letter = 'a'; letter <= 'k'; letter++) {
            // Columns lean: each letter stands where its column leaves the board.
            int row = Math.max(0, letter - 'i');
            Point below = middle(letter, row);
            label(below.x() - PITCH * 0.13, below.y() - RISE * 0.22, Character.toString(letter));
        }
        shapes.add(new Shape.Label(new Point(WIDTH / 2, HEIGHT - 22), 17, caption(), LINE));
    }

    private String caption() {
        String history = picture.history();
        return history.isEmpty() ? picture.status() : history + ". " + picture.status();
    }

    private void label(double x, double y, String text) {
        shapes.add(new Shape.Label(new Point(x, y), 16, text, WORDS));
    }

    private void arrow() {
        if (picture.lastMove().orElse(null) instanceof DvonnMove.Stack move) {
            Point from = middle(move.from());
            Point to = middle(move.to());
            shapes.add(new Shape.Circle(
                    from.x(), from.y(), RADIUS, Paint.stroke(MARK, 3).inDashes()));
            shapes.add(new Shape.Segment(from, to, Paint.stroke(MARK, 6)));
            double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
            double across = (to.x() - from.x()) / length;
            double down = (to.y() - from.y()) / length;
            // The head ends where the stack's ring begins.
            double tip = length - RADIUS - 4;
            double back = tip - 12;
            shapes.add(new Shape.Polygon(
                    List.of(
                            new Point(from.x() + across * tip, from.y() + down * tip),
                            new Point(from.x() + across * back - down * 9, from.y() + down * back + across * 9),
                            new Point(from.x() + across * back + down * 9, from.y() + down * back - across * 9)),
                    Paint.fill(MARK)));
        }
    }

    private void stack(Point at, DvonnStack stack) {
        int layers = Math.min(stack.height() - 1, MOST_LAYERS);
        for (int layer = layers; layer >= 1; layer--) {
            shapes.add(new Shape.Circle(
                    at.x(), at.y() + layer * LAYER, RADIUS, Paint.fill(PILE).outlined(LINE, 1)));
        }
        shapes.add(new Shape.Circle(
                at.x(), at.y(), RADIUS, Paint.fill(colour(stack.top())).outlined(LINE, 1.5)));
        face(at, stack, stack.top() == Piece.WHITE ? BLACK : WHITE);
    }

    private void gone(Point at, DvonnStack stack) {
        int fill = stack.top() == Piece.WHITE ? WHITE : SHADOW;
        shapes.add(new Shape.Circle(
                at.x(), at.y(), RADIUS, Paint.fill(fill).outlined(LINE, 1.5).inDashes()));
        double arm = RADIUS * 0.72;
        Paint cross = Paint.stroke(MARK, 2);
        shapes.add(
                new Shape.Segment(new Point(at.x() - arm, at.y() - arm), new Point(at.x() + arm, at.y() + arm), cross));
        shapes.add(
                new Shape.Segment(new Point(at.x() - arm, at.y() + arm), new Point(at.x() + arm, at.y() - arm), cross));
        if (stack.height() > 1) {
            // The number keeps clear of the cross.
            shapes.add(new Shape.Circle(at.x(), at.y(), RADIUS * 0.55, Paint.fill(fill)));
        }
        face(at, stack, BLACK);
    }

    /** The height as a number, and a diamond for each DVONN piece. */
    private void face(Point at, DvonnStack stack, int ink) {
        if (stack.height() == 1) {
            if (stack.top() == Piece.DVONN) {
                diamond(at, 9, Paint.stroke(WHITE, 2.5));
            }
            return;
        }
        int dvonn = stack.dvonnPieces();
        double lift = dvonn == 0 ? 0 : 5;
        shapes.add(new Shape.Label(new Point(at.x(), at.y() - lift), 20, Integer.toString(stack.height()), ink));
        for (int pip = 0; pip < dvonn; pip++) {
            double x = at.x() + (pip - (dvonn - 1) / 2.0) * 12;
            diamond(new Point(x, at.y() + 11), 5.5, Paint.fill(RED).outlined(ink, 1));
        }
    }

    private void diamond(Point at, double reach, Paint paint) {
        shapes.add(new Shape.Polygon(
                List.of(
                        new Point(at.x(), at.y() - reach),
                        new Point(at.x() + reach, at.y()),
                        new Point(at.x(), at.y() + reach),
                        new Point(at.x() - reach, at.y())),
                paint));
    }

    private static int colour(Piece piece) {
        return switch (piece) {
            case WHITE -> WHITE;
            case BLACK -> BLACK;
            case DVONN -> RED;
        };
    }

    private static Point middle(Cell cell) {
        return middle(cell.column(), cell.row());
    }

    private static Point middle(char letter, int row) {
        return new Point(LEFT + PITCH * (letter - 'a') - PITCH / 2 * (row - 3), TOP + RISE * (5 - row));
    }
}
