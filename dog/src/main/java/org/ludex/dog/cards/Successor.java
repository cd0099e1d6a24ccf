package org.ludex.dog.cards;

import java.util.List;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Shuffled;
import org.ludex.dog.deal.RoundDue;
import org.ludex.dog.deal.Stock;

/** The table after a move that no check refused. Used once. */
final class Successor {

    private final Tabletop table;

    private Successor(Tabletop before) {
        this.table = before.copy();
    }

    static Tabletop of(Tabletop before, CardsMove move) {
        Successor successor = new Successor(before);
        // The frequent events first; asking for a record is quicker than asking for an interface.
        if (move instanceof CardsMove.Draw draw) {
            successor.draw(draw);
        } else if (move instanceof CardsMove.TurnUp up) {
            successor.turnUp(up.card());
        } else if (move instanceof CardsMove.Play play) {
            successor.play(play);
        } else {
            successor.happen(move);
        }
        return successor.table;
    }

    private void play(CardsMove.Play move) {
        table.spend(move.seat(), move.card());
        if (move instanceof CardsMove.Lay lay) {
            lay(lay);
        } else if (move instanceof CardsMove.JokerExchange exchange) {
            exchange(exchange);
        } else {
            table.spent = CardFace.of(move.card()).card();
            spend(move);
        }
    }

    private void exchange(CardsMove.JokerExchange move) {
        Row row = table.row(move.owner(), move.row());
        int place = move.place().isPresent()
                ? move.place().get()
                : row.jokersFor(move.card()).get(0);
        table.row(move.owner(), move.row(), row.exchanged(place, move.card()));
        take(move.seat(), Card.JOKER);
    }

    /** What is done with a card that goes to the pile. */
    private void spend(CardsMove.Play move) {
        if (move instanceof CardsMove.Buy buy) {
            buy(buy.seat(), buy.place());
        } else if (move instanceof CardsMove.FourBuy buy) {
            buy(buy.seat(), buy.place());
        } else if (move instanceof CardsMove.Seven) {
            table.phase = Phase.LOOK;
        } else if (move instanceof CardsMove.Steal steal) {
            Row row = table.row(steal.owner(), steal.row());
            table.row(steal.owner(), steal.row(), row.minusLast());
            take(steal.seat(), steal.taken());
        } else if (move instanceof CardsMove.Take take) {
            table.pile = table.pile.minus(take.taken());
            take(take.seat(), take.taken());
        } else {
            table.phase = Phase.DRAW;
        }
    }

    private void lay(CardsMove.Lay move) {
        Row row = table.row(move.owner(), move.row());
        Row longer = row.plus(move.card());
        table.row(move.owner(), move.row(), longer);
        table.phase = Phase.DRAW;
        if (longer.isFinished()) {
            table.pile = table.pile.plus(row.counted());
            table.phase = table.winsWith(move.owner(), move.row()) ? Phase.OVER : Phase.DRAW;
        }
    }

    private void buy(Player seat, int place) {
        table.hands = table.hands.taking(seat, table.market.card(place));
        table.market = table.market.without(place);
        table.phase = Phase.REFILL;
    }

    /** The seat takes a card openly, and its turn is over. */
    private void take(Player seat, Card card) {
        table.hands = table.hands.taking(seat, card);
        table.pass();
    }

    private void happen(CardsMove move) {
        if (move instanceof CardsMove.Look look) {
            look(look);
        } else if (move instanceof CardsMove.Choose choose) {
            choose(choose);
        } else if (move instanceof CardsMove.Shuffle shuffle) {
            shuffle(shuffle);
        } else if (move instanceof CardsMove.Market market) {
            market(market);
        } else if (move instanceof CardsMove.Deal deal) {
            deal(deal);
        } else if (move instanceof CardsMove.Give give) {
            table.changeHands(table.hands.giving(give.seat(), give.card()));
            // Seats give clockwise, so that the last giver is next to the first.
            Player next = table.settings.seating().next(give.seat());
            table.phase = table.hands.given(next).isPresent() ? Phase.EXCHANGE : Phase.GIVE;
        } else if (move instanceof CardsMove.Exchange exchange) {
            table.changeHands(table.hands.exchanged(exchange.gifts(), table.settings.seating()));
            table.phase = Phase.PLAY;
        }
    }

