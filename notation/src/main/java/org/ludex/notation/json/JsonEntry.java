package org.ludex.notation.json;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.WrittenMove;

/**
 * An entry of a JSON record, whose JSON says more than its words.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
sealed interface JsonEntry<M extends Move, P extends Position<M, P>> extends WrittenMove<M, P>
        permits JsonMove, BrokenMove {

    /** Its JSON, as it is kept in text. */
    String raw();
}
