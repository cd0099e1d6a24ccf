package org.ludex.notation.text;

import java.nio.charset.StandardCharsets;

/**
 * The tag that begins a record, as it stands in a file: {@code [Game "}, and what is so near to it that nothing else can be
 * meant. Marks that nobody sees may stand before it, as where files were put together.
 */
final class GameTag {

    /** More bytes than these are never looked at. */
    static final int LONGEST = 144;

    private GameTag() {}

    /** Whether such a tag begins at a place of a text. */
    static boolean isAt(String text, int from) {
        int to = from;
        while (to < text.length() && to - from < LONGEST && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
            to++;
        }
        byte[] line = text.substring(from, to).getBytes(StandardCharsets.UTF_8);
        return isAt(line, 0, line.length);
    }

    /** Whether such a tag begins at a place; the bytes end in a line break or the end of the file. */
    static boolean isAt(byte[] bytes, int from, int to) {
        int at = passMarks(bytes, from, to);
        if (at >= to || bytes[at] != '[') {
            return false;
        }
        at = word("game", bytes, passBlanks(bytes, at + 1, to), to);
        return at >= 0 && (at == to || isQuote(bytes, at, to));
    }

    /** Where the text goes on behind a word in any case and blanks; -1 where there is another word. */
    static int word(String word, byte[] bytes, int from, int to) {
        if (from + word.length() > to) {
            return -1;
        }
        for (int i = 0; i < word.length(); i++) {
            if (lower(bytes[from + i]) != word.charAt(i)) {
                return -1;
            }
        }
        return passBlanks(bytes, from + word.length(), to);
    }

    private static int lower(byte b) {
        return b >= 'A' && b <= 'Z' ? b | 0x20 : b;
    }

    /** Where the next byte stands that is neither a space nor a tab. */
    static int passBlanks(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        return at;
    }

    private static int passMarks(byte[] bytes, int from, int to) {
        int at = from;
        while (true) {
            if (is(bytes, at, to, 0xEF, 0xBB, 0xBF) || isBetween(bytes, at, to, 0x8B, 0x8F)) {
                at += 3;
            } else if (is(bytes, at, to, 0xC2, 0xA0)) {
                at += 2;
            } else {
                return at;
            }
        }
    }

    /** A quote of any kind, a sign in its place, or nothing more on this line. */
    private static boolean isQuote(byte[] bytes, int at, int to) {
        return switch (bytes[at]) {
            case '"', '\'', '=', '\n', '\r' -> true;
            default -> isBetween(bytes, at, to, 0x98, 0x9D) || is(bytes, at, to, 0xC2, 0xAB);
        };
    }

    /** Whether a character of general punctuation, U+2000 to U+203F, stands at a place, by its last byte. */
    private static boolean isBetween(byte[] bytes, int at, int to, int first, int last) {
        return is(bytes, at, to, 0xE2, 0x80)
                && at + 2 < to
                && (bytes[at + 2] & 0xFF) >= first
                && (bytes[at + 2] & 0xFF) <= last;
    }

    private static boolean is(byte[] bytes, int at, int to, int... expected) {
        if (at + expected.length > to) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if ((bytes[at + i] & 0xFF) != expected[i]) {
                return false;
            }
        }
        return true;
    }
}
