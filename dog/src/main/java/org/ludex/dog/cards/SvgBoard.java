package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Arrow;
import org.ludex.core.Facts;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Player;

/** The table in shapes. What is marked has a thick frame. */
final class SvgBoard {

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

    private final CardsPicture picture;
    private final CardsPosition position;
    private final List<Shape> shapes = new ArrayList<>();
    /** The middle of each place, for arrows. */
    private final Map<String, Shape.Point> middles = new HashMap<>();

    private double y = 16;

    SvgBoard(CardsPicture picture) {
        this.picture = picture;
        this.position = picture.position();
    }

    Drawing drawing() {
        String title = picture.caption()
                + picture.played()
                        .map(moves -> " " + picture.words("after", Facts.of("moves", moves)))
                        .orElse("");
        shapes.add(line(title, LIGHT));
        y += 26;
        market();
        picture.players().forEach(this::player);
        heap(CardPlace.pile(), picture.pile());
        heap(CardPlace.deck(), picture.deck());
        picture.look().arrows().forEach(this::arrow);
        y += 4;
        List<Shape> all = new ArrayList<>();
        all.add(new Shape.Rect(0, 0, WIDTH, y, 12, Paint.fill(FELT)));
        all.addAll(shapes);
        return new Drawing(title, WIDTH, y, all);
    }

    /** A line across the table, in letters as large as there is room for. */
    private Shape line(String text, int colour) {
        double size = Math.min(20, 2 * (WIDTH - 40) / text.length());
        return new Shape.Label(new Shape.Point(WIDTH / 2, y + 4), size, text, colour);
    }

    private void cell(CardPlace spot, double x, double top, List<Shape> parts) {
        middles.put(spot.id(), new Shape.Point(x + CARD / 2, top + TALL / 2));
        shapes.add(Shape.Group.cell(spot.id(), parts));
    }

    private void market() {
        for (int place = 1; place <= Numbers.PLACES && position.market().isLaid(); place++) {
            // Gaps after 5 and 10, as the rulebook lays the market.
            double x = 24 + (place - 1) * (STEP + 6) + (place > 5 ? 12 : 0) + (place > 10 ? 12 : 0);
            CardPlace spot = CardPlace.market(place);
            boolean marked = picture.isMarked(spot);
            Optional<Card> card = position.market().at(place);
            Shape number = new Shape.Label(new Shape.Point(x + CARD / 2, y + 8), 18, "" + place, LIGHT);
            Shape content = card.isPresent() ? card(spot, x, y + 18, card.get(), marked) : empty(x, y + 18, marked);
            cell(spot, x, y + 18, List.of(number, content));
        }
        y += position.market().isLaid() ? TALL + 34 : 10;
    }

    private void player(Player player) {
        int rows = position.table().settings.rowsEach();
        double height = (rows + 1) * (TALL + 10);
        boolean due = position.toMove().filter(player::equals).isPresent();
        Paint paint = Paint.fill(SEATS[player.index()]).outlined(due ? MARK : INK, due ? 5 : 1);
        shapes.add(new Shape.Rect(14, y, 30, height - 10, 8, paint));
        shapes.add(new Shape.Label(new Shape.Point(29, y + height / 2 - 5), 20, player.id(), INK));
        for (int number = 1; number <= rows; number++) {
            row(player, number);
        }
        hand(player);
    }

    /** What stands between the bar of a seat and its cards: as large as there is room for. */
    private Shape label(String text, boolean marked) {
        double size = Math.min(18, 90.0 / text.length());
        return new Shape.Label(new Shape.Point(70, y + TALL / 2), size, text, marked ? MARK : LIGHT);
    }

