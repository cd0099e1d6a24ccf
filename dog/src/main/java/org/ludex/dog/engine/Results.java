package org.ludex.dog.engine;

import java.util.Arrays;

/**
 * The results of the plays of a card: plays of one card with the same result count as one. All results are of plays on one
 * board, so equal pieces on the track leave equal pieces in the kennels.
 *
 * <p>Mutable; used while plays are listed.
 */
final class Results {

    private static final int FEWEST = 16;
    private static final byte[] NOTHING = {};
    private static final byte[][] NO_PRINTS = {};
    private static final long[] NO_HASHES = {};

    /** The places of a hash table: a fingerprint of the board, or nothing. */
    private byte[][] prints = NO_PRINTS;

    private long[] hashes = NO_HASHES;
    private int size;

    /** Forgets all results. */
    void clear() {
        if (size > 0) {
            Arrays.fill(prints, NOTHING);
            size = 0;
        }
    }

    /**
     * Notes a result, unless it is known already.
     *
     * @param board the pieces after a play; they may be moved afterwards
     * @param extra what else the play brings about
     * @return whether it is new
     */
    boolean add(Board board, int extra) {
        if (2 * size >= prints.length) {
            grow();
        }
        long hash = board.hash() + extra;
        int place = place(hash);
        while (prints[place].length > 0) {
            if (hashes[place] == hash && board.isShownBy(prints[place], extra)) {
                return false;
            }
            place = (place + 1) & (prints.length - 1);
        }
        hashes[place] = hash;
        prints[place] = board.print(extra);
        size++;
        return true;
    }

    private int place(long hash) {
        return Long.hashCode(hash) & (prints.length - 1);
    }

    private void grow() {
        byte[][] old = prints;
        long[] oldHashes = hashes;
        int more = Math.max(FEWEST, 2 * old.length);
        prints = new byte[more][];
        hashes = new long[more];
        Arrays.fill(prints, NOTHING);
        for (int index = 0; index < old.length; index++) {
            if (old[index].length > 0) {
                int place = place(oldHashes[index]);
                while (prints[place].length > 0) {
                    place = (place + 1) & (more - 1);
                }
                prints[place] = old[index];
                hashes[place] = oldHashes[index];
            }
        }
    }
}
