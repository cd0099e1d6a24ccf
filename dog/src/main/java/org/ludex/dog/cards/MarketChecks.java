package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;

/** The checks when the market is laid: C1 and C2. */
final class MarketChecks {

    private MarketChecks() {}

    static Optional<Verdict.Illegal> starter(Tabletop table, CardsMove.Market move) {
        return table.seat.isPresent() || move.round().isPresent()
                ? Optional.empty()
                : Refusals.refuse(CardsRule.C2, Facts.none().as("starter"));
    }

    static Optional<Verdict.Illegal> thirteen(Tabletop table, CardsMove.Market move) {
        int count = move.cards().size();
        return count == Numbers.PLACES
                ? Optional.empty()
                : Refusals.refuse(CardsRule.C1, Facts.of("count", count).as("count"));
    }

    static Optional<Verdict.Illegal> ownNumber(Tabletop table, CardsMove.Market move) {
        for (int place = 1; place <= Numbers.PLACES; place++) {
            if (move.cards().get(place - 1) == Numbers.kind(place)) {
                return Refusals.refuse(CardsRule.C1, Facts.of("card", Numbers.kind(place), "place", place));
            }
        }
        return Optional.empty();
    }

    /**
     * Thirteen cards come from the deck, then those that replace wrong ones, from place 1 on. The list does not always
     * show whether a refused 1/11 was meant for place 1 or 11; any way that fits the deck is accepted.
     */
    static Optional<Verdict.Illegal> fromDeck(Tabletop table, CardsMove.Market move) {
        int leading = 0;
        while (leading < move.under().size() && move.under().get(leading) == Card.ONE_ELEVEN) {
            leading++;
        }
        Optional<Verdict.Illegal> refusal = fromDeck(table, move, leading);
        for (int first = leading - 1; first >= 0 && refusal.isPresent(); first--) {
            refusal = fromDeck(table, move, first).isEmpty() ? Optional.empty() : refusal;
        }
        return refusal;
    }

    /** A copy with a number of cards refused at the first place. */
    private static Optional<Verdict.Illegal> fromDeck(Tabletop table, CardsMove.Market move, int first) {
        List<Card> under = move.under();
        List<CardFace> laid = new ArrayList<>();
        List<CardFace> replacing = new ArrayList<>();
        int refused = 0;
        for (int place = 1; place <= Numbers.PLACES; place++) {
            List<CardFace> turned = laid;
            while (refused < under.size()
                    && under.get(refused) == Numbers.kind(place)
                    && (place > 1 || refused < first)) {
                turned.add(CardFace.of(under.get(refused++)));
                turned = replacing;
            }
            turned.add(CardFace.of(move.cards().get(place - 1)));
        }
        if (refused < under.size()) {
            return Refusals.refuse(
                    CardsRule.C1, Facts.of("card", under.get(refused)).as("under"));
        }
        laid.addAll(replacing);
        // At most eight cards of a kind are refused on their place: the deck of 120 is always large enough.
        return laid.size() > table.deck.size()
                ? Refusals.refuse(
                        CardsRule.C1,
                        Facts.of("count", laid.size(), "left", table.deck.size())
                                .as("short"))
                : EventChecks.turned(table, laid);
    }
}
