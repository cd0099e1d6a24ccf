package org.ludex.notation.antlr;

import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Ending;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * What a word of a record, or a line of it where entries are lines, is to the grammar of records and to that of its game: a
 * move number, an entry, a number with an entry right after it, or the last word. Immutable apart from what it recalls, and
 * thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param number the number that it begins with, or {@link #NONE}
 * @param isEntry whether it is an entry or ends with one
 * @param isOpen whether the entry says nothing without the one after it
 * @param move the entry, with places that count from its own beginning
 * @param first the type of the entry's first token, if the word begins with the entry
 * @param joints the types of tokens that may join what follows to the entry, one bit each
 * @param ending the last word, if it is one
 * @param recall how the entry was recorded when it was last met
 */
public record KnownWord<M extends Move, P extends Position<M, P>>(
        int number,
        boolean isEntry,
        boolean isOpen,
        WrittenMove<M, P> move,
        int first,
        long joints,
        Optional<Ending> ending,
        Recall<M> recall) {

    /** In the place of a number where there is none. */
    public static final int NONE = -1;

    /** A number. */
    public static <M extends Move, P extends Position<M, P>> KnownWord<M, P> of(int number) {
        return new KnownWord<>(
                number,
                false,
                false,
                KnownWord.<M, P>nothing(),
                Token.INVALID_TYPE,
                0,
                Optional.empty(),
                new Recall<>());
    }

    /** The last word. */
    public static <M extends Move, P extends Position<M, P>> KnownWord<M, P> of(Ending ending) {
        return new KnownWord<>(
                NONE,
                false,
                false,
                KnownWord.<M, P>nothing(),
                Token.INVALID_TYPE,
                0,
                Optional.of(ending),
                new Recall<>());
    }

    /**
     * An entry after a number, or after none.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param number the number, or {@link #NONE}
     * @param entry the entry
     * @param isOpen whether it says nothing without the one after it
     */
    public static <M extends Move, P extends Position<M, P>> KnownWord<M, P> of(
            int number, KnownEntry<M, P> entry, boolean isOpen) {
        int first = number == NONE ? entry.first() : Token.INVALID_TYPE;
        return new KnownWord<>(
                number, true, isOpen, entry.move(), first, entry.joints(), Optional.empty(), new Recall<>());
    }

    /** The same with another entry. */
    public KnownWord<M, P> with(WrittenMove<M, P> joined) {
        return new KnownWord<>(number, isEntry, isOpen, joined, first, joints, ending, new Recall<>());
    }

    private static <M extends Move, P extends Position<M, P>> WrittenMove<M, P> nothing() {
        return new Unreadable<>(new Span(0, 0), "");
    }

    /** Whether it is the last word: neither a number nor an entry. */
    public boolean isLast() {
        return number == NONE && !isEntry;
    }

    /** Whether the entry is certain to end before a word that follows it; a number or a last word joins nothing. */
    public boolean endsBefore(KnownWord<M, P> behind) {
        return KnownEntry.endsBefore(behind.first, joints);
    }
}
