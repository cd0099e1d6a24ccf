package org.ludex.notation.json;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.input.ByteCursor;

/**
 * Cuts JSON into its records without understanding it: an array of objects, objects one a line, or a single one. A
 * record that is broken ends where the next one begins. That is the object around any field that only a record has,
 * wherever it stands among the fields; where records stand one a line, it is the next line that begins an
 * object. For one thread.
 */
final class JsonChunks implements Iterator<JsonChunk> {

    private static final int BETWEEN = 256;

    private final ByteCursor cursor;
    private final int longest;
    private final Held.Mark mark;
    private int index;
    private boolean oneALine;
    private final ArrayBrackets brackets = new ArrayBrackets();
    private Optional<JsonChunk> waiting = Optional.empty();

    JsonChunks(InputStream in, int longest, Held.Mark mark) {
        this.cursor = new ByteCursor(in);
        this.longest = longest;
        this.mark = mark;
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
        while (cursor.peek() >= 0 && brackets.isBetween(cursor.peek())) {
            int b = cursor.take();
            brackets.take(b);
            if (between.size() < BETWEEN) {
                between.write(b);
            }
        }
        if (cursor.peek() >= 0) {
            Optional<String> before = brackets.flaw();
            Chunk record = record();
            return Optional.of(new JsonChunk(record, before, behind()));
        }
        brackets.end();
        return brackets.flaw()
                .map(flaw -> chunk(between.toByteArray(), firstLine, indent, false).at(offset))
                .map(stray -> new JsonChunk(stray, Optional.empty(), Optional.empty()));
    }

    /**
     * Passes over what stands behind a record and tells what is wrong with it. Outside of an array a line break ends it:
     * the next record may be long in coming.
     */
    private Optional<String> behind() {
        int next = cursor.peek();
        while (next >= 0 && brackets.isBetween(next) && (brackets.isOpen() || !ByteCursor.isLineBreak(next))) {
            brackets.take(cursor.take());
            next = cursor.peek();
        }
        if (next < 0) {
            brackets.end();
        } else if (!brackets.isBetween(next)) {
            brackets.value();
        }
        return brackets.flaw();
    }

    private Chunk record() {
        Held held = new Held(longest, mark);
        int firstLine = cursor.line();
        int indent = cursor.column();
        long offset = cursor.offset();
        boolean isObject = cursor.peek() == '{';
        boolean closed = false;
        int depth = 0;
        boolean inString = false;
        boolean escaped = false;
        int split = -1;
        do {
            int b = cursor.take();
            split = held.add(b);
            if (inString) {
                // No string of JSON reaches across lines: one that seems to was never closed.
                inString = !ByteCursor.isLineBreak(b) && (escaped || b != '"');
                escaped = inString && !escaped && b == '\\';
            } else if (b == '"') {
                inString = true;
            } else if (b == '{' || b == '[') {
                depth++;
            } else if (b == '}' || b == ']') {
                depth--;
                closed = isObject && b == '}' && depth <= 0;
            }
        } while (!closed && split < 0 && cursor.peek() >= 0 && !ends(depth, inString));
        boolean whole = split < 0 && !inString && depth == 0;
        int next = whole || !oneALine ? split : held.nextLine(split);
        if (next >= 0) {
            putBack(held, next, firstLine, indent);
        }
        oneALine |= whole && cursor.line() == firstLine;
        brackets.read(whole);
        return chunk(held.bytes(), firstLine, indent, held.isCut()).at(offset);
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

    private boolean ends(int depth, boolean inString) {
        if (inString) {
            return false;
        }
        int next = cursor.peek();
        return depth <= 0 && (brackets.isBetween(next) || next == '{');
    }
}
