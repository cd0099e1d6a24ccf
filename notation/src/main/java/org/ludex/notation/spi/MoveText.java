package org.ludex.notation.spi;

import java.util.Collections;
import java.util.List;

/**
 * The words of a record for a game's own grammar: the record's text with everything that is not a word blanked out, so
 * that places in it are places in the record.
 *
 * <p>Where a number, a comment, a suffix or a bracket stood there is a {@link #BREAK}: no move reaches across it. Other
 * blanks are spaces and line breaks as they stood.
 *
 * @param text the blanked text
 * @param brackets where variations open and close, in order
 */
public record MoveText(String text, List<Integer> brackets) {

    /** Stands where something that is not a word separates moves. */
    public static final char BREAK = '\u001F';

    /** Keeps a copy of the list. */
    public MoveText {
        brackets = List.copyOf(brackets);
    }

    /** Words without variations. */
    public MoveText(String text) {
        this(text, List.of());
    }

    /** The words of a stretch as they stand. */
    public String of(Span span) {
        return text.substring(span.start(), span.end());
    }

    /** Whether no variation opens or closes between two places. */
    public boolean isSameLine(int from, int to) {
        return Collections.binarySearch(brackets, from) == Collections.binarySearch(brackets, to);
    }
}
