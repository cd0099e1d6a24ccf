package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.TableRule;

/** What comes before the first turn: the first shuffle, the market, the deal and the exchange. C1, C2 and C10. */
final class Opening {

    private final Draft draft;
    private final Table table;

    Opening(Draft draft) {
        this.draft = draft;
        this.table = draft.table;
    }

    /** Hears who starts: C2. */
    Verdict announce(Optional<Round> round) {
        if (round.isEmpty()) {
            return Verdict.legal();
        }
        Round line = round.get();
        if (draft.seat.isPresent()) {
            return refuse(Facts.of("round", line).as("again"));
        }
        if (line.number() != 1) {
            return refuse(Facts.of("number", line.number()).as("number"));
        }
        if (line.size() != table.handSize()) {
            return size(line.size());
        }
        if (!table.seating().plays(line.leader())) {
            return refuse(Facts.of("seat", line.leader()).as("absent"));
        }
        draft.seat = Optional.of(line.leader());
        return Verdict.legal();
    }

    private static Verdict refuse(Facts facts) {
        return Verdict.illegal(CardsRule.C2, facts);
    }

    private Verdict size(int size) {
        return refuse(Facts.of("size", size, "due", table.handSize()).as("size"));
    }

    Verdict shuffle(CardsMove.Shuffle move) {
        Verdict heard = announce(move.round());
        if (!heard.isPlayable()) {
            return heard;
        }
        Deck order = move.order().isEmpty() ? Deck.ofHidden(draft.deck.size()) : Deck.of(move.order());
        Verdict fits = Shuffling.judge(order, Numbers.TOTAL);
        if (fits.isPlayable()) {
            draft.deck = order;
            draft.open = Deck.ofHidden(order.size());
            draft.unseen = Numbers.TOTAL.minus(order.known());
            draft.shuffled = true;
        }
        return fits;
    }

    Verdict market(CardsMove.Market move) {
        Verdict heard = announce(move.round());
        if (!heard.isPlayable()) {
            return heard;
        }
        if (draft.seat.isEmpty()) {
            return refuse(Facts.none().as("starter"));
        }
        if (move.cards().size() != Numbers.PLACES) {
            return Verdict.illegal(
                    CardsRule.C1, Facts.of("count", move.cards().size()).as("count"));
        }
        for (int place = 1; place <= Numbers.PLACES; place++) {
            if (move.cards().get(place - 1) == Numbers.kind(place)) {
                return Verdict.illegal(CardsRule.C1, Facts.of("card", Numbers.kind(place), "place", place));
            }
        }
        return turnUp(move);
    }

    /**
     * Turns the cards up one by one. Which place a refused 1/11 was meant for, 1 or 11, the list does not always tell; any
     * way that fits the deck is good.
     */
    private Verdict turnUp(CardsMove.Market move) {
        int leading = 0;
        while (leading < move.under().size() && move.under().get(leading) == Card.ONE_ELEVEN) {
            leading++;
        }
        Cards unseen = draft.unseen;
        Verdict verdict = Verdict.illegal(CardsRule.C1);
        for (int first = leading; first >= 0; first--) {
            draft.unseen = unseen;
            Verdict now = turnUp(move, first);
            if (now.isPlayable()) {
                draft.dropTop(Numbers.PLACES + move.under().size());
                draft.putUnder(move.under());
                draft.market = move.cards().toArray(Card[]::new);
                draft.shuffled = false;
                draft.phase = Phase.DEAL;
                return now;
            }
            verdict = first == leading ? now : verdict;
        }
        return verdict;
    }

