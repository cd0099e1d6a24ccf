package org.ludex.notation.antlr;

import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.WrittenMove;

/**
 * An entry that a grammar found in a word or a line on its own. Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param move the written move, with places that count from its beginning
 * @param first the type of its first token
 * @param joints the types of tokens that may join what follows it to it, one bit each; usually none
 */
public record KnownEntry<M extends Move, P extends Position<M, P>>(WrittenMove<M, P> move, int first, long joints) {

    /** An entry and what can be joined to it. */
    KnownEntry(WrittenMove<M, P> move, int first, IntervalSet joints) {
        this(move, first, bits(joints));
    }

    /** An entry that nothing can be joined to. */
    static <M extends Move, P extends Position<M, P>> KnownEntry<M, P> alone(WrittenMove<M, P> move) {
        return new KnownEntry<>(move, Token.INVALID_TYPE, 0);
    }

    /** A bit for each type; all of them where there are types that have none, so that the grammar is asked. */
    private static long bits(IntervalSet types) {
        long bits = 0;
        for (int type : types.toArray()) {
            bits |= type < Long.SIZE ? 1L << type : -1;
        }
        return bits;
    }

    /** Whether nothing can be joined to it, so that the grammar would look no further. */
    boolean isAlone() {
        return joints == 0;
    }

    /** Whether an entry after this one is certain to be another one. */
    boolean endsBefore(KnownEntry<M, P> behind) {
        return endsBefore(behind.first, joints);
    }

    /** Whether a token is certain not to join what begins with it to an entry. */
    static boolean endsBefore(int first, long joints) {
        return joints == 0 || (first < Long.SIZE && (joints >>> first & 1) == 0);
    }
}
