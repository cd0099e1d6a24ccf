package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.Hand;
import org.ludex.dog.TableRule;

/** Burning cards because none can be played. */
final class Burning {

    private final Trial attempt;
    private final State before;
    private final State next;

    Burning(Trial attempt) {
        this.attempt = attempt;
        this.before = attempt.before;
        this.next = attempt.next;
    }

    static Rule rule(State state) {
        return state.variant.table().seating().inPairs() ? DogRule.D6 : DogRule.D24;
    }

    /** Whether a player with this hand, as far as it is known, may burn. */
    static Verdict verdict(State state, Hand hand) {
        Lister lister = new Lister(state);
        for (Card kind : hand.known().kinds()) {
            if (lister.canPlay(kind)) {
                return Verdict.illegal(rule(state), Facts.of("seat", state.player(), "card", kind));
            }
        }
        if (hand.hidden() == 0) {
            return Verdict.legal();
        }
        Cards unseen = state.unseen();
        int harmless = 0;
        Optional<Card> playable = Optional.empty();
        for (Card kind : unseen.kinds()) {
            if (lister.canPlay(kind)) {
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
                ? Verdict.illegal(rule(state), facts.as("surely"))
                : Verdict.unproven(rule(state), facts.as("hidden"));
    }

    Verdict burn(DogMove.Burn burn) {
        boolean pairs = attempt.variant.table().seating().inPairs();
        Hand hand = before.hands[before.turn];
        int size = pairs ? hand.size() : 1;
        if (burn.cards().size() != size) {
            return Verdict.illegal(
                    rule(before),
                    Facts.of("size", burn.cards().size(), "due", size).as("size"));
        }
        if (burn.draw().isPresent() && (pairs || before.phase == Phase.AGAIN)) {
            return Verdict.illegal(rule(before), Facts.of("seat", burn.seat()).as("draw"));
        }
        if (before.shuffled && before.phase == Phase.AGAIN) {
            return Verdict.illegal(
                    TableRule.OUT_OF_ORDER, Facts.of("move", burn, "due", Phrase.of(TableRule.class, "due.draw")));
        }
        Hand shown = hand;
        Cards unseen = before.unseen();
        for (Card card : burn.cards().known().kinds()) {
            int more = burn.cards().known().count(card) - hand.known().count(card);
            if (more > shown.hidden()) {
                return Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", burn.seat(), "card", card));
            }
            if (more > unseen.count(card)) {
                return Trial.tooMany(attempt.variant, card);
            }
            for (int count = 0; count < more; count++) {
                shown = Hand.of(shown.known().plus(card), shown.hidden() - 1);
            }
        }
        if (pairs
                && shown.known().size()
                        > burn.cards().known().size() + burn.cards().hidden()) {
            return Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", burn.seat(), "card", burn.cards()));
        }
        next.hands[next.turn] = shown;
        Verdict verdict = verdict(next.copy(), shown);
        if (!verdict.isPlayable()) {
            return verdict;
        }
        Verdict rest = pairs ? all(shown) : one(burn);
        return rest.isPlayable() ? verdict : rest;
    }

    private Verdict all(Hand shown) {
        next.hands[next.turn] = Hand.empty();
        next.pile = Hand.of(next.pile.known().plus(shown.known()), next.pile.hidden() + shown.hidden());
        next.endTurn();
        return Verdict.legal();
    }

    private Verdict one(DogMove.Burn burn) {
        CardFace face = burn.cards().hidden() == 1
                ? CardFace.hidden()
                : CardFace.of(burn.cards().known().at(0));
        next.hands[next.turn] = next.hands[next.turn].minus(face);
        next.pile = next.pile.plus(face);
        if (before.phase == Phase.AGAIN) {
            next.endTurn();
            return Verdict.legal();
        }
        Verdict drawn = attempt.draw(burn.draw().orElse(CardFace.hidden()));
        next.phase = Phase.AGAIN;
        if (next.hands[next.turn].isEmpty()) {
            next.endTurn();
        }
        return drawn;
    }
}
