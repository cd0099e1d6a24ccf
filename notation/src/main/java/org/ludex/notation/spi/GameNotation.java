package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;

/**
 * The notation of one game. Declare an implementation as a service, and records of your own game can be read, judged,
 * repaired, written and converted to JSON like those of the library.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface GameNotation<M extends Move, P extends Position<M, P>> {

    /** The game. */
    Game<M, P> game();

    /**
     * Parses all words of a record. Words that are not a move become {@link Unreadable}; this method never throws.
     *
     * @return the written moves in the order of their places, none overlapping another
     */
    List<WrittenMove<M, P>> parse(MoveText text);

    /**
     * The canonical move among all moves that mean the same on a position. Records contain only canonical moves. It
     * leads to the same position.
     *
     * @param position where the move is played
     * @param move a move that can be played there
     * @param next where it leads
     */
    default M canonical(P position, M move, P next) {
        return move;
    }

    /** How the game joins several moves into one entry; empty if every move is a separate entry. */
    default Optional<Entries<M, P>> entries() {
        return Optional.empty();
    }

    /** Writes a move that is a separate entry. The default is its canonical text. */
    default String write(M move) {
        return move.toString();
    }

    /**
     * The text that joins a move to the one before it if the game writes a turn of several moves as one word; empty if
     * a space separates them. Called only for two moves of the same seat. If there is a comment between the two, they
     * are written separately.
     */
    default Optional<String> joint(M before, M move) {
        return Optional.empty();
    }

    /** The number of half turns that a move takes up on a numbered sheet; numbers count pairs of half turns. */
    default int halfTurns(M move) {
        return 1;
    }

    /** Whether numbering may start again at 1 after a move, as it does after a round. */
    default boolean restartsNumbers(M move) {
        return false;
    }

    /** The seat that an ending without a seat, such as {@code resign}, refers to, also while chance acts for a seat. */
    default Optional<? extends Seat> toMove(P position) {
        return position.turn().seat();
    }

    /** Whether each entry is on a separate line and lines are not numbered. */
    default boolean oneEntryPerLine() {
        return false;
    }

    /**
     * The JSON Schema for records of this game, as a resource in the package of the notation; empty if there is none.
     */
    default Optional<String> schemaResource() {
        return Optional.empty();
    }
}
