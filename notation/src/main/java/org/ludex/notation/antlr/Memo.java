package org.ludex.notation.antlr;

import java.util.Arrays;
import java.util.Optional;

/**
 * Remembers the meaning of short stretches of text, so that a grammar looks at each of them once and not in every record.
 * It keeps a fixed number of stretches at most, and none longer than a limit, usually {@link #LONGEST}: a full memo takes a
 * few megabytes. Each stretch can be in one of eight places. A stretch that is found again moves a place forward, and a new
 * one takes the first free place, or else the last, so that a stretch that occurs once never replaces one that occurs often.
 * Finding and adding take constant time. Thread-safe without locks: at worst a thread misses what another has just added.
 *
 * @param <V> what a stretch means
 */
public final class Memo<V> {

    /** Longer stretches are hardly met twice. */
    public static final int LONGEST = 96;

    /** So many letters fit into the two numbers of a key, and say all there is to say. */
    static final int SHORT = 8;

    /** So many letters of a longer stretch go into its sum at once. */
    static final int AT_ONCE = 4;

    private static final int WAY_BITS = 3;
    private static final int WAYS = 1 << WAY_BITS;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Known<V> nothing = new Known<>(0, 0, 0, "", Optional.empty());

    private final int bits;
    private final int longest;

    /** Made when the first stretch is kept: most games are never read. */
    private volatile Optional<Table<V>> table = Optional.empty();

    /** A memo with two to the power of this many places. */
    public Memo(int bits) {
        this(bits, LONGEST);
    }

    /** A memo with two to the power of this many places, for stretches up to a length. */
    public Memo(int bits, int longest) {
        this.bits = bits;
        this.longest = longest;
    }

    /**
     * A stretch and what it means; the meaning is handed out as it is kept. The letters of a short stretch are all in its
     * key, sixteen bits each: no look at the text is needed. That of a longer one is only a sum.
     */
    private record Known<V>(long high, long low, int length, String stretch, Optional<V> meaning) {

        boolean is(long otherHigh, long otherLow, int otherLength) {
            return low == otherLow && high == otherHigh && length == otherLength;
        }

        boolean isShort() {
            return length <= SHORT;
        }
    }

    /**
     * The places, and a mark for each that most other stretches do not have, 0 where a place is free. The marks of the places
     * of a stretch lie side by side, so that only what is likely to be the stretch is fetched from memory, and they are so
     * small that all of them stay close to the processor.
     */
    private static final class Table<V> {

        private final byte[] marks;
        private final Known<V>[] places;

        Table(Known<V>[] places) {
            this.marks = new byte[places.length];
            this.places = places;
        }

        void put(int place, byte mark, Known<V> known) {
            marks[place] = mark;
            places[place] = known;
        }
    }

    /** What a stretch of a text means, if that is known. */
    public Optional<V> find(String text, int from, int to) {
        int length = to - from;
        if (length > longest || length <= 0) {
            return Optional.empty();
        }
        Known<V> known = find(high(text, from, to), low(text, from, to), length);
        return known.isShort() || text.startsWith(known.stretch(), from) ? known.meaning() : Optional.empty();
    }

    /** What the word at a cursor means, if that is known. */
    public Optional<V> find(WordCursor word) {
        if (word.end() - word.start() > longest) {
            return Optional.empty();
        }
        Known<V> known = find(word.high(), word.low(), word.end() - word.start());
        return known.isShort() || word.isAt(known.stretch()) ? known.meaning() : Optional.empty();
    }

    /** What was kept with a key. */
    private Known<V> find(long high, long low, int length) {
        Optional<Table<V>> kept = table;
        if (kept.isEmpty()) {
            return nothing;
        }
        // Read and written without locks: what is in it never changes, so that any thread sees all of it or nothing.
        // A mark that another thread has just changed costs a look at the grammar.
        Table<V> all = kept.get();
        long mixed = mixed(high, low);
        byte mark = mark(mixed);
        int first = place(mixed);
        for (int i = first; i < first + WAYS; i++) {
            if (all.marks[i] == mark) {
                Known<V> known = all.places[i];
                if (known.is(high, low, length)) {
                    // The order matters only where a new stretch would replace another, and changing it takes time.
                    if (i > first && all.marks[first + WAYS - 1] != 0) {
                        all.put(i, all.marks[i - 1], all.places[i - 1]);
                        all.put(i - 1, mark, known);
                    }
                    return known;
                }
            }
        }
        return nothing;
    }

    /** Remembers what a stretch means, unless it is too long. */
    public void put(String stretch, V meaning) {
        int length = stretch.length();
        if (length > 0 && length <= longest) {
            long high = high(stretch, 0, length);
            long low = low(stretch, 0, length);
            long mixed = mixed(high, low);
            Table<V> all = table();
            int at = place(mixed);
            int last = at + WAYS - 1;
            while (at < last && all.places[at].length() > 0) {
                at++;
            }
            all.put(at, mark(mixed), new Known<>(high, low, length, stretch, Optional.of(meaning)));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // There are no arrays with type arguments.
    private Table<V> table() {
        Optional<Table<V>> kept = table;
        if (kept.isPresent()) {
            return kept.get();
        }
        Known<V>[] places = new Known[1 << bits];
        Arrays.fill(places, nothing);
        Table<V> made = new Table<>(places);
        table = Optional.of(made);
        return made;
    }

    /** The first four letters. */
    private static long high(String text, int from, int to) {
        long key = 0;
        int end = Math.min(to, from + SHORT / 2);
        for (int i = from; i < end; i++) {
            key = join(key, text.charAt(i));
        }
        return key;
    }

    /** All later letters: the next four unchanged, and a sum of the rest, four by four. */
    private static long low(String text, int from, int to) {
        long key = 0;
        int end = Math.min(to, from + SHORT);
        for (int i = from + SHORT / 2; i < end; i++) {
            key = join(key, text.charAt(i));
        }
        for (int i = end; i < to; i += AT_ONCE) {
            key = sum(key, joined(text, i, Math.min(to, i + AT_ONCE)));
        }
        return key;
    }

    private static long joined(String text, int from, int to) {
        long letters = 0;
        for (int i = from; i < to; i++) {
            letters = join(letters, text.charAt(i));
        }
        return letters;
    }

    /** A part of a key with another letter, which can be told from all others. */
    static long join(long key, char letter) {
        return (key << Character.SIZE) | letter;
    }

    /** A part of a key with a few more letters in its sum. */
    static long sum(long key, long letters) {
        return key * SPREAD + letters;
    }

    private static long mixed(long high, long low) {
        long mixed = ((high * SPREAD) ^ low) * SPREAD;
        return (mixed ^ (mixed >>> 29)) * SPREAD;
    }

    /** Never 0. */
    private static byte mark(long mixed) {
        return (byte) (mixed >>> Integer.SIZE | 1);
    }

    private int place(long mixed) {
        return (int) (mixed >>> (Long.SIZE - bits + WAY_BITS)) << WAY_BITS;
    }
}
