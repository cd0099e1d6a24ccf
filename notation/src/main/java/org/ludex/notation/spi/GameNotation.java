package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;

/**
 * How one game is written. Declare an implementation as a service to have records of your own game read, judged,
 * repaired, written and turned into JSON like those of the library.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface GameNotation<M extends Move, P extends Position<M, P>> {

    /** The game. */
    Game<M, P> game();

    /**
     * Parses the words of a record, all of them in one go. Words that are no move become {@link Unreadable}; nothing is
     * thrown.
     *
     * @return the written moves in the order of their places, none overlapping another
     */
    List<WrittenMove<M, P>> parse(MoveText text);

    /**
     * The one move that stands for all that mean the same on a position, where a game can say a thing in several ways.
     * Records hold only these. It leads where the move leads.
     *
     * @param position where the move is played
     * @param move a move that can be played there
     * @param next where it leads
     */
    default M canonical(P position, M move, P next) {
        return move;
    }

    /** How the game joins several moves into one entry; empty where every move is an entry of its own. */
    default Optional<Entries<M, P>> entries() {
        return Optional.empty();
    }

    /** How a move that is an entry of its own is written; its canonical text unless the game says otherwise. */
    default String write(M move) {
        return move.toString();
    }

    /**
     * What joins a move to the one before it in one word, where the game writes a turn of several moves as one; empty
     * where a space separates them. It is asked only for two moves of one seat, and it need not hold: where a comment
     * stands between the two, they are written apart.
     */
    default Optional<String> joint(M before, M move) {
        return Optional.empty();
    }

    /** How many half turns a move fills on a numbered sheet; numbers count pairs of them. */
    default int halfTurns(M move) {
        return 1;
    }

    /** Whether a numbered sheet may begin again at 1 after a move, as it does after a round. */
    default boolean restartsNumbers(M move) {
        return false;
    }

    /** Whose turn it is for a last word that names nobody, such as {@code resign}, also while chance acts for a seat. */
    default Optional<? extends Seat> toMove(P position) {
        return position.turn().seat();
    }

    /** Whether each entry stands on a line of its own and lines are not numbered. */
    default boolean oneEntryPerLine() {
        return false;
    }

    /**
     * The JSON Schema of this game's records, as a resource beside the notation's class; empty where there is none.
     */
    default Optional<String> schemaResource() {
        return Optional.empty();
    }
}
