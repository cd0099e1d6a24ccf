package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;

/**
 * A row of cards from 1 upwards: nothing yet, some cards, or a 14 alone as the mark of a finished row. Written
 * {@code 11,2,joker,4}, {@code -} for nothing and {@code 14} when finished.
 *
 * <p>Immutable and thread-safe.
 */
public final class Row {

    /** No row. */
    public static final Row NONE = new Row(0, 0, false);

    /** A finished row. */
    public static final Row FINISHED = new Row(14, 0, false);

    private final int length;
    /** One bit for each place that a joker holds, place 1 being the lowest. Every other place holds its number. */
    private final int jokers;

    private final boolean thirteenFirst;

    private Row(int length, int jokers, boolean thirteenFirst) {
        this.length = length;
        this.jokers = jokers;
        this.thirteenFirst = thirteenFirst;
    }

    /**
     * The row of these cards.
     *
     * @throws IllegalArgumentException if they do not make a row, or would have finished it
     */
    public static Row of(List<Card> cards) {
        if (cards.equals(List.of(Card.FOURTEEN))) {
            return FINISHED;
        }
        Row row = NONE;
        for (Card card : cards) {
            row = row.plus(card);
        }
        if (row.isFinished()) {
            throw new InvalidValueException(Phrase.of(Row.class, "invalid.finished-row"));
        }
        return row;
    }

    /**
     * Reads a row: its cards separated by commas, or {@code -} for no row.
     *
     * @throws IllegalArgumentException if the cards are not a row
     */
    public static Row parse(String text) {
        if (text.equals("-")) {
            return NONE;
        }
        List<Card> cards = new ArrayList<>();
        for (String word : text.split(",", -1)) {
            cards.add(Card.parse(word));
        }
        return of(cards);
    }

    /** The number of cards, 0 to 13; 14 for a finished row, of which only the 14 is left. */
    public int length() {
        return length;
    }

    /** Whether there is no row. */
    public boolean isEmpty() {
        return length == 0;
    }

    /** Whether the row is finished. */
    public boolean isFinished() {
        return length == 14;
    }

    /** Whether a joker lies at a place, from 1. */
    public boolean hasJoker(int place) {
        return ((jokers >>> (place - 1)) & 1) != 0;
    }

    /**
     * The card at a place, from 1.
     *
     * @throws IllegalArgumentException if no card lies there
     */
    public Card at(int place) {
        if (place < 1 || place > length || (isFinished() && place < 14)) {
            throw new IllegalArgumentException("No card lies at place " + place + " of the row " + this);
        }
        if (hasJoker(place)) {
            return Card.JOKER;
        }
        return place == 1 && thirteenFirst ? Card.THIRTEEN : Numbers.kind(place);
    }

    /** The places of jokers, one bit for each, place 1 being the lowest. */
    int jokers() {
        return jokers;
    }

    /** How many jokers a card may replace: at most two. */
    int jokerCount(Card card) {
        return Integer.bitCount(jokers & Numbers.right(card));
    }

    /** The places of the jokers that a card may replace. */
    List<Integer> jokersFor(Card card) {
        List<Integer> places = new ArrayList<>(2);
        for (int rest = jokers & Numbers.right(card); rest != 0; rest &= rest - 1) {
            places.add(Integer.numberOfTrailingZeros(rest) + 1);
        }
        return places;
    }

    /** The last card of a row that has one. */
    Card last() {
        return at(length);
    }

    /** The cards in order. */
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        for (int place = isFinished() ? 14 : 1; place <= length; place++) {
            cards.add(at(place));
        }
        return List.copyOf(cards);
    }

    /** The cards without their order. */
    Cards counted() {
        Cards cards = Cards.empty();
        for (int place = isFinished() ? 14 : 1; place <= length; place++) {
            cards = cards.plus(at(place));
        }
        return cards;
    }

    /** Whether a card may come next. */
    boolean takes(Card card) {
        return length < 14 && Numbers.fits(card, length + 1);
    }

    /** This row and its next card; with the 14 it is finished. */
    Row plus(Card card) {
        if (!takes(card)) {
            Facts facts = Facts.of("card", card, "row", isEmpty() ? toString() : cards());
            throw new InvalidValueException(new Phrase(Row.class, "invalid.row", facts));
        }
        int joker = card == Card.JOKER ? 1 << length : 0;
        return length == Numbers.PLACES
                ? FINISHED
                : new Row(length + 1, jokers | joker, thirteenFirst || (length == 0 && card == Card.THIRTEEN));
    }

    /** This row without its last card. */
    Row minusLast() {
        return length == 1 ? NONE : new Row(length - 1, jokers & ~(1 << (length - 1)), thirteenFirst);
    }

    /** This row with the right card in place of a joker. */
    Row exchanged(int place, Card card) {
        return new Row(length, jokers & ~(1 << (place - 1)), thirteenFirst || (place == 1 && card == Card.THIRTEEN));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Row row
                && length == row.length
                && jokers == row.jokers
                && thirteenFirst == row.thirteenFirst;
    }

    @Override
    public int hashCode() {
        return (length * 31 + jokers) * 31 + (thirteenFirst ? 1 : 0);
    }

    @Override
    public String toString() {
        return isEmpty() ? "-" : cards().stream().map(Card::toString).collect(Collectors.joining(","));
    }
}
