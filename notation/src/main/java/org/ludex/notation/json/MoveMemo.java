package org.ludex.notation.json;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Remembers what the words of moves in records of JSON mean, so that each of them is parsed once and not in every record. Words
 * are looked up as bytes, eight at a time, and where they end is found on the way. It keeps a fixed number of them at most, and
 * none longer than {@link #LONGEST}. As in {@link org.ludex.notation.antlr.Memo}, each can be in one of eight places, what is
 * found again moves a place forward, and what is new takes the first free place or else the last. Finding and adding take
 * constant time. Thread-safe without locks: at worst a thread misses what another has just added.
 */
final class MoveMemo {

    /** Longer words, in bytes, hardly ever occur twice. */
    static final int LONGEST = 192;

    private static final int BITS = 14;
    private static final int WAY_BITS = 3;
    private static final int WAYS = 1 << WAY_BITS;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int TURN = 23;

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHEST = ONES << (Byte.SIZE - 1);
    private static final long CLOSING = ONES * '}';

    /** A mark for each place that most other words do not have, 0 where it is free: all of them stay close to the processor. */
    private final byte[] marks = new byte[1 << BITS];

    private final MoveWords[] places = new MoveWords[1 << BITS];

    MoveMemo() {
        Arrays.fill(places, MoveWords.UNKNOWN);
    }

    /** Bytes in the form in which words are looked up in them. */
    static ByteBuffer parts(byte[] bytes) {
        // Quick from the first move on, where a handle on the array would first have to be linked.
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * What is known of the words that begin at a place and end with a brace; {@link MoveWords#UNKNOWN} if that is nothing.
     *
     * @param bytes what holds them
     * @param parts the same in parts
     * @param from where they begin
     * @param to where they have ended at the latest
     */
    MoveWords find(byte[] bytes, ByteBuffer parts, int from, int to) {
        long sum = 0;
        int last = Math.min(Math.min(to, from + LONGEST), bytes.length - Long.BYTES + 1);
        for (int i = from; i < last; i += Long.BYTES) {
            long part = parts.getLong(i);
            long other = part ^ CLOSING;
            // The highest bit of each byte that is a brace. Bytes behind a brace may be taken for one; there, nothing
            // is known.
            for (long braces = (other - ONES) & ~other & HIGHEST; braces != 0; braces &= braces - 1) {
                int bits = Long.numberOfTrailingZeros(braces) + 1;
                int end = i + bits / Byte.SIZE;
                MoveWords known = find(sum(sum, part & (-1L >>> (Long.SIZE - bits))), bytes, from, end);
                if (known.length() > 0 && end <= to) {
                    return known;
                }
            }
            sum = sum(sum, part);
        }
        return MoveWords.UNKNOWN;
    }

    /** What is known of the words at a place; {@link MoveWords#UNKNOWN} if that is nothing. */
    MoveWords known(byte[] bytes, int from, int end) {
        return end - from <= LONGEST ? find(sum(bytes, from, end), bytes, from, end) : MoveWords.UNKNOWN;
    }

    private MoveWords find(long sum, byte[] bytes, int from, int end) {
        // Read and written without locks: what is in it never changes, so that any thread sees all of it or nothing.
        // A mark that another thread has just changed costs a look at the parser.
        long mixed = mixed(sum);
        byte mark = mark(mixed);
        int first = place(mixed);
        for (int i = first; i < first + WAYS; i++) {
            if (marks[i] == mark) {
                MoveWords known = places[i];
                if (known.sum() == sum && Arrays.equals(known.bytes(), 0, known.length(), bytes, from, end)) {
                    // The order matters only where new words would replace others, and changing it takes time.
                    if (i > first && marks[first + WAYS - 1] != 0) {
                        put(i, marks[i - 1], places[i - 1]);
                        put(i - 1, mark, known);
                    }
                    return known;
                }
            }
        }
        return MoveWords.UNKNOWN;
    }

    private void put(int place, byte mark, MoveWords words) {
        marks[place] = mark;
        places[place] = words;
    }

    /** Remembers what words mean, unless they are too long. */
    void put(KnownMove<?, ?> known) {
        if (known.length() > LONGEST) {
            return;
        }
        long mixed = mixed(known.sum());
        int at = place(mixed);
        int last = at + WAYS - 1;
        while (at < last && marks[at] != 0) {
            at++;
        }
        put(at, mark(mixed), known);
    }

    /** A copy of the words at a place. */
    static MoveWords words(byte[] bytes, int from, int end) {
        return new MoveWords(Arrays.copyOfRange(bytes, from, end), sum(bytes, from, end));
    }

    private static long sum(byte[] bytes, int from, int end) {
        long sum = 0;
        long part = 0;
        for (int i = from; i < end; i++) {
            int at = (i - from) % Long.BYTES;
            part |= (bytes[i] & 0xFFL) << (at * Byte.SIZE);
            if (at == Long.BYTES - 1 || i == end - 1) {
                sum = sum(sum, part);
                part = 0;
            }
        }
        return sum;
    }

    /** A sum with the next eight bytes, or fewer at the end. */
    private static long sum(long sum, long part) {
        return (Long.rotateLeft(sum, TURN) ^ part) * SPREAD;
    }

    private static long mixed(long sum) {
        return (sum ^ (sum >>> 29)) * SPREAD;
    }

    /** Never 0. */
    private static byte mark(long mixed) {
        return (byte) ((mixed >>> Integer.SIZE) | 1);
    }

    private static int place(long mixed) {
        return (int) (mixed >>> (Long.SIZE - BITS + WAY_BITS)) << WAY_BITS;
    }
}
