package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Arrow;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;
import org.ludex.dog.Card;
import org.ludex.dog.Player;

/** The table in characters. What is marked has a star. */
final class TextBoard {

    private static final int WIDTH = 7;
    private static final int MARGIN = 9;
    private static final Ink MARKED = Ink.PLAIN.inBold();
    private static final Ink RED = Ink.of(0xC62828);

    private final CardsPicture picture;
    private final CardsPosition position;
    private final List<StyledText> parts = new ArrayList<>();

    TextBoard(CardsPicture picture) {
        this.picture = picture;
        this.position = picture.position();
    }

    StyledText text() {
        picture.played().ifPresent(moves -> line("last", moves));
        plain(picture.caption() + "\n\n");
        market();
        for (Player player : picture.players()) {
            for (int number = 1; number <= position.table().settings.rowsEach(); number++) {
                row(player, number);
            }
        }
        plain("\n");
        for (Player player : picture.players()) {
            boolean marked = picture.isMarked(CardPlace.hand(player));
            label(picture.words("hand") + " " + player + (marked ? "*" : ""), marked);
            CardsPicture.faces(position.hand(player)).forEach(face -> plain(" " + face.text(picture.locale())));
            plain("\n");
        }
        plain("\n");
        line("pile", picture.pile());
        line("deck", picture.deck());
        for (Arrow arrow : picture.look().arrows()) {
            line("arrow", arrow.from().id() + " -> " + arrow.to().id());
        }
        return StyledText.join(parts);
    }

    private void plain(String text) {
        parts.add(StyledText.of(text));
    }

    private void label(String text, boolean marked) {
        String padded = text + " ".repeat(Math.max(1, MARGIN - text.length()));
        parts.add(StyledText.of(padded, marked ? MARKED : Ink.PLAIN));
    }

    private void line(String key, String text) {
        label(picture.words(key), false);
        plain(text + "\n");
    }

    /** The market lies in groups of five, five and three, as the rulebook lays it. */
    private void market() {
        if (!position.market().isLaid()) {
            plain(picture.words("unlaid") + "\n\n");
            return;
        }
        label(picture.words("place"), false);
        for (int place = 1; place <= Numbers.PLACES; place++) {
            plain(padded("" + place) + gap(place));
        }
        plain("\n");
        label(picture.words("market"), false);
        for (int place = 1; place <= Numbers.PLACES; place++) {
            card(place, picture.isMarked(CardPlace.market(place)));
            plain(gap(place));
        }
        plain("\n\n");
    }

    private static String gap(int place) {
        return place == 5 || place == 10 ? "  " : "";
    }

    private void card(int place, boolean marked) {
        String label = position.market().at(place).map(picture::label).orElse("-");
        boolean red = position.market()
                .at(place)
                .filter(card -> card == Card.JOKER || card == Card.THIEF)
                .isPresent();
        Ink ink = red ? RED : Ink.PLAIN;
        parts.add(StyledText.of(padded(label + (marked ? "*" : "")), marked ? ink.inBold() : ink));
    }

    private static String padded(String text) {
        return " ".repeat(Math.max(1, WIDTH - text.length())) + text;
    }

    private void row(Player player, int number) {
        Row row = position.row(player, number);
        boolean marked = picture.isMarked(CardPlace.row(player, number));
        label(picture.words("row") + " " + player + (number == 1 ? "" : "2") + (marked ? "*" : ""), marked);
        if (row.isFinished()) {
            plain(" " + picture.words("finished") + " (14)");
        }
        for (int place = 1; place <= row.length() && !row.isFinished(); place++) {
            plain(" " + picture.label(row.at(place)) + (row.hasJoker(place) ? "=" + place : ""));
        }
        plain(row.isEmpty() ? " -\n" : "\n");
    }
}
