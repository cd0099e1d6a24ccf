package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;

/** Reads the canonical text of a move, so that tests can be written as records are. */
final class Entry {

    private final Iterator<String> words;
    private String word = "";

    private Entry(String text) {
        words = Arrays.asList(text.split(" ", -1)).iterator();
        next();
    }

    static CardsMove of(String text) {
        CardsMove move = new Entry(text).move();
        if (!move.toString().equals(text)) {
            throw new IllegalArgumentException(text + " was read as " + move);
        }
        return move;
    }

    /** The current word; the next one becomes current. */
    private String next() {
        String now = word;
        word = words.hasNext() ? words.next() : "";
        return now;
    }

    private boolean skip(String expected) {
        boolean there = word.equals(expected);
        if (there) {
            next();
        }
        return there;
    }

    private CardsMove move() {
        Optional<Round> round = Optional.empty();
        if (skip("round")) {
            round = Optional.of(new Round(Integer.parseInt(next()), Integer.parseInt(next()), Player.parse(next())));
        }
        if (skip("market")) {
            return new CardsMove.Market(round, cards(next()), under());
        }
        if (skip("shuffle")) {
            return new CardsMove.Shuffle(round, word.isEmpty() ? List.of() : faces(next()));
        }
        if (skip("deal")) {
            return deal();
        }
        return skip("give") ? give() : seat(Player.parse(next()));
    }

    private CardsMove deal() {
        List<Dealt> hands = new ArrayList<>();
        while (!word.isEmpty()) {
            String[] parts = next().split(":", -1);
            hands.add(new Dealt(Player.parse(parts[0]), Hand.parse(parts[1])));
        }
        return new CardsMove.Deal(hands);
    }

    private CardsMove give() {
        List<Gift> gifts = new ArrayList<>();
        while (!word.isEmpty()) {
            String[] parts = next().split("[>:]", -1);
            gifts.add(new Gift(Player.parse(parts[0]), Player.parse(parts[1]), CardFace.parse(parts[2])));
        }
        return new CardsMove.Give(gifts);
    }

    private CardsMove seat(Player seat) {
        String verb = next();
        if (verb.startsWith("row")) {
            String number = verb.substring(3);
            boolean other = word.matches("[A-D][0-9]*");
            Player owner = other ? Player.parse(word.substring(0, 1)) : seat;
            int row = other ? number(next().substring(1)) : number(number);
            return new CardsMove.Lay(seat, owner, row, Card.parse(next()), draw());
        }
        if (verb.equals("buy")) {
            String[] parts = next().split("[@=]", -1);
            return new CardsMove.Buy(
                    seat,
                    Card.parse(parts[0]),
                    Integer.parseInt(parts[1]),
                    Card.parse(parts[2]),
                    refill(),
                    under(),
                    draw());
        }
        if (verb.equals("exchange")) {
            String[] parts = next().split("[@=]", -1);
            Optional<Integer> place = parts.length > 2 ? Optional.of(Integer.parseInt(parts[2])) : Optional.empty();
            return new CardsMove.Exchange(
                    seat,
                    Card.parse(parts[0]),
                    Player.parse(parts[1].substring(0, 1)),
                    number(parts[1].substring(1)),
                    place,
                    draw());
        }
        if (verb.equals("drop")) {
            return new CardsMove.Drop(seat, Card.parse(next()), draw());
        }
        return function(seat, verb);
    }

    private CardsMove function(Player seat, String verb) {
        String[] cards = verb.split("=", -1);
        Card card = Card.parse(cards[0]);
        Optional<Card> as = cards.length > 1 ? Optional.of(Card.parse(cards[1])) : Optional.empty();
        if (skip("buy")) {
            String[] parts = next().split("=", -1);
            return new CardsMove.FourBuy(
                    seat, card, as, Integer.parseInt(parts[0]), Card.parse(parts[1]), refill(), under(), draw());
        }
        if (skip("look")) {
            List<CardFace> look = faces(next());
            skip("take");
            String[] parts = next().split("@", -1);
            Optional<Integer> place = parts.length > 1 ? Optional.of(Integer.parseInt(parts[1])) : Optional.empty();
            return new CardsMove.Look(seat, card, as, look, CardFace.parse(parts[0]), place, draw());
        }
        if (skip("take")) {
            return new CardsMove.Take(seat, card, as, Card.parse(next()), draw());
        }
        String[] parts = next().split("=", -1);
        return new CardsMove.Steal(
                seat,
                card,
                as,
                Player.parse(parts[0].substring(0, 1)),
                number(parts[0].substring(1)),
                Card.parse(parts[1]),
                draw());
    }

    private static int number(String digits) {
        return digits.isEmpty() ? 1 : Integer.parseInt(digits);
    }

    private Optional<Card> refill() {
        return skip("refill") ? Optional.of(Card.parse(next())) : Optional.empty();
    }

    private List<Card> under() {
        return skip("under") ? cards(next()) : List.of();
    }

    private Optional<CardFace> draw() {
        return skip("draw") ? Optional.of(CardFace.parse(next())) : Optional.empty();
    }

    private static List<Card> cards(String list) {
        return Arrays.stream(list.split(",", -1)).map(Card::parse).toList();
    }

    private static List<CardFace> faces(String list) {
        return Arrays.stream(list.split(",", -1)).map(CardFace::parse).toList();
    }
}
