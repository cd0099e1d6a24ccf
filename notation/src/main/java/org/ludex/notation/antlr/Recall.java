package org.ludex.notation.antlr;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Move;
import org.ludex.notation.RecordedMove;

/**
 * How an entry was recorded when it was last met, if that does not depend on where it stands. The same words are nearly
 * always recorded in the same way, so that a record can hold the same object once more. Thread-safe without locks: what is
 * kept never changes, and at worst a thread misses what another has just kept.
 *
 * @param <M> the moves of the game
 */
public abstract sealed class Recall<M extends Move> permits KnownWord {

    /** Null where it was never met: one object less on the way to what nearly every line of a record needs. */
    private @Nullable RecordedMove<M> last;

    /** Nothing was met yet. */
    Recall() {}

    /** How the entry was recorded. */
    public final Optional<RecordedMove<M>> last() {
        return Optional.ofNullable(last);
    }

    /** Keeps how an entry was recorded. */
    public final void keep(RecordedMove<M> recorded) {
        last = recorded;
    }
}
