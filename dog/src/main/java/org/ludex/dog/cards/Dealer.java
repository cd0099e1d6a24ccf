package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;

/**
 * Chance before the first turn: a shuffle whose order is told, then the market, the hands and the exchange from that deck.
 * Hidden cards of a deck that is known in part are drawn from all that may be hidden.
 */
final class Dealer {

    private final CardsPosition position;
    private final RandomGenerator random;
    private Cards unseen;
    private int turned;

    Dealer(CardsPosition position, RandomGenerator random) {
        this.position = position;
        this.random = random;
        this.unseen = position.unseen;
    }

    CardsMove sample() {
        return switch (position.phase) {
            case LAY -> position.shuffled || !position.unseen.equals(Numbers.TOTAL) ? market() : shuffle();
            case DEAL -> deal();
            default -> give();
        };
    }

    /** Cards in an order of chance. */
    static List<CardFace> shuffled(Cards cards, RandomGenerator random) {
        List<CardFace> faces = new ArrayList<>();
        for (Card card : cards.list()) {
            faces.add(CardFace.of(card));
        }
        for (int index = faces.size() - 1; index > 0; index--) {
            Collections.swap(faces, index, random.nextInt(index + 1));
        }
        return faces;
    }

    private Optional<Round> round() {
        if (position.seat.isPresent()) {
            return Optional.empty();
        }
        List<Player> players = position.table.seating().players();
        Player leader = players.get(random.nextInt(players.size()));
        return Optional.of(new Round(1, position.table.handSize(), leader));
    }

    private CardsMove shuffle() {
        return new CardsMove.Shuffle(round(), shuffled(Numbers.TOTAL, random));
    }

    private CardsMove market() {
        List<Card> cards = new ArrayList<>();
        List<Card> under = new ArrayList<>();
        for (int place = 1; place <= Numbers.PLACES; place++) {
            Card card = next();
            while (card == Numbers.kind(place)) {
                under.add(card);
                card = next();
            }
            cards.add(card);
        }
        return new CardsMove.Market(round(), cards, under);
    }

    private Card next() {
        CardFace face = position.deck.at(turned++);
        if (!face.isHidden()) {
            return face.card().orElseThrow();
        }
        Card card = unseen.at(random.nextInt(unseen.size()));
        unseen = unseen.minus(card);
        return card;
    }

    private CardsMove deal() {
        List<Dealt> hands = new ArrayList<>();
        for (Player player : position.table.seating().players()) {
            Cards cards = Cards.empty();
            for (int count = 0; count < position.table.handSize(); count++) {
                cards = cards.plus(next());
            }
            hands.add(new Dealt(player, Hand.of(cards)));
        }
        return new CardsMove.Deal(hands);
    }

    private CardsMove give() {
        List<Gift> gifts = new ArrayList<>();
        for (Player player : position.table.seating().players()) {
            Hand hand = position.hand(player);
            int chosen = random.nextInt(hand.size());
            CardFace card =
                    chosen < hand.known().size() ? CardFace.of(hand.known().at(chosen)) : CardFace.hidden();
            gifts.add(new Gift(player, player.opposite(), card));
        }
        return new CardsMove.Give(gifts);
    }
}
