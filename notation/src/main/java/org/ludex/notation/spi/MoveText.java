package org.ludex.notation.spi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * The words of a record for the grammar of a game: the text of the record with everything blanked out that is not a
 * word, so that places in it are places in the record.
 *
 * <p>A {@link #BREAK} replaces each number, comment, suffix and bracket; no move extends across it. Spaces and line
 * breaks are unchanged.
 *
 * <p>Immutable and thread-safe.
 */
public final class MoveText {

    /** Marks a place where something that is not a word separates moves. */
    public static final char BREAK = '\u001F';

    private final Optional<Marked> marked;
    private final List<Integer> brackets;
    /** The blanked text, if it is known from the start. */
    private final Optional<String> text;

    /**
     * Words with variations.
     *
     * @param text the blanked text
     * @param brackets where variations open and close, in order
     */
    public MoveText(String text, List<Integer> brackets) {
        this.text = Optional.of(text);
        this.marked = Optional.empty();
        this.brackets = List.copyOf(brackets);
    }

    /** Words without variations. */
    public MoveText(String text) {
        this(text, List.of());
    }

    private MoveText(Marked marked, List<Integer> brackets) {
        this.text = Optional.empty();
        this.marked = Optional.of(marked);
        this.brackets = List.copyOf(brackets);
    }

    /**
     * Words whose places are known, so that whoever knows the words needs no blanked text.
     *
     * @param source the text of the record
     * @param places where each word begins and where it ends; no two of them touch, and there is no white space in them.
     *     They are not copied and must not be changed
     * @param blanked blanks the text
     * @param brackets where variations open and close, in order
     */
    public static MoveText of(String source, int[] places, Supplier<String> blanked, List<Integer> brackets) {
        return new MoveText(new Marked(source, places, blanked), brackets);
    }

    /** Words at known places of a text. */
    private static final class Marked {
        private final String source;
        private final int[] places;
        private final Supplier<String> blanked;
        /** If two threads blank the text, both get the same result. */
        private final AtomicReference<Optional<String>> text = new AtomicReference<>(Optional.empty());

        Marked(String source, int[] places, Supplier<String> blanked) {
            this.source = source;
            this.places = places;
            this.blanked = blanked;
        }

        String text() {
            Optional<String> known = Objects.requireNonNull(text.get());
            if (known.isEmpty()) {
                known = Optional.of(blanked.get());
                text.set(known);
            }
            return known.get();
        }
    }

    /** The blanked text. */
    public String text() {
        return text.isPresent() ? text.get() : marked.orElseThrow().text();
    }

    /** Where variations open and close, in order. */
    public List<Integer> brackets() {
        return brackets;
    }

    /** Whether the places of the words are known. */
    public boolean isMarked() {
        return marked.isPresent();
    }

    /** The text that the places of words are places in. Outside of the words it is not blanked. */
    public String source() {
        return marked.isPresent() ? marked.get().source : text();
    }

    /** The number of words at known places. */
    public int wordCount() {
        return marked.isPresent() ? marked.get().places.length / 2 : 0;
    }

    /** Where one of the words begins whose places are known. */
    public int wordStart(int index) {
        return marked.orElseThrow().places[2 * index];
    }

    /** Where one of the words ends whose places are known. */
    public int wordEnd(int index) {
        return marked.orElseThrow().places[2 * index + 1];
    }

    /** The words in a span, verbatim. */
    public String of(Span span) {
        return text().substring(span.start(), span.end());
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
        String blanked = text();
        int start = 0;
        for (int i = 0; i <= blanked.length(); i++) {
            if (i == blanked.length() || blanked.charAt(i) <= ' ') {
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
