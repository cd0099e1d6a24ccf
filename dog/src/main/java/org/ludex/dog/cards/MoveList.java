package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/**
 * The moves that can be listed. What a card can do is read from {@link Numbers} and {@link Row}, as the checks in
 * {@link Refusals} read it. Used once.
 */
final class MoveList {

    private static final int KINDS = Card.values().length;

    private final Tabletop table;
    private final List<CardsMove> moves = new ArrayList<>(48);

    private MoveList(Tabletop table) {
        this.table = table;
    }

    /** Whether the moves can be listed: chance may have too many events. */
    static boolean exists(Tabletop table) {
        return switch (table.due()) {
            case SHUFFLE, MARKET, DEAL -> false;
            case EXCHANGE ->
                table.settings.seating().players().stream()
                        .noneMatch(player -> table.hands
                                .given(player)
                                .filter(gift -> gift.card().isHidden())
                                .isPresent());
            case LOOK -> table.deck.known(Numbers.LOOK).size() == Numbers.LOOK;
            default -> true;
        };
    }

    /** The moves, where they can be listed. */
    static List<CardsMove> of(Tabletop table) {
        MoveList list = new MoveList(table);
        switch (table.due()) {
            case PLAY -> list.plays();
            case GIVE -> list.gives();
            case CHOOSE -> list.choices();
            case DRAW -> table.drawable().forEach(card -> list.moves.add(new CardsMove.Draw(table.player(), card)));
            case REFILL ->
                table.drawable()
                        .forEach(card ->
                                list.moves.add(new CardsMove.TurnUp(card.card().orElseThrow())));
            case LOOK -> list.moves.add(new CardsMove.Look(table.player(), table.deck.top(Numbers.LOOK)));
            case EXCHANGE -> list.moves.add(new CardsMove.Exchange(table.hands.gifts(table.settings.seating())));
            default -> {
                // nothing is left to do
            }
        }
        return list.moves;
    }

    private void gives() {
        Player seat = table.toMove().orElseThrow();
        Hand hand = table.hand(seat);
        for (Card card : hand.known().kinds()) {
            moves.add(new CardsMove.Give(seat, CardFace.of(card)));
        }
        if (hand.hidden() > 0) {
            moves.add(new CardsMove.Give(seat, CardFace.hidden()));
        }
    }

    private void choices() {
        Player seat = table.player();
        Deck deck = table.deck;
        if (deck.known(Numbers.LOOK).isEmpty()) {
            moves.add(new CardsMove.Choose(seat, CardFace.hidden(), Optional.empty()));
            return;
        }
        List<CardFace> top = deck.top(Numbers.LOOK);
        for (int index = 0; index < top.size(); index++) {
            CardFace card = top.get(index);
            // Of equal cards side by side it makes no difference which is taken.
            if (index == 0 || !card.equals(top.get(index - 1))) {
                boolean named = card.isHidden() || top.indexOf(card) < index;
                moves.add(new CardsMove.Choose(seat, card, named ? Optional.of(index + 1) : Optional.empty()));
            }
        }
    }

    private void plays() {
        Player seat = table.player();
        Cards possible = table.possible(table.hand(seat));
        for (int index = 0; index < KINDS; index++) {
            Card card = Card.at(index);
            if (possible.contains(card)) {
                plays(seat, card);
            }
        }
    }

    private void plays(Player seat, Card card) {
        lays(seat, seat, card);
        if (table.settings.seating().inPairs()) {
            lays(seat, seat.opposite(), card);
        }
        for (int place = 1; place <= Numbers.PLACES; place++) {
            if (Numbers.buys(card, place)) {
                moves.add(new CardsMove.Buy(seat, card, place, table.market.card(place)));
            }
        }
        switch (card) {
            case FOUR -> fourBuys(seat);
            case SEVEN -> moves.add(new CardsMove.Seven(seat, card, Optional.empty()));
            case THIEF -> steals(seat);
            case FOURTEEN -> takes(seat);
            default -> {
                // no function
            }
        }
        jokerExchanges(seat, card);
        moves.add(new CardsMove.Drop(seat, card));
    }

    private void lays(Player seat, Player owner, Card card) {
        for (int number = 1; number <= table.settings.rowsEach(); number++) {
            if (table.row(owner, number).takes(card) && table.isLowest(owner, number)) {
                moves.add(new CardsMove.Lay(seat, owner, number, card));
            }
        }
    }

    /** On place 4 a 4 buys without its function. */
    private void fourBuys(Player seat) {
        for (int place = 1; place <= Numbers.FOUR_PLACES; place++) {
            if (!Numbers.buys(Card.FOUR, place)) {
                moves.add(new CardsMove.FourBuy(seat, Card.FOUR, Optional.empty(), place, table.market.card(place)));
            }
        }
    }

    private void steals(Player seat) {
        for (Player owner : table.settings.seating().players()) {
            for (int number = 1; number <= table.settings.rowsEach(); number++) {
                Row row = table.row(owner, number);
                if (owner != seat && !row.isEmpty() && !row.isFinished()) {
                    moves.add(new CardsMove.Steal(seat, Card.THIEF, Optional.empty(), owner, number, row.last()));
                }
            }
        }
    }

    private void takes(Player seat) {
        for (Card card : table.pile.kinds()) {
            moves.add(new CardsMove.Take(seat, Card.FOURTEEN, Optional.empty(), card));
        }
    }

    private void jokerExchanges(Player seat, Card card) {
        for (Player owner : table.settings.seating().players()) {
            for (int number = 1; number <= table.settings.rowsEach(); number++) {
                List<Integer> places = table.row(owner, number).jokersFor(card);
                for (int place : places) {
                    Optional<Integer> named = places.size() == 1 ? Optional.empty() : Optional.of(place);
                    moves.add(new CardsMove.JokerExchange(seat, card, owner, number, named));
                }
            }
        }
    }
}
