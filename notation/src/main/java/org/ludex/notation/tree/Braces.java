package org.ludex.notation.tree;

import java.util.ArrayDeque;
import java.util.Deque;

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

    /**
     * A text with a backslash before each line that a reader would take for the beginning of a record. The last line comes
     * first: a reader looks at what follows a line as it is written, with its backslashes.
     */
    private static String protect(String text) {
        Deque<String> lines = new ArrayDeque<>();
        String behind = "";
        int end = text.length();
        while (end > 0) {
            int start = end - 1;
            while (!isLineStart(text, start)) {
                start--;
            }
            String line = text.substring(start, end);
            behind = beginning(beginning(line) + behind);
            if (isMistakable(behind, start == 0)) {
                line = "\\" + line;
                behind = beginning("\\" + behind);
            }
            lines.push(line);
            end = start;
        }
        return String.join("", lines);
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(text.length(), Head.LONGEST));
    }

    /**
     * Whether the text of a comment would be taken for the beginning of a record.
     *
     * @param text the text, as it is written
     * @param at a place, which counts only at the start of a line or right after the brace
     * @param from where to look: at that place, or after a backslash there
     */
    public static boolean isMistakable(String text, int at, int from) {
        return isLineStart(text, at)
                && isMistakable(text.substring(from, Math.min(text.length(), from + Head.LONGEST)), at == 0);
    }

    private static boolean isMistakable(String words, boolean isFirst) {
        return Head.isInComment(words, 0) || (isFirst && Head.beginsObject("{" + words));
    }

    private static boolean isLineStart(String text, int at) {
        return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
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
