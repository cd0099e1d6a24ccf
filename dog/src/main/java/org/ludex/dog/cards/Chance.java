package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Round;

/** Events at random, with real cards: hidden ones are drawn from all that may be hidden. Used once. */
final class Chance {

    private final Tabletop table;
    private final RandomGenerator random;
    private Deck deck;
    private Cards unseen;
    private int turned;

    Chance(Tabletop table, RandomGenerator random) {
        this.table = table;
        this.random = random;
        this.deck = table.deck;
        this.unseen = table.unseen;
    }

    CardsMove event() {
        return switch (table.due()) {
            case DRAW -> new CardsMove.Draw(table.player(), CardFace.of(next()));
            case REFILL -> new CardsMove.TurnUp(next());
            case LOOK -> new CardsMove.Look(table.player(), seven());
            case SHUFFLE -> new CardsMove.Shuffle(round(), List.of());
            case MARKET -> market();
            case DEAL -> new CardsMove.Deal(table.deal(table.settings.round(table.seat), random));
            default -> new CardsMove.Exchange(table.hands.gifts(table.settings.seating()));
        };
    }

    private Optional<Round> round() {
        return table.seat.isPresent()
                ? Optional.empty()
                : Optional.of(table.settings.round(table.seat).announced(random));
    }

    /** The next card of the deck. */
    private Card next() {
        int place = turned++;
        CardFace face = deck.at(place);
        if (!face.isHidden()) {
            return face.card().orElseThrow();
        }
        Cards possible = table.shuffled().at(place, deck, unseen, table.hands.list());
        Card card = possible.at(random.nextInt(possible.size()));
        unseen = unseen.minus(card);
        deck = table.shuffled().isNone() ? deck : deck.showing(place, card);
        return card;
    }

    private List<CardFace> seven() {
        List<CardFace> faces = new ArrayList<>();
        while (faces.size() < Numbers.LOOK) {
            faces.add(CardFace.of(next()));
        }
        return faces;
    }

    private CardsMove market() {
        List<Card> cards = new ArrayList<>();
        List<Card> under = new ArrayList<>();
        while (cards.size() < Numbers.PLACES) {
            cards.add(next());
        }
        for (int place = 1; place <= Numbers.PLACES; place++) {
            while (cards.get(place - 1) == Numbers.kind(place)) {
                under.add(cards.set(place - 1, next()));
            }
        }
        return new CardsMove.Market(round(), cards, under);
    }
}
