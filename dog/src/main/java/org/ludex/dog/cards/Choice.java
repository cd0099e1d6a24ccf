package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Deck;

/**
 * Taking one of the seven top cards. Where it is not known which of them it was, the places that may have moved up are known
 * no more; for those who did not look, that is always so.
 */
final class Choice {

    private final Draft draft;

    Choice(Draft draft) {
        this.draft = draft;
    }

    Verdict take(CardsMove.Look move) {
        CardFace take = move.take();
        if (move.place().isPresent()) {
            int place = move.place().get();
            if (place < 1 || place > Numbers.LOOK) {
                return absent(move);
            }
            CardFace there = draft.deck.at(place - 1);
            boolean fits = take.isHidden() || there.isHidden() || take.equals(there);
            return fits ? takeFrom(move, place - 1, place - 1) : absent(move);
        }
        if (take.isHidden()) {
            return takeFrom(move, 0, Numbers.LOOK - 1);
        }
        int known = first(take);
        if (known >= 0) {
            return takeFrom(move, known, known);
        }
        int hidden = first(CardFace.hidden());
        return hidden < 0 ? absent(move) : takeFrom(move, hidden, last(CardFace.hidden()));
    }

    private static Verdict absent(CardsMove.Look move) {
        String place = move.place().map(number -> "@" + number).orElse("");
        return Verdict.illegal(
                CardsRule.C6, Facts.of("card", move.take() + place).as("absent"));
    }

    private int first(CardFace face) {
        for (int index = 0; index < Numbers.LOOK; index++) {
            if (draft.deck.at(index).equals(face)) {
                return index;
            }
        }
        return -1;
    }

    private int last(CardFace face) {
        int index = Numbers.LOOK - 1;
        while (!draft.deck.at(index).equals(face)) {
            index--;
        }
        return index;
    }

    /** Takes a card that lies somewhere from one place to another, both counted from 0. */
    private Verdict takeFrom(CardsMove.Look move, int from, int to) {
        CardFace got = move.take();
        CardFace there = draft.deck.at(from);
        if (from == to && got.isHidden()) {
            got = there;
        } else if (!got.isHidden() && there.isHidden()) {
            Card shown = got.card().orElseThrow();
            Verdict seen = draft.show(shown);
            if (!seen.isPlayable()) {
                return seen;
            }
        }
        Deck before = draft.deck;
        draft.deck = without(before, from, to);
        if (from < to) {
            draft.unseen = draft.unseen.plus(before.known(Numbers.LOOK).minus(draft.deck.known(Numbers.LOOK - 1)));
        }
        draft.open = without(draft.open, 0, Numbers.LOOK - 1);
        draft.take(move.seat(), got);
        return Verdict.legal();
    }

    /** A deck without one of the cards between two places. */
    private static Deck without(Deck deck, int from, int to) {
        if (from == to) {
            return from == 0 ? deck.drop(1) : deck.without(from);
        }
        boolean covered = true;
        for (int index = 0; index <= to && covered; index++) {
            covered = deck.at(index).isHidden();
        }
        if (covered) {
            return deck.drop(1);
        }
        List<CardFace> faces = new ArrayList<>(deck.top(deck.size()));
        for (int index = from; index < to; index++) {
            if (!faces.get(index).equals(faces.get(index + 1))) {
                faces.set(index, CardFace.hidden());
            }
        }
        faces.remove(to);
        return Deck.of(faces);
    }
}