    /** Whoever knew the top card knows it now in the hand of whoever drew it. */
    private void draw(CardsMove.Draw move) {
        CardFace face = table.drawn(move.card());
        boolean isOpen = !table.open.at(0).isHidden();
        Optional<Player> knower = table.looker;
        table.turnTop(face);
        if (isOpen) {
            Card card = face.card().orElseThrow();
            table.hands = table.hands.turning(card).taking(move.seat(), card);
        } else {
            table.hands =
                    table.hands.drawing(move.seat(), face, knower.map(List::of).orElse(List.of()));
            if (knower.isPresent() && !face.isHidden()) {
                Card card = face.card().orElseThrow();
                table.hands = table.hands.with(table.hands.knowledge().telling(knower.get(), move.seat(), card));
            }
        }
        table.pass();
    }

    /** A refused card is laid aside, unless it is the last of all: C1. */
    private void turnUp(Card card) {
        table.turnTop(CardFace.of(card));
        table.hands = table.hands.turning(card);
        boolean refused = card == Numbers.kind(table.market.emptyPlace().orElseThrow());
        if (refused && !(table.deck.isEmpty() && table.pile.isEmpty())) {
            table.asides++;
            return;
        }
        for (; table.asides > 0; table.asides--) {
            table.putUnder(Numbers.kind(table.market.emptyPlace().orElseThrow()));
        }
        table.market = table.market.filled(card);
        table.pass();
    }

    private void look(CardsMove.Look move) {
        Deck shown = table.deck.showing(move.cards());
        table.unseen = table.unseen.plus(table.deck.known(Numbers.LOOK)).minus(shown.known(Numbers.LOOK));
        table.deck = shown;
        table.phase = Phase.CHOOSE;
    }

    private void choose(CardsMove.Choose move) {
        Pick pick = Pick.of(table.deck, move).orElseThrow();
        CardFace there = table.deck.at(pick.from());
        CardFace got = move.card().isHidden() && pick.isCertain() ? there : move.card();
        if (!got.isHidden() && there.isHidden()) {
            table.show(got.card().orElseThrow());
        }
        boolean again = table.looker.equals(Optional.of(move.seat()));
        Deck before = table.deck;
        table.open = Pick.ANY.taken(table.open, 0);
        table.deck = pick.taken(before, again ? 0 : table.seen).showing(table.open.top(Numbers.LOOK - 1));
        if (!pick.isCertain()) {
            Cards lost = before.known(Numbers.LOOK).minus(table.deck.known(Numbers.LOOK - 1));
            table.unseen = table.unseen.plus(lost);
        }
        table.knows(Optional.of(move.seat()), Numbers.LOOK - 1);
        // When some of the seven were not of the shuffled pile, nobody else can tell whether this one was.
        Shuffled pile = table.shuffled();
        boolean mixed = pile.above() > 0 || pile.left() < Numbers.LOOK;
        table.hands = table.hands.with(mixed ? Shuffled.none() : pile).drawing(move.seat(), got, List.of());
        table.pass();
    }

    private void shuffle(CardsMove.Shuffle move) {
        table.seat = table.seat.or(() -> move.round().map(Round::leader));
        boolean first = table.phase == Phase.SHUFFLE;
        Cards cards = first ? Numbers.TOTAL : table.pile;
        Deck added = Stock.deckOf(move.order(), cards.size());
        Deck covered = Deck.ofHidden(cards.size());
        boolean alike = move.order().isEmpty() && (first || table.isOpenAlike());
        table.hands = table.hands.with(first ? Shuffled.none() : Shuffled.of(cards, table.deck.size()));
        table.deck = first ? added : table.deck.over(added);
        table.open = alike ? table.deck : first ? covered : table.open.over(covered);
        table.unseen = (first ? Numbers.TOTAL : table.unseen.plus(cards)).minus(added.known());
        table.pile = Cards.empty();
        table.phase = first ? Phase.MARKET : table.phase;
    }

    private void market(CardsMove.Market move) {
        table.seat = table.seat.or(() -> move.round().map(Round::leader));
        Cards turned = Cards.of(move.cards()).plus(Cards.of(move.under()));
        table.unseen = table.unseen.plus(table.deck.known(turned.size())).minus(turned);
        table.dropTop(turned.size());
        move.under().forEach(table::putUnder);
        table.market = MarketCards.of(move.cards());
        table.phase = Phase.DEAL;
    }

    private void deal(CardsMove.Deal move) {
        RoundDue round = table.settings.round(table.seat);
        table.unseen = table.unseen.plus(table.deck.known(round.needed()));
        table.changeHands(table.hands.dealt(move.hands(), round));
        table.dropTop(round.needed());
        table.phase = table.settings.inPairs() ? Phase.GIVE : Phase.PLAY;
    }
}
