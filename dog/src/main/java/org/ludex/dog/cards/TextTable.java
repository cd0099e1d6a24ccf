package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;
import org.ludex.dog.Card;
import org.ludex.dog.Player;

/** The table in characters. What the last move changed has a star. */
final class TextTable {

    private static final int WIDTH = 7;
    private static final Ink MARKED = Ink.PLAIN.inBold();
    private static final Ink RED = Ink.of(0xC62828);

    private final CardsPosition position;
    private final CardsPicture.Marks marks;
    private final List<StyledText> parts = new ArrayList<>();

    TextTable(CardsPosition position, CardsPicture.Marks marks) {
        this.position = position;
        this.marks = marks;
    }

    StyledText text() {
        marks.move().ifPresent(move -> plain("last:   " + move + "\n"));
        plain("DOG Cards: " + CardsPicture.due(position) + "\n\n");
        market();
        for (int slot : CardsPicture.slots(position)) {
            row(slot);
        }
        plain("\n");
        for (Player player : position.table.seating().players()) {
            plain("hand " + player + "  ");
            CardsPicture.faces(position.hand(player)).forEach(face -> plain(" " + face));
            plain("\n");
        }
        plain("\npile     " + CardsPicture.pile(position) + "\n");
        plain("deck     " + CardsPicture.deckLine(position) + "\n");
        return StyledText.join(parts);
    }

    private void plain(String text) {
        parts.add(StyledText.of(text));
    }

    /** The market lies in groups of five, five and three, as the rulebook lays it. */
    private void market() {
        if (position.market.length == 0) {
            plain("no market yet\n\n");
            return;
        }
        plain("place   ");
        for (int place = 1; place <= Numbers.PLACES; place++) {
            plain(padded("" + place) + gap(place));
        }
        plain("\nmarket  ");
        for (int place = 1; place <= Numbers.PLACES; place++) {
            card(position.market[place - 1], marks.places().contains(place));
            plain(gap(place));
        }
        plain("\n\n");
    }

    private static String gap(int place) {
        return place == 5 || place == 10 ? "  " : "";
    }

    private void card(Card card, boolean marked) {
        Ink ink = card == Card.JOKER || card == Card.THIEF ? RED : Ink.PLAIN;
        parts.add(StyledText.of(padded(CardsPicture.label(card) + (marked ? "*" : "")), marked ? ink.inBold() : ink));
    }

    private static String padded(String text) {
        return " ".repeat(Math.max(1, WIDTH - text.length())) + text;
    }

    private void row(int slot) {
        Row row = position.rows[slot];
        boolean marked = marks.slots().contains(slot);
        String name = "row " + Table.owner(slot) + (Table.number(slot) == 1 ? " " : "2");
        parts.add(StyledText.of(name + (marked ? "*  " : "   "), marked ? MARKED : Ink.PLAIN));
        if (row.isFinished()) {
            plain(" finished (14)");
        }
        for (int place = 1; place <= row.length() && !row.isFinished(); place++) {
            String stands = row.hasJoker(place) ? "joker=" + place : CardsPicture.label(row.at(place));
            plain(" " + stands);
        }
        plain(row.isEmpty() ? " -\n" : "\n");
    }
}
