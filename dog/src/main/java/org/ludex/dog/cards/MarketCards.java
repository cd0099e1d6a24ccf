package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;

/**
 * The market: thirteen places, each with a card, but for the one that was bought and is still to be filled. Written
 * {@code 3,9,-,12,...}; {@code -} alone before the market is laid. A card that had to stay on its own number because no
 * other was left has a {@code !} after it.
 *
 * <p>Immutable and thread-safe.
 */
public final class MarketCards {

    /** No market yet. */
    public static final MarketCards NONE = new MarketCards(new byte[0], 0);

    private static final byte EMPTY = -1;

    private final byte[] kinds;
    /** The place to be filled, from 1; 0 when there is none. */
    private final int empty;

    private MarketCards(byte[] kinds, int empty) {
        this.kinds = kinds;
        this.empty = empty;
    }

    /**
     * A market of thirteen cards.
     *
     * @throws IllegalArgumentException if there are more or fewer
     */
    public static MarketCards of(List<Card> cards) {
        if (cards.size() != Numbers.PLACES) {
            throw new InvalidValueException(
                    new Phrase(MarketCards.class, "invalid.market", Facts.of("count", cards.size())));
        }
        byte[] kinds = new byte[Numbers.PLACES];
        for (int index = 0; index < kinds.length; index++) {
            kinds[index] = (byte) cards.get(index).index();
        }
        return new MarketCards(kinds, 0);
    }

    /**
     * Reads a market: thirteen cards separated by commas, {@code -} at the empty place, and {@code !}
     * after a card that stays; a single {@code -} before it is laid.
     *
     * @throws IllegalArgumentException if it is not one
     */
    public static MarketCards parse(String text) {
        if (text.equals("-")) {
            return NONE;
        }
        List<Card> cards = new ArrayList<>();
        int empty = 0;
        for (String word : text.split(",", -1)) {
            boolean isEmpty = word.equals("-") && empty == 0;
            // Any card will do where none lies.
            cards.add(
                    isEmpty
                            ? Card.JOKER
                            : Card.parse(word.endsWith("!") ? word.substring(0, word.length() - 1) : word));
            empty = isEmpty ? cards.size() : empty;
        }
        return empty == 0 ? of(cards) : of(cards).without(empty);
    }

    /** Whether the market has been laid. */
    public boolean isLaid() {
        return kinds.length > 0;
    }

    /** The card on a place, from 1; empty if the place is to be filled, or if the market has not been laid. */
    public Optional<Card> at(int place) {
        boolean there = place >= 1 && place <= kinds.length && place != empty;
        return there ? Optional.of(card(place)) : Optional.empty();
    }

    /** The card on a place that has one. */
    Card card(int place) {
        return Card.at(kinds[place - 1]);
    }

    /** The place that is to be filled, from 1. */
    public OptionalInt emptyPlace() {
        return empty == 0 ? OptionalInt.empty() : OptionalInt.of(empty);
    }

    /** The cards that lie here, by their places. */
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (int place = 1; place <= kinds.length; place++) {
            at(place).ifPresent(cards::add);
        }
        return List.copyOf(cards);
    }

    /** The cards that lie here, without their order. */
    Cards counted() {
        return Cards.of(cards());
    }

    /** The market after a card was taken from it. */
    MarketCards without(int place) {
        byte[] fewer = kinds.clone();
        fewer[place - 1] = EMPTY;
        return new MarketCards(fewer, place);
    }

    /** The market with its empty place filled. */
    MarketCards filled(Card card) {
        byte[] more = kinds.clone();
        more[empty - 1] = (byte) card.index();
        return new MarketCards(more, 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MarketCards market && Arrays.equals(kinds, market.kinds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(kinds);
    }

    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        for (int place = 1; place <= kinds.length; place++) {
            String own = at(place).filter(Numbers.kind(place)::equals).isPresent() ? "!" : "";
            words.add(at(place).map(Card::toString).orElse("-") + own);
        }
        return words.isEmpty() ? "-" : String.join(",", words);
    }
}
