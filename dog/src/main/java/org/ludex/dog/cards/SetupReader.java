package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.core.Facts;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Phrase;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/** Reads the one-line text of a position, word by word. Used once. */
final class SetupReader {

    private static final int LONGEST = 4000;
    private static final Pattern ROW = Pattern.compile("([A-D])([2-9]?):([a-z0-9,]+)");
    private static final Pattern HAND = Pattern.compile("([A-D]):([a-z0-9,#-]+)");

    private final String text;
    private int at;

    SetupReader(String text) {
        this.text = text;
    }

    CardsSetup.Parts read() {
        if (text.length() > LONGEST) {
            throw unreadable(LONGEST, phrase("length", Facts.of("most", LONGEST)));
        }
        Phase phase = next(Phase::parse, "phase");
        Optional<Player> seat = next(SetupReader::seat, "seat");
        expect("market");
        List<Integer> staying = new ArrayList<>();
        List<Card> market = next(word -> market(word, staying), "market");
        expect("rows");
        List<CardsSetup.PlacedRow> rows = list(SetupReader::row, "rows");
        expect("hands");
        List<Dealt> hands = list(SetupReader::hand, "hands");
        expect("pile");
        Cards pile = next(Cards::parse, "pile");
        expect("deck");
        Deck deck = next(Deck::parse, "deck");
        Deck open = Deck.ofHidden(deck.size());
        if (peek().equals("open")) {
            expect("open");
            open = next(Deck::parse, "open");
        }
        boolean shuffled = peek().equals("shuffled");
        Deck fresh = Deck.empty();
        if (shuffled) {
            expect("shuffled");
            fresh = at > text.length() ? fresh : next(Deck::parse, "shuffled-cards");
        }
        if (at <= text.length()) {
            throw unreadable(at, phrase("end", Facts.none()));
        }
        return new CardsSetup.Parts(
                phase, seat, market, List.copyOf(staying), rows, hands, pile, deck, open, shuffled, fresh);
    }

    /** The word that begins here; empty at the end. */
    private String peek() {
        if (at > text.length()) {
            return "";
        }
        int space = text.indexOf(' ', at);
        return text.substring(at, space < 0 ? text.length() : space);
    }

    /** Past the word; one past the length of the text when it was the last. */
    private void pass() {
        at += peek().length() + 1;
    }

    private void expect(String word) {
        if (!peek().equals(word)) {
            throw unreadable(at, "\"" + word + "\"");
        }
        pass();
    }

    private <T> T next(Function<String, T> reader, String expected) {
        try {
            T value = reader.apply(peek());
            pass();
            return value;
        } catch (IllegalArgumentException unreadable) {
            throw unreadable(at, phrase(expected, Facts.none()));
        }
    }

    /** A single {@code -}, or words with a colon. */
    private <T> List<T> list(Function<String, T> reader, String expected) {
        List<T> values = new ArrayList<>();
        if (peek().equals("-")) {
            pass();
            return values;
        }
        do {
            values.add(next(reader, expected));
        } while (peek().contains(":"));
        return values;
    }

    private static Phrase phrase(String expected, Facts facts) {
        return new Phrase(CardsRule.class, "expected." + expected, facts);
    }

    private InvalidPositionException unreadable(int index, Object expected) {
        return InvalidPositionException.unreadable(text, Math.min(index, text.length()) + 1, expected);
    }

    private static Optional<Player> seat(String word) {
        return word.equals("-") ? Optional.empty() : Optional.of(Player.parse(word));
    }

    private static List<Card> market(String word, List<Integer> staying) {
        List<Card> cards = new ArrayList<>();
        if (word.equals("-")) {
            return cards;
        }
        for (String card : word.split(",", -1)) {
            boolean stays = card.endsWith("!");
            cards.add(Card.parse(stays ? card.substring(0, card.length() - 1) : card));
            if (stays) {
                staying.add(cards.size());
            }
        }
        return cards;
    }

    private static CardsSetup.PlacedRow row(String word) {
        Matcher matcher = ROW.matcher(word);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(word);
        }
        String number = matcher.group(2);
        List<Card> cards = new ArrayList<>();
        for (String card : matcher.group(3).split(",", -1)) {
            cards.add(Card.parse(card));
        }
        return new CardsSetup.PlacedRow(
                Player.parse(matcher.group(1)), number.isEmpty() ? 1 : Integer.parseInt(number), cards);
    }

    private static Dealt hand(String word) {
        Matcher matcher = HAND.matcher(word);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(word);
        }
        return new Dealt(Player.parse(matcher.group(1)), Hand.parse(matcher.group(2)));
    }
}
