package org.ludex.notation.tree;

/** Writes comments and raw text so that they are read back unchanged. */
public final class Braces {

    /** The word before the comment that holds the unreadable part of a record. */
    public static final String REST = "rest ";

    private Braces() {}

    /** A comment between braces. */
    public static String comment(String words) {
        String escaped = words.replace("\\", "\\\\").replace("}", "\\}");
        return "{" + protect(escaped) + "}";
    }

    /** The words of a comment, from the text between its braces. A backslash that escapes nothing is kept. */
    public static String plainComment(String written) {
        if (written.indexOf('\\') < 0) {
            return written;
        }
        StringBuilder plain = new StringBuilder(written.length());
        for (int i = 0; i < written.length(); i++) {
            boolean protects = written.charAt(i) == '\\' && isMistakable(written, i, i + 1);
            if (!protects) {
                plain.append(written.charAt(i));
            }
        }
        return plain(plain.toString(), '}');
    }

    /** A text with a backslash before whatever a reader would take for the beginning of a record. */
    private static String protect(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (isMistakable(text, i, i)) {
                safe.append('\\');
            }
            safe.append(text.charAt(i));
        }
        return safe.toString();
    }

    /** Whether the text from a place on looks like the beginning of a record, at the start of a line or right after the brace. */
    private static boolean isMistakable(String text, int at, int from) {
        return (isLineStart(text, at) && GameTag.isAt(text, from))
                || (at == 0
                        && Head.beginsObject("{" + text.substring(from, Math.min(text.length(), from + Head.LONGEST))));
    }

    private static boolean isLineStart(String text, int at) {
        return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
    }

    /** The value of a tag, from the text between its quotes. */
    public static String plainTag(String written) {
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

    /** The unreadable part of a record, in a comment after the word {@code rest}. */
    public static String wrapped(String text) {
        return REST + comment(text);
    }

    /** Whether raw text begins like a record. */
    public static boolean beginsRecord(String text) {
        return GameTag.isAt(text, 0);
    }
}
