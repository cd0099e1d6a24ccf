package org.ludex.dog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;

/**
 * A face-down stack of cards, top first, each card known or hidden. Usually only its size is known. The order is known after a
 * shuffle whose order the record states, and so are cards that were openly put under the deck. Written {@code 5,9,#3,13}, {@code -} when
 * empty.
 *
 * <p>Immutable and thread-safe.
 */
public final class Deck {

    private static final int MOST = 999;
    private static final byte HIDDEN = -1;
    private static final Deck EMPTY = new Deck(new byte[0], 0);

    /** Shared between decks; this one begins at {@code from}. */
    private final byte[] slots;

    private final int from;

    /** How many cards are known, so that the usual case, none, is quick to see. */
    private final int shown;

    /** The slot of the first known card, or the number of slots if there is none. */
    private final int first;

    private Deck(byte[] slots, int from) {
        this(slots, from, first(slots, from), shown(slots, from, slots.length));
    }

    private Deck(byte[] slots, int from, int first, int shown) {
        this.slots = slots;
        this.from = from;
        this.first = first;
        this.shown = shown;
    }

    private static int first(byte[] slots, int from) {
        int index = from;
        while (index < slots.length && slots[index] == HIDDEN) {
            index++;
        }
        return index;
    }

    private static int shown(byte[] slots, int from, int to) {
        int count = 0;
        for (int index = from; index < to; index++) {
            count += slots[index] == HIDDEN ? 0 : 1;
        }
        return count;
    }

    /** No cards. */
    public static Deck empty() {
        return EMPTY;
    }

    /** A number of cards in an unknown order. */
    public static Deck ofHidden(int size) {
        byte[] slots = new byte[size];
        Arrays.fill(slots, HIDDEN);
        return new Deck(slots, 0);
    }

    /** These cards, top first. */
    public static Deck of(List<CardFace> faces) {
        byte[] slots = new byte[faces.size()];
        for (int index = 0; index < slots.length; index++) {
            slots[index] = slot(faces.get(index));
        }
        return new Deck(slots, 0);
    }

    /**
     * Reads a deck.
     *
     * @throws IllegalArgumentException if the text is not a deck
     */
    public static Deck parse(String text) {
        if (text.equals("-")) {
            return EMPTY;
        }
        List<CardFace> faces = new ArrayList<>();
        for (String word : text.split(",", -1)) {
            if (word.startsWith("#")) {
                faces.addAll(Collections.nCopies(Faces.hiddenCount(word), CardFace.hidden()));
            } else {
                faces.add(CardFace.parse(word));
            }
        }
        if (faces.size() > MOST) {
            throw new InvalidValueException(
                    new Phrase(Deck.class, "invalid.deck", Facts.of("count", faces.size(), "most", MOST)));
        }
        return of(faces);
    }

    private static byte slot(CardFace face) {
        return face.isHidden() ? HIDDEN : (byte) face.card().orElseThrow().index();
    }

    private static CardFace face(byte slot) {
        return slot == HIDDEN ? CardFace.hidden() : CardFace.of(Card.at(slot));
    }

    /** How many cards there are. */
    public int size() {
        return slots.length - from;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /**
     * The card at a place, the top one being 0.
     *
     * @throws IndexOutOfBoundsException if there are fewer
     */
    public CardFace at(int place) {
        if (place < 0) {
            throw new IndexOutOfBoundsException(place);
        }
        return face(slots[from + place]);
    }

    /** The uppermost cards, top first: the number asked for, or all when there are fewer. */
    public List<CardFace> top(int count) {
        List<CardFace> faces = new ArrayList<>();
        for (int place = 0; place < Math.min(count, size()); place++) {
            faces.add(at(place));
        }
        return List.copyOf(faces);
    }

    /**
     * This deck without its uppermost cards.
     *
     * @throws IllegalArgumentException if there are fewer
     */
    public Deck drop(int count) {
        if (count < 0 || count > size()) {
            throw new IllegalArgumentException(count + " cards from a deck of " + size());
        }
        if (count == 0) {
            return this;
        }
        int rest = from + count;
        return first >= rest
                ? new Deck(slots, rest, first, shown)
                : new Deck(slots, rest, first(slots, rest), shown - shown(slots, from, rest));
    }

    /** This deck with another under it. */
    public Deck over(Deck other) {
        byte[] all = Arrays.copyOfRange(slots, from, slots.length + other.size());
        System.arraycopy(other.slots, other.from, all, size(), other.size());
        return new Deck(all, 0);
    }

    /** This deck with one card more under it. */
    public Deck over(CardFace face) {
        byte[] all = Arrays.copyOfRange(slots, from, slots.length + 1);
        all[all.length - 1] = slot(face);
        return new Deck(all, 0);
    }

    /**
     * This deck without the card at a place; the others keep their order.
     *
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Deck without(int place) {
        Objects.checkIndex(place, size());
        byte[] rest = new byte[size() - 1];
        System.arraycopy(slots, from, rest, 0, place);
        System.arraycopy(slots, from + place + 1, rest, place, rest.length - place);
        return new Deck(rest, 0);
    }

    /**
     * This deck with what is known now about its uppermost cards; hidden ones stay as they were.
     *
     * @throws IndexOutOfBoundsException if there are fewer cards
     */
    public Deck showing(List<CardFace> faces) {
        byte[] all = Arrays.copyOfRange(slots, from, slots.length);
        for (int place = 0; place < faces.size(); place++) {
            if (!faces.get(place).isHidden()) {
                all[place] = slot(faces.get(place));
            }
        }
        return new Deck(all, 0);
    }

    /**
     * This deck with the card at a place made known.
     *
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Deck showing(int place, Card card) {
        byte[] all = Arrays.copyOfRange(slots, from, slots.length);
        all[place] = (byte) card.index();
        return new Deck(all, 0);
    }

    /** The known cards. */
    public Cards known() {
        return known(size());
    }

    /** The known ones among a number of uppermost cards. */
    public Cards known(int count) {
        Cards known = Cards.empty();
        for (int index = first; index < from + count; index++) {
            if (slots[index] != HIDDEN) {
                known = known.plus(Card.at(slots[index]));
            }
        }
        return known;
    }

    /** How many cards are hidden. */
    public int hidden() {
        return size() - shown;
    }

    /** This deck as seen by a viewer who knows only its size. */
    public Deck covered() {
        return hidden() == size() ? this : ofHidden(size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deck deck
                && Arrays.equals(slots, from, slots.length, deck.slots, deck.from, deck.slots.length);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int index = from; index < slots.length; index++) {
            hash = hash * 31 + slots[index];
        }
        return hash;
    }

    @Override
    public String toString() {
        if (isEmpty()) {
            return "-";
        }
        StringBuilder text = new StringBuilder();
        int covered = 0;
        for (int index = from; index <= slots.length; index++) {
            if (index < slots.length && slots[index] == HIDDEN) {
                covered++;
                continue;
            }
            if (covered > 0) {
                text.append(text.isEmpty() ? "" : ",").append(Faces.hiddenText(covered));
                covered = 0;
            }
            if (index < slots.length) {
                text.append(text.isEmpty() ? "" : ",").append(Card.at(slots[index]));
            }
        }
        return text.toString();
    }
}
