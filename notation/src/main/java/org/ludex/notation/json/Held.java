package org.ludex.notation.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of one record of JSON while they are read, up to a limit. It notices a field that only a record has, whatever
 * state the text is in: inside a string that is closed, its quotes would be escaped. Mutable, for one record and one
 * thread.
 */
final class Held {

    /** How far the next record may have begun after the limit of this one. */
    private static final int RECENT = 1 << 16;

    private final int longest;
    private final byte[] fieldName;
    private final byte[] fieldValue;
    private final int levels;
    private byte[] bytes = new byte[256];
    private int length;
    private boolean cut;
    private byte[] recent = {};
    private int recentLength;
    /** How much of the field has been seen; a colon may stand among blanks after the name. */
    private int name;

    private int value;
    private boolean colon;
    private int before;
    /** Where a field stands whose object is the whole; no look back needs to go further. */
    private int settled;
    /** How many bytes may be looked back at: a text made to be looked at again and again is not. */
    private long looks;

    Held(int longest, Mark mark) {
        this.longest = longest;
        this.fieldName = mark.name().getBytes(StandardCharsets.US_ASCII);
        this.fieldValue = mark.value().getBytes(StandardCharsets.US_ASCII);
        this.levels = mark.levels();
        this.looks = 8L * longest;
    }

    /** Adds a byte; gives whether it ends a field that only a record has. */
    boolean add(int b) {
        if (length < longest) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, (int) Math.min(longest, 2L * length));
            }
            bytes[length++] = (byte) b;
        } else {
            addRecent((byte) b);
        }
        boolean found = matches(b);
        before = b;
        return found;
    }

    /** Where the object begins around the field that has just ended, as {@link #cutOff} counts; -1 where there is none. */
    int objectStart() {
        return cut ? objectStart(recent, recentLength) : objectStart(bytes, length);
    }

    /** Where the next byte will stand. */
    int length() {
        return cut ? recentLength : length;
    }

    /** Where the line begins on which a place stands. */
    int lineStart(int place) {
        byte[] text = cut ? recent : bytes;
        int at = place;
        while (at > 0 && !isLineBreak(text[at - 1])) {
            at--;
        }
        return at;
    }

    /** Whether only blanks that end no line stand between a place and what could set records apart. */
    boolean isSetApart(int place) {
        byte[] text = cut ? recent : bytes;
        int at = passBack(text, place);
        if (at > 0 && text[at - 1] == '[') {
            // An array may begin with it, on a line of its own.
            at = passBack(text, at - 1);
            return at > 0 && isLineBreak(text[at - 1]);
        }
        return at > 0 && (text[at - 1] == ',' || isLineBreak(text[at - 1]));
    }

    /** Where the blanks of a line begin that end at a place. */
    private static int passBack(byte[] text, int place) {
        int at = place;
        while (at > 0 && text[at - 1] <= ' ' && text[at - 1] >= 0 && !isLineBreak(text[at - 1])) {
            at--;
        }
        return at;
    }

    /** Keeps the newest of the bytes that there is no room for: the next record may have begun among them. */
    private void addRecent(byte b) {
        if (!cut) {
            cut = true;
            recent = new byte[2 * RECENT];
            settled = 0;
            looks = Long.MAX_VALUE;
        } else if (recentLength == recent.length) {
            System.arraycopy(recent, RECENT, recent, 0, RECENT);
            recentLength = RECENT;
        }
        recent[recentLength++] = b;
    }

    /** Follows the field, byte by byte. */
    private boolean matches(int b) {
        boolean blank = b <= ' ';
        if (name == fieldName.length && value == 0 && (blank || (b == ':' && !colon))) {
            colon |= b == ':';
            return false;
        }
        if (name == fieldName.length && colon && b == fieldValue[value]) {
            value++;
            if (value == fieldValue.length) {
                name = 0;
                value = 0;
                colon = false;
                return true;
            }
            return false;
        }
        if (name < fieldName.length && b == fieldName[name] && (name > 0 || before != '\\')) {
            name++;
            return false;
        }
        name = b == fieldName[0] && before != '\\' ? 1 : 0;
        value = 0;
        colon = false;
        return false;
    }

    /** Where the object begins around the field that ends here, counted back over strings and brackets. */
    private int objectStart(byte[] text, int end) {
        int depth = 0;
        int level = 0;
        boolean inString = false;
        for (int i = end - fieldValue.length - 1; i >= 0; i--) {
            if (--looks < 0) {
                return -1;
            }
            byte b = text[i];
            if (b == '"' && !isEscaped(text, i)) {
                inString = !inString;
            } else if (!inString && (b == '}' || b == ']')) {
                depth++;
            } else if (!inString && (b == '{' || b == '[')) {
                if (depth > 0) {
                    depth--;
                } else if (b == '[') {
                    return -1;
                } else if (++level == levels) {
                    return settle(i);
                }
            } else if (!inString && depth == 0 && i < settled) {
                return settle(0);
            }
        }
        return -1;
    }

    private int settle(int start) {
        settled = start == 0 ? length : settled;
        return start;
    }

    private boolean isEscaped(byte[] text, int at) {
        int slashes = 0;
        while (at - slashes > 0 && text[at - slashes - 1] == '\\') {
            slashes++;
        }
        looks -= slashes;
        return slashes % 2 == 1;
    }

    /** Where the first line begins that begins an object, or a place before it. */
    int nextLine(int place) {
        for (int i = 1; i < place && !cut; i++) {
            if (bytes[i] == '{' && isLineBreak(bytes[i - 1])) {
                return i;
            }
        }
        return place;
    }

    /** Whether nothing stands between two places but what may stand between records. */
    boolean isBetween(int from, int to) {
        for (int i = from; i < to; i++) {
            if ((bytes[i] & 0xFF) > ' ' && bytes[i] != ',' && bytes[i] != ']') {
                return false;
            }
        }
        return !cut;
    }

    private static boolean isLineBreak(byte b) {
        return b == '\n' || b == '\r';
    }

    /** Gives up all from a place on. */
    byte[] cutOff(int place) {
        if (cut) {
            return Arrays.copyOfRange(recent, place, recentLength);
        }
        byte[] rest = Arrays.copyOfRange(bytes, place, length);
        length = place;
        return rest;
    }

    /** How many lines end in bytes. */
    int lines(byte[] rest) {
        int lines = 0;
        for (int i = 0; i < rest.length; i++) {
            boolean counted = rest[i] == '\n' && i > 0 && rest[i - 1] == '\r';
            lines += isLineBreak(rest[i]) && !counted ? 1 : 0;
        }
        return lines;
    }

    /** How many code points stand before a place on its line, given the bytes after it and how many stand there. */
    int column(int place, byte[] rest, int now) {
        int column = 0;
        if (lines(rest) == 0) {
            for (byte b : rest) {
                column += (b & 0xC0) == 0x80 ? 0 : 1;
            }
            return now - column;
        }
        for (int i = place - 1; i >= 0 && !isLineBreak(recent[i]); i--) {
            column += (recent[i] & 0xC0) == 0x80 ? 0 : 1;
        }
        return column;
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }

    /** Whether there were more bytes than the limit. */
    boolean isCut() {
        return cut;
    }
}
