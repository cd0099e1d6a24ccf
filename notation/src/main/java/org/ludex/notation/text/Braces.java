package org.ludex.notation.text;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** How comments and what is kept raw are written, so that they are read back as they were. */
public final class Braces {

    /** What stands before the comment that holds what could not be read. */
    static final String REST = "rest ";

    private Braces() {}

    /** A comment between braces. */
    public static String comment(String words) {
        String escaped = words.replace("\\", "\\\\").replace("}", "\\}");
        return "{" + protect(escaped) + "}";
    }

    /** The words of a comment, given what stands between its braces. A backslash that escapes nothing is one. */
    static String plainComment(String written) {
        if (written.indexOf('\\') < 0) {
            return written;
        }
        StringBuilder plain = new StringBuilder(written.length());
        for (int i = 0; i < written.length(); i++) {
            boolean protects = written.charAt(i) == '\\' && isLineStart(written, i) && GameTag.isAt(written, i + 1);
            if (!protects) {
                plain.append(written.charAt(i));
            }
        }
        return plain(plain.toString(), '}');
    }

    /** A text with a backslash before every line that a reader would take for the beginning of a record. */
    private static String protect(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (isLineStart(text, i) && GameTag.isAt(text, i)) {
                safe.append('\\');
            }
            safe.append(text.charAt(i));
        }
        return safe.toString();
    }

    private static boolean isLineStart(String text, int at) {
        return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
    }

    /** The value of a tag, given what stands between its quotes. */
    static String plainTag(String written) {
        return written.indexOf('\\') < 0 ? written : plain(written, '"');
    }

    private static String plain(String written, char closing) {
        StringBuilder plain = new StringBuilder(written.length());
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            char next = i + 1 < written.length() ? written.charAt(i + 1) : ' ';
            boolean escapes = c == '\\' && (next == '\\' || next == closing);
            plain.append(escapes ? next : c);
            i += escapes ? 1 : 0;
        }
        return plain.toString();
    }

    /** What could not be read, in a comment behind the word {@code rest}. */
    public static String wrapped(String text) {
        return REST + comment(text);
    }

    /**
     * What could not be read, as it stands in a record: raw where it is read back as it was, else as a comment behind the
     * word {@code rest}. A tag in it would become one of the record, and what begins like a record would begin one.
     */
    public static String rest(String text) {
        boolean plain = isWhole("[Game \"\"]\n\nx *\n" + text + "\n")
                && RecordScanner.scan(new Source("", 1, 1, 0, text)).elements().stream()
                        .noneMatch(each -> each.kind() == Element.Kind.TAG || each.kind() == Element.Kind.REST);
        return plain ? text : wrapped(text);
    }

    /** Whether a text is one record to a reader, whatever that may hold. */
    public static boolean isWhole(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        RecordChunks chunks =
                new RecordChunks(new ByteArrayInputStream(bytes), Integer.MAX_VALUE, RecordChunks.Opening.GAME_TAG);
        chunks.next();
        return !chunks.hasNext();
    }

    /** What could not be read before, given how it stands in a record; other text is what it is. */
    public static String plainRest(String text) {
        if (!text.startsWith(REST + "{")) {
            return text;
        }
        List<Element> elements =
                RecordScanner.scan(new Source("", 1, 1, 0, text)).elements();
        return elements.size() == 1 && elements.get(0).kind() == Element.Kind.REST
                ? plainComment(text.substring(REST.length() + 1, text.length() - 1))
                : text;
    }

    /** Whether raw text begins like a record. */
    public static boolean beginsRecord(String text) {
        return GameTag.isAt(text, 0);
    }
}
