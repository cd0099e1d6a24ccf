package org.ludex.notation.json;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Follows the brackets and strings of one record of JSON, byte by byte, and the names of its fields. It tells when the
 * record is closed, and when no bracket can be trusted any more. Mutable, for one record and one thread.
 */
final class Outline {

    /** What stands for the quote of a name in an object. */
    private static final int NAME = 'n' << 8;
    /** Longer names are none of a record. */
    private static final int LONGEST_NAME = 32;

    private final Set<String> names = new HashSet<>();
    /** For each open bracket whether it is that of an object. */
    private final BitSet objects = new BitSet();

    private int depth;
    private boolean broken;
    private boolean inString;
    private boolean escaped;
    /** The last byte that is neither a blank nor inside a string. */
    private int last;

    private final StringBuilder string = new StringBuilder();

    /** Takes the next byte; gives whether it closes the record. */
    boolean take(int b) {
        if (inString) {
            inString(b);
        } else if (b > ' ') {
            broken |= !fits(b);
            boolean isName = isInObject() && (last == '{' || last == ',');
            last = b == '"' && isName ? NAME : b;
            if (b == '"') {
                inString = true;
                string.setLength(0);
            } else if (b == '{' || b == '[') {
                objects.set(depth++, b == '{');
            } else if (b == '}' || b == ']') {
                depth = Math.max(0, depth - 1);
                return depth == 0 && !broken;
            }
        }
        return false;
    }

    private boolean isInObject() {
        return depth > 0 && objects.get(depth - 1);
    }

    /** Whether a byte can stand behind the last one that is no blank, as far as can be told without a parser. */
    private boolean fits(int b) {
        boolean isInArray = depth > 0 && !isInObject();
        boolean beforeValue = isInObject() ? last == ':' : isInArray && (last == '[' || last == ',');
        boolean beforeName = isInObject() && (last == '{' || last == ',');
        boolean behindValue = depth > 0 && "{[,:".indexOf(last) < 0 && last != NAME;
        return switch (b) {
            case '{' -> beforeValue || last == 0;
            case '[' -> beforeValue;
            case '"' -> beforeValue || beforeName;
            case '}' -> isInObject() && (behindValue || last == '{');
            case ']' -> isInArray && (behindValue || last == '[');
            case ',' -> behindValue;
            case ':' -> last == NAME;
            default -> (beforeValue || isScalar(last)) && isScalar(b);
        };
    }

    /** Whether a byte can stand in a number, or in one of the three words that are values. */
    static boolean isScalar(int b) {
        return (b >= '0' && b <= '9') || (b >= 'a' && b <= 'u') || b == '-' || b == '+' || b == '.' || b == 'E';
    }

    private void inString(int b) {
        if (b == '\n' || b == '\r') {
            // No string of JSON reaches across lines: one that seems to was never closed, or never opened.
            inString = false;
            broken = true;
        } else if (escaped || b != '"') {
            escaped = !escaped && b == '\\';
            if (depth == 1 && string.length() < LONGEST_NAME) {
                string.append((char) b);
            }
            return;
        } else {
            inString = false;
            if (depth == 1 && last == NAME) {
                names.add(string.toString());
            }
        }
        escaped = false;
    }

    /** The names of the record's own fields, so far. */
    Set<String> names() {
        return names;
    }

    /** Whether the brackets are known not to tell where the record ends. */
    boolean isBroken() {
        return broken;
    }

    /** What closed the record did not end it. */
    void goOn() {
        broken = true;
    }
}
