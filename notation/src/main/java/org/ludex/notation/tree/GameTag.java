package org.ludex.notation.tree;

import java.nio.charset.StandardCharsets;

/**
 * The tag that begins a record, as it occurs in files: {@code [Game "}, and spellings so close to it that nothing else can
 * be meant. Invisible marks may precede it, as in files that were concatenated.
 */
public final class GameTag {

    /** The largest number of bytes to look at. */
    public static final int LONGEST = 144;

    private GameTag() {}

    /** Whether such a tag begins at a place of a text. */
    public static boolean isAt(String text, int from) {
        int to = from;
        while (to < text.length() && to - from < LONGEST && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
            to++;
        }
        byte[] line = text.substring(from, to).getBytes(StandardCharsets.UTF_8);
        return isAt(line, 0, line.length);
    }

    /** Whether such a tag begins at a place; the bytes end in a line break or the end of the file. */
    public static boolean isAt(byte[] bytes, int from, int to) {
        int at = passMarks(bytes, from, to);
        if (at >= to || bytes[at] != '[') {
            return false;
        }
        at = word("game", bytes, passBlanks(bytes, at + 1, to), to);
        return at >= 0 && (at == to || isQuote(bytes, at, to));
    }

    /** Whether a line begins with certain letters, up to two of which are wrong, missing or too many. */
    public static boolean isNear(String opening, byte[] bytes, int from, int to) {
        int start = passBlanks(bytes, passMarks(bytes, from, to), to);
        if (isFar(opening, bytes, start, to)) {
            return false;
        }
        int end = start;
        boolean closed = false;
        boolean quoted = false;
        boolean braced = false;
        while (end < to && end - start < LONGEST && bytes[end] != '\n' && bytes[end] != '\r') {
            closed |= bytes[end] == ']' || bytes[end] == '[';
            quoted |= bytes[end] == '"';
            braced |= bytes[end] == '}';
            end++;
        }
        if (start < end && bytes[start] == '{') {
            // A comment, unless it is a mistyped bracket.
            boolean marked = closed && (quoted || opening.indexOf('"') < 0);
            return marked && !braced && distance(opening, bytes, start, end) <= 1;
        }
        int distance = distance(opening, bytes, start, end);
        // Two letters from [Game there is [Date: a tag that is well written is what it says.
        return distance <= 1 || (distance == 2 && (closed || quoted) && tag(bytes, start, end) < 0);
    }

    /** Whether more than two letters of an opening are missing where it should stand: a quick look at lines of moves. */
    private static boolean isFar(String opening, byte[] bytes, int start, int to) {
        // One bit for each letter; some others share it, which costs them a closer look.
        long letters = 0;
        for (int i = 0; i < opening.length(); i++) {
            letters |= 1L << opening.charAt(i);
        }
        int end = Math.min(to, start + opening.length() + 2);
        int shared = 0;
        for (int i = start; i < end; i++) {
            shared += (int) (letters >>> lower(bytes[i])) & 1;
        }
        return shared < opening.length() - 2;
    }

    /** How many letters must be written, struck out or replaced to make an opening of the beginning of a line. */
    private static int distance(String opening, byte[] bytes, int start, int end) {
        int length = Math.min(end - start, opening.length() + 2);
        int[] row = new int[opening.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        int best = row[opening.length()];
        for (int i = 1; i <= length; i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (lower(bytes[start + i - 1]) == opening.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
            best = Math.min(best, row[opening.length()]);
        }
        return best;
    }

    /** Where the text goes on behind a tag that is written as it should be; -1 where there is none. */
    public static int tag(byte[] bytes, int from, int to) {
        int at = passBlanks(bytes, from, to);
        if (at >= to || bytes[at] != '[') {
            return -1;
        }
        int name = passBlanks(bytes, at + 1, to);
        at = name;
        while (at < to && bytes[at] > ' ' && "\"[]".indexOf(bytes[at]) < 0) {
            at++;
        }
        int quote = passBlanks(bytes, at, to);
        if (at == name || quote >= to || bytes[quote] != '"') {
            return -1;
        }
        for (at = quote + 1; at < to && bytes[at] != '\n' && bytes[at] != '\r'; at++) {
            if (bytes[at] == '"' && bytes[at - 1] != '\\') {
                int close = passBlanks(bytes, at + 1, to);
                return close < to && bytes[close] == ']' ? close + 1 : -1;
            }
        }
        return -1;
    }

    /** Where the text goes on behind a word in any case and blanks; -1 where there is another word. */
    public static int word(String word, byte[] bytes, int from, int to) {
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
    public static int passBlanks(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        return at;
    }

    private static int passMarks(byte[] bytes, int from, int to) {
        int at = from;
        while (true) {
            if (at >= to || bytes[at] >= 0) {
                // Nearly always: all marks are outside ASCII.
                return at;
            } else if (is(bytes, at, to, 0xEF, 0xBB, 0xBF) || isBetween(bytes, at, to, 0x8B, 0x8F)) {
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
