package org.ludex.notation.antlr;

import java.nio.charset.StandardCharsets;

/**
 * The key in a {@link Memo} of a stretch that does not stand in a text in one piece: it is put together from letters of ASCII.
 * Mutable, for one text and one thread.
 */
public final class PiecedKey {

    private final byte[] letters = new byte[Memo.LONGEST];
    private int length;
    private long high;
    private long middle;
    private long low;

    /** The key of no letters. */
    public PiecedKey() {}

    /** Begins again without any letters. */
    public void clear() {
        length = 0;
        high = 0;
        middle = 0;
        low = 0;
    }

    /** Adds a letter. */
    public void add(byte letter) {
        int at = length++;
        if (at < Memo.PART) {
            high = Memo.join(high, letter);
        } else if (at < 2 * Memo.PART) {
            middle = Memo.join(middle, letter);
        } else {
            low = at < Memo.SHORT ? Memo.join(low, letter) : Memo.sum(low, letter);
        }
        if (at < letters.length) {
            letters[at] = letter;
        }
    }

    /**
     * Adds letters from a place on, as long as they are of a kind.
     *
     * @param text where they stand
     * @param from the place of the first
     * @param kind for each byte, whether it is of the kind
     * @return the place behind the last
     */
    public int add(byte[] text, int from, boolean[] kind) {
        int size = length;
        long first = high;
        long second = middle;
        long later = low;
        int at = from;
        while (at < text.length && kind[text[at] & 0xFF]) {
            byte letter = text[at++];
            if (size < Memo.PART) {
                first = Memo.join(first, letter);
            } else if (size < 2 * Memo.PART) {
                second = Memo.join(second, letter);
            } else {
                later = size < Memo.SHORT ? Memo.join(later, letter) : Memo.sum(later, letter);
            }
            if (size < letters.length) {
                letters[size] = letter;
            }
            size++;
        }
        length = size;
        high = first;
        middle = second;
        low = later;
        return at;
    }

    /** Whether there are more letters than a memo remembers. */
    public boolean isTooLong() {
        return length > letters.length;
    }

    /** The letters, if there are not too many. */
    public String text() {
        return new String(letters, 0, length, StandardCharsets.ISO_8859_1);
    }

    int length() {
        return length;
    }

    long high() {
        return high;
    }

    long middle() {
        return middle;
    }

    long low() {
        return low;
    }

    boolean is(String stretch) {
        boolean isSame = stretch.length() == length;
        for (int i = 0; i < length && isSame; i++) {
            isSame = stretch.charAt(i) == letters[i];
        }
        return isSame;
    }
}
