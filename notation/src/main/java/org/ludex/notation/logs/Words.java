package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import org.ludex.notation.spi.Span;

/** Takes texts apart into lines and words, with their places. */
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
        return apart(text, 0, text.length(), "\n\r");
    }

    /** The words of a stretch of a text, without the blanks between them. */
    static List<Word> words(String text, Span span) {
        return apart(text, span.start(), span.end(), " \t\n\r\f\u000B\u0000\u00A0");
    }

    private static List<Word> apart(String text, int from, int to, String between) {
        List<Word> words = new ArrayList<>();
        int start = from;
        for (int i = from; i <= to; i++) {
            if (i == to || between.indexOf(text.charAt(i)) >= 0) {
                add(text, start, i, words);
                start = i + 1;
            }
        }
        return words;
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
