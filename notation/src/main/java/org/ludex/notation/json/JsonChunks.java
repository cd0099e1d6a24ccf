package org.ludex.notation.json;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.input.ByteCursor;
import org.ludex.notation.tree.Head;

/**
 * Cuts JSON into its records without understanding it: an array of objects, objects one a line, or a single one. A
 * record that is broken ends where the next one begins: at the object around a field that only a record has, wherever it
 * stands among the fields, and where records stand one a line, at the next line that begins an object. All that
 * stands between is one piece. For one thread.
 */
final class JsonChunks implements Iterator<JsonChunk> {

    private static final int BETWEEN = 256;
    /** So many times the limit, bytes may be read again in search of the end of a record that spans lines. */
    private static final int AGAIN = 8;
    /**
     * For each byte that is passed for good, so many that were read again are forgotten: damage here and there in a large file
     * never adds up, so that a record is cut alike wherever one began to read.
     */
    private static final int FORGOTTEN = 16;

    private final ByteCursor cursor;
    private final int longest;
    private final Mark mark;
    private final PlainLine lines;
    private final ArrayBrackets brackets = new ArrayBrackets();
    private int index;
    private boolean oneALine;
    /** Whether a record has said that it is one: then others do, too. */
    private boolean marked;

    private long again;
    private Optional<JsonChunk> waiting = Optional.empty();

    JsonChunks(InputStream in, int longest, Mark mark) {
        this(in, longest, mark, new PlainLine(mark));
    }

    /** Records that a way of its own finds where they are all of their line. */
    JsonChunks(InputStream in, int longest, Mark mark, PlainLine lines) {
        this.cursor = new ByteCursor(in);
        this.longest = longest;
        this.mark = mark;
        this.lines = lines;
    }

    @Override
    public boolean hasNext() {
        if (waiting.isEmpty()) {
            waiting = read();
        }
        return waiting.isPresent();
    }

    @Override
    public JsonChunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        JsonChunk piece = waiting.orElseThrow();
        waiting = Optional.empty();
        return piece;
    }

    private Optional<JsonChunk> read() {
        int firstLine = cursor.line();
        int indent = cursor.column();
        long offset = cursor.offset();
        ByteArrayOutputStream between = new ByteArrayOutputStream();
        while (isBetween(cursor.peek())) {
            int b = cursor.take();
            brackets.take(b);
            if (between.size() < BETWEEN) {
                between.write(b);
            }
        }
        boolean goesOn = isOther(cursor.peek()) && cursor.handOver(other().orElseThrow());
        if (!goesOn && cursor.peek() >= 0) {
            Optional<String> before = brackets.flaw();
            brackets.begin(cursor.peek());
            long spent = again;
            Piece record = record();
            return Optional.of(new JsonChunk(record.chunk(), before, behind(), spent, record.moves()));
        }
        brackets.end();
        return brackets.flaw()
                .map(flaw ->
                        chunk(between.toByteArray(), firstLine, indent, false).at(offset))
                .map(stray -> new JsonChunk(stray, Optional.empty(), Optional.empty(), again, Optional.empty()));
    }

    private boolean isBetween(int next) {
        return next >= 0 && brackets.isBetween(next) && !isOther(next);
    }

    /** Whether a record of another format comes next. */
    private boolean isOther(int next) {
        return next > ' ' && other().isPresent();
    }

    private Optional<Head> other() {
        return cursor.headBeside(mark.head());
    }

    /**
     * Passes over what stands behind a record and tells what is wrong with it. Outside of an array a line break ends it:
     * the next record may be long in coming. What is wrong on the next line, behind a comma, is the next record's.
     */
    private Optional<String> behind() {
        Optional<String> flaw = Optional.empty();
        boolean comma = false;
        boolean newLine = false;
        int next = cursor.peek();
        while (isBetween(next) && (brackets.isOpen() || !ByteCursor.isLineBreak(next))) {
            brackets.take(cursor.take());
            comma |= next == ',';
            if (comma && !newLine && ByteCursor.isLineBreak(next)) {
                newLine = true;
                flaw = brackets.flaw();
            }
            next = cursor.peek();
        }
        if (next < 0 || isOther(next)) {
            brackets.end();
            return flaw.or(brackets::flaw);
        }
        if (!brackets.isBetween(next)) {
            brackets.value();
        }
        return newLine ? flaw : brackets.flaw();
    }

    /**
     * A piece of the file.
     *
     * @param chunk what it holds
     * @param moves where its moves stand, if that is known
     */
    private record Piece(Chunk chunk, Optional<PlainPlaces> moves) {}

    private Piece record() {
        int plain = brackets.isOpen() ? 0 : lines.length(cursor);
        if (plain > 0 && plain <= longest) {
            return line(plain);
        }
        Layout layout = new Layout(brackets.isOpen(), oneALine, marked);
        RecordCut cut = new RecordCut(cursor, new Held(longest, mark), mark, layout);
        int firstLine = cursor.line();
        int indent = cursor.column();
        long offset = cursor.offset();
        cut.read(again > AGAIN * (long) longest);
        Held held = cut.held();
        if (cut.end() < held.length()) {
            again += held.length() - cut.end();
            putBack(held, cut.end(), firstLine, indent);
        }
        again = Math.max(0, again - FORGOTTEN * Math.max(1, cursor.offset() - offset));
        marked |= cut.isMarked();
        oneALine |= cut.isWhole() && cursor.line() == firstLine && endsLine();
        brackets.read(cut.isWhole());
        return new Piece(chunk(held.bytes(), firstLine, indent, held.isCut()).at(offset), Optional.empty());
    }

    /** A record that is all of its line. */
    private Piece line(int length) {
        byte[] bytes = Arrays.copyOfRange(cursor.held(), cursor.at(), cursor.at() + length);
        Optional<PlainPlaces> moves = lines.moves(cursor, bytes);
        int firstLine = cursor.line();
        int indent = cursor.column();
        long offset = cursor.offset();
        cursor.skipToBreak(length);
        marked = true;
        oneALine = true;
        brackets.read(true);
        return new Piece(chunk(bytes, firstLine, indent, false).at(offset), moves);
    }

    /** Whether nothing but a comma or a bracket stands on this line any more. */
    private boolean endsLine() {
        int further = 0;
        int next = cursor.peek();
        while (next >= 0 && !ByteCursor.isLineBreak(next) && brackets.isBetween(next) && further < BETWEEN) {
            next = cursor.peek(++further);
        }
        return ByteCursor.isLineBreak(next);
    }

    /** Gives up all that is held from a place on: it is read again, as another record. */
    private void putBack(Held held, int place, int firstLine, int indent) {
        byte[] rest = held.cutOff(place);
        if (held.isCut()) {
            // Not all is there that was counted: it is counted back.
            cursor.putBack(rest, cursor.line() - held.lines(rest), held.column(place, rest, cursor.column()));
        } else {
            cursor.putBack(rest, held.bytes(), firstLine, indent);
        }
    }

    private Chunk chunk(byte[] bytes, int firstLine, int indent, boolean cut) {
        return new Chunk(cursor.in(), bytes, ++index, firstLine, indent, cut);
    }
}
