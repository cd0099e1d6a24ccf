package org.ludex.notation.json;

/**
 * What the object of a move says after its ply, as it is written: the key of what is known about it. Immutable and thread-safe.
 */
class MoveWords {

    /** Words of which nothing is known. */
    static final MoveWords UNKNOWN = new MoveWords(new byte[0], 0);

    private final byte[] bytes;
    private final long sum;

    /**
     * Words and their sum.
     *
     * @param bytes the words, which nobody changes any more
     * @param sum their sum, as {@link MoveMemo} has it
     */
    MoveWords(byte[] bytes, long sum) {
        this.bytes = bytes;
        this.sum = sum;
    }

    /** The words. Nobody changes them. */
    final byte[] bytes() {
        return bytes;
    }

    /** Their sum. */
    final long sum() {
        return sum;
    }

    /** How many bytes they take; 0 if nothing is known of them. */
    final int length() {
        return bytes.length;
    }
}
