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
     * The move that an entry does not write although it is due inside it.
     *
     * @param position a position inside the entry
     * @param next the next move that is written, if one is left
     * @param announced what was announced for this entry, if anything
     * @return the move to play first; empty where the written one is due, or where only a player can tell
     */
    Optional<M> unwritten(P position, Optional<M> next, Optional<M> announced);

    /** What is wrong where an entry leaves a move unwritten; empty where it may. */
    default Optional<Fault> missing(P position, M unwritten) {
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

    /** What is wrong with an entry that has no use for what was announced for it. */
    default Fault needless(M announced, M move) {
        throw new IllegalStateException("nothing can be announced in this game: " + announced);
    }

    /**
     * How an entry is written, in one line. An entry that is only begun gets its mark from whoever writes it.
     *
     * @param start where the entry begins
     * @param moves its moves, at least one
     */
    String write(P start, List<M> moves);
}
