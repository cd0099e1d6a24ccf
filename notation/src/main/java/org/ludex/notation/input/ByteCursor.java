package org.ludex.notation.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.ludex.notation.tree.Head;

/**
 * Goes through the bytes of a stream and knows the line and the column of the next one. A carriage return, a line feed,
 * and both together end a line; columns count code points. Bytes can be looked at ahead and put back. Mutable, for one
 * file and one thread.
 */
public final class ByteCursor {

    /** How many bytes are held at a time, unless more are put back. */
    public static final int SIZE = 1 << 16;

    private final InputStream in;
    private byte[] buffer = new byte[SIZE];
    private int at;
    private int filled;
    private long read;
    private boolean ended;
    private int line = 1;
    private int column;
    private boolean returned;

    /** A cursor at the beginning of a stream. */
    public ByteCursor(InputStream in) {
        this.in = in;
        this.column = Beginning.of(in).columns();
    }

    /** The stream that the bytes come from. */
    public InputStream in() {
        return in;
    }

    /** The next byte, which stays, or -1 at the end. */
    public int peek() {
        return at < filled || fill(1) > 0 ? buffer[at] & 0xFF : -1;
    }

    /** The byte that stands so many behind the next one, or -1 behind the end. No more of the stream is read than that. */
    public int peek(int further) {
        return at + further < filled || fill(further + 1) > further ? buffer[at + further] & 0xFF : -1;
    }

    /** Takes the next byte, which must be there. */
    public int take() {
        int b = peek();
        at++;
        count(b);
        return b;
    }

    /** Takes so many of the bytes that are held. */
    public void skip(int bytes) {
        for (int end = at + bytes; at < end; at++) {
            count(buffer[at] & 0xFF);
        }
    }

    /** Takes so many of the bytes that are held, none of which ends a line. */
    public void skipInLine(int bytes) {
        int end = at + bytes;
        int points = bytes;
        for (int i = at; i < end; i++) {
            points -= (buffer[i] & 0xC0) == 0x80 ? 1 : 0;
        }
        at = end;
        column += points;
        returned = false;
    }

    /** Takes so many of the bytes that are held: the end of a line up to its line break, which is taken next. */
    public void skipToBreak(int bytes) {
        // In which column that is will never be asked.
        at += bytes;
        returned = false;
    }

    /** Takes so many of the bytes that are held, which are lines that each end with a line feed. */
    public void skipLines(int bytes, int lines) {
        at += bytes;
        line += lines;
        column = 0;
        returned = false;
    }

    private void count(int b) {
        if (isLineBreak(b)) {
            // A return and a line feed are one line break.
            line += b == '\n' && returned ? 0 : 1;
            column = 0;
        } else if ((b & 0xC0) != 0x80) {
            column++;
        }
        returned = b == '\r';
    }

    /** Whether a byte ends a line. */
    public static boolean isLineBreak(int b) {
        return b == '\n' || b == '\r';
    }

    /** Makes sure that this many bytes can be looked at, if the stream has them; returns how many there are. */
    public int fill(int wanted) {
        if (filled - at >= wanted || ended) {
            return filled - at;
        }
        System.arraycopy(buffer, at, buffer, 0, filled - at);
        filled -= at;
        at = 0;
        try {
            while (filled < wanted && !ended) {
                int got = in.read(buffer, filled, buffer.length - filled);
                ended = got < 0;
                filled += Math.max(0, got);
                read += Math.max(0, got);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return filled;
    }

    /**
     * The bytes around the cursor, as they are held: those from {@link #at()} to {@link #end()} come next. Nobody changes
     * them, and whatever is read may move them.
     */
    public byte[] held() {
        return buffer;
    }

    /** The index of the next byte in {@link #held()}. */
    public int at() {
        return at;
    }

    /** The end of the bytes that are held. */
    public int end() {
        return filled;
    }

    /** The next bytes, at most this many, one letter each. */
    public String ahead(int most) {
        fill(most);
        return new String(buffer, at, Math.min(most, filled - at), StandardCharsets.ISO_8859_1);
    }

    /** The head of a record that comes next, after blanks, if there is one of any format. */
    public Optional<Head> head() {
        return head(0);
    }

    private Optional<Head> head(int further) {
        int first = further;
        int next = peek(first);
        while ((next == ' ' || next == '\t') && first < further + Head.LONGEST - 1) {
            next = peek(++first);
        }
        if (next < 0 || !Head.mayBegin(next)) {
            return Optional.empty();
        }
        fill(further + Head.LONGEST);
        return Head.at(buffer, at + further, filled);
    }

    /** The head of a record of another format than a given one that comes next, after blanks, if there is one. */
    public Optional<Head> headBeside(Head own) {
        return headBeside(own, 0);
    }

    /** The head of a record of another format that stands so many bytes behind the next one, if there is one. */
    public Optional<Head> headBeside(Head own, int further) {
        Optional<Head> head = head(further);
        return head.isPresent() && head.get() == own ? Optional.empty() : head;
    }

    /**
     * Leaves all that comes next to another format: there is nothing more to take.
     *
     * @param head how it begins
     * @return whether the stream can be read on in another format
     */
    public boolean handOver(Head head) {
        if (!(in instanceof Segment segment)) {
            return false;
        }
        Beginning first = segment.beginning();
        Beginning place = new Beginning(offset(), 0, first.lines() + line - 1, column);
        segment.handOver(Arrays.copyOfRange(buffer, at, filled), place, head);
        filled = at;
        ended = true;
        return true;
    }

    /** The line of the next byte, from 1. */
    public int line() {
        return line;
    }

    /** The number of code points before the next byte on its line. */
    public int column() {
        return column;
    }

    /** Where the next byte stands in the file, in bytes; -1 where the file was not read as it stands. */
    public long offset() {
        long first = Beginning.of(in).offset();
        return first < 0 ? -1 : first + read - (filled - at);
    }

    /** Goes to a place, as far as lines and columns are concerned, and counts bytes from there. */
    private void place(int lineOfFirst, int columnOfFirst) {
        line = lineOfFirst;
        column = columnOfFirst;
        returned = false;
    }

    /** Puts bytes back that follow others, of which the first has a place; those are counted again. */
    public void putBack(byte[] bytes, byte[] before, int lineOfFirst, int columnOfFirst) {
        putBack(bytes, lineOfFirst, columnOfFirst);
        for (byte b : before) {
            count(b & 0xFF);
        }
    }

    /** Puts bytes back, to be taken again; the place is that of the first of them. */
    public void putBack(byte[] bytes, int lineOfFirst, int columnOfFirst) {
        if (bytes.length <= at) {
            at -= bytes.length;
        } else {
            byte[] more = new byte[bytes.length + filled - at + SIZE];
            System.arraycopy(bytes, 0, more, 0, bytes.length);
            System.arraycopy(buffer, at, more, bytes.length, filled - at);
            filled = bytes.length + filled - at;
            at = 0;
            buffer = more;
        }
        place(lineOfFirst, columnOfFirst);
    }
}
