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

    /**
     * Whether the text of a comment would be taken for the beginning of a record.
     *
     * @param text the text
     * @param at a place, which counts only at the start of a line or right after the brace
     * @param from where to look: at that place, or after a backslash there
     */
    public static boolean isMistakable(String text, int at, int from) {
        return (isLineStart(text, at) && Head.isInComment(text, from))
                || (at == 0
                        && Head.beginsObject("{" + text.substring(from, Math.min(text.length(), from + Head.LONGEST))));
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
