package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import org.ludex.notation.spi.Span;

/** Takes texts apart into lines, with their places. */
final class Words {

    private Words() {}

    /**
     * A stretch of a text.
     *
     * @param text the words
     * @param span its place
     */
    record Word(String text, Span span) {}

    /** The lines of a text that hold anything, without the blanks around them. */
    static List<Word> lines(String text) {
        List<Word> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                add(text, start, i, lines);
                start = i + 1;
            }
        }
        return lines;
    }

    private static void add(String text, int from, int to, List<Word> words) {
        int start = from;
        int end = to;
        while (start < end && text.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && text.charAt(end - 1) <= ' ') {
            end--;
        }
        if (start < end) {
            words.add(new Word(text.substring(start, end), new Span(start, end)));
        }
    }
}
