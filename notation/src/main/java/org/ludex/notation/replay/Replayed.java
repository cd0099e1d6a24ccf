package org.ludex.notation.replay;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.RecordedMove;

/**
 * The playable part of a line of a record.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param comment the comment before the first of them
 * @param moves the legal moves
 * @param end the position reached
 * @param stop where the line can no longer be played, if there is such a place
 * @param unproven how many moves depend on hidden cards
 */
record Replayed<M extends Move, P extends Position<M, P>>(
        String comment, List<RecordedMove<M>> moves, P end, Optional<Stop> stop, int unproven) {}