    /** Turns the cards up, with so many refused at the first place. */
    private Verdict turnUp(CardsMove.Market move, int first) {
        List<Card> turned = new ArrayList<>();
        int refused = 0;
        for (int place = 1; place <= Numbers.PLACES; place++) {
            while (refused < move.under().size()
                    && move.under().get(refused) == Numbers.kind(place)
                    && (place > 1 || refused < first)) {
                turned.add(move.under().get(refused++));
            }
            turned.add(move.cards().get(place - 1));
        }
        if (refused < move.under().size()) {
            return Verdict.illegal(
                    CardsRule.C1, Facts.of("card", move.under().get(refused)).as("under"));
        }
        if (turned.size() > draft.deck.size()) {
            return Verdict.illegal(
                    CardsRule.C1,
                    Facts.of("count", turned.size(), "left", draft.deck.size()).as("short"));
        }
        Verdict up = Verdict.legal();
        for (int index = 0; index < turned.size() && up.isPlayable(); index++) {
            up = draft.turnUp(index, turned.get(index));
        }
        return up;
    }

    Verdict deal(CardsMove.Deal move) {
        Set<Player> told = EnumSet.noneOf(Player.class);
        Hand[] hands = draft.hands.clone();
        for (Player player : table.seating().players()) {
            hands[player.index()] = Hand.ofHidden(table.handSize());
        }
        Cards dealt = Cards.empty();
        for (Dealt each : move.hands()) {
            if (!table.seating().plays(each.seat())) {
                return refuse(Facts.of("seat", each.seat()).as("absent"));
            }
            if (!told.add(each.seat())) {
                return refuse(Facts.of("seat", each.seat()).as("twice"));
            }
            if (each.hand().size() != table.handSize()) {
                return size(each.hand().size());
            }
            hands[each.seat().index()] = each.hand();
            dealt = dealt.plus(each.hand().known());
        }
        int count = table.handSize() * table.seating().count();
        Verdict fits = fromTop(dealt, count);
        if (fits.isPlayable()) {
            draft.hands = hands;
            draft.dropTop(count);
            draft.phase = table.seating().inPairs() ? Phase.GIVE : Phase.PLAY;
        }
        return fits;
    }

    /** Whether these cards may be among the top ones; who got which is not fixed by the deck's order. */
    private Verdict fromTop(Cards dealt, int count) {
        Cards known = draft.deck.known(count);
        int hidden = count - known.size();
        draft.unseen = draft.unseen.plus(known);
        for (Card card : dealt.kinds()) {
            int more = dealt.count(card) - known.count(card);
            hidden -= Math.max(0, more);
            if (hidden < 0) {
                return Verdict.illegal(
                        TableRule.DECK_ORDER,
                        Facts.of("card", card, "top", draft.deck.at(0)).as("deal"));
            }
            for (int copies = dealt.count(card); copies > 0; copies--) {
                Verdict seen = draft.show(card);
                if (!seen.isPlayable()) {
                    return seen;
                }
            }
        }
        return Verdict.legal();
    }

    Verdict give(CardsMove.Give move) {
        CardFace[] gifts = {CardFace.hidden(), CardFace.hidden(), CardFace.hidden(), CardFace.hidden()};
        Set<Player> told = EnumSet.noneOf(Player.class);
        for (Gift gift : move.gifts()) {
            if (gift.to() != gift.from().opposite()) {
                return Verdict.illegal(CardsRule.C10, Facts.of("gift", gift).as("gift"));
            }
            if (!told.add(gift.from())) {
                return Verdict.illegal(
                        CardsRule.C10, Facts.of("seat", gift.from()).as("gifts"));
            }
            gifts[gift.from().index()] = gift.card();
        }
        for (Player player : table.seating().players()) {
            Verdict given = give(player, gifts[player.index()]);
            if (!given.isPlayable()) {
                return given;
            }
        }
        for (Player player : table.seating().players()) {
            CardFace gift = gifts[player.index()];
            draft.take(player.opposite(), gift);
        }
        draft.phase = Phase.PLAY;
        return Verdict.legal();
    }

    private Verdict give(Player player, CardFace gift) {
        Hand hand = draft.hand(player);
        if (!gift.isHidden()) {
            return draft.spend(player, gift.card().orElseThrow());
        }
        // Any of the cards may have been the one, so none is known any more.
        draft.unseen = draft.unseen.plus(hand.known());
        draft.hand(player, hand.minus(gift));
        return Verdict.legal();
    }
}
