package org.ludex.notation.spi;

/**
 * The words of a record for a game's own grammar: the record's text with everything that is not a word blanked out, so
 * that places in it are places in the record.
 *
 * <p>Where a number, a comment, a suffix or a bracket stood there is a {@link #BREAK}: no move reaches across it. Other
 * blanks are spaces and line breaks as they stood.
 *
 * @param text the blanked text
 */
public record MoveText(String text) {

    /** Stands where something that is not a word separates moves. */
    public static final char BREAK = '\u001F';

    /** The words of a stretch as they stand. */
    public String of(Span span) {
        return text.substring(span.start(), span.end());
    }
}
