package org.ludex.notation.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Cuts a file into records without looking into them: a record begins with certain words at the start of a line and
 * nowhere else, {@code [Game "} in our own text, so one broken record never costs its neighbours. No more than one record is held, and of that no more
 * than the limit. For one thread.
 */
public final class RecordChunks implements Iterator<Chunk> {

    private static final int LONGEST_OPENING = GameTag.LONGEST;
    private static final int DEEPEST_INDENT = 72;

    private final InputStream in;
    private final int longest;
    private final Opening opening;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;

    private int line = 1;
    private int index;
    private int indent;
    private final Bounded record = new Bounded();
    private boolean atLineStart = true;
    private boolean ended;
    private boolean previousWasReturn;

    /**
     * The records of a stream, none longer than so many bytes.
     *
     * @param in the stream
     * @param longest the most bytes of a record
     * @param opening how a record begins
     */
    public RecordChunks(InputStream in, int longest, Opening opening) {
        this.in = in;
        this.longest = longest;
        this.opening = opening;
    }

    /** How a record begins. */
    public enum Opening {
        /** {@code [Game "}, as in our own text. */
        GAME_TAG {
            @Override
            boolean isAt(byte[] bytes, int from, int to) {
                return GameTag.isAt(bytes, from, to);
            }
        },
        /** {@code Event [}, as on Little Golem. */
        EVENT {
            @Override
            boolean isAt(byte[] bytes, int from, int to) {
                int at = GameTag.word("event", bytes, from, to);
                return at >= 0 && at < to && bytes[at] == '[';
            }
        };

        /** Whether a record begins at a place, with so many bytes or the end of the file behind it. */
        abstract boolean isAt(byte[] bytes, int from, int to);
    }

    /** Bytes up to a limit, and whether there were more. */
    private final class Bounded {
        private ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        private int firstLine = 1;
        private boolean cut;
        private boolean blank = true;

        void add(byte[] from, int start, int length) {
            int room = Math.min(length, longest - bytes.size());
            if (room < length) {
                cut = true;
            }
            if (room > 0) {
                bytes.write(from, start, room);
            }
            for (int i = start; blank && i < start + length; i++) {
                blank = from[i] <= ' ' && from[i] >= 0;
            }
        }

        Chunk take() {
            Chunk chunk = new Chunk(bytes.toByteArray(), ++index, firstLine, 0, cut, Utf8Input.guess(in));
            clear();
            return chunk;
        }

        void clear() {
            if (cut) {
                bytes = new ByteArrayOutputStream(1024);
            } else {
                bytes.reset();
            }
            cut = false;
            blank = true;
        }
    }

    @Override
    public boolean hasNext() {
        while (!ended && !advance()) {
            // Goes on to the next record.
        }
        return !ended || !record.blank;
    }

    @Override
    public Chunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        Chunk chunk = record.take();
        record.firstLine = line;
        if (!ended) {
            // The line that begins the next record is waiting in the buffer.
            takeLine();
        }
        return chunk;
    }

    /** Reads lines up to the beginning of the next record; true when a whole record waits. */
    private boolean advance() {
        if (!fill(LONGEST_OPENING)) {
            ended = true;
            return true;
        }
        if (atLineStart && isOpening()) {
            if (!record.blank) {
                return true;
            }
            record.clear();
            record.firstLine = line;
        }
        takeLine();
        return false;
    }

    /** Whether a record begins here. A file that indents its first record may indent them all. */
    private boolean isOpening() {
        if (opening.isAt(buffer, at, filled)) {
            return true;
        }
        int blanks = GameTag.passBlanks(buffer, at, Math.min(filled, at + DEEPEST_INDENT)) - at;
        if (index == 0 && indent == 0 && record.blank && opening.isAt(buffer, at + blanks, filled)) {
            indent = blanks;
        }
        return indent > 0 && indent == blanks && opening.isAt(buffer, at + blanks, filled);
    }

    /** Takes what is in the buffer up to and including the next line break. */
    private void takeLine() {
        int start = at;
        boolean broke = false;
        while (at < filled && !broke) {
            byte b = buffer[at++];
            if (b == '\n') {
                // The return of a return and line feed has been counted.
                if (!previousWasReturn) {
                    line++;
                }
                broke = true;
                previousWasReturn = false;
            } else if (b == '\r') {
                line++;
                broke = true;
                previousWasReturn = true;
            } else {
                previousWasReturn = false;
            }
        }
        record.add(buffer, start, at - start);
        atLineStart = broke;
    }

    /** Makes sure that so many bytes are in the buffer, if the stream has them; false at its end. */
    private boolean fill(int wanted) {
        if (filled - at >= wanted) {
            return true;
        }
        System.arraycopy(buffer, at, buffer, 0, filled - at);
        filled -= at;
        at = 0;
        try {
            while (filled < buffer.length) {
                int read = in.read(buffer, filled, buffer.length - filled);
                if (read < 0) {
                    break;
                }
                filled += read;
                if (filled >= wanted) {
                    break;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return filled > 0;
    }
}
