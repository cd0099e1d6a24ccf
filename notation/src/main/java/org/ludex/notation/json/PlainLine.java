package org.ludex.notation.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.ludex.notation.input.ByteCursor;

/**
 * Finds records that stand alone on a line, as they are written, with all their brackets. {@link RecordCut} comes to the same
 * end for them, byte by byte; whatever is only a little different is left to it. Immutable and thread-safe.
 */
final class PlainLine {

    /** More open brackets than these are not counted here. */
    private static final int DEEPEST = 60;
    /** What stands for a name in an object. */
    private static final int NAME = 'n' << 8;

    /** The bytes that mean nothing but themselves in a string. */
    private static final boolean[] IN_STRINGS = inStrings();

    private final byte[] opening;
    private final byte[] name;

    /** Records that begin with their mark. */
    PlainLine(Mark mark) {
        this.name = mark.name().getBytes(StandardCharsets.US_ASCII);
        this.opening = ("{" + mark.name() + ":" + mark.value()).getBytes(StandardCharsets.US_ASCII);
    }

    /** How many bytes the record has that comes next and is all of its line; 0 where that is not certain. */
    int length(ByteCursor cursor) {
        int looked = 0;
        // As much as is there, and no more than is needed: whoever writes may be waiting for an answer.
        while (looked < ByteCursor.SIZE && cursor.fill(looked + 1) > looked && isBegun(cursor)) {
            int length =
                    looked == 0 || hasLineBreak(cursor, looked) ? length(cursor.held(), cursor.at(), cursor.end()) : 0;
            if (length > 0 || hasLineBreak(cursor, looked)) {
                return length;
            }
            looked = cursor.end() - cursor.at();
        }
        return 0;
    }

    private static boolean hasLineBreak(ByteCursor cursor, int from) {
        byte[] bytes = cursor.held();
        for (int i = cursor.at() + from; i < cursor.end(); i++) {
            if (ByteCursor.isLineBreak(bytes[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean isBegun(ByteCursor cursor) {
        int from = cursor.at();
        int to = Math.min(cursor.end(), from + opening.length);
        return Arrays.equals(cursor.held(), from, to, opening, 0, to - from);
    }

    /** The same for bytes. */
    private int length(byte[] bytes, int from, int to) {
        long objects = 0;
        int depth = 0;
        int marks = 0;
        int last = 0;
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            boolean inObject = (objects & 1) != 0;
            boolean isName = inObject && (last == '{' || last == ',');
            boolean isValue = inObject ? last == ':' : last == '[' || last == ',' || last == 0;
            switch (b) {
                case '"' -> {
                    int end = stringEnd(bytes, i + 1, to);
                    boolean isMark = isName && end - i == name.length && Arrays.equals(bytes, i, end, name, 0, end - i);
                    marks += isMark ? 1 : 0;
                    if (end == 0 || marks > 1 || !(isName || isValue)) {
                        return 0;
                    }
                    i = end - 1;
                    last = isName ? NAME : '"';
                }
                case '{', '[' -> {
                    if (!isValue || ++depth > DEEPEST) {
                        return 0;
                    }
                    objects = objects << 1 | (b == '{' ? 1 : 0);
                    last = b;
                }
                case '}', ']' -> {
                    boolean isEmpty = last == (b == '}' ? '{' : '[');
                    if (inObject != (b == '}') || !(isEmpty || isBehindValue(last))) {
                        return 0;
                    }
                    objects >>>= 1;
                    last = b;
                    if (--depth == 0) {
                        return i + 1 < to && ByteCursor.isLineBreak(bytes[i + 1]) ? i + 1 - from : 0;
                    }
                }
                case ',' -> {
                    if (!isBehindValue(last)) {
                        return 0;
                    }
                    last = b;
                }
                case ':' -> {
                    if (last != NAME) {
                        return 0;
                    }
                    last = b;
                }
                default -> {
                    if (!isDigit(b) || !(isValue || isDigit(last))) {
                        return 0;
                    }
                    last = b;
                }
            }
        }
        return 0;
    }

    private static boolean isBehindValue(int last) {
        return last == '"' || last == '}' || last == ']' || isDigit(last);
    }

    private static boolean isDigit(int b) {
        return b >= '0' && b <= '9';
    }

    /** Where a string ends, its quote included; 0 where the line ends before it. */
    private static int stringEnd(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!IN_STRINGS[bytes[i] & 0xFF]) {
                if (bytes[i] == '"') {
                    return i + 1;
                }
                i += bytes[i] == '\\' ? 1 : 0;
                // No escape reaches across a line.
                if (i < to && ByteCursor.isLineBreak(bytes[i])) {
                    return 0;
                }
            }
        }
        return 0;
    }

    private static boolean[] inStrings() {
        boolean[] inStrings = new boolean[1 << Byte.SIZE];
        Arrays.fill(inStrings, true);
        for (char special : new char[] {'"', '\\', '\n', '\r'}) {
            inStrings[special] = false;
        }
        return inStrings;
    }
}
