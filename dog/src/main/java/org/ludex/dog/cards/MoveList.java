package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
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
    /** About how many moves there are. */
    private static final int USUAL = 48;
    /** Instead of the place of a play: all of them are made. */
    private static final int ALL = Integer.MAX_VALUE;
    /** Instead of the place of a play: none is made, and they are only counted. */
    private static final int NONE = Integer.MAX_VALUE - 1;

    private final Tabletop table;
    private final List<CardsMove> moves;
    /** The place of the only play to make, or {@link #ALL} or {@link #NONE}. */
    private int wanted;

    private int place;
    /** The place of the first play with each kind of card. */
    private final int[] first = new int[KINDS];

    /** The places of the jokers of all rows, one bit for each. */
    private int jokers;

    private MoveList(Tabletop table, int wanted) {
        this.table = table;
        this.wanted = wanted;
        this.moves = new ArrayList<>(wanted == ALL ? USUAL : 1);
    }

    /** Whether the play that comes now is to be made. */
    private boolean isWanted() {
        return place++ == wanted || wanted == ALL;
    }

    /** Passes over a number of plays if none of them is to be made. */
    private boolean passes(int count) {
        boolean none = wanted != ALL && (wanted < place || wanted >= place + count);
        place += none ? count : 0;
        return none;
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
        MoveList list = new MoveList(table, ALL);
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
        int above = 0;
        for (int index = 0; index < Numbers.LOOK; index++) {
            CardFace card = deck.at(index);
            // Of equal cards side by side it makes no difference which is taken.
            if (index == 0 || !card.equals(deck.at(index - 1))) {
                int kind = card.isHidden() ? 0 : 1 << card.card().orElseThrow().index();
                boolean named = card.isHidden() || (above & kind) != 0;
                moves.add(new CardsMove.Choose(seat, card, named ? Optional.of(index + 1) : Optional.empty()));
                above |= kind;
            }
        }
    }

    /** How many plays there are. */
    static int playCount(Tabletop table) {
        MoveList list = new MoveList(table, NONE);
        list.plays();
        return list.place;
    }

    /** One of the plays at random, as if from the list. */
    static CardsMove play(Tabletop table, RandomGenerator random) {
        MoveList list = new MoveList(table, NONE);
        list.plays();
        list.wanted = random.nextInt(list.place);
        int kind = KINDS - 1;
        while (list.first[kind] > list.wanted) {
            kind--;
        }
        list.place = list.first[kind];
        list.plays(table.player(), Card.at(kind));
        return list.moves.get(0);
    }

    private void plays() {
        Player seat = table.player();
        Cards possible = table.possible(seat, table.hand(seat));
        for (int slot = 0; slot < Tabletop.SLOTS; slot++) {
            jokers |= table.row(slot).jokers();
        }
        for (int index = 0; index < KINDS; index++) {
            first[index] = place;
            if (possible.contains(Card.at(index))) {
                plays(seat, Card.at(index));
            }
        }
    }

    private void plays(Player seat, Card card) {
        lays(seat, seat, card);
        if (table.settings.inPairs()) {
            lays(seat, seat.opposite(), card);
        }
        buys(seat, card);
        switch (card) {
            case FOUR -> fourBuys(seat);
            case SEVEN -> sevens(seat);
            case THIEF -> steals(seat);
            case FOURTEEN -> takes(seat);
            default -> {
                // no function
            }
        }
        if ((jokers & Numbers.right(card)) != 0) {
            jokerExchanges(seat, card);
        }
        if (isWanted()) {
            moves.add(new CardsMove.Drop(seat, card));
        }
    }

    private void lays(Player seat, Player owner, Card card) {
        for (int number = 1; number <= table.settings.rowsEach(); number++) {
            if (table.row(owner, number).takes(card) && table.isLowest(owner, number) && isWanted()) {
                moves.add(new CardsMove.Lay(seat, owner, number, card));
            }
        }
    }

    private void buys(Player seat, Card card) {
        int[] places = Numbers.bought(card);
        for (int index = 0; index < places.length && !passes(places.length - index); index++) {
            if (isWanted()) {
                moves.add(new CardsMove.Buy(seat, card, places[index], table.market.card(places[index])));
            }
        }
    }

    /** On place 4 a 4 buys without its function. */
    private void fourBuys(Player seat) {
        for (int number = 1; number <= Numbers.FOUR_PLACES; number++) {
            if (!Numbers.buys(Card.FOUR, number) && isWanted()) {
                moves.add(new CardsMove.FourBuy(seat, Card.FOUR, Optional.empty(), number, table.market.card(number)));
            }
        }
    }

    private void sevens(Player seat) {
        if (isWanted()) {
            moves.add(new CardsMove.Seven(seat, Card.SEVEN, Optional.empty()));
        }
    }

    private void steals(Player seat) {
        for (int slot = 0; slot < Tabletop.SLOTS; slot++) {
            Row row = table.row(slot);
            Player owner = Tabletop.owner(slot);
            if (owner != seat && !row.isEmpty() && !row.isFinished() && isWanted()) {
                moves.add(new CardsMove.Steal(
                        seat, Card.THIEF, Optional.empty(), owner, Tabletop.number(slot), row.last()));
            }
        }
    }

    private void takes(Player seat) {
        for (int index = 0; index < KINDS; index++) {
            if (table.pile.contains(Card.at(index)) && isWanted()) {
                moves.add(new CardsMove.Take(seat, Card.FOURTEEN, Optional.empty(), Card.at(index)));
            }
        }
    }

    private void jokerExchanges(Player seat, Card card) {
        for (int slot = 0; slot < Tabletop.SLOTS; slot++) {
            int count = table.row(slot).jokerCount(card);
            for (int index = 0; index < count; index++) {
                if (isWanted()) {
                    moves.add(jokerExchange(seat, card, slot, index));
                }
            }
        }
    }

    /** The exchange for one of the jokers that a card may replace; its place is named if there are two. */
    private CardsMove jokerExchange(Player seat, Card card, int slot, int index) {
        List<Integer> places = table.row(slot).jokersFor(card);
        Optional<Integer> named = places.size() == 1 ? Optional.empty() : Optional.of(places.get(index));
        return new CardsMove.JokerExchange(seat, card, Tabletop.owner(slot), Tabletop.number(slot), named);
    }
}
