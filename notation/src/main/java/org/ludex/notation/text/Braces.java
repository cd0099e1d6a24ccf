package org.ludex.notation.text;

import java.util.regex.Pattern;

/** How comments and what is kept raw are written, so that they are read back as they were. */
public final class Braces {

    /** A line that a reader would take for the beginning of a record. */
    private static final Pattern RECORD_START = Pattern.compile("(?mi)^(?=\\[game[ \\t]+\")");

    private Braces() {}

    /** A comment between braces. */
    public static String comment(String words) {
        String escaped = words.replace("\\", "\\\\").replace("}", "\\}");
        return "{" + RECORD_START.matcher(escaped).replaceAll("\\\\") + "}";
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
