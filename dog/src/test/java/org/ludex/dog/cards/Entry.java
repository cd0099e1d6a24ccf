package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Attempt;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Round;

/**
 * A line of a record, so that tests can be written as records are: a move and what chance added to it. A shuffle may come
 * before the line that needs it: {@code shuffle / A drop 9 draw #}.
 */
final class Entry {

    private final Iterator<String> words;
    private String word = "";

    private Optional<CardFace> draw = Optional.empty();
    private List<Card> turned = List.of();
    private List<CardFace> look = List.of();
    private Optional<CardsMove.Choose> choose = Optional.empty();

    private Entry(String text) {
        words = Arrays.asList(text.split(" ", -1)).iterator();
        next();
    }

    /** One move by its own text. */
    static CardsMove move(String text) {
        CardsMove move = new Entry(text).move();
        if (!move.toString().equals(text)) {
            throw new IllegalArgumentException(text + " was read as " + move);
        }
        return move;
    }

    /** Plays lines of a record, each of them whole or not at all. */
    static Attempt<CardsPosition> play(CardsPosition start, String lines) {
        CardsPosition position = start;
        Optional<CardsMove.Shuffle> announced = Optional.empty();
        for (String line : lines.split(" / ", -1)) {
            Entry entry = new Entry(line);
            CardsMove first = entry.move();
            if (first instanceof CardsMove.Shuffle shuffle && position.phase() == Phase.PLAY) {
                announced = Optional.of(shuffle);
                continue;
            }
            Attempt<CardsPosition> played = entry.played(position, first, announced);
            if (!(played instanceof Attempt.Played<CardsPosition> good)) {
                return played;
            }
            position = good.next();
            announced = Optional.empty();
        }
        return Attempt.legal(position);
    }

    private Attempt<CardsPosition> played(
            CardsPosition before, CardsMove first, Optional<CardsMove.Shuffle> announced) {
        List<CardsMove> moves = new ArrayList<>();
        if (first instanceof CardsMove.Exchange exchange) {
            givers(before, exchange).forEach(moves::add);
        }
        moves.add(first);
        turned.forEach(card -> moves.add(new CardsMove.TurnUp(card)));
        if (first instanceof CardsMove.Seven seven) {
            moves.add(new CardsMove.Look(seven.seat(), look));
            choose.ifPresent(moves::add);
        }
        boolean draws = first instanceof CardsMove.Lay || first instanceof CardsMove.Drop;
        CardsPosition position = before;
        boolean shuffled = false;
        for (CardsMove move : moves) {
            if (position.phase() == Phase.SHUFFLE && announced.isPresent()) {
                position = position.play(announced.get());
                shuffled = true;
            }
            Attempt<CardsPosition> attempt = position.attempt(move);
            if (!(attempt instanceof Attempt.Played<CardsPosition> good)) {
                return attempt;
            }
            position = good.next();
            if (move == first && draw.isPresent() && !(draws && position.isMidTurn())) {
                return Attempt.refused(((CardsMove.Play) first).needlessDraw());
            }
        }
        if (draw.isPresent()) {
            if (position.phase() == Phase.SHUFFLE && announced.isPresent()) {
                Attempt<CardsPosition> mixed = position.attempt(announced.get());
                if (!(mixed instanceof Attempt.Played<CardsPosition> good)) {
                    return mixed;
                }
                position = good.next();
                shuffled = true;
            }
            Attempt<CardsPosition> drawn = position.attempt(new CardsMove.Draw(seat(first), draw.get()));
            if (!(drawn instanceof Attempt.Played<CardsPosition> good)) {
                return drawn;
            }
            position = good.next();
        }
        if (position.unfinished().isPresent()) {
            return Attempt.refused(position.unfinished().get());
        }
        return announced.isPresent() && !shuffled
                ? Attempt.refused((Verdict.Illegal) before.judge(announced.get()))
                : Attempt.legal(position);
    }

    private static Player seat(CardsMove move) {
        return ((CardsMove.OfSeat) move).seat();
    }

