package org.ludex.dog.cards;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/**
 * A position under work: a move changes it step by step, and each step may be refused. Used by one move and then thrown
 * away; arrays of the position it came from are never written.
 */
final class Draft {

    final Table table;
    Phase phase;
    Optional<Player> seat;
    Card[] market;
    Row[] rows;
    Hand[] hands;
    Cards pile;
    Deck deck;
    Deck open;
    boolean shuffled;
    Deck fresh;
    Cards unseen;

    Draft(CardsPosition from) {
        table = from.table;
        phase = from.phase;
        seat = from.seat;
        market = from.market;
        rows = from.rows;
        hands = from.hands;
        pile = from.pile;
        deck = from.deck;
        open = from.open;
        shuffled = from.shuffled;
        fresh = from.fresh;
        unseen = from.unseen;
    }

    Hand hand(Player player) {
        return hands[player.index()];
    }

    void hand(Player player, Hand hand) {
        hands = hands.clone();
        hands[player.index()] = hand;
    }

    void row(int slot, Row row) {
        rows = rows.clone();
        rows[slot] = row;
    }

    void market(int place, Card card) {
        market = market.clone();
        market[place - 1] = card;
    }

    void take(Player player, CardFace face) {
        hand(player, hand(player).plus(face));
    }

    /** A card leaves a hand face up: a known one, or a hidden one that may be it. */
    Verdict spend(Player player, Card card) {
        Hand hand = hand(player);
        if (!hand.known().contains(card)) {
            if (hand.hidden() == 0) {
                return Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", player, "card", card));
            }
            Verdict known = show(card);
            if (!known.isPlayable()) {
                return known;
            }
        }
        hand(player, hand.minus(card));
        return Verdict.legal();
    }

    /** A hidden card turns out to be this one. */
    Verdict show(Card card) {
        if (!unseen.contains(card)) {
            return Verdict.illegal(TableRule.CARD_COUNT, Facts.of("card", card, "total", Numbers.TOTAL.count(card)));
        }
        unseen = unseen.minus(card);
        return Verdict.legal();
    }

    /** The card at a place of the deck turns out to be this one. */
    Verdict turnUp(int place, Card card) {
        CardFace top = deck.at(place);
        if (top.isHidden()) {
            return show(card);
        }
        return top.equals(CardFace.of(card))
                ? Verdict.legal()
                : Verdict.illegal(TableRule.DECK_ORDER, Facts.of("card", card, "top", top));
    }

    void dropTop(int count) {
        deck = deck.drop(count);
        open = open.drop(count);
    }

    /** Cards go under the deck, for all to see. */
    void putUnder(List<Card> under) {
        for (Card card : under) {
            deck = deck.over(CardFace.of(card));
            open = open.over(CardFace.of(card));
        }
    }

    /**
     * Lets the shuffled pile become the deck if a card is needed from it, and refuses a shuffle too many or too few.
     *
     * @param needed whether the entry needs more cards than the deck has
     * @param more cards that come to the pile before it is shuffled
     */
    Verdict settle(boolean needed, Cards more) {
        if (!needed) {
            pile = more.isEmpty() ? pile : pile.plus(more);
            return shuffled ? Verdict.illegal(CardsRule.C11, Facts.none().as("needless")) : Verdict.legal();
        }
        if (!shuffled) {
            return Verdict.illegal(CardsRule.C11, Facts.of("left", deck.size()).as("missing"));
        }
        Cards all = pile.plus(more);
        Deck added = fresh.isEmpty() ? Deck.ofHidden(all.size()) : fresh;
        Verdict fits = Shuffling.judge(added, all);
        if (!fits.isPlayable()) {
            return fits;
        }
        unseen = unseen.plus(all.minus(added.known()));
        deck = deck.over(added);
        open = open.over(Deck.ofHidden(added.size()));
        pile = Cards.empty();
        shuffled = false;
        fresh = Deck.empty();
        return Verdict.legal();
    }

    /** The player draws the top card, as the rule asks for. */
    Verdict draw(Player player, Optional<CardFace> draw, Rule rule) {
        if (draw.isEmpty()) {
            return Verdict.illegal(rule, Facts.of("seat", player).as("undrawn"));
        }
        CardFace face = draw.get();
        if (face.isHidden()) {
            face = deck.at(0);
        } else {
            Verdict fits = turnUp(0, face.card().orElseThrow());
            if (!fits.isPlayable()) {
                return fits;
            }
        }
        dropTop(1);
        take(player, face);
        return Verdict.legal();
    }
}
