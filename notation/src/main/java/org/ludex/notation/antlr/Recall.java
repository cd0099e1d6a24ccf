package org.ludex.notation.antlr;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.notation.RecordedMove;

/**
 * How an entry was recorded when it was last met, if that does not depend on where it stands. The same words are nearly
 * always recorded in the same way, so that a record can hold the same object once more. Thread-safe without locks: what is
 * kept never changes, and at worst a thread misses what another has just kept.
 *
 * @param <M> the moves of the game
 */
public final class Recall<M extends Move> {

    private Optional<RecordedMove<M>> last = Optional.empty();

    /** Nothing was met yet. */
    public Recall() {}

    /** How the entry was recorded. */
    public Optional<RecordedMove<M>> last() {
        return last;
    }

    /** Keeps how an entry was recorded. */
    public void keep(RecordedMove<M> recorded) {
        last = Optional.of(recorded);
    }
}
