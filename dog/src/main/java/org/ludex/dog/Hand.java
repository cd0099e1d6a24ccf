package org.ludex.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;

/**
 * The cards that a seat holds: the known cards, and the number of hidden ones. Written {@code 13,4,#2}; {@code -} is an
 * empty hand.
 *
 * <p>Immutable and thread-safe.
 */
public final class Hand {

    /** The most hidden cards a hand can have. */
    public static final int MOST_HIDDEN = 999;

    private static final Hand EMPTY = new Hand(Cards.empty(), 0);

    private final Cards known;
    private final int hidden;

    private Hand(Cards known, int hidden) {
        this.known = known;
        this.hidden = hidden;
    }

    /** A hand without cards. */
    public static Hand empty() {
        return EMPTY;
    }

    /** A hand of which every card is known. */
    public static Hand of(Cards known) {
        return of(known, 0);
    }

    /**
     * A hand of known and hidden cards.
     *
     * @throws IllegalArgumentException if the number of hidden cards is negative or above {@link #MOST_HIDDEN}
     */
    public static Hand of(Cards known, int hidden) {
        if (hidden < 0 || hidden > MOST_HIDDEN) {
            throw new InvalidValueException(
                    new Phrase(Hand.class, "invalid.hidden-cards", Facts.of("count", hidden, "most", MOST_HIDDEN)));
        }
        return new Hand(known, hidden);
    }

    /** A hand of which only the size is known. */
    public static Hand ofHidden(int size) {
        return of(Cards.empty(), size);
    }

    /**
     * Reads a hand: cards separated by commas, {@code #} for a hidden one and {@code #5} for five.
     *
     * @throws IllegalArgumentException if the text is not a hand
     */
    public static Hand parse(String text) {
        if (text.equals("-")) {
            return EMPTY;
        }
        List<Card> known = new ArrayList<>();
        int hidden = 0;
        for (String word : text.split(",", -1)) {
            if (word.startsWith("#")) {
                hidden += Faces.hiddenCount(word);
            } else {
                known.add(Card.parse(word));
            }
        }
        return of(Cards.of(known), hidden);
    }

    /** The known cards. */
    public Cards known() {
        return known;
    }

    /** How many cards are hidden. */
    public int hidden() {
        return hidden;
    }

    /** How many cards there are. */
    public int size() {
        return known.size() + hidden;
    }

    /** Whether there are no cards. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** This hand and one card more. */
    public Hand plus(CardFace face) {
        return face.isHidden()
                ? of(known, hidden + 1)
                : new Hand(known.plus(face.card().orElseThrow()), hidden);
    }

    /**
     * This hand after a card left it face up: a known card of the kind, else a hidden one.
     *
     * @throws IllegalArgumentException if the hand cannot hold such a card
     */
    public Hand minus(Card card) {
        return known.contains(card) ? new Hand(known.minus(card), hidden) : of(known, hidden - 1);
    }

    /** This hand after a card left it. If it left face down, it may have been any card, so nothing is known any more. */
    public Hand minus(CardFace face) {
        return face.isHidden() ? ofHidden(size() - 1) : minus(face.card().orElseThrow());
    }

    /** This hand as others see it. */
    public Hand covered() {
        return known.isEmpty() ? this : ofHidden(size());
    }

    /** What the cards are called in a language, written like a hand in a record. */
    public String text(Locale locale) {
        Stream<String> open = known.list().stream().map(card -> card.text(locale));
        Stream<String> covered = hidden == 0 ? Stream.empty() : Stream.of(Faces.hiddenText(hidden));
        return isEmpty() ? "-" : Stream.concat(open, covered).collect(Collectors.joining(","));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && hidden == hand.hidden && known.equals(hand.known);
    }

    @Override
    public int hashCode() {
        return known.hashCode() * 31 + hidden;
    }

    @Override
    public String toString() {
        if (hidden == 0) {
            return known.toString();
        }
        return (known.isEmpty() ? "" : known + ",") + Faces.hiddenText(hidden);
    }
}
