package org.ludex.notation;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.ludex.core.Messages;
import org.ludex.notation.spelling.Excerpt;
import org.ludex.notation.spi.Span;

/**
 * One change to a record after which the rest of it is legal.
 *
 * @param kind what to do
 * @param from the words that stand there now, or empty
 * @param to the words that should stand there, or empty
 * @param span where, in the record's text
 * @param line where, in the file, from 1
 * @param column where in that line, in code points from 1
 */
public record Suggestion(Kind kind, String from, String to, Span span, int line, int column) {

    private static final Pattern BLANKS = Pattern.compile("\\s++");

    /** What to do. */
    public enum Kind {
        /** Write other words. */
        REPLACE,
        /** Leave the words out. */
        LEAVE_OUT,
        /** Put words in before this place. */
        PUT_IN,
        /** Exchange the words with those that follow. */
        SWAP;

        /** The word that reports use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What to do, in one sentence. */
    public String message(Locale locale) {
        var bundle = Messages.bundle(Suggestion.class, locale);
        Map<String, Object> facts =
                Map.of("from", Excerpt.of(line(from)), "to", Excerpt.of(line(to)), "line", line, "column", column);
        return Messages.fill(bundle.getString("suggestion." + kind), facts, bundle);
    }

    /** Words of several lines on one. */
    private static String line(String words) {
        return BLANKS.matcher(words).replaceAll(" ");
    }
}
