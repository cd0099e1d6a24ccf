package org.ludex.dog.cards;

import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/**
 * When the pile may be shuffled: C11. A record tells the shuffle before the entry that needs it, so what can be said of the
 * shuffle alone is whether the seat to move may have such an entry at all.
 */
final class Shuffling {

    private final CardsPosition position;
    private final Player seat;
    private final Hand hand;

    Shuffling(CardsPosition position) {
        this.position = position;
        this.seat = position.seat.orElseThrow();
        this.hand = position.hands[seat.index()];
    }

    /** Whether the seat to move may have an entry that needs more cards than the deck has. */
    boolean mayBeDue() {
        Deck deck = position.deck;
        if (position.pile.isEmpty()) {
            return false;
        }
        if (deck.isEmpty() || (deck.size() < Numbers.LOOK && mayHold(Card.SEVEN))) {
            return true;
        }
        for (int place = 1; place <= Numbers.PLACES && deck.size() <= 8; place++) {
            if (mayBeRefused(place)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a place can be bought while every card of the deck is refused there. */
    private boolean mayBeRefused(int place) {
        Card refused = Numbers.kind(place);
        int hidden = 0;
        for (int index = 0; index < position.deck.size(); index++) {
            CardFace face = position.deck.at(index);
            if (face.isHidden()) {
                hidden++;
            } else if (!face.equals(CardFace.of(refused))) {
                return false;
            }
        }
        int unseen = position.unseen.count(refused);
        boolean byNumber = mayHold(refused) && hidden <= unseen - (hand.known().contains(refused) ? 0 : 1);
        boolean otherwise = mayHold(Card.JOKER) || (place <= 8 && mayHold(Card.FOUR));
        return byNumber || (otherwise && hidden <= unseen);
    }

    private boolean mayHold(Card card) {
        return hand.known().contains(card) || (hand.hidden() > 0 && position.unseen.contains(card));
    }

    /** Whether the seat may finish a row without winning, so that its cards are shuffled with the pile. */
    private boolean canFinish() {
        return judgeFinish(Deck.empty()).isPlayable();
    }

    private Verdict judgeFinish(Deck order) {
        Verdict verdict = Verdict.illegal(CardsRule.C11);
        for (int slot = 0; slot < position.rows.length && !verdict.isPlayable(); slot++) {
            if (finishes(slot)) {
                verdict = order.isEmpty() ? Verdict.legal() : judge(order, withRow(slot));
            }
        }
        return verdict;
    }

    /** Whether a 14 of the seat may finish a row without winning. */
    private boolean finishes(int slot) {
        return position.rows[slot].length() == Numbers.PLACES
                && position.table.seating().side(seat).contains(Table.owner(slot))
                && mayHold(Card.FOURTEEN)
                && !Acting.wins(position.table, position.rows, slot);
    }

    /** The pile with the cards of a row that is about to be finished. */
    Cards withRow(int slot) {
        return position.pile.plus(position.rows[slot].counted());
    }

    /** Whether these cards, top first and none for an unknown order, may be the shuffled pile. */
    Verdict judge(Deck order) {
        if (!mayBeDue()) {
            return Verdict.illegal(
                    CardsRule.C11, Facts.of("left", position.deck.size()).as("early"));
        }
        if (order.isEmpty()) {
            return Verdict.legal();
        }
        if (position.deck.isEmpty() && order.size() == position.pile.size() + Numbers.PLACES && canFinish()) {
            return judgeFinish(order);
        }
        return judge(order, position.pile);
    }

    /** Whether an order is one of these cards. */
    static Verdict judge(Deck order, Cards cards) {
        if (order.size() != cards.size()) {
            return Verdict.illegal(
                    CardsRule.C11,
                    Facts.of("count", order.size(), "due", cards.size()).as("size"));
        }
        Cards known = order.known();
        for (Card card : known.kinds()) {
            if (known.count(card) > cards.count(card)) {
                return Verdict.illegal(
                        CardsRule.C11,
                        Facts.of("card", card, "count", known.count(card), "due", cards.count(card))
                                .as("content"));
            }
        }
        return Verdict.legal();
    }
}
