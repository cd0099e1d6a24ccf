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
 */
public final class KnownWord<M extends Move, P extends Position<M, P>> extends Recall<M> {

    /** In the place of a number where there is none. */
    public static final int NONE = -1;

    private final int number;
    private final boolean isEntry;
    private final boolean isOpen;
    private final WrittenMove<M, P> move;
    /** The type of the entry's first token, if the word begins with the entry. */
    private final int first;
    /** The types of tokens that may join what follows to the entry, one bit each. */
    private final long joints;

    private final Optional<Ending> ending;

    private KnownWord(
            int number,
            boolean isEntry,
            boolean isOpen,
            WrittenMove<M, P> move,
            int first,
            long joints,
            Optional<Ending> ending) {
        this.number = number;
        this.isEntry = isEntry;
        this.isOpen = isOpen;
        this.move = move;
        this.first = first;
        this.joints = joints;
        this.ending = ending;
    }

    /** A number. */
    public static <M extends Move, P extends Position<M, P>> KnownWord<M, P> of(int number) {
        return new KnownWord<>(
                number, false, false, KnownWord.<M, P>nothing(), Token.INVALID_TYPE, 0, Optional.empty());
    }

    /** The last word. */
    public static <M extends Move, P extends Position<M, P>> KnownWord<M, P> of(Ending ending) {
        return new KnownWord<>(
                NONE, false, false, KnownWord.<M, P>nothing(), Token.INVALID_TYPE, 0, Optional.of(ending));
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
        return new KnownWord<>(number, true, isOpen, entry.move(), first, entry.joints(), Optional.empty());
    }

    /** The same with another entry. */
    public KnownWord<M, P> with(WrittenMove<M, P> joined) {
        return new KnownWord<>(number, isEntry, isOpen, joined, first, joints, ending);
    }

    private static <M extends Move, P extends Position<M, P>> WrittenMove<M, P> nothing() {
        return new Unreadable<>(new Span(0, 0), "");
    }

    /** The number that it begins with, or {@link #NONE}. */
    public int number() {
        return number;
    }

    /** Whether it is an entry or ends with one. */
    public boolean isEntry() {
        return isEntry;
    }

    /** Whether the entry says nothing without the one after it. */
    public boolean isOpen() {
        return isOpen;
    }

    /** The entry, with places that count from its own beginning. */
    public WrittenMove<M, P> move() {
        return move;
    }

    /** The last word, if it is one. */
    public Optional<Ending> ending() {
        return ending;
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
