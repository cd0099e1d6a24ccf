package org.ludex.notation.sgf;

import java.util.Map;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * How one game is kept in SGF.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
interface SgfGame<M extends Move, P extends Position<M, P>> {

    /** The game's notation. */
    GameNotation<M, P> notation();

    /** Whether a header says that it is this game. */
    boolean isIn(SgfHeader header);

    /** The options that a header gives. */
    default Map<String, String> options(SgfHeader header) {
        return Map.of();
    }

    /** The move of a player who has none, which many files leave unsaid. */
    M pass();

    /** A move as the game's notation understands it, with whatever a record may leave out before it. */
    WrittenMove<M, P> written(Span span, M move);

    /** A fresh table, for one game and one thread. */
    SgfTable table(SgfLine<M, P> line);
}
