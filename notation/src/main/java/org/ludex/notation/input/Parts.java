package org.ludex.notation.input;

import org.ludex.core.Facts;
import org.ludex.notation.Limits;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;

/**
 * How many parts a text has, counted before it is taken apart: each takes a hundred times the space of its letters, so that
 * a text of nothing but brackets would need more memory than any record of a game.
 */
public final class Parts {

    /** For this many bytes of the limit, a record may have one word. */
    private static final int BYTES_A_WORD = 8;
    /** For this many bytes of the limit, a record may have one sign, a bracket or a comma. */
    private static final int BYTES_A_SIGN = 4;

    private Parts() {}

    /** Whether a record of text has more parts than any game needs; then that is reported. */
    public static boolean areTooMany(String text, Limits limits, Findings findings) {
        if (text.length() <= limits.recordLength() / BYTES_A_WORD) {
            // Not if every letter were one.
            return false;
        }
        int words = 0;
        int signs = 0;
        boolean inWord = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') {
                // A comment is one part, however long.
                i = closing('}', text, i);
            }
            boolean mark = c == '!' || c == '?';
            boolean sign = mark || isBracket(c);
            boolean letter = c > ' ' && !sign;
            words += letter && !inWord ? 1 : 0;
            // Marks one after the other are one part.
            signs += sign && !(mark && i > 0 && text.charAt(i - 1) == c) ? 1 : 0;
            inWord = letter;
        }
        return areTooMany(words, signs, limits, findings);
    }

    private static boolean isBracket(char c) {
        return switch (c) {
            case '(', ')', '[', ']', '{', '}' -> true;
            default -> false;
        };
    }

    /** Whether a game in SGF has more properties than any game needs; then that is reported. */
    public static boolean areTooManyInSgf(String text, Limits limits, Findings findings) {
        if (!areTooMany(text.length(), limits)) {
            // Not if every letter were one.
            return false;
        }
        int signs = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            // Brackets and nodes are only counted, and take no room.
            signs += c > ' ' && !Character.isLetterOrDigit(c) && "();".indexOf(c) < 0 ? 1 : 0;
            if (c == '[') {
                i = closing(']', text, i);
            }
        }
        // A value takes as much room as a word.
        return areTooMany(signs, 0, limits, findings);
    }

    /** Where what is opened at a place is closed, or the last place: what is never closed is one part, too. */
    private static int closing(char bracket, String text, int open) {
        for (int i = open + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == bracket) {
                return i;
            }
        }
        return text.length() - 1;
    }

    /** Whether a record of JSON has more values than any game needs; then that is reported. */
    public static boolean areTooManyInJson(String text, Limits limits, Findings findings) {
        // Not if every letter were one.
        return areTooMany(text.length(), limits) && areTooMany(0, ofJson(text), limits, findings);
    }

    /** Whether so many signs are more than any game needs. */
    public static boolean areTooMany(int signs, Limits limits) {
        return signs > limits.recordLength() / BYTES_A_SIGN;
    }

    /** How many signs a text of JSON has outside of its strings. */
    public static int ofJson(String text) {
        int signs = 0;
        boolean inString = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && inString) {
                i++;
            } else if (c == '"') {
                inString = !inString;
            } else if (!inString) {
                signs += c == ',' || c == ':' || c == '{' || c == '[' ? 1 : 0;
            }
        }
        return signs;
    }

    private static boolean areTooMany(int words, int signs, Limits limits, Findings findings) {
        boolean many = words > limits.recordLength() / BYTES_A_WORD || areTooMany(signs, limits);
        if (many) {
            findings.error(
                    NotationRule.TOO_LONG, Facts.of("count", words + signs).as("parts"), new Span(0, 0));
        }
        return many;
    }
}
