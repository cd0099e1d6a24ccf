package org.ludex.notation.json;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.ludex.notation.input.ByteCursor;

/**
 * Goes once through the bytes of a record that looks as it is written, without a blank: it finds the end of the record and the
 * places of its moves, and what is known of them already. A move is an object that begins with its ply; what follows has
 * usually occurred before, in this record or another, and is passed over at once. Mutable, for one thread.
 */
final class PlainScan {

    /** What is known of the moves of all records. */
    static final MoveMemo MEMO = new MoveMemo();

    /** More open brackets than these are not counted here. */
    private static final int DEEPEST = 60;

    /** What stands for a name in an object. */
    private static final int NAME = 'n' << 8;

    private static final int MOST_DIGITS = 9;
    private static final int FIRST = 64;

    private static final byte[] FIELD = "\"moves\":[".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] PLY = PlainMoves.PLY.getBytes(StandardCharsets.US_ASCII);

    /** The bytes that mean nothing but themselves in a string. */
    private static final boolean[] IN_STRINGS = inStrings();

    /** The name that only one field of a record has. */
    private final byte[] name;

    private byte[] bytes = new byte[0];
    private ByteBuffer parts = MoveMemo.parts(bytes);
    private int to;

    /** For each open bracket whether it is that of an object, the innermost in the lowest bit. */
    private long objects;

    private int depth;
    private int last;
    private int names;

    private int open;
    private int close;
    private boolean counted;
    private int count;
    private int[] starts = new int[FIRST];
    private MoveWords[] met = new MoveWords[FIRST];

    /** Records that name a field only once. */
    PlainScan(byte[] name) {
        this.name = name;
    }

    /** Where the record ends that begins at a place; 0 where that is not certain. */
    int record(byte[] held, int from, int end) {
        begin(held, end);
        int at = from;
        while (at < to) {
            at = isField(at) ? moves(at) : step(at);
            if (at == 0 || depth == 0) {
                return at;
            }
        }
        return 0;
    }

    /** The places of the moves in a text, if it has such moves. */
    static Optional<PlainPlaces> places(byte[] text) {
        PlainScan scan = new PlainScan(new byte[0]);
        scan.begin(text, text.length);
        int at = 0;
        while (at < text.length && !(text[at] == '[' && scan.isBehindName(at))) {
            at++;
        }
        if (at < text.length) {
            scan.depth = 1;
            scan.objects = 1;
            scan.moves(at);
        }
        return scan.places(text, 0);
    }

    /** The places of the moves of the record that was gone through last, in bytes that begin at a place of those. */
    Optional<PlainPlaces> places(byte[] record, int from) {
        if (close == 0) {
            return Optional.empty();
        }
        int[] places = Arrays.copyOf(starts, count);
        for (int i = 0; i < count; i++) {
            places[i] -= from;
        }
        return Optional.of(
                new PlainPlaces(record, open - from, close - from, places, Arrays.copyOf(met, count), counted));
    }

    private void begin(byte[] held, int end) {
        bytes = held;
        parts = MoveMemo.parts(held);
        to = end;
        objects = 0;
        depth = 0;
        last = 0;
        names = 0;
        open = 0;
        close = 0;
        count = 0;
        counted = true;
    }

    /** Whether the array of the record's own moves begins at a place. */
    private boolean isField(int at) {
        return depth == 1 && last == ':' && bytes[at] == '[' && open == 0 && isBehindName(at);
    }

    private boolean isBehindName(int at) {
        int from = at + 1 - FIELD.length;
        return from >= 0 && Arrays.equals(bytes, from, at + 1, FIELD, 0, FIELD.length);
    }

    /** Goes through the array of moves at a place, as far as they look as they are written; where it ends, or 0. */
    private int moves(int from) {
        open = from;
        depth++;
        objects <<= 1;
        last = '[';
        int at = from + 1;
        int behind = behindPly(at);
        while (behind > 0) {
            MoveWords known = MEMO.find(bytes, parts, behind, to);
            int end = known.length() > 0 ? behind + known.length() : objectEnd(at);
            if (end == 0 || end >= to) {
                return 0;
            }
            add(at, known.length() > 0 ? known : MEMO.known(bytes, behind, end));
            last = '}';
            if (bytes[end] == ']') {
                close = end;
            }
            if (bytes[end] != ',') {
                return step(end);
            }
            last = ',';
            at = end + 1;
            behind = behindPly(at);
        }
        return at;
    }

    private void add(int start, MoveWords known) {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
            met = Arrays.copyOf(met, 2 * count);
        }
        starts[count] = start;
        met[count] = known;
        count++;
    }

    /** Where the ply ends that the object of a move at a place begins with; 0 where it begins otherwise. */
    private int behindPly(int at) {
        int first = at + PLY.length;
        if (first >= to || !Arrays.equals(bytes, at, first, PLY, 0, PLY.length)) {
            return 0;
        }
        int ply = 0;
        int i = first;
        while (i < to && isDigit(bytes[i]) && i - first < MOST_DIGITS) {
            ply = 10 * ply + bytes[i] - '0';
            i++;
        }
        // A zero before other digits is not JSON.
        if (i == to || i == first || bytes[i] != ',' || (i - first > 1 && bytes[first] == '0')) {
            return 0;
        }
        counted &= ply == count + 1;
        return i;
    }

    /** Where the object ends that begins at a place; 0 where that is not certain. */
    private int objectEnd(int from) {
        int outside = depth;
        int at = from;
        do {
            at = step(at);
        } while (at > 0 && at < to && depth > outside);
        return depth == outside ? at : 0;
    }

    /** Passes over a bracket, a sign, a string or a letter of anything else; where it ends, or 0 if it is out of place. */
    private int step(int at) {
        byte b = bytes[at];
        boolean inObject = (objects & 1) != 0;
        boolean isName = inObject && (last == '{' || last == ',');
        boolean isValue = inObject ? last == ':' : last == '[' || last == ',' || last == 0;
        int end = at + 1;
        boolean fits;
        switch (b) {
            case '"' -> {
                end = stringEnd(at + 1);
                names += isName && isSpecial(at, end) ? 1 : 0;
                fits = names <= 1 && (isName || isValue);
            }
            case '{', '[' -> {
                fits = isValue && ++depth <= DEEPEST;
                objects = objects << 1 | (b == '{' ? 1 : 0);
            }
            case '}', ']' -> {
                boolean isEmpty = last == (b == '}' ? '{' : '[');
                fits = inObject == (b == '}') && (isEmpty || isBehindValue(last));
                objects >>>= 1;
                depth--;
            }
            case ',' -> fits = isBehindValue(last);
            case ':' -> fits = last == NAME;
            default -> fits = Outline.isScalar(b) && (isValue || Outline.isScalar(last));
        }
        last = b == '"' && isName ? NAME : b;
        return fits ? end : 0;
    }

    private static boolean isBehindValue(int last) {
        return last == '"' || last == '}' || last == ']' || Outline.isScalar(last);
    }

    private static boolean isDigit(int b) {
        return b >= '0' && b <= '9';
    }

    private boolean isSpecial(int at, int end) {
        return end - at == name.length && Arrays.equals(bytes, at, end, name, 0, name.length);
    }

    /** Where a string ends, its quote included; 0 where the line ends before it. */
    private int stringEnd(int from) {
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
