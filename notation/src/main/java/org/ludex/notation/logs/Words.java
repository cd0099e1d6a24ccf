package org.ludex.notation.logs;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.notation.spi.Span;

/** Takes texts apart into lines, with their places. */
final class Words {

    /** A line from its first visible character on. */
    private static final Pattern LINE = Pattern.compile("[^\\x00-\\x20][^\\n\\r]*+");

    private Words() {}

    /**
     * A stretch of a text.
     *
     * @param text the words
     * @param span its place
     */
    record Word(String text, Span span) {}

    /** The lines of a text that hold anything, without the blanks around them. Half a million of them are never held at once. */
    static Stream<Word> lines(String text) {
        return LINE.matcher(text).results().map(line -> {
            String words = line.group().trim();
            return new Word(words, new Span(line.start(), line.start() + words.length()));
        });
    }
}
