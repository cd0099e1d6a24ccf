package org.ludex.notation.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.ludex.notation.input.Chunk;
import org.ludex.notation.input.Utf8Input;

/**
 * Cuts JSON into its records without understanding it: an array of objects, objects one a line, or a single one. A
 * record that is broken ends where the next one begins. That is the object around any field {@code "format"} that says it
 * is a record, wherever it stands among the fields; where records stand one a line, it is the next line that begins an
 * object. For one thread.
 */
final class JsonChunks implements Iterator<JsonChunk> {

    private static final int BETWEEN = 256;

    private final InputStream in;
    private final int longest;
    private byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;
    private int line = 1;
    private int column;
    private int index;
    private boolean returned;
    private boolean oneALine;
    private final ArrayBrackets brackets = new ArrayBrackets();
    private Optional<JsonChunk> waiting = Optional.empty();

    JsonChunks(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    @Override
    public boolean hasNext() {
        if (waiting.isEmpty()) {
            try {
                waiting = read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
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

    private Optional<JsonChunk> read() throws IOException {
        int firstLine = line;
        int indent = column;
        ByteArrayOutputStream between = new ByteArrayOutputStream();
        while (peek() >= 0 && brackets.isBetween(peek())) {
            int b = take();
            brackets.take(b);
            if (between.size() < BETWEEN) {
                between.write(b);
            }
        }
        if (peek() >= 0) {
            Optional<String> before = brackets.flaw();
            Chunk record = record();
            return Optional.of(new JsonChunk(record, before, behind()));
        }
        brackets.end();
        return brackets.flaw()
                .map(flaw -> chunk(between.toByteArray(), firstLine, indent, false))
                .map(stray -> new JsonChunk(stray, Optional.empty(), Optional.empty()));
    }

    /**
     * Passes over what stands behind a record and tells what is wrong with it. Outside of an array a line break ends it:
     * the next record may be long in coming.
     */
    private Optional<String> behind() throws IOException {
        int next = peek();
        while (next >= 0 && brackets.isBetween(next) && (brackets.isOpen() || !isLineBreak(next))) {
            brackets.take(take());
            next = peek();
        }
        if (next < 0) {
            brackets.end();
        } else if (!brackets.isBetween(next)) {
            brackets.value();
        }
        return brackets.flaw();
    }

    private static boolean isLineBreak(int b) {
        return b == '\n' || b == '\r';
    }

    private Chunk record() throws IOException {
        Held held = new Held(longest);
        int firstLine = line;
        int indent = column;
        boolean isObject = peek() == '{';
        boolean closed = false;
        int depth = 0;
        boolean inString = false;
        boolean escaped = false;
        int split = -1;
        do {
            int b = take();
            split = held.add(b);
            if (inString) {
                // No string of JSON reaches across lines: one that seems to was never closed.
                inString = !isLineBreak(b) && (escaped || b != '"');
                escaped = inString && !escaped && b == '\\';
            } else if (b == '"') {
                inString = true;
            } else if (b == '{' || b == '[') {
                depth++;
            } else if (b == '}' || b == ']') {
                depth--;
                closed = isObject && b == '}' && depth <= 0;
            }
        } while (!closed && split < 0 && peek() >= 0 && !ends(depth, inString));
        boolean whole = split < 0 && !inString && depth == 0;
        int next = whole || !oneALine ? split : held.nextLine(split);
        if (next >= 0) {
            putBack(held, next, firstLine, indent);
        }
        oneALine |= whole && line == firstLine;
        brackets.read(whole);
        return chunk(held.bytes(), firstLine, indent, held.isCut());
    }

    /** Gives up all that is held from a place on: it is read again, as another record. */
    private void putBack(Held held, int place, int firstLine, int indent) {
        byte[] rest = held.cutOff(place);
        if (rest.length <= at) {
            at -= rest.length;
        } else {
            byte[] more = new byte[rest.length + filled - at + buffer.length];
            System.arraycopy(rest, 0, more, 0, rest.length);
            System.arraycopy(buffer, at, more, rest.length, filled - at);
            filled = rest.length + filled - at;
            at = 0;
            buffer = more;
        }
        if (held.isCut()) {
            // Not all is there that was counted: it is counted back.
            line -= held.lines(rest);
            column = held.column(place, rest, column);
        } else {
            line = firstLine;
            column = indent;
            returned = false;
            for (byte b : held.bytes()) {
                count(b & 0xFF);
            }
        }
    }

    private Chunk chunk(byte[] bytes, int firstLine, int indent, boolean cut) {
        return new Chunk(bytes, ++index, firstLine, indent, cut, Utf8Input.guess(in));
    }

    private boolean ends(int depth, boolean inString) throws IOException {
        if (inString) {
            return false;
        }
        int next = peek();
        return depth <= 0 && (brackets.isBetween(next) || next == '{');
    }

    private int peek() throws IOException {
        if (at == filled) {
            fill(1);
        }
        return at == filled ? -1 : buffer[at] & 0xFF;
    }

    private int take() throws IOException {
        int b = peek();
        at++;
        count(b);
        return b;
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

    /** Makes sure that so many bytes are in the buffer, if the stream has them. */
    private void fill(int wanted) throws IOException {
        if (filled - at >= wanted) {
            return;
        }
        System.arraycopy(buffer, at, buffer, 0, filled - at);
        filled -= at;
        at = 0;
        int read = 0;
        while (filled < wanted && read >= 0) {
            read = in.read(buffer, filled, buffer.length - filled);
            filled += Math.max(0, read);
        }
    }
}