    /** One gift of each seat in its turn; who is left out gives a hidden card. */
    private static List<CardsMove> givers(CardsPosition before, CardsMove.Exchange exchange) {
        List<CardsMove> moves = new ArrayList<>();
        if (before.phase() == Phase.GIVE) {
            Player giver = before.toMove().orElseThrow();
            for (int count = before.seating().count(); count > 0; count--) {
                Player from = giver;
                CardFace card = exchange.gifts().stream()
                        .filter(gift -> gift.from() == from)
                        .map(Gift::card)
                        .findFirst()
                        .orElse(CardFace.hidden());
                moves.add(new CardsMove.Give(from, card));
                giver = before.seating().next(giver);
            }
        }
        return moves;
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
            return new CardsMove.Market(round, cards(next()), skip("under") ? cards(next()) : List.of());
        }
        if (skip("shuffle")) {
            return new CardsMove.Shuffle(round, word.isEmpty() ? List.of() : faces(next()));
        }
        if (skip("deal")) {
            return deal();
        }
        if (skip("turn")) {
            return new CardsMove.TurnUp(Card.parse(next()));
        }
        if (skip("give")) {
            return exchange();
        }
        CardsMove move = seat(Player.parse(next()));
        if (skip("refill")) {
            turned = new ArrayList<>(List.of(Card.parse(next())));
        }
        if (skip("under")) {
            List<Card> under = new ArrayList<>(cards(next()));
            under.addAll(turned);
            turned = under;
        }
        draw = skip("draw") ? Optional.of(CardFace.parse(next())) : Optional.empty();
        if (!word.isEmpty()) {
            throw new IllegalArgumentException("not read: " + word);
        }
        return move;
    }

    private CardsMove deal() {
        List<Dealt> hands = new ArrayList<>();
        while (!word.isEmpty()) {
            String[] parts = next().split(":", -1);
            hands.add(new Dealt(Player.parse(parts[0]), Hand.parse(parts[1])));
        }
        return new CardsMove.Deal(hands);
    }

    private CardsMove exchange() {
        List<Gift> gifts = new ArrayList<>();
        while (!word.isEmpty()) {
            String[] parts = next().split("[>:]", -1);
            gifts.add(new Gift(Player.parse(parts[0]), Player.parse(parts[1]), CardFace.parse(parts[2])));
        }
        return new CardsMove.Exchange(gifts);
    }

    private CardsMove seat(Player seat) {
        String verb = next();
        if (verb.startsWith("row")) {
            String number = verb.substring(3);
            boolean other = word.matches("[A-D][0-9]*");
            Player owner = other ? Player.parse(word.substring(0, 1)) : seat;
            int row = other ? number(next().substring(1)) : number(number);
            return new CardsMove.Lay(seat, owner, row, Card.parse(next()));
        }
        return switch (verb) {
            case "buy" -> {
                String[] parts = next().split("[@=]", -1);
                yield new CardsMove.Buy(seat, Card.parse(parts[0]), Integer.parseInt(parts[1]), Card.parse(parts[2]));
            }
            case "exchange" -> {
                String[] parts = next().split("[@=]", -1);
                Optional<Integer> place = parts.length > 2 ? Optional.of(Integer.parseInt(parts[2])) : Optional.empty();
                yield new CardsMove.JokerExchange(
                        seat,
                        Card.parse(parts[0]),
                        Player.parse(parts[1].substring(0, 1)),
                        number(parts[1].substring(1)),
                        place);
            }
            case "drop" -> new CardsMove.Drop(seat, Card.parse(next()));
            case "draw" -> new CardsMove.Draw(seat, CardFace.parse(next()));
            case "give" -> new CardsMove.Give(seat, CardFace.parse(next()));
            case "look" -> new CardsMove.Look(seat, faces(next()));
            case "take" -> choose(seat);
            default -> function(seat, verb);
        };
    }

    private CardsMove.Choose choose(Player seat) {
        String[] parts = next().split("@", -1);
        Optional<Integer> place = parts.length > 1 ? Optional.of(Integer.parseInt(parts[1])) : Optional.empty();
        return new CardsMove.Choose(seat, CardFace.parse(parts[0]), place);
    }

    private CardsMove function(Player seat, String verb) {
        String[] cards = verb.split("=", -1);
        Card card = Card.parse(cards[0]);
        Optional<Card> as = cards.length > 1 ? Optional.of(Card.parse(cards[1])) : Optional.empty();
        if (skip("buy")) {
            String[] parts = next().split("=", -1);
            return new CardsMove.FourBuy(seat, card, as, Integer.parseInt(parts[0]), Card.parse(parts[1]));
        }
        if (skip("look")) {
            look = word.isEmpty() ? List.of() : faces(next());
            choose = skip("take") ? Optional.of(choose(seat)) : Optional.empty();
            return new CardsMove.Seven(seat, card, as);
        }
        if (skip("take")) {
            return new CardsMove.Take(seat, card, as, Card.parse(next()));
        }
        String[] parts = next().split("=", -1);
        return new CardsMove.Steal(
                seat,
                card,
                as,
                Player.parse(parts[0].substring(0, 1)),
                number(parts[0].substring(1)),
                Card.parse(parts[1]));
    }

    private static int number(String digits) {
        return digits.isEmpty() ? 1 : Integer.parseInt(digits);
    }

    private static List<Card> cards(String list) {
        return Arrays.stream(list.split(",", -1)).map(Card::parse).toList();
    }

    private static List<CardFace> faces(String list) {
        return Arrays.stream(list.split(",", -1)).map(CardFace::parse).toList();
    }
}
