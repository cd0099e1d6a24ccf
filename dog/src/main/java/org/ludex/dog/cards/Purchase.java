package org.ludex.dog.cards;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Player;

/** Taking a card from the market and filling its place: C1 and C5. */
final class Purchase {

    private final Draft draft;
    private final Rule rule;

    Purchase(Draft draft, Rule rule) {
        this.draft = draft;
        this.rule = rule;
    }

    Verdict make(
            Player seat,
            Card card,
            int place,
            Card taken,
            Optional<Card> refill,
            List<Card> under,
            Optional<CardFace> draw) {
        Card there = draft.market[place - 1];
        if (there != taken) {
            return Verdict.illegal(
                    rule,
                    Facts.of("place", place, "card", there, "taken", taken).as("taken"));
        }
        Verdict undrawn = Acting.undrawn(draw, rule);
        if (!undrawn.isPlayable()) {
            return undrawn;
        }
        if (refill.isEmpty()) {
            return Verdict.illegal(CardsRule.C1, Facts.of("place", place).as("unfilled"));
        }
        Verdict filled = refill(place, refill.get(), under);
        if (filled.isPlayable()) {
            draft.take(seat, CardFace.of(taken));
            draft.pile = draft.pile.plus(card);
        }
        return filled;
    }

    private Verdict refill(int place, Card refill, List<Card> under) {
        Card refused = Numbers.kind(place);
        for (Card card : under) {
            if (card != refused) {
                return Verdict.illegal(
                        CardsRule.C1, Facts.of("card", card, "place", place).as("fitting"));
            }
        }
        int turned = under.size() + 1;
        Verdict settled = draft.settle(turned > draft.deck.size() && !draft.pile.isEmpty(), Cards.empty());
        if (!settled.isPlayable()) {
            return settled;
        }
        if (turned > draft.deck.size()) {
            return Verdict.illegal(
                    CardsRule.C1,
                    Facts.of("count", turned, "left", draft.deck.size()).as("short"));
        }
        boolean all = turned == draft.deck.size() && draft.pile.isEmpty();
        if (refill == refused && !all) {
            return Verdict.illegal(CardsRule.C1, Facts.of("card", refill, "place", place));
        }
        for (int index = 0; index < turned; index++) {
            Verdict up = draft.turnUp(index, index < under.size() ? under.get(index) : refill);
            if (!up.isPlayable()) {
                return up;
            }
        }
        draft.dropTop(turned);
        draft.putUnder(under);
        draft.market(place, refill);
        return Verdict.legal();
    }
}
