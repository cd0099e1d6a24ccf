package org.ludex.notation.text;

import java.util.regex.Pattern;

/** How comments and what is kept raw are written, so that they are read back as they were. */
public final class Braces {

    /** A line that a reader would take for the beginning of a record. */
    private static final Pattern RECORD_START = Pattern.compile("(?mi)^(?=" + GameTag.PATTERN + ")");

    /** The backslash before such a line of a comment. */
    private static final Pattern PROTECTION = Pattern.compile("(?mi)^\\\\(?=" + GameTag.PATTERN + ")");

    private Braces() {}

    /** A comment between braces. */
    public static String comment(String words) {
        String escaped = words.replace("\\", "\\\\").replace("}", "\\}");
        return "{" + RECORD_START.matcher(escaped).replaceAll("\\\\") + "}";
    }

    /** The words of a comment, given what stands between its braces. A backslash that escapes nothing is one. */
    static String plainComment(String written) {
        return written.indexOf('\\') < 0
                ? written
                : plain(PROTECTION.matcher(written).replaceAll(""), '}');
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

    /** Raw text inside a record: a line that would begin another record is moved in by a space. */
    public static String raw(String text) {
        return RECORD_START.matcher(text).replaceAll(" ");
    }

    /** Whether raw text begins like a record. */
    public static boolean beginsRecord(String text) {
        return RECORD_START.matcher(text).lookingAt();
    }
}
