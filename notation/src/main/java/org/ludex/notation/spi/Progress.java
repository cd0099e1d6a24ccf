package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;

/**
 * How far an entry of several moves has come.
 *
 * @param <M> the moves of the game
 * @param played the moves played so far
 * @param next the next move that is written, if one is left
 * @param announced what was announced for this entry, if anything
 */
public record Progress<M extends Move>(List<M> played, Optional<M> next, Optional<M> announced) {

    /** Keeps a copy. */
    public Progress {
        played = List.copyOf(played);
    }
}
