package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Hand;
import org.ludex.dog.Knowledge;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.engine.Words;

/** Reads the one-line text of a position, word by word. Used once. */
final class SetupReader {

    private static final Pattern ROW = Pattern.compile("([A-D])([2-9]?):([a-z0-9,]+)");
    private static final Pattern HELD = Pattern.compile("([A-D]):([a-z0-9,#/-]+)");

    private final Options options;
    private final Words words;

    SetupReader(String text, Options options) {
        this.options = options;
        this.words = new Words(text);
    }

    CardsSetup read() {
        Phase phase = next("phase", Phase::parse);
        Optional<Player> seat = next("seat", Words.seatOr("-"));
        words.word("market");
        List<CardsSetup.Stall> market = next("market", SetupReader::market);
        words.word("rows");
        List<CardsSetup.PlacedRow> rows = list("rows", SetupReader::row);
        words.word("hands");
        List<Dealt> hands = list("hands", held((owner, cards) -> new Dealt(owner, Hand.parse(cards))));
        words.word("pile");
        Cards pile = next("pile", Cards::parse);
        words.word("deck");
        Deck deck = next("deck", Deck::parse);
        Deck open = words.acceptIf("open") ? next("open", Deck::parse) : Deck.ofHidden(deck.size());
        Optional<CardsSetup.Seen> seen =
                optional("seen", held((owner, count) -> new CardsSetup.Seen(owner, Words.number(count))));
        Optional<Card> spent = optional("spent", Card::parse);
        Cards aside = optional("aside", Cards::parse).orElse(Cards.empty());
        List<DogSetup.Given> given = words.acceptIf("given") ? list("given", held(SetupReader::gift)) : List.of();
        Knowledge known = words.acceptIf("known") ? knowledge() : Knowledge.none();
        words.end();
        return new CardsSetup(
                options, phase, seat, market, rows, hands, pile, deck, open, seen, spent, aside, given, known);
    }

    private static Phrase phrase(String expected) {
        return Phrase.of(CardsRule.class, "expected." + expected);
    }

    /** Reads a value; the key says what it is called in messages. */
    private <T> T next(String expected, Function<String, T> reader) {
        int column = words.column();
        String word = words.peek();
        try {
            T value = reader.apply(word);
            words.word(word);
            return value;
        } catch (IllegalArgumentException unreadable) {
            throw words.unreadable(column, phrase(expected));
        }
    }

    private <T> Optional<T> optional(String word, Function<String, T> reader) {
        return words.acceptIf(word) ? Optional.of(next(word, reader)) : Optional.empty();
    }

    /** A single {@code -}, or words with a colon. */
    private <T> List<T> list(String expected, Function<String, T> reader) {
        List<T> values = new ArrayList<>();
        if (words.acceptIf("-")) {
            return values;
        }
        do {
            values.add(next(expected, reader));
        } while (words.peek().contains(":"));
        return values;
    }

    private Knowledge knowledge() {
        List<String> parts = new ArrayList<>();
        do {
            parts.add(next("known", word -> Knowledge.parse(word).isEmpty() ? "" : word));
        } while (words.peek().contains(":"));
        // A part may say that a seat knows nothing.
        parts.removeIf(String::isEmpty);
        return parts.isEmpty() ? Knowledge.none() : Knowledge.parse(String.join(" ", parts));
    }

    private static List<CardsSetup.Stall> market(String word) {
        return word.equals("-")
                ? List.of()
                : Arrays.stream(word.split(",", -1)).map(SetupReader::stall).toList();
    }

    private static CardsSetup.Stall stall(String word) {
        boolean stays = word.endsWith("!");
        String card = stays ? word.substring(0, word.length() - 1) : word;
        return new CardsSetup.Stall(card.equals("-") ? Optional.empty() : Optional.of(Card.parse(card)), stays);
    }

    private static DogSetup.Given gift(Player seat, String card) {
        return card.startsWith("#/")
                ? new DogSetup.Given(seat, CardFace.hidden(), Cards.parse(card.substring(2)))
                : new DogSetup.Given(seat, CardFace.parse(card), Cards.empty());
    }

    private static CardsSetup.PlacedRow row(String word) {
        Matcher matcher = ROW.matcher(word);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(word);
        }
        String number = matcher.group(2);
        List<Card> cards =
                Arrays.stream(matcher.group(3).split(",", -1)).map(Card::parse).toList();
        return new CardsSetup.PlacedRow(
                Player.parse(matcher.group(1)), number.isEmpty() ? 1 : Integer.parseInt(number), cards);
    }

    /** What comes after a seat and a colon. */
    private static <T> Function<String, T> held(BiFunction<Player, String, T> reader) {
        return word -> {
            Matcher matcher = HELD.matcher(word);
            if (!matcher.matches()) {
                throw new IllegalArgumentException(word);
            }
            return reader.apply(Player.parse(matcher.group(1)), matcher.group(2));
        };
    }
}
