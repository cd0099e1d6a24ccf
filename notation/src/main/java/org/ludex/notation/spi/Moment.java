package org.ludex.notation.spi;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * A moment of a replay, at which a written move is interpreted.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param position the position reached
 * @param last the move that led there, if there was one
 * @param idle the number of written moves since then that did not stand for a move
 * @param announced the move that the previous entry announced, if any
 */
public record Moment<M extends Move, P extends Position<M, P>>(
        P position, Optional<M> last, int idle, Optional<M> announced) {

    /** The moment before the first move. */
    public static <M extends Move, P extends Position<M, P>> Moment<M, P> start(P position) {
        return new Moment<>(position, Optional.empty(), 0, Optional.empty());
    }

    /** The moment after an entry. */
    public Moment<M, P> after(M move, P next) {
        return new Moment<>(next, Optional.of(move), 0, Optional.empty());
    }

    /** The moment after a written move that did not stand for a move. */
    public Moment<M, P> afterIdle() {
        return new Moment<>(position, last, idle + 1, announced);
    }

    /** The moment after an entry that announces a move for the next one. */
    public Moment<M, P> announcing(M move) {
        return new Moment<>(position, last, 0, Optional.of(move));
    }
}
