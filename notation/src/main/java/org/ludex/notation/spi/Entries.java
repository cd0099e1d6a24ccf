package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * How a game joins several moves into one entry of a record: a roll and the move that uses it, or a burn and the card
 * drawn for it. An entry is played as a whole or not at all.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Entries<M extends Move, P extends Position<M, P>> {

    /** Whether a position is inside an entry, so that the next move belongs to the same entry as the last. */
    boolean isInside(P position);

    /**
     * The move that has to come next but is not written in the entry.
     *
     * @param position a position inside the entry, or the one it begins from
     * @param progress the part of the entry played so far
     * @return the move to play first; empty if the next written move can be played, or if the missing move is unknown
     */
    Optional<M> unwritten(P position, Progress<M> progress);

    /**
     * The fault of an entry that omits the move that has to come next at a position inside it; empty if it may be
     * omitted.
     */
    default Optional<Fault> missing(P position) {
        return Optional.empty();
    }

    /**
     * The fault of an entry that continues although it is complete; empty if the position itself refuses the next move.
     *
     * @param start where the entry begins
     * @param played the moves of the entry
     * @param next the move that is written after them
     */
    default Optional<Fault> surplus(P start, List<M> played, M next) {
        return Optional.empty();
    }

    /**
     * The entries that a record must have omitted before an entry, because nothing else can have happened at this
     * point, followed by the entry itself: for example, a shuffle before a deal for which the deck has too few cards.
     *
     * @param position the position before the entry
     * @param entry the moves that are written next, at least one
     */
    default List<List<M>> withLeftOut(P position, List<M> entry) {
        return List.of(entry);
    }

    /** Whether a move that cannot be played here may be announced for the next entry. */
    default boolean mayAnnounce(P position, M move) {
        return false;
    }

    /** The move of an entry that a separate entry before it announces, if there is one. */
    default Optional<M> announced(List<M> entry) {
        return Optional.empty();
    }

    /**
     * The canonical form of the moves of an entry, in case a later move reveals more about an earlier one. It leads to
     * the same position.
     */
    default List<M> canonical(List<M> moves) {
        return moves;
    }

    /**
     * Whether an entry is certainly written as the text of its only move. This saves the time to write both and compare
     * them; false if that is not known in advance.
     */
    default boolean isPlain(List<M> moves) {
        return false;
    }

    /**
     * Whether a move certainly begins an entry at a position: an entry with this move first means what it says, nothing is
     * left out before it, and it announces nothing. This saves a closer look at an entry that was met before; false if that
     * is not known.
     */
    default boolean begins(P position, M move) {
        return false;
    }

    /**
     * Whether a move is certainly the one that has to come next at a position inside an entry, so that nothing is left out
     * before it. This saves a closer look at an entry that was met before; false if that is not known.
     */
    default boolean goesOn(P position, M move) {
        return false;
    }

    /**
     * Whether an entry of these moves, if they are all of it, is written in the same way wherever it begins, and no
     * separate entry announces one of them. This saves the time to write it each time it is met; false if that is not known.
     */
    default boolean isFixed(List<M> moves) {
        return false;
    }

    /**
     * Writes an entry in one line, without the mark of an incomplete entry.
     *
     * @param start where the entry begins
     * @param moves its moves, at least one
     */
    String write(P start, List<M> moves);

    /**
     * What a player sent, as an entry. Some moves have a text of their own, but records write them only as a part of an
     * entry: in DOG, {@code B give 2} is a part of {@code give B>D:2}. The default is the text itself.
     *
     * @param position where it was sent
     * @param words the words of the text, without suffix and comment
     */
    default String sent(P position, String words) {
        return words;
    }
}
