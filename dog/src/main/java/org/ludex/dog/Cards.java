package org.ludex.dog;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;

/**
 * Cards without an order: the number of each kind. Used to count decks, piles and known hands.
 *
 * <pre>{@code
 * Cards total = Cards.each(8, Card.ONE_ELEVEN, Card.TWO).plus(Card.JOKER, 6);
 * total.count(Card.TWO);   // 8
 * }</pre>
 *
 * <p>Immutable and thread-safe; two are equal if their counts are.
 */
public final class Cards {

    /** The most cards of one kind that a collection can hold. */
    public static final int MOST = 127;

    private static final int KINDS = Card.values().length;
    private static final int HALF = 9;
    private static final int BITS = 7;
    /** The highest bit of every count, and all the bits below those. */
    private static final long HIGHEST = 0x4081020408102040L;

    private static final long BELOW = Long.MAX_VALUE ^ HIGHEST;
    /** The lowest bit of every count but the first, and the bit after the last: an overflow of a count shows there. */
    private static final long BORDERS = 0x8102040810204080L;

    private static final Cards EMPTY = new Cards(0, 0, 0);

    /** Counts of seven bits: nine kinds in the first word, nine in the second. */
    private final long low;

    private final long high;
    private final int size;

    private Cards(long low, long high, int size) {
        this.low = low;
        this.high = high;
        this.size = size;
    }

    /** No cards. */
    public static Cards empty() {
        return EMPTY;
    }

    /** These cards. */
    public static Cards of(Card... cards) {
        return of(Arrays.asList(cards));
    }

    /** These cards. */
    public static Cards of(Collection<Card> cards) {
        long low = 0;
        long high = 0;
        for (Card card : cards) {
            low += lowUnit(card);
            high += highUnit(card);
        }
        // Only more cards of one kind than fit can have run over into the count of the next.
        return cards.size() <= MOST ? new Cards(low, high, cards.size()) : oneByOne(cards);
    }

    private static Cards oneByOne(Collection<Card> cards) {
        Cards sum = EMPTY;
        for (Card card : cards) {
            sum = sum.plus(card);
        }
        return sum;
    }

    /** One card of a kind in the first word; 0 for a kind that is counted in the other. */
    private static long lowUnit(Card kind) {
        return kind.index() < HALF ? 1L << (BITS * kind.index()) : 0;
    }

    private static long highUnit(Card kind) {
        return kind.index() < HALF ? 0 : 1L << (BITS * (kind.index() - HALF));
    }

    /** As many as said of each of these kinds. */
    public static Cards each(int count, Card... kinds) {
        Cards sum = EMPTY;
        for (Card kind : kinds) {
            sum = sum.plus(kind, count);
        }
        return sum;
    }

    /** As many as said of each number: 1/11, 2 to 10, 12 and 13. */
    public static Cards numbers(int count) {
        return each(count, EnumSet.range(Card.ONE_ELEVEN, Card.THIRTEEN).toArray(Card[]::new));
    }

    /**
     * Reads cards separated by commas, {@code -} for none.
     *
     * @throws IllegalArgumentException if one of them is not a card
     */
    public static Cards parse(String text) {
        if (text.equals("-")) {
            return EMPTY;
        }
        List<Card> cards = new ArrayList<>();
        for (String word : text.split(",", -1)) {
            cards.add(Card.parse(word));
        }
        return of(cards);
    }

    /** How many there are of a kind. */
    public int count(Card kind) {
        int index = kind.index();
        return (int) ((index < HALF ? low >>> (BITS * index) : high >>> (BITS * (index - HALF))) & MOST);
    }

