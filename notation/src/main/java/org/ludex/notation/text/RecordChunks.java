package org.ludex.notation.text;

import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.input.BoundedBytes;
import org.ludex.notation.input.ByteCursor;
import org.ludex.notation.tree.GameTag;
import org.ludex.notation.tree.Head;

/**
 * Cuts a file into records without reading them: a record begins with certain words, {@code [Game "} in our own text. At
 * the start of a line they always do, whatever comes before; elsewhere only if no comment and no value of a tag is open.
 * Behind moves, so does whatever can only be meant for the head of a record: then no record is ever taken for a part of
 * the one before. No more than one record is held, and of that no more than the limit. For one thread.
 */
public final class RecordChunks implements Iterator<Chunk> {

    /** A head, and a brace before it. */
    private static final int LONGEST_OPENING = Head.LONGEST + 1;
    /** How far to look for the tags after a tag. */
    private static final int AHEAD = 4096;

    private static final int DEEPEST_INDENT = 72;

    private final ByteCursor cursor;
    private final Opening opening;
    private final BoundedBytes record;
    private final Surroundings around;
    private int firstLine = 1;
    private int firstColumn;
    private long firstOffset;
    private int index;
    private int indent;
    /** Whether the record is what is left of one in another format: then more of that follows. */
    private boolean isPart;

    private boolean atLineStart = true;
    private boolean ended;
    private boolean previousWasReturn;
    /** How a record of another format begins that comes next. */
    private Optional<Head> other = Optional.empty();

    /**
     * The records of a stream, none longer than this many bytes.
     *
     * @param in the stream
     * @param longest the most bytes of a record
     * @param opening how a record begins
     */
    public RecordChunks(InputStream in, int longest, Opening opening) {
        this.cursor = new ByteCursor(in);
        this.record = new BoundedBytes(longest);
        this.opening = opening;
        this.around = opening.surroundings();
        this.firstOffset = cursor.offset();
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
            Head head() {
                return Head.TEXT;
            }

            @Override
            Optional<Head> inside(byte[] bytes, int from, int to) {
                // A comment may begin like JSON, but not like a record that says it is one.
                Optional<Head> head = Head.at(bytes, from, to);
                boolean isRecord =
                        head.isPresent() && (head.get() != Head.JSON || Head.isMarkedObject(bytes, from, to));
                return isRecord ? head : Head.behindBrace(bytes, from, to).filter(behind -> behind != Head.TEXT);
            }

            @Override
            boolean endsAt(Head other, byte[] bytes, int from, int to, Surroundings around) {
                if (around.isInComment()) {
                    return Head.inComment(bytes, from, to).isPresent();
                }
                boolean isSure = switch (other) {
                    case JSON -> Head.isMarkedObject(bytes, from, to);
                    case SGF, BGA -> true;
                    default -> around.isBlank() || around.isBehindHead() || Head.isEventAtSite(bytes, from, to);
                };
                return around.isBehindMoves() || (isSure && around.isOutside());
            }

            @Override
            boolean isMeant(byte[] bytes, int from, int to, Surroundings around) {
                return isNear(bytes, from, to) || TagLines.beginHead(bytes, from, to, around);
            }

            @Override
            boolean isNear(byte[] bytes, int from, int to) {
                return GameTag.isNear("[game \"", bytes, from, to);
            }

            @Override
            boolean isBracketed(byte[] bytes, int from, int to) {
                return TagLines.isBracketed(bytes, from, to);
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
            Head head() {
                return Head.GOLEM;
            }

            @Override
            Optional<Head> inside(byte[] bytes, int from, int to) {
                return Head.at(bytes, from, to);
            }

            @Override
            boolean endsAt(Head other, byte[] bytes, int from, int to, Surroundings around) {
                return true;
            }

            @Override
            boolean isMeant(byte[] bytes, int from, int to, Surroundings around) {
                int brackets = 0;
                for (int i = from; i < to && bytes[i] != '\n' && bytes[i] != '\r'; i++) {
                    brackets += bytes[i] == '[' || bytes[i] == ']' ? 1 : 0;
                }
                // No move has a bracket.
                return brackets > 1 || isNear(bytes, from, to) || TagLines.beginHead(bytes, from, to, around);
            }

            /** Moves of our own text look the same: a slip in its tag must not make them moves of the game before. */
            @Override
            boolean isNear(byte[] bytes, int from, int to) {
                return GameTag.isNear("event [", bytes, from, to) || GameTag.isNear("[game \"", bytes, from, to);
            }

            @Override
            boolean isBracketed(byte[] bytes, int from, int to) {
                return false;
            }
        };

        /** The context of the bytes of such a file. */
        abstract Surroundings surroundings();

        /** Whether a record begins at the start of a line, followed by this many bytes or by the end of the file. */
        abstract boolean isAt(byte[] bytes, int from, int to);

        /** The format of such a file. */
        abstract Head head();

        /** The record that begins at a place in a line that is neither in a comment nor in a tag. */
        abstract Optional<Head> inside(byte[] bytes, int from, int to);

        /** Whether a line that begins like a record of another format ends a record. */
        abstract boolean endsAt(Head other, byte[] bytes, int from, int to, Surroundings around);

        /** Whether a line is so near to an opening that hardly anything else can be meant. */
        abstract boolean isNear(byte[] bytes, int from, int to);

        /** Whether a line begins or ends like a tag, well written or not. */
        abstract boolean isBracketed(byte[] bytes, int from, int to);

        /** Whether a line after moves can only be meant for the head of a record. */
        abstract boolean isMeant(byte[] bytes, int from, int to, Surroundings around);
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
        Chunk chunk =
                new Chunk(cursor.in(), record.copy(), ++index, firstLine, firstColumn, record.isCut()).at(firstOffset);
        clear();
        if (!ended && !leave()) {
            // The line that begins the next record is waiting in the buffer.
            takeLine();
        }
        return chunk;
    }

