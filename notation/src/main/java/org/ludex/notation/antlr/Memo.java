package org.ludex.notation.antlr;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

    /** So many letters fit into one of the three numbers of a key. */
    static final int PART = Long.BYTES;

    /** So many letters fit into a key and say all there is to say, if they are all of ASCII or arrows. */
    static final int SHORT = 3 * PART;

    private static final int FIRST_WIDE = 0x80;
    private static final char FIRST_ARROW = '\u2190';
    private static final char LAST_ARROW = '\u21FF';
    /** In the code of a letter that takes more than one byte of a key, and in the form of a stretch that has one. */
    private static final int WIDE = 1 << Character.SIZE;

    private static final int WAY_BITS = 3;
    private static final int WAYS = 1 << WAY_BITS;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Known<V> nothing = new Known<>(0, 0, 0, 0, "", null);

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
     * A stretch and what it means, which is null only in {@link #nothing}: a box around it would be one more object to fetch.
     * The letters of a short stretch are all in its key, eight bits each: no look at the text is needed. That of a longer one,
     * or of one with other letters than those of ASCII and arrows, is only a sum.
     */
    private record Known<V>(
            long high,
            long middle,
            long low,
            int form,
            String stretch,
            @Nullable V meaning) {

        boolean is(long otherHigh, long otherMiddle, long otherLow, int otherForm) {
            return low == otherLow && middle == otherMiddle && high == otherHigh && form == otherForm;
        }

        boolean isShort() {
            return form <= SHORT;
        }

        boolean isNothing() {
            return form == 0;
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
        Known<V> known =
                find(part(text, from, to), part(text, from + PART, to), low(text, from, to), form(text, from, to));
        return known.isShort() || text.startsWith(known.stretch(), from)
                ? Optional.ofNullable(known.meaning())
                : Optional.empty();
    }

    /** What the word at a cursor means, if that is known. */
    public Optional<V> find(WordCursor word) {
        if (word.end() - word.start() > longest) {
            return Optional.empty();
        }
        Known<V> known = find(word.high(), word.middle(), word.low(), word.form());
        return known.isShort() || word.isAt(known.stretch()) ? Optional.ofNullable(known.meaning()) : Optional.empty();
    }

    /** What the stretch with a key means, if that is known. */
    public Optional<V> find(PiecedKey key) {
        if (key.length() > longest) {
            return Optional.empty();
        }
        Known<V> known = find(key.high(), key.middle(), key.low(), form(key.length(), 0));
        return known.isShort() || key.is(known.stretch()) ? Optional.ofNullable(known.meaning()) : Optional.empty();
    }

    /** What was kept with a key. */
    private Known<V> find(long high, long middle, long low, int form) {
        Optional<Table<V>> kept = table;
        if (kept.isEmpty()) {
            return nothing;
        }
        // Read and written without locks: what is in it never changes, so that any thread sees all of it or nothing.
        // A mark that another thread has just changed costs a look at the grammar.
        Table<V> all = kept.get();
        long mixed = mixed(high, middle, low);
        byte mark = mark(mixed);
        int first = place(mixed);
        for (int i = first; i < first + WAYS; i++) {
            if (all.marks[i] == mark) {
                Known<V> known = all.places[i];
                if (known.is(high, middle, low, form)) {
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
            long high = part(stretch, 0, length);
            long middle = part(stretch, PART, length);
            long low = low(stretch, 0, length);
            long mixed = mixed(high, middle, low);
            Table<V> all = table();
            int at = place(mixed);
            int last = at + WAYS - 1;
            while (at < last && !all.places[at].isNothing()) {
                at++;
            }
            int form = form(stretch, 0, length);
            all.put(at, mark(mixed), new Known<>(high, middle, low, form, stretch, meaning));
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

    /** Up to eight letters from a place on. */
    private static long part(String text, int from, int to) {
        long key = 0;
        int end = Math.min(to, from + PART);
        for (int i = from; i < end; i++) {
            key = join(key, code(text.charAt(i)));
        }
        return key;
    }

    /** The letters behind the first two parts: the next eight unchanged, and a sum of the rest. */
    private static long low(String text, int from, int to) {
        long key = part(text, from + 2 * PART, to);
        for (int i = from + SHORT; i < to; i++) {
            key = sum(key, code(text.charAt(i)));
        }
        return key;
    }

    private static int form(String text, int from, int to) {
        int all = 0;
        for (int i = from; i < to && to - from <= SHORT; i++) {
            all |= code(text.charAt(i));
        }
        return form(to - from, all);
    }

    /**
     * What a key says besides its letters: how many there are and, if they are few, whether one of them is wide.
     *
     * @param length how many there are
     * @param codes all bits of their codes
     */
    static int form(int length, int codes) {
        return length <= SHORT ? length | (codes & WIDE) : length;
    }

    /** The number of a letter in a key: of one byte if it is of ASCII or an arrow, of which sheets of Kamisado are full. */
    static int code(char letter) {
        if (letter < FIRST_WIDE) {
            return letter;
        }
        return letter >= FIRST_ARROW && letter <= LAST_ARROW ? letter - FIRST_ARROW + FIRST_WIDE : letter | WIDE;
    }

    /** A part of a key with another letter's code, which can be told from all others if it takes one byte. */
    static long join(long key, int code) {
        return (key << Byte.SIZE) ^ code;
    }

    /** A part of a key with another letter's code in its sum. */
    static long sum(long key, int code) {
        return key * SPREAD + code;
    }

    private static long mixed(long high, long middle, long low) {
        long mixed = ((((high * SPREAD) ^ middle) * SPREAD) ^ low) * SPREAD;
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
