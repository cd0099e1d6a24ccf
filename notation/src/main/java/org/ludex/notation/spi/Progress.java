package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;

/**
 * The part of an entry of several moves that has been played.
 *
 * @param <M> the moves of the game
 * @param played the moves played so far
 * @param next the next written move, if any is left
 * @param announced what was announced for this entry, if anything
 */
public record Progress<M extends Move>(List<M> played, Optional<M> next, Optional<M> announced) {

    /** Copies the list. */
    public Progress {
        played = List.copyOf(played);
    }
}