    /** Begins a record with the byte that comes next. */
    private void clear() {
        record.clear();
        firstLine = cursor.line();
        firstColumn = cursor.column();
        firstOffset = cursor.offset();
        isPart = Head.isPart(cursor.held(), cursor.at(), cursor.end());
        around.begin();
    }

    /** Reads up to the beginning of the next record; true when a whole record waits. */
    private boolean advance() {
        other = Optional.empty();
        if (cursor.fill(LONGEST_OPENING) == 0) {
            ended = true;
            return true;
        }
        boolean begins = atLineStart ? isOpening() : beginsInside();
        if (begins && !around.isBlank()) {
            return true;
        }
        if (begins && leave()) {
            return true;
        }
        if (begins && atLineStart) {
            clear();
        }
        takeLine();
        return false;
    }

    /** Leaves what comes next to the format whose record begins there, if it is another one. */
    private boolean leave() {
        ended |= other.isPresent() && cursor.handOver(other.get());
        return ended;
    }

    /** Whether a record begins on the line that comes next. */
    private boolean isOpening() {
        byte[] buffer = cursor.held();
        int at = cursor.at();
        int filled = cursor.end();
        if (opening.isAt(buffer, at, filled)) {
            return true;
        }
        Optional<Head> behindBrace = behindBrace();
        Optional<Head> beside = cursor.headBeside(opening.head());
        beside = beside.isPresent() && endsHere(beside.get()) ? beside : behindBrace;
        if (beside.isPresent() && beside.get() != opening.head()) {
            other = beside;
            return true;
        }
        if (behindBrace.isPresent() && !isClosedOnLine()) {
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
        if (around.isBehindBareHead() && isBracketed(blanks)) {
            return true;
        }
        return around.isBehindMoves() ? isMeant(blanks) : around.isBehindHead() && isNear();
    }

    /** Whether the line that comes next hardly differs from an opening. Bytes that were looked at ahead may have moved. */
    private boolean isNear() {
        int at = cursor.at();
        return opening.isNear(cursor.held(), at, Math.min(cursor.end(), at + AHEAD));
    }

    /** Whether the line that comes next begins or ends with a bracket, as tags do, also broken ones, and moves do not. */
    private boolean isBracketed(int blanks) {
        cursor.fill(AHEAD);
        int start = cursor.at() + blanks;
        int end = Math.min(cursor.end(), cursor.at() + AHEAD);
        return start < end && opening.isBracketed(cursor.held(), start, end);
    }

    private boolean endsHere(Head head) {
        return opening.endsAt(head, cursor.held(), cursor.at(), cursor.end(), around);
    }

    /** The record that begins behind the brace that comes next. */
    private Optional<Head> behindBrace() {
        return around.isOutside() ? Head.behindBrace(cursor.held(), cursor.at(), cursor.end()) : Optional.empty();
    }

    /** Whether a brace closes a comment on the line that comes next. */
    private boolean isClosedOnLine() {
        int at = cursor.at();
        while (at < cursor.end() && !ByteCursor.isLineBreak(cursor.held()[at])) {
            if (cursor.held()[at++] == '}') {
                return true;
            }
        }
        return false;
    }

    /** Whether the line that comes next, after this many blanks, is meant for the head of a record. */
    private boolean isMeant(int blanks) {
        int place = cursor.at() + blanks;
        int first = place < cursor.end() ? cursor.held()[place] : '\n';
        if (first == '\n' || first == '\r') {
            return false;
        }
        if (first == '[' || first == '{' || around.isBehindEmptyLine()) {
            cursor.fill(AHEAD);
        }
        int end = Math.min(cursor.end(), cursor.at() + AHEAD);
        return (!isPart && Head.isPart(cursor.held(), cursor.at(), end))
                || opening.isMeant(cursor.held(), cursor.at(), end, around)
                || (around.isBehindEmptyLine() && around.isEnded() && !(first == '{' && isComment(end)));
    }

    /** Whether the brace that comes next begins a comment, which is closed before the next record as far as can be seen. */
    private boolean isComment(int end) {
        byte[] buffer = cursor.held();
        if (Head.seemsObject(buffer, cursor.at(), end)) {
            return false;
        }
        boolean lineStart = false;
        for (int i = cursor.at(); i < end; i++) {
            if (buffer[i] == '}') {
                return true;
            }
            if (lineStart && opening.isAt(buffer, i, end)) {
                return false;
            }
            lineStart = ByteCursor.isLineBreak(buffer[i]);
        }
        return end - cursor.at() == AHEAD;
    }

    /** Takes the next byte and all up to the line break, or up to where a record may begin on this line. */
    private void takeLine() {
        byte[] buffer = cursor.held();
        int start = cursor.at();
        int end = cursor.end();
        int at = start;
        boolean broke = false;
        do {
            byte b = buffer[at++];
            broke = b == '\n' || b == '\r';
            if (broke && !(b == '\n' && previousWasReturn)) {
                // The return of a return and line feed has been counted.
                around.endLine();
            } else if (!broke) {
                around.take(b);
                at = around.takeMoves(buffer, at, end);
            }
            previousWasReturn = b == '\r';
        } while (!broke && at < end && !mayBeginInside(buffer, at, end));
        record.add(buffer, start, at - start);
        if (broke && at - start > 1) {
            cursor.skipToBreak(at - start - 1);
        } else if (at - start > 1) {
            cursor.skipInLine(at - start - 1);
        }
        cursor.skip(1);
        atLineStart = broke;
    }

    /** Whether a record begins at a byte, in the middle of a line, or so few bytes are there that it may. */
    private boolean mayBeginInside(byte[] buffer, int at, int end) {
        return Head.mayBegin(buffer[at])
                && around.isOutside()
                && (end - at < LONGEST_OPENING
                        || opening.inside(buffer, at, end).isPresent());
    }

    /** Whether a record begins at the next byte, where all bytes are there that tell. */
    private boolean beginsInside() {
        byte[] buffer = cursor.held();
        int at = cursor.at();
        if (!Head.mayBegin(buffer[at]) || !around.isOutside()) {
            return false;
        }
        Optional<Head> begins = opening.inside(buffer, at, cursor.end());
        if (begins.isPresent() && begins.get() != opening.head()) {
            other = begins;
        }
        return begins.isPresent();
    }
}
