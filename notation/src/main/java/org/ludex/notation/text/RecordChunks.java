package org.ludex.notation.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.ludex.notation.input.Chunk;
import org.ludex.notation.input.Utf8Input;
import org.ludex.notation.tree.GameTag;

/**
 * Cuts a file into records without reading them: a record begins with certain words, {@code [Game "} in our own text. At
 * the start of a line they always do, whatever stands before; elsewhere where no comment and no value of a tag is open.
 * Behind moves, so does whatever can only be meant for the head of a record: then no record is ever taken for a part of
 * the one before. No more than one record is held, and of that no more than the limit. For one thread.
 */
public final class RecordChunks implements Iterator<Chunk> {

    private static final int LONGEST_OPENING = GameTag.LONGEST;
    /** How far to look for the tags behind a tag. */
    private static final int AHEAD = 4096;

    private static final int DEEPEST_INDENT = 72;

    private final InputStream in;
    private final int longest;
    private final Opening opening;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;

    private int line = 1;
    private int column;
    private int index;
    private int indent;
    private final Bounded record = new Bounded();
    private final Surroundings around;
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
        this.around = opening.surroundings();
    }

    /** How a record begins. */
    public enum Opening {
        /** {@code [Game "}, as in our own text. */
        GAME_TAG {
            @Override
            Surroundings surroundings() {
                return Surroundings.ofText();
            }

            @Override
            boolean isAt(byte[] bytes, int from, int to) {
                return GameTag.isAt(bytes, from, to);
            }

            @Override
            boolean mayBegin(byte b) {
                return b == '[';
            }

            @Override
            boolean isInside(byte[] bytes, int from, int to) {
                return GameTag.isAt(bytes, from, to);
            }

            @Override
            boolean isMeant(byte[] bytes, int from, int to, boolean isApart) {
                return isNear(bytes, from, to) || ForeignHead.isAt(bytes, from, to) || isHead(bytes, from, to, isApart);
            }

            @Override
            boolean isNear(byte[] bytes, int from, int to) {
                return GameTag.isNear("[game \"", bytes, from, to);
            }

            /** Whether several tags stand one below the other, or whatever is in brackets stands apart from the moves. */
            private boolean isHead(byte[] bytes, int from, int to, boolean isApart) {
                int first = GameTag.passBlanks(bytes, from, to);
                if (first >= to || bytes[first] != '[') {
                    return false;
                }
                int behind = GameTag.tag(bytes, from, to);
                if (behind < 0) {
                    return isApart;
                }
                int next = behind;
                while (next < to && bytes[next] <= ' ' && bytes[next] >= 0) {
                    next++;
                }
                // A tag behind the moves with nothing behind it was forgotten before them.
                return next < to && (isApart || (bytes[next] == '[' && GameTag.tag(bytes, next, to) >= 0));
            }
        },
        /** {@code Event [}, as on Little Golem. */
        EVENT {
            @Override
            Surroundings surroundings() {
                return Surroundings.ofGolem();
            }

            @Override
            boolean isAt(byte[] bytes, int from, int to) {
                int at = GameTag.word("event", bytes, from, to);
                return at >= 0 && at < to && bytes[at] == '[';
            }

            @Override
            boolean mayBegin(byte b) {
                return b == 'E' || b == 'e';
            }

            @Override
            boolean isInside(byte[] bytes, int from, int to) {
                return isAt(bytes, from, to);
            }

            @Override
            boolean isMeant(byte[] bytes, int from, int to, boolean isApart) {
                int brackets = 0;
                for (int i = from; i < to && bytes[i] != '\n' && bytes[i] != '\r'; i++) {
                    brackets += bytes[i] == '[' ? 1 : 0;
                }
                // No move has a bracket.
                return brackets > 1 || isNear(bytes, from, to);
            }

            @Override
            boolean isNear(byte[] bytes, int from, int to) {
                return GameTag.isNear("event [", bytes, from, to);
            }
        };

        /** What stands around the bytes of such a file. */
        abstract Surroundings surroundings();

        /** Whether a record begins at the start of a line, with so many bytes or the end of the file behind it. */
        abstract boolean isAt(byte[] bytes, int from, int to);

        /** Whether a record may begin with a byte. */
        abstract boolean mayBegin(byte b);

        /** Whether a record begins at a place in a line that is neither in a comment nor in a tag. */
        abstract boolean isInside(byte[] bytes, int from, int to);

        /** Whether a line is so near to an opening that hardly anything else can be meant. */
        abstract boolean isNear(byte[] bytes, int from, int to);

        /** Whether a line behind moves can only be meant for the head of a record; an empty line may set it apart. */
        abstract boolean isMeant(byte[] bytes, int from, int to, boolean isApart);
    }

    /** Bytes up to a limit, and whether there were more. */
    private final class Bounded {
        private ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        private int firstLine = 1;
        private int firstColumn;
        private boolean cut;

        void add(byte[] from, int start, int length) {
            int room = Math.min(length, longest - bytes.size());
            if (room < length) {
                cut = true;
            }
            if (room > 0) {
                bytes.write(from, start, room);
            }
        }

        Chunk take() {
            Chunk chunk = new Chunk(bytes.toByteArray(), ++index, firstLine, firstColumn, cut, Utf8Input.guess(in));
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
            firstLine = line;
            firstColumn = column;
            around.begin();
        }
    }

    @Override
    public boolean hasNext() {
        while (!ended && !advance()) {
            // Goes on to the next record.
        }
        return !ended || !around.isBlank();
    }

    @Override
    public Chunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        Chunk chunk = record.take();
        if (!ended) {
            // The line that begins the next record is waiting in the buffer.
            takeLine();
        }
        return chunk;
    }

    /** Reads up to the beginning of the next record; true when a whole record waits. */
    private boolean advance() {
        if (!fill(LONGEST_OPENING)) {
            ended = true;
            return true;
        }
        boolean begins = atLineStart ? isOpening() : beginsInside();
        if (begins && !around.isBlank()) {
            return true;
        }
        if (begins && atLineStart) {
            record.clear();
        }
        takeLine();
        return false;
    }

    /** Whether a record begins on the line that comes next. */
    private boolean isOpening() {
        if (opening.isAt(buffer, at, filled)) {
            return true;
        }
        int blanks = GameTag.passBlanks(buffer, at, Math.min(filled, at + DEEPEST_INDENT)) - at;
        // A file that indents its first record may indent them all.
        if (index == 0 && indent == 0 && around.isBlank() && opening.isAt(buffer, at + blanks, filled)) {
            indent = blanks;
        }
        if (indent > 0 && indent == blanks && opening.isAt(buffer, at + blanks, filled)) {
            return true;
        }
        return around.isBehindMoves()
                ? isMeant(blanks)
                : around.isBehindHead() && opening.isNear(buffer, at, Math.min(filled, at + AHEAD));
    }

    /** Whether the line that comes next, behind so many blanks, is meant for the head of a record. */
    private boolean isMeant(int blanks) {
        int first = at + blanks < filled ? buffer[at + blanks] : '\n';
        if (first == '\n' || first == '\r') {
            return false;
        }
        if (first == '[') {
            fill(AHEAD);
        }
        return opening.isMeant(buffer, at, Math.min(filled, at + AHEAD), around.isBehindEmptyLine())
                || (first != '{' && around.isEnded());
    }

    /** Takes the next byte and all up to the line break, or up to where a record may begin on this line. */
    private void takeLine() {
        int start = at;
        boolean broke = false;
        do {
            byte b = buffer[at++];
            broke = b == '\n' || b == '\r';
            if (broke && !(b == '\n' && previousWasReturn)) {
                // The return of a return and line feed has been counted.
                line++;
                around.endLine();
            } else if (!broke) {
                around.take(b);
                column += (b & 0xC0) == 0x80 ? 0 : 1;
            }
            previousWasReturn = b == '\r';
        } while (!broke && at < filled && !mayBeginInside());
        record.add(buffer, start, at - start);
        column = broke ? 0 : column;
        atLineStart = broke;
    }

    /** Whether a record begins at the next byte, in the middle of a line, or so few bytes are there that it may. */
    private boolean mayBeginInside() {
        return opening.mayBegin(buffer[at])
                && around.isOutside()
                && (filled - at < LONGEST_OPENING || opening.isInside(buffer, at, filled));
    }

    /** Whether a record begins at the next byte, where all bytes are there that tell. */
    private boolean beginsInside() {
        return opening.mayBegin(buffer[at]) && around.isOutside() && opening.isInside(buffer, at, filled);
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
