package org.ludex.notation.spi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * The words of a record for the grammar of a game: the text of the record with everything blanked out that is not a
 * word, so that places in it are places in the record.
 *
 * <p>A {@link #BREAK} replaces each number, comment, suffix and bracket; no move extends across it. Spaces and line
 * breaks are unchanged.
 *
 * @param text the blanked text
 * @param brackets where variations open and close, in order
 */
public record MoveText(String text, List<Integer> brackets) {

    /** Marks a place where something that is not a word separates moves. */
    public static final char BREAK = '\u001F';

    /** Copies the list. */
    public MoveText {
        brackets = List.copyOf(brackets);
    }

    /** Words without variations. */
    public MoveText(String text) {
        this(text, List.of());
    }

    /** The words in a span, verbatim. */
    public String of(Span span) {
        return text.substring(span.start(), span.end());
    }

    /** Whether no variation opens or closes between two places. */
    public boolean isSameLine(int from, int to) {
        return Collections.binarySearch(brackets, from) == Collections.binarySearch(brackets, to);
    }

    /** Whether a variation opens or closes after a place, which may then be inside one. */
    public boolean isInVariation(int place) {
        return !brackets.isEmpty() && brackets.get(brackets.size() - 1) > place;
    }

    /** The spans of the words, in order. */
    public List<Span> words() {
        List<Span> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) <= ' ') {
                if (start < i) {
                    words.add(new Span(start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }

    /**
     * Reads a game in which every move is one word and means the same on every position, so that no grammar is needed.
     * A word that differs from the text of its move is read leniently; a word that is not a move is {@link Unreadable}.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param reader finds the move that a word stands for, if there is one
     */
    public <M extends Move, P extends Position<M, P>> List<WrittenMove<M, P>> wordByWord(
            Function<String, Optional<M>> reader) {
        List<WrittenMove<M, P>> moves = new ArrayList<>();
        for (Span span : words()) {
            String word = of(span);
            moves.add(reader.apply(word)
                    .<WrittenMove<M, P>>map(move -> new PlainMove<>(span, word, move))
                    .orElseGet(() -> new Unreadable<>(span, word)));
        }
        return moves;
    }
}
