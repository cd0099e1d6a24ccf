package org.ludex.notation.spi;

import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * A move as it was written: parsed, but not yet interpreted, because that requires the position.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface WrittenMove<M extends Move, P extends Position<M, P>> {

    /** Its place in the record. */
    Span span();

    /** The index of its first character. */
    default int start() {
        return span().start();
    }

    /** The index after its last character. */
    default int end() {
        return span().end();
    }

    /** Interprets it at a moment of the game. Legality does not matter here: an illegal move is still a move. */
    Reading<M> on(Moment<M, P> moment);
}