    private void row(Player player, int number) {
        Row row = position.row(player, number);
        CardPlace spot = CardPlace.row(player, number);
        boolean marked = picture.isMarked(spot);
        List<Shape> parts = new ArrayList<>();
        parts.add(label(picture.words("row") + " " + number, marked));
        if (row.isEmpty()) {
            parts.add(empty(LEFT, y, marked));
        }
        if (row.isFinished()) {
            parts.add(card(spot, LEFT, y, Card.FOURTEEN, marked));
            Shape.Point beside = new Shape.Point(LEFT + 90, y + TALL / 2);
            parts.add(new Shape.Label(beside, 15, picture.words("finished"), LIGHT));
        }
        for (int place = 1; place <= row.length() && !row.isFinished(); place++) {
            double x = LEFT + (place - 1) * STEP;
            parts.add(card(spot, x, y, row.at(place), marked && place == row.length()));
            if (row.at(place) == Card.JOKER || (row.at(place) == Card.THIRTEEN && place == 1)) {
                String as = picture.words("as", Facts.of("place", place));
                parts.add(new Shape.Label(new Shape.Point(x + CARD / 2, y + TALL - 11), 12, as, INK));
            }
        }
        cell(spot, LEFT, y, parts);
        y += TALL + 10;
    }

    private void hand(Player player) {
        CardPlace spot = CardPlace.hand(player);
        boolean marked = picture.isMarked(spot);
        List<Shape> parts = new ArrayList<>();
        parts.add(label(picture.words("hand"), marked));
        double x = LEFT;
        for (CardFace face : CardsPicture.faces(position.hand(player))) {
            parts.add(
                    face.isHidden()
                            ? covered(spot, x, marked)
                            : card(spot, x, y, face.card().orElseThrow(), marked));
            x += STEP;
        }
        cell(spot, LEFT, y, parts);
        y += TALL + 22;
    }

    private void heap(CardPlace spot, String text) {
        int colour = picture.isMarked(spot) ? MARK : LIGHT;
        String words = picture.words(spot.id()) + " " + text;
        middles.put(spot.id(), new Shape.Point(WIDTH / 2, y + 4));
        shapes.add(Shape.Group.cell(spot.id(), List.of(line(words, colour))));
        y += 28;
    }

    private void arrow(Arrow arrow) {
        Optional<Shape.Point> from =
                Optional.ofNullable(middles.get(arrow.from().id()));
        Optional<Shape.Point> to = Optional.ofNullable(middles.get(arrow.to().id()));
        if (from.isPresent() && to.isPresent()) {
            shapes.add(new Shape.Segment(from.get(), to.get(), Paint.stroke(MARK, 5)));
            shapes.add(new Shape.Circle(to.get().x(), to.get().y(), 9, Paint.fill(MARK)));
        }
    }

    private static Shape empty(double x, double top, boolean marked) {
        return new Shape.Rect(
                x, top, CARD, TALL, 5, Paint.stroke(marked ? MARK : LIGHT, 1.5).inDashes());
    }

    private Shape card(CardPlace spot, double x, double top, Card card, boolean marked) {
        Paint paint = Paint.fill(PAPER).outlined(marked ? MARK : LINE, marked ? 4 : 1);
        String label = picture.label(card);
        return Shape.Group.piece(
                spot.id(),
                card.toString(),
                List.of(
                        new Shape.Rect(x, top, CARD, TALL, 5, paint),
                        new Shape.Label(
                                new Shape.Point(x + CARD / 2, top + TALL / 2 - 4),
                                label.length() > 2 ? 15 : 22,
                                label,
                                isSpecial(card) ? RED : INK)));
    }

    private static boolean isSpecial(Card card) {
        return switch (card) {
            case FOUR, SEVEN, ONE_ELEVEN, THIRTEEN, FOURTEEN, JOKER, THIEF -> true;
            default -> false;
        };
    }

    private Shape covered(CardPlace spot, double x, boolean marked) {
        Paint paint = Paint.fill(BACK).outlined(marked ? MARK : LIGHT, marked ? 4 : 1);
        return Shape.Group.piece(
                spot.id(),
                "#",
                List.of(
                        new Shape.Rect(x, y, CARD, TALL, 5, paint),
                        new Shape.Label(new Shape.Point(x + CARD / 2, y + TALL / 2), 20, "#", LIGHT)));
    }
}
