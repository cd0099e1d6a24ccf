package org.ludex.notation.spi;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * A move as somebody wrote it, parsed but not yet understood: understanding needs the position.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface WrittenMove<M extends Move, P extends Position<M, P>> {

    /** Where it stands in the record. */
    Span span();

    /** Where it begins. */
    default int start() {
        return span().start();
    }

    /** Behind its last character. */
    default int end() {
        return span().end();
    }

    /** What it means at a moment of the game. Legality is not its business: an illegal move is still a move. */
    Reading<M> on(Moment<M, P> moment);

    /**
     * What is kept of it where it cannot be a move, if its words alone would hide what is wrong with it. Another word in
     * its place would mend nothing then.
     */
    default Optional<String> raw() {
        return Optional.empty();
    }
}
