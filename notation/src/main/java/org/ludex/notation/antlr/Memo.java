package org.ludex.notation.antlr;

import java.util.Arrays;
import java.util.Optional;

/**
 * Remembers what short stretches of text mean, so that a grammar looks at each of them once and not in every record. It
 * never holds more than a fixed number of stretches, and none longer than {@link #LONGEST}: with all places taken it is a
 * few megabytes at most. Every stretch has two places to be in. One that is met again moves to the first, and a new one
 * takes the second, so that what is met only once drives out nothing that is met often. Looking up and remembering take the
 * same time however many there are. Thread-safe without locks: at worst a thread misses what another has just learnt.
 *
 * @param <V> what a stretch means
 */
public final class Memo<V> {

    /** Longer stretches are hardly met twice. */
    public static final int LONGEST = 96;

    private static final int SPREAD = 0x9E3779B9;

    /** Read and written without locks: what is in it never changes, so that any thread sees all of it or nothing. */
    private final Known<V>[] places;

    private final int shift;
    private final Known<V> nothing = new Known<>("", Optional.empty());

    /** A memo with two to the power of so many places. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // There are no arrays with type arguments.
    public Memo(int bits) {
        this.places = new Known[1 << bits];
        Arrays.fill(places, nothing);
        this.shift = Integer.SIZE - bits + 1;
    }

    /** A stretch and what it means; the meaning is handed out as it is kept. */
    private record Known<V>(String stretch, Optional<V> meaning) {

        boolean is(String text, int from, int length) {
            return stretch.length() == length && text.startsWith(stretch, from);
        }
    }

    /** What a stretch of a text means, if that is known. */
    public Optional<V> find(String text, int from, int to) {
        int length = to - from;
        if (length > LONGEST || length <= 0) {
            return Optional.empty();
        }
        int first = place(text, from, to);
        Known<V> often = places[first];
        if (often.is(text, from, length)) {
            return often.meaning();
        }
        Known<V> seldom = places[first + 1];
        if (seldom.is(text, from, length)) {
            places[first] = seldom;
            places[first + 1] = often;
            return seldom.meaning();
        }
        return Optional.empty();
    }

    /** Remembers what a stretch means, unless it is too long. */
    public void put(String stretch, V meaning) {
        if (!stretch.isEmpty() && stretch.length() <= LONGEST) {
            places[place(stretch, 0, stretch.length()) + 1] = new Known<>(stretch, Optional.of(meaning));
        }
    }

    private int place(String text, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return ((hash * SPREAD) >>> shift) << 1;
    }
}
