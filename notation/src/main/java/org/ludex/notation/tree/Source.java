package org.ludex.notation.tree;

import org.ludex.notation.Place;
import org.ludex.notation.spi.Span;

/**
 * The text of one record and where it stands in its file.
 *
 * @param file the file's name
 * @param index the record's number in the file, from 1
 * @param firstLine the line on which the text begins, from 1
 * @param indent the number of code points before the text on that line
 * @param text the text
 */
public record Source(String file, int index, int firstLine, int indent, String text) {

    private static final int LONGEST_EXCERPT = 160;

    /** The place of a stretch of the text. */
    public Place place(Span span) {
        int start = Math.min(span.start(), text.length());
        int line = firstLine;
        int lineStart = 0;
        for (int i = 0; i < start; i++) {
            char c = text.charAt(i);
            if (c == '\n' || (c == '\r' && (i + 1 >= text.length() || text.charAt(i + 1) != '\n'))) {
                line++;
                lineStart = i + 1;
            }
        }
        int lineEnd = start;
        while (lineEnd < text.length() && text.charAt(lineEnd) != '\n' && text.charAt(lineEnd) != '\r') {
            lineEnd++;
        }
        int column = text.codePointCount(lineStart, start) + 1 + (line == firstLine ? indent : 0);
        int length = Math.max(1, text.codePointCount(start, Math.max(start, Math.min(span.end(), lineEnd))));
        int from = excerptStart(lineStart, start);
        int to = Math.min(lineEnd, from + LONGEST_EXCERPT);
        to -= to < lineEnd && Character.isHighSurrogate(text.charAt(to - 1)) ? 1 : 0;
        return new Place(
                file,
                index,
                line,
                column,
                length,
                text.substring(from, to),
                text.codePointCount(from, Math.min(start, to)) + 1);
    }

    /** Where an excerpt of a very long line begins, so that it includes the fault. */
    private int excerptStart(int lineStart, int start) {
        if (start - lineStart <= LONGEST_EXCERPT / 2) {
            return lineStart;
        }
        int from = start - LONGEST_EXCERPT / 2;
        return Character.isLowSurrogate(text.charAt(from)) ? from + 1 : from;
    }

    /** The text of a stretch, as far as there is text. */
    public String of(Span span) {
        return text.substring(Math.min(span.start(), text.length()), Math.min(span.end(), text.length()));
    }

    /** The place of the last character that is not blank. */
    public Span last() {
        int last = Math.max(0, text.stripTrailing().length() - 1);
        return new Span(last, last);
    }
}
