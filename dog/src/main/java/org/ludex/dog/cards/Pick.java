package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.CardFace;
import org.ludex.dog.Deck;

/**
 * Which of the seven top cards was taken: the one at a place or, if it is unknown, one of those between two places, both
 * counted from 0.
 *
 * @param from the first place it may have been
 * @param to the last place it may have been
 */
record Pick(int from, int to) {

    /** Any of the seven: what others see. */
    static final Pick ANY = new Pick(0, Numbers.LOOK - 1);

    /** Where the card of a move lay; nowhere when it is not among the seven. */
    static Optional<Pick> of(Deck deck, CardsMove.Choose move) {
        CardFace card = move.card();
        if (move.place().isPresent()) {
            int index = move.place().get() - 1;
            boolean fits = index >= 0
                    && index < Numbers.LOOK
                    && (card.isHidden() || deck.at(index).isHidden() || card.equals(deck.at(index)));
            return fits ? Optional.of(new Pick(index, index)) : Optional.empty();
        }
        if (card.isHidden()) {
            return Optional.of(ANY);
        }
        List<CardFace> top = deck.top(Numbers.LOOK);
        int known = top.indexOf(card);
        if (known >= 0) {
            return Optional.of(new Pick(known, known));
        }
        int hidden = top.indexOf(CardFace.hidden());
        return hidden < 0 ? Optional.empty() : Optional.of(new Pick(hidden, top.lastIndexOf(CardFace.hidden())));
    }

    boolean isCertain() {
        return from == to;
    }

    /**
     * The deck without the card. If it is not certain which was taken, a place is still known if the card there is the
     * same whether or not the cards moved up.
     *
     * @param secret how many top cards are known only to somebody who did not see which card was taken, and who
     *     therefore no longer knows them
     */
    Deck taken(Deck deck, int secret) {
        if (isCertain()) {
            return from == 0 ? deck.drop(1) : deck.without(from);
        }
        if (deck.known(to + 1).isEmpty()) {
            return deck.drop(1);
        }
        List<CardFace> faces = new ArrayList<>(deck.top(deck.size()));
        for (int index = from; index < to; index++) {
            if (index < secret || !faces.get(index).equals(faces.get(index + 1))) {
                faces.set(index, CardFace.hidden());
            }
        }
        faces.remove(to);
        return Deck.of(faces);
    }
}
