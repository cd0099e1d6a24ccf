package org.ludex.dog.deal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Shuffled;
import org.ludex.dog.TableRule;

/** What is known about where the cards of a game are, and so which cards can still come from where. */
public interface Stock {

    /** All cards of the game. */
    Cards total();

    /** All cards that may be hidden: the total less every known card. */
    Cards unseen();

    /** The cards still to come. */
    Deck deck();

    /** What everybody holds. */
    Hands hands();

    /** What is known of the pile that was shuffled last. */
    default Shuffled shuffled() {
        return hands().knowledge().shuffled();
    }

    /** The cards that nobody has seen and that may lie at a place of the deck, the top one being 0. */
    default Cards unseenAt(int place) {
        return shuffled().isNone() ? unseen() : shuffled().at(place, deck(), unseen(), hands().list());
    }

    /** The cards that nobody has seen and that a seat may hold. */
    default Cards unseenBy(Player seat) {
        return shuffled().isNone() ? unseen() : shuffled().inHand(seat, deck(), unseen(), hands().list());
    }

    /** Whether a seat may hold all these cards at once, which nobody has seen. */
    default boolean mayHold(Player seat, Cards claimed) {
        return shuffled().mayHold(seat, claimed, deck(), unseen(), hands().list());
    }

    /** The refusal that there are no more cards of a kind. */
    default Verdict.Illegal tooMany(Card card) {
        return Verdict.illegal(TableRule.CARD_COUNT, tooMany(card, total()));
    }

    /** The facts that there are no more cards of a kind than the game has, which may be none. */
    static Facts tooMany(Card card, Cards total) {
        int count = total.count(card);
        return Facts.of("card", card, "total", count).as(count == 0 ? "none" : "");
    }

    /** Why a seat with this hand cannot hold a card. */
    default Optional<Verdict.Illegal> refuseHolding(Player seat, Hand hand, Card card) {
        if (hand.known().contains(card)) {
            return Optional.empty();
        }
        if (hand.hidden() == 0) {
            return Optional.of(Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", seat, "card", card)));
        }
        return mayHold(seat, Cards.of(card)) ? Optional.empty() : Optional.of(tooMany(card));
    }

    /** The cards that a seat with this hand has or may have. */
    default Cards possible(Player seat, Hand hand) {
        return hand.hidden() == 0 ? hand.known() : hand.known().plus(unseenBy(seat));
    }

    /** The cards that a pile has or may have. */
    default Cards possible(Hand pile) {
        return pile.hidden() == 0 ? pile.known() : pile.known().plus(unseen());
    }

    /** Why these known cards cannot be among the uppermost of the deck. */
    default Optional<Verdict.Illegal> refuseDealing(List<Dealt> hands, int count) {
        Cards dealt = Cards.empty();
        for (Dealt each : hands) {
            dealt = dealt.plus(each.hand().known());
        }
        Cards hidden = unseen();
        Cards top = deck().known(count);
        int missing = 0;
        for (Card kind : dealt.kinds()) {
            int extra = dealt.count(kind) - top.count(kind);
            if (extra > hidden.count(kind)) {
                boolean elsewhere =
                        dealt.count(kind) <= hidden.count(kind) + deck().known().count(kind);
                return Optional.of(elsewhere ? outOfOrder(kind) : tooMany(kind));
            }
            missing += Math.max(0, extra);
        }
        // What the deck is known to give and nobody got must fit into the hidden cards.
        return missing > count - top.size() ? Optional.of(outOfOrder(dealt.at(0))) : Optional.empty();
    }

    private static Verdict.Illegal outOfOrder(Card kind) {
        return Verdict.illegal(TableRule.DECK_ORDER, Facts.of("card", kind).as("deal"));
    }

    /** Why the top card of the deck, which is not empty, cannot be this one. */
    default Optional<Verdict.Illegal> refuseDrawing(CardFace face) {
        CardFace top = deck().at(0);
        if (face.isHidden() || top.equals(face)) {
            return Optional.empty();
        }
        Card card = face.card().orElseThrow();
        if (!top.isHidden()) {
            Facts facts = Facts.of("card", card, "top", top.card().orElseThrow());
            return Optional.of(Verdict.illegal(TableRule.DECK_ORDER, facts));
        }
        return unseenAt(0).contains(card) ? Optional.empty() : Optional.of(tooMany(card));
    }

    /** The card that is drawn if this face is seen; what the deck knows takes precedence. */
    default CardFace drawn(CardFace face) {
        CardFace top = deck().at(0);
        return top.isHidden() ? face : top;
    }

    /** The cards that may be drawn: the known top card, or every kind that nobody has seen. */
    default List<CardFace> drawable() {
        CardFace top = deck().at(0);
        return top.isHidden() ? unseenAt(0).kinds().stream().map(CardFace::of).toList() : List.of(top);
    }

    /** Draws a card at random. */
    default CardFace draw(RandomGenerator random) {
        CardFace top = deck().at(0);
        if (!top.isHidden()) {
            return top;
        }
        Cards hidden = unseenAt(0);
        return CardFace.of(hidden.at(random.nextInt(hidden.size())));
    }

    /** Deals at random: the uppermost cards, of which no seat gets particular ones. */
    default List<Dealt> deal(RoundDue round, RandomGenerator random) {
        List<Card> cards = new ArrayList<>(round.needed());
        List<Card> hidden = unseen().list();
        for (int place = 0; place < round.needed(); place++) {
            Optional<Card> known = deck().at(place).card();
            cards.add(known.isPresent() ? known.get() : hidden.remove(random.nextInt(hidden.size())));
        }
        mix(cards, random);
        List<Dealt> hands = new ArrayList<>(round.seating().count());
        for (Player player : round.seating().players()) {
            List<Card> own = cards.subList(hands.size() * round.size(), (hands.size() + 1) * round.size());
            hands.add(new Dealt(player, Hand.of(Cards.of(own))));
        }
        return hands;
    }

    /** Cards in a random order. */
    static List<CardFace> shuffled(Cards cards, RandomGenerator random) {
        List<Card> order = cards.list();
        mix(order, random);
        return order.stream().map(CardFace::of).toList();
    }

    private static void mix(List<Card> cards, RandomGenerator random) {
        for (int index = cards.size() - 1; index > 0; index--) {
            Collections.swap(cards, index, random.nextInt(index + 1));
        }
    }

    /**
     * Why these cards, top first, cannot be the shuffled pile.
     *
     * @param order the shuffled cards; empty if their order is unknown
     * @param pile the cards that were shuffled
     */
    default Optional<Verdict.Illegal> refuseOrder(List<CardFace> order, Hand pile, RuleBook book) {
        if (order.isEmpty()) {
            return Optional.empty();
        }
        if (order.size() != pile.size()) {
            return Optional.of(
                    book.refuse(Concern.SHUFFLE, "size", Facts.of("size", order.size(), "due", pile.size())));
        }
        Cards most = possible(pile);
        Cards known = Deck.of(order).known();
        return known.kinds().stream()
                .filter(kind -> known.count(kind) > most.count(kind))
                .findFirst()
                .map(kind -> book.refuse(Concern.SHUFFLE, "card", Facts.of("card", kind)));
    }

    /** The shuffled pile as a deck, in unknown order if none is given. */
    static Deck deckOf(List<CardFace> order, int size) {
        return order.isEmpty() ? Deck.ofHidden(size) : Deck.of(order);
    }
}
