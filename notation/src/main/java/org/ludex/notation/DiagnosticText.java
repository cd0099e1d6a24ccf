package org.ludex.notation;

import java.util.Locale;
import java.util.ResourceBundle;
import org.ludex.core.Messages;
import org.ludex.notation.spelling.Excerpt;

/**
 * Renders a diagnostic for people: its place and message, the source line with carets under the error, what was
 * expected, and the suggestions.
 *
 * <pre>
 * games.lgn:12:7: error S5: The stack on e3 is surrounded and cannot move.
 *   12 | 25. e3-e4 a2-b2
 *      |     ^^^^^
 * </pre>
 */
public final class DiagnosticText {

    /** No file system has longer names, although paths may be longer. */
    private static final int LONGEST_NAME = 255;

    private DiagnosticText() {}

    /**
     * Makes text from a file, or the name of a file, safe for a terminal: on one line, with escapes for control
     * characters, and shortened if it is long.
     *
     * @param text the text
     * @param longest the maximum number of characters to show
     */
    public static String visible(String text, int longest) {
        return Excerpt.visible(text, longest);
    }

    /** A diagnostic in a language, ending in a line break. */
    public static String render(Diagnostic diagnostic, Locale locale) {
        Place place = diagnostic.place();
        StringBuilder text = new StringBuilder();
        text.append(visible(place.file(), LONGEST_NAME))
                .append(':')
                .append(place.line())
                .append(':')
                .append(place.column());
        ResourceBundle words = Messages.bundle(DiagnosticText.class, locale);
        text.append(": ")
                .append(words.getString("Severity." + diagnostic.severity().name()));
        text.append(' ').append(diagnostic.code());
        text.append(": ").append(diagnostic.message(locale)).append('\n');
        if (!place.source().isBlank()) {
            String number = Integer.toString(place.line());
            text.append("  ")
                    .append(number)
                    .append(" | ")
                    .append(visible(place.source()))
                    .append('\n');
            text.append("  ").append(" ".repeat(number.length())).append(" | ");
            text.append(caret(place)).append('\n');
        }
        if (!diagnostic.expected().isEmpty()) {
            text.append("  ").append(words.getString("text.expected")).append(' ');
            text.append(String.join(", ", diagnostic.expected())).append('\n');
        }
        for (String advice : diagnostic.advice(locale)) {
            text.append("  ").append(words.getString("text.suggestion")).append(' ');
            text.append(advice).append('\n');
        }
        return text.toString();
    }

    /** Spaces up to the error and carets under it, as wide as the characters above them. */
    private static String caret(Place place) {
        StringBuilder line = new StringBuilder();
        String source = visible(place.source());
        int column = 1;
        int end = place.caret() + place.length();
        for (int i = 0; i < source.length() && column < end; i += Character.charCount(source.codePointAt(i))) {
            line.append((column < place.caret() ? " " : "^").repeat(width(source.codePointAt(i))));
            column++;
        }
        return line.indexOf("^") < 0 ? line + "^" : line.toString();
    }

    /** The line with a space in place of each character that would move the cursor. */
    private static String visible(String source) {
        StringBuilder line = new StringBuilder(source.length());
        source.codePoints().forEach(point -> line.appendCodePoint(Excerpt.isHidden(point) ? ' ' : point));
        return line.toString();
    }

    /** The number of terminal columns that a character takes. */
    static int width(int point) {
        int type = Character.getType(point);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        boolean wide = (point >= 0x1100 && point <= 0x115F)
                || (point >= 0x2E80 && point <= 0xA4CF)
                || (point >= 0xAC00 && point <= 0xD7A3)
                || (point >= 0xF900 && point <= 0xFAFF)
                || (point >= 0xFE30 && point <= 0xFE6F)
                || (point >= 0xFF00 && point <= 0xFF60)
                || (point >= 0xFFE0 && point <= 0xFFE6)
                || (point >= 0x1F300 && point <= 0x1FAFF)
                || (point >= 0x20000 && point <= 0x3FFFD);
        return wide ? 2 : 1;
    }
}
