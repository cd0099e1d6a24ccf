package org.ludex.notation.text;

import org.ludex.notation.spi.Span;

/**
 * One element of a record's text.
 *
 * @param kind what it is
 * @param start where it begins
 * @param end where it ends
 */
public record Element(Kind kind, int start, int end) {

    /** An element at a place. There may be very many of them, so they do not keep it. */
    public Element(Kind kind, Span span) {
        this(kind, span.start(), span.end());
    }

    /** Its place. */
    public Span span() {
        return new Span(start, end);
    }

    /** What an element can be. */
    public enum Kind {
        /** A well-formed tag. */
        TAG,
        /** Something in brackets that is not a tag. */
        BAD_TAG,
        /** A word of a move. */
        WORD,
        /** A move number with its dots. */
        NUMBER,
        /** A closed comment. */
        COMMENT,
        /** Exclamation and question marks. */
        SUFFIX,
        /** The beginning of a variation. */
        OPEN_VARIATION,
        /** The end of a variation. */
        CLOSE_VARIATION,
        /** A word such as {@code resign}. */
        ENDING,
        /** A comment that is never closed. */
        UNCLOSED_COMMENT,
        /** What could not be read before, in a comment after the word {@code rest}. */
        REST,
        /** A character that has no business here. */
        STRAY;

        /** Its number, from 0. */
        @SuppressWarnings("EnumOrdinal") // Elements are kept as numbers.
        int number() {
            return ordinal();
        }
    }
}