    /** How many cards there are. */
    public int size() {
        return size;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Whether there is a card of a kind. */
    public boolean contains(Card kind) {
        return count(kind) > 0;
    }

    /** Whether all those cards are among these. */
    public boolean contains(Cards others) {
        return isWithin(low, others.low, low - others.low) && isWithin(high, others.high, high - others.high);
    }

    /** Whether the counts of two words were added or taken away without anything carried from one to the next. */
    private static boolean isWithin(long one, long other, long result) {
        return ((one ^ other ^ result) & BORDERS) == 0;
    }

    /** These and one more. */
    public Cards plus(Card kind) {
        return plus(kind, 1);
    }

    /**
     * These and a number of cards more of a kind.
     *
     * @throws IllegalArgumentException if there would be more than {@link #MOST} of it
     */
    public Cards plus(Card kind, int count) {
        int sum = count(kind) + count;
        if (sum > MOST || sum < 0) {
            throw new InvalidValueException(
                    new Phrase(Cards.class, "invalid.card-count", Facts.of("count", sum, "card", kind, "most", MOST)));
        }
        int index = kind.index();
        return index < HALF
                ? new Cards(low + ((long) count << (BITS * index)), high, size + count)
                : new Cards(low, high + ((long) count << (BITS * (index - HALF))), size + count);
    }

    /**
     * These and those.
     *
     * @throws IllegalArgumentException if there would be more than {@link #MOST} of a kind
     */
    public Cards plus(Cards others) {
        Cards sum = new Cards(low + others.low, high + others.high, size + others.size);
        if (!isWithin(low, others.low, sum.low) || !isWithin(high, others.high, sum.high)) {
            Facts facts = Facts.of("most", MOST, "cards", list(), "others", others.list());
            throw new InvalidValueException(new Phrase(Cards.class, "invalid.card-sum", facts));
        }
        return sum;
    }

    /**
     * These without one of a kind.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Cards minus(Card kind) {
        if (!contains(kind)) {
            throw new IllegalArgumentException("no " + kind + " among " + this);
        }
        return plus(kind, -1);
    }

    /**
     * These without those.
     *
     * @throws IllegalArgumentException if some of them are not here
     */
    public Cards minus(Cards others) {
        if (!contains(others)) {
            throw new IllegalArgumentException("not all of " + others + " are among " + this);
        }
        return new Cards(low - others.low, high - others.high, size - others.size);
    }

    /** Of each kind the smaller number of these and those. */
    Cards common(Cards others) {
        return without(without(others, 0), 0);
    }

    /** These without those, of which a number of each kind may be missing. */
    Cards without(Cards others, int missing) {
        long fewerLow = 0;
        long fewerHigh = 0;
        int all = 0;
        for (int index = 0; index < KINDS; index++) {
            Card kind = Card.at(index);
            int now = Math.max(0, count(kind) - Math.max(0, others.count(kind) - missing));
            fewerLow += now * lowUnit(kind);
            fewerHigh += now * highUnit(kind);
            all += now;
        }
        return all == size ? this : new Cards(fewerLow, fewerHigh, all);
    }

    /** The kinds that are here, each once, in the order of {@link Card}. */
    public List<Card> kinds() {
        return new Kinds(marks(low), marks(high));
    }

    /** The highest bit of each count that is not zero. */
    private static long marks(long counts) {
        return (((counts & BELOW) + BELOW) | counts) & HIGHEST;
    }

    /** The kinds that are marked in two words, in order: read from the marks, because most are looked at once. */
    private static final class Kinds extends AbstractList<Card> {

        private final long low;
        private final long high;

        Kinds(long low, long high) {
            this.low = low;
            this.high = high;
        }

        @Override
        public int size() {
            return Long.bitCount(low) + Long.bitCount(high);
        }

        @Override
        public Card get(int place) {
            Objects.checkIndex(place, size());
            Iterator<Card> kinds = iterator();
            for (int before = 0; before < place; before++) {
                kinds.next();
            }
            return kinds.next();
        }

        @Override
        public Iterator<Card> iterator() {
            return new KindsInOrder(low, high);
        }
    }

    private static final class KindsInOrder implements Iterator<Card> {

        private long low;
        private long high;

        KindsInOrder(long low, long high) {
            this.low = low;
            this.high = high;
        }

        @Override
        public boolean hasNext() {
            return (low | high) != 0;
        }

        @Override
        public Card next() {
            if (low != 0) {
                int place = Long.numberOfTrailingZeros(low) / BITS;
                low &= low - 1;
                return Card.at(place);
            }
            if (high == 0) {
                throw new NoSuchElementException();
            }
            int place = Long.numberOfTrailingZeros(high) / BITS;
            high &= high - 1;
            return Card.at(HALF + place);
        }
    }

    /** All cards, in the order of {@link Card}. */
    public List<Card> list() {
        List<Card> cards = new ArrayList<>(size);
        for (int index = 0; index < KINDS; index++) {
            Card kind = Card.at(index);
            for (int copies = count(kind); copies > 0; copies--) {
                cards.add(kind);
            }
        }
        return cards;
    }

    /**
     * The card at a place of {@link #list}.
     *
     * @throws IllegalArgumentException if there are fewer cards
     */
    public Card at(int place) {
        int rest = place;
        for (int index = 0; index < KINDS; index++) {
            Card kind = Card.at(index);
            rest -= count(kind);
            if (rest < 0) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no card " + place + " among " + size);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cards cards && low == cards.low && high == cards.high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low * 31 + high);
    }

    /** The cards separated by commas, {@code -} for none. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Card card : list()) {
            text.append(text.isEmpty() ? "" : ",").append(card);
        }
        return text.isEmpty() ? "-" : text.toString();
    }
}
