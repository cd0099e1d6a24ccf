package org.ludex.notation.spi;

/**
 * A part of the text of a record, in UTF-16 units from the beginning of the record.
 *
 * @param start the first character
 * @param end the index after the last character
 */
public record Span(int start, int end) {

    /** Checks that the span does not end before it starts. */
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("no span from " + start + " to " + end);
        }
    }

    /** This span, moved by a number of characters. */
    public Span moved(int by) {
        return by == 0 ? this : new Span(start + by, end + by);
    }

    /** The span from the start of this one to the end of another. */
    public Span to(Span other) {
        return new Span(start, Math.max(end, other.end));
    }
}
