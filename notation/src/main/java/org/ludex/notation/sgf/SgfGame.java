package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.antlr.Memo;
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

    /** The options that a file gives, by its header and by what the players did. */
    default Map<String, String> options(SgfHeader header, List<SgfStep> steps) {
        return Map.of();
    }

    /** The seats of the two players: the one who starts has the seat that does. */
    default List<Seat> seats(List<? extends Seat> seats, SgfHeader header, List<SgfStep> steps) {
        List<Seat> inOrder = new ArrayList<>(seats);
        if (SgfStep.starter(steps) == 1) {
            Collections.reverse(inOrder);
        }
        return inOrder;
    }

    /** Whether the first turn is enough to know the options and the seats, whatever the players do after it. */
    default boolean isClear(List<SgfStep> firstTurn) {
        return true;
    }

    /** What the turns mean that have been met. */
    Memo<KnownTurn<M, P>> turns();

    /** The move of a player who has none on a position, which many files omit; empty if nobody is to move. */
    Optional<M> pass(P position);

    /** A move as the game's notation understands it, with whatever a record may leave out before it. */
    WrittenMove<M, P> written(Span span, M move);

    /**
     * The properties that name the game and its variant, as the server writes them. What they cannot say is noticed when
     * they are read back.
     */
    String header(Options options);

    /** What a player does to make a move on a position; nothing where committing the turn says it all. */
    List<String> actions(M move, P position);

    /** Whether the server can end a game in a draw without an action, so that only the result shows it. */
    default boolean mayBeDrawnUnsaid() {
        return false;
    }

    /** Whether players can agree to a draw on the server. */
    default boolean takesDraws() {
        return true;
    }

    /** A fresh table, for one game and one thread. */
    SgfTable table(SgfLine<M, P> line);
}
