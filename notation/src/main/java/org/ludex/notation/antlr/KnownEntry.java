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
 * @param joints the types of tokens that would join what follows it to it; usually none
 * @param isAlone whether there are none, so that the grammar would look no further
 */
record KnownEntry<M extends Move, P extends Position<M, P>>(
        WrittenMove<M, P> move, int first, IntervalSet joints, boolean isAlone) {

    /** An entry and what can be joined to it. */
    KnownEntry(WrittenMove<M, P> move, int first, IntervalSet joints) {
        this(move, first, joints, joints.isNil());
    }

    /** An entry that nothing can be joined to. */
    static <M extends Move, P extends Position<M, P>> KnownEntry<M, P> alone(WrittenMove<M, P> move) {
        return new KnownEntry<>(move, Token.INVALID_TYPE, new IntervalSet());
    }

    /** Whether an entry after this one is another one. */
    boolean endsBefore(KnownEntry<M, P> behind) {
        return !joints.contains(behind.first);
    }
}
