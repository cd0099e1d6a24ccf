package org.ludex.notation.spi;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * A moment of a replay: where a written move finds itself.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param position the position reached
 * @param last the move that led there, if there was one
 * @param idle how many written moves since then meant no move of their own
 */
public record Moment<M extends Move, P extends Position<M, P>>(P position, Optional<M> last, int idle) {}
