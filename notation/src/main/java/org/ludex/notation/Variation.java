package org.ludex.notation;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;

/**
 * Alternative moves, which replace the move that they follow.
 *
 * @param <M> the moves of the game
 * @param comment the comment before the first move, or empty
 * @param moves the moves
 * @param ending its ending, if it has one
 * @param rest what could not be read or played, verbatim, or empty
 */
public record Variation<M extends Move>(
        String comment, List<RecordedMove<M>> moves, Optional<Ending> ending, String rest) {

    /** Copies the list of moves. */
    public Variation {
        moves = List.copyOf(moves);
    }

    /** Whether all of it, including nested variations, could be read and played. */
    public boolean isWhole() {
        return rest.isEmpty() && moves.stream().allMatch(RecordedMove::isWhole);
    }
}
