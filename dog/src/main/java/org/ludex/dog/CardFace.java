package org.ludex.dog;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A card as far as it is known: its kind, or {@code #} while it lies face down.
 *
 * <p>Immutable and thread-safe.
 */
public final class CardFace {

    private static final CardFace HIDDEN = new CardFace(Optional.empty());
    private static final List<CardFace> KNOWN = Arrays.stream(Card.values())
            .map(card -> new CardFace(Optional.of(card)))
            .toList();

    private final Optional<Card> card;

    private CardFace(Optional<Card> card) {
        this.card = card;
    }

    /** A card that nobody shows. */
    public static CardFace hidden() {
        return HIDDEN;
    }

    /** A card that is known. */
    public static CardFace of(Card card) {
        return KNOWN.get(card.index());
    }

    /**
     * Reads a card or {@code #}.
     *
     * @throws IllegalArgumentException if the text is neither
     */
    public static CardFace parse(String text) {
        return text.equals("#") ? HIDDEN : of(Card.parse(text));
    }

    /** The card, if it is known. */
    public Optional<Card> card() {
        return card;
    }

    /** Whether the card is not known. */
    public boolean isHidden() {
        return card.isEmpty();
    }

    /** What the card is called in a language; {@code #} if it is not known. */
    public String text(Locale locale) {
        return card.map(known -> known.text(locale)).orElse("#");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardFace face && card.equals(face.card);
    }

    @Override
    public int hashCode() {
        // Not the enum's own hash code: that differs from run to run.
        return card.map(Card::index).orElse(-1);
    }

    @Override
    public String toString() {
        return card.map(Card::toString).orElse("#");
    }
}
