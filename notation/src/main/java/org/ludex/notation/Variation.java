package org.ludex.notation;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;

/**
 * Other moves than those played, beginning in place of the move they stand behind.
 *
 * @param <M> the moves of the game
 * @param comment the comment before the first move, or empty
 * @param moves the moves
 * @param ending its last word, if it has one
 * @param rest what could not be read or played, raw, or empty
 */
public record Variation<M extends Move>(
        String comment, List<RecordedMove<M>> moves, Optional<Ending> ending, String rest) {

    /** Keeps a copy of the moves. */
    public Variation {
        moves = List.copyOf(moves);
    }

    /** Whether all of it could be read and played, with the variations inside it. */
    public boolean isWhole() {
        return rest.isEmpty() && moves.stream().allMatch(RecordedMove::isWhole);
    }
}
