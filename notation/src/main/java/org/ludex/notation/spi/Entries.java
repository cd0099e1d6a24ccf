package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * How a game joins its moves into entries, where one entry of a record may hold several: a roll and the move made with
 * it, a burn and the card drawn for it. An entry is played as a whole or not at all.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Entries<M extends Move, P extends Position<M, P>> {

    /** Whether a position lies inside an entry, so that the next move belongs to the entry of the one before. */
    boolean isInside(P position);

    /**
     * The move that an entry leaves unwritten although it is due.
     *
     * @param position a position inside the entry, or the one it begins from
     * @param progress how far the entry has come
     * @return the move to play first; empty where the next written one is due, or where nobody can tell
     */
    Optional<M> unwritten(P position, Progress<M> progress);

    /** What is wrong with an entry that leaves unwritten what is due at a position inside it; empty where it may. */
    default Optional<Fault> missing(P position) {
        return Optional.empty();
    }

    /**
     * What is wrong with an entry that goes on although it is complete; empty where the position says so itself.
     *
     * @param start where the entry begins
     * @param played the moves of the entry
     * @param next the move that is written behind them
     */
    default Optional<Fault> surplus(P start, List<M> played, M next) {
        return Optional.empty();
    }

    /** Whether a move that is not due here may be announced for the next entry. */
    default boolean mayAnnounce(P position, M move) {
        return false;
    }

    /** The move of an entry that is announced by an entry of its own before it, if there is one. */
    default Optional<M> announced(List<M> entry) {
        return Optional.empty();
    }

    /** The one form of an entry's moves, where a later one tells more of an earlier one. It leads to the same position. */
    default List<M> canonical(List<M> moves) {
        return moves;
    }

    /**
     * Whether an entry is written as the text of its only move. It saves the time of writing both to compare them; where
     * nobody knows without that, it is false.
     */
    default boolean isPlain(List<M> moves) {
        return false;
    }

    /**
     * How an entry is written, in one line. The mark of an entry that is only begun is not part of it.
     *
     * @param start where the entry begins
     * @param moves its moves, at least one
     */
    String write(P start, List<M> moves);
}
