package org.ludex.dog.engine;

import java.util.Optional;
import java.util.function.Predicate;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.DogMove;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.deal.Stock;

/** Burning cards because none can be played. */
final class Burns {

    private Burns() {}

    /** A hand after some of its cards have been shown: hidden cards turn out to be them. */
    static Hand shown(Hand hand, Hand cards) {
        if (hand.hidden() == 0) {
            return hand;
        }
        Cards known = hand.known();
        int hidden = hand.hidden();
        for (Card card : cards.known().kinds()) {
            int more = cards.known().count(card) - hand.known().count(card);
            if (more > 0) {
                known = known.plus(card, more);
                hidden -= more;
            }
        }
        return Hand.of(known, hidden);
    }

    /** Carries out a burn that no check refuses, unless the seat can play a card. */
    static Verdict burn(State next, DogMove.Burn burn) {
        Hand held = next.hand();
        Hand shown = shown(held, burn.cards());
        Verdict verdict = verdict(next, shown, shown.known().minus(held.known()));
        if (!verdict.isPlayable()) {
            return verdict;
        }
        if (next.seating().inPairs()) {
            next.hands = next.hands.emptying(next.player(), shown.known());
            next.pile = Hand.of(next.pile.known().plus(shown.known()), next.pile.hidden() + shown.hidden());
            Course.endTurn(next);
            return verdict;
        }
        CardFace card = burn.cards().hidden() == 1
                ? CardFace.hidden()
                : CardFace.of(burn.cards().known().at(0));
        next.hands = next.hands.spending(next.player(), card);
        if (next.phase == Phase.AGAIN) {
            next.pile = next.pile.plus(card);
            Course.endTurn(next);
        } else {
            Course.spendForCard(next, card);
        }
        return verdict;
    }

    /** A table on which the player has put these cards, of which nobody knew, on the pile. */
    private static Stock without(State state, Cards revealed) {
        if (revealed.isEmpty()) {
            return state;
        }
        State after = state.copy();
        after.hands = after.hands.spending(state.player(), revealed);
        after.pile = Hand.of(after.pile.known().plus(revealed), after.pile.hidden());
        return after;
    }

    /**
     * Whether a player may burn.
     *
     * @param hand the hand, as far as it is known now
     * @param revealed the cards of it that were not known before
     */
    private static Verdict verdict(State state, Hand hand, Cards revealed) {
        Rule rule = state.rules.rule(Concern.BURN);
        Predicate<Card> canPlay = PlayList.playable(state);
        for (Card kind : hand.known().kinds()) {
            if (canPlay.test(kind)) {
                return Verdict.illegal(rule, Facts.of("seat", state.player(), "card", kind));
            }
        }
        if (hand.hidden() == 0) {
            return Verdict.legal();
        }
        Cards unseen = without(state, revealed).unseenBy(state.player());
        int harmless = 0;
        Optional<Card> playable = Optional.empty();
        for (Card kind : unseen.kinds()) {
            if (canPlay.test(kind)) {
                playable = playable.isEmpty() ? Optional.of(kind) : playable;
            } else {
                harmless += unseen.count(kind);
            }
        }
        if (playable.isEmpty()) {
            return Verdict.legal();
        }
        Facts facts = Facts.of("seat", state.player(), "hidden", hand.hidden(), "card", playable.get());
        return harmless < hand.hidden()
                ? Verdict.illegal(rule, facts.as("surely"))
                : Verdict.unproven(rule, facts.as("hidden"));
    }
}
