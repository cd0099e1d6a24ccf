package org.ludex.notation;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.ludex.core.Messages;
import org.ludex.notation.spelling.Excerpt;
import org.ludex.notation.spi.Span;

/**
 * An edit of a record that makes the rest of it legal: an entry of its main line is replaced, removed, inserted or
 * swapped with the next one. The same edit is also given as text: the words that are there now, and their place.
 *
 * @param kind what to do
 * @param entry the number of the written entry to edit, or before which another one is inserted, starting at 1
 * @param from the words of the entry as it is written, or empty
 * @param to the suggested entry in the game's own notation, whatever the format of the file, or empty
 * @param span the place in the text of the record
 * @param line the line in the file, starting at 1
 * @param column the column in that line, in code points, starting at 1
 */
public record Suggestion(Kind kind, int entry, String from, String to, Span span, int line, int column) {

    private static final Pattern BLANKS = Pattern.compile("\\s++");

    /** What to do. */
    public enum Kind {
        /** Replace the text. */
        REPLACE,
        /** Remove the text. */
        LEAVE_OUT,
        /** Insert text before this place. */
        PUT_IN,
        /** Swap the entry with the next one. */
        SWAP;

        /** The word that reports use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The same edit of a record that begins this many lines further down. */
    public Suggestion moved(int lines) {
        return new Suggestion(kind, entry, from, to, span, line + lines, column);
    }

    /** Describes the edit in one sentence. */
    public String message(Locale locale) {
        var bundle = Messages.bundle(Suggestion.class, locale);
        Map<String, Object> facts =
                Map.of("from", Excerpt.of(line(from)), "to", Excerpt.of(line(to)), "line", line, "column", column);
        return Messages.fill(bundle.getString("suggestion." + kind), facts, bundle);
    }

    /** Text of several lines on one line. */
    private static String line(String words) {
        return BLANKS.matcher(words).replaceAll(" ");
    }
}
