package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.dog.Card;
import org.ludex.dog.Player;

/** The table in shapes. What the last move changed has a thick frame. */
final class SvgTable {

    private static final double CARD = 44;
    private static final double TALL = 62;
    private static final double STEP = 50;
    private static final double LEFT = 96;
    private static final double WIDTH = 800;

    private static final int FELT = 0x2E6B4F;
    private static final int PAPER = 0xFFFDF5;
    private static final int INK = 0x222222;
    private static final int RED = 0xB71C1C;
    private static final int LINE = 0x6D6D6D;
    private static final int BACK = 0x37474F;
    private static final int LIGHT = 0xF1F8E9;
    private static final int MARK = 0xFFB300;
    private static final int[] SEATS = {0x43A047, 0xFDD835, 0xE53935, 0x1E88E5};

    private final CardsPosition position;
    private final CardsPicture.Marks marks;
    private final List<Shape> shapes = new ArrayList<>();
    private double y = 16;

    SvgTable(CardsPosition position, CardsPicture.Marks marks) {
        this.position = position;
        this.marks = marks;
    }

    Drawing drawing() {
        String title = "DOG Cards: " + CardsPicture.due(position)
                + marks.move().map(move -> ", after " + shortened(move)).orElse("");
        words(WIDTH / 2, 18, title);
        y += 24;
        market();
        for (Player player : position.table.seating().players()) {
            player(player);
        }
        heap();
        List<Shape> all = new ArrayList<>();
        all.add(new Shape.Rect(0, 0, WIDTH, y, 12, Paint.fill(FELT)));
        all.addAll(shapes);
        return new Drawing(title, WIDTH, y, all);
    }

    /** A shuffle of a whole deck is too long for a title. */
    private static String shortened(CardsMove move) {
        String text = move.toString();
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }

    private void market() {
        for (int place = 1; place <= Numbers.PLACES && position.market.length > 0; place++) {
            // Gaps after 5 and 10, as the rulebook lays the market.
            double x = 24 + (place - 1) * (STEP + 6) + (place > 5 ? 12 : 0) + (place > 10 ? 12 : 0);
            shapes.add(new Shape.Label(new Shape.Point(x + CARD / 2, y + 8), 13, "" + place, LIGHT));
            card(x, y + 18, position.market[place - 1], marks.places().contains(place));
        }
        y += position.market.length > 0 ? TALL + 34 : 10;
    }

    private void player(Player player) {
        int rows = position.table.rowsEach();
        double height = (rows + 1) * (TALL + 10);
        boolean due = position.phase != Phase.LAY
                && position.seat.filter(player::equals).isPresent();
        Paint paint = Paint.fill(SEATS[player.index()]).outlined(due ? MARK : INK, due ? 5 : 1);
        shapes.add(new Shape.Rect(14, y, 30, height - 10, 8, paint));
        shapes.add(new Shape.Label(new Shape.Point(29, y + height / 2 - 5), 20, player.id(), INK));
        for (int number = 1; number <= rows; number++) {
            row(Table.slot(player, number));
        }
        shapes.add(new Shape.Label(new Shape.Point(70, y + TALL / 2), 13, "hand", LIGHT));
        double x = LEFT;
        for (String face : CardsPicture.faces(position.hand(player))) {
            if (face.equals("#")) {
                covered(x, y);
            } else {
                card(x, y, Card.parse(face), false);
            }
            x += STEP;
        }
        y += TALL + 22;
    }

    private void row(int slot) {
        Row row = position.rows[slot];
        boolean marked = marks.slots().contains(slot);
        shapes.add(new Shape.Label(
                new Shape.Point(70, y + TALL / 2), 13, "row " + Table.number(slot), marked ? MARK : LIGHT));
        if (row.isEmpty()) {
            Paint paint = Paint.stroke(marked ? MARK : LIGHT, 1.5).inDashes();
            shapes.add(new Shape.Rect(LEFT, y, CARD, TALL, 5, paint));
        }
        if (row.isFinished()) {
            card(LEFT, y, Card.FOURTEEN, marked);
            shapes.add(new Shape.Label(new Shape.Point(LEFT + 90, y + TALL / 2), 15, "finished", LIGHT));
        }
        for (int place = 1; place <= row.length() && !row.isFinished(); place++) {
            double x = LEFT + (place - 1) * STEP;
            card(x, y, row.at(place), marked && place == row.length());
            if (row.at(place) == Card.JOKER || (row.at(place) == Card.THIRTEEN && place == 1)) {
                shapes.add(new Shape.Label(new Shape.Point(x + CARD / 2, y + TALL - 11), 12, "as " + place, INK));
            }
        }
        y += TALL + 10;
    }

    private void heap() {
        words(WIDTH / 2, 14, "pile: " + CardsPicture.pile(position));
        y += 22;
        words(WIDTH / 2, 14, "deck: " + CardsPicture.deckLine(position));
        y += 26;
    }

    private void words(double x, double size, String text) {
        shapes.add(new Shape.Label(new Shape.Point(x, y + 4), size, text, LIGHT));
    }

    private void card(double x, double top, Card card, boolean marked) {
        Paint paint = Paint.fill(PAPER).outlined(marked ? MARK : LINE, marked ? 4 : 1);
        shapes.add(new Shape.Rect(x, top, CARD, TALL, 5, paint));
        String label = CardsPicture.label(card);
        shapes.add(new Shape.Label(
                new Shape.Point(x + CARD / 2, top + TALL / 2 - 4),
                label.length() > 2 ? 15 : 22,
                label,
                isSpecial(card) ? RED : INK));
    }

    private static boolean isSpecial(Card card) {
        return switch (card) {
            case FOUR, SEVEN, ONE_ELEVEN, THIRTEEN, FOURTEEN, JOKER, THIEF -> true;
            default -> false;
        };
    }

    private void covered(double x, double top) {
        shapes.add(new Shape.Rect(x, top, CARD, TALL, 5, Paint.fill(BACK).outlined(LIGHT, 1)));
        shapes.add(new Shape.Label(new Shape.Point(x + CARD / 2, top + TALL / 2), 20, "#", LIGHT));
    }
}
