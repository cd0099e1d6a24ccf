package org.ludex.notation.spi;

/**
 * A stretch of a record's text, in UTF-16 units from the record's beginning.
 *
 * @param start the first character
 * @param end behind the last character
 */
public record Span(int start, int end) {

    /** Checks that the stretch does not end before it starts. */
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("no span from " + start + " to " + end);
        }
    }

    /** The same stretch so many characters further on. */
    public Span moved(int by) {
        return by == 0 ? this : new Span(start + by, end + by);
    }

    /** The stretch from the start of this one to the end of another. */
    public Span to(Span other) {
        return new Span(start, Math.max(end, other.end));
    }
}
