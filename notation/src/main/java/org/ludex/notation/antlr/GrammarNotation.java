package org.ludex.notation.antlr;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.WrittenMove;

/**
 * The notation of a game whose entries a grammar describes: words, or whole lines.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface GrammarNotation<M extends Move, P extends Position<M, P>> extends GameNotation<M, P> {

    /** Reads entries with the game's grammar. */
    EntryReader<?, ?, M, P> reader();

    /** Whether an entry says nothing without the entry after it. */
    default boolean isOpen(WrittenMove<M, P> entry) {
        return false;
    }

    /**
     * An open entry and the one after it as a single entry; empty where they are not one.
     *
     * @param open the open entry, with places that count from its own beginning
     * @param next the entry after it, likewise
     */
    default Optional<WrittenMove<M, P>> joined(WrittenMove<M, P> open, WrittenMove<M, P> next) {
        return Optional.empty();
    }
}
