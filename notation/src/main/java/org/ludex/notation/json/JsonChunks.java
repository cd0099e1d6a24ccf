package org.ludex.notation.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ludex.notation.text.Chunk;
import org.ludex.notation.text.Utf8Input;

/**
 * Cuts JSON into its records without understanding it: an array of objects, objects one a line, or a single one. A
 * record that is broken ends where the next one begins, which its first field gives away. For one thread.
 */
final class JsonChunks implements Iterator<JsonChunk> {

    private static final Pattern RECORD_START = Pattern.compile("\\s*\"format\"\\s*:\\s*\"ludex-record\"");
    private static final int AHEAD = 256;

    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;
    private int line = 1;
    private int column;
    private int index;
    private boolean returned;
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
            if (between.size() < AHEAD) {
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
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        int firstLine = line;
        int indent = column;
        boolean isObject = peek() == '{';
        boolean cut = false;
        boolean closed = false;
        int depth = 0;
        boolean inString = false;
        boolean escaped = false;
        do {
            int b = take();
            if (bytes.size() < longest) {
                bytes.write(b);
            } else {
                cut = true;
            }
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
        } while (!closed && peek() >= 0 && !ends(depth, inString));
        brackets.read(!inString && depth == 0);
        return chunk(bytes.toByteArray(), firstLine, indent, cut);
    }

    private Chunk chunk(byte[] bytes, int firstLine, int indent, boolean cut) {
        return new Chunk(bytes, ++index, firstLine, indent, cut, Utf8Input.guess(in));
    }

    private boolean ends(int depth, boolean inString) throws IOException {
        if (inString) {
            return false;
        }
        int next = peek();
        return (depth <= 0 && (brackets.isBetween(next) || next == '{')) || (next == '{' && beginsRecord());
    }

    private boolean beginsRecord() throws IOException {
        fill(AHEAD);
        int length = Math.min(AHEAD, filled - at) - 1;
        String ahead = new String(buffer, at + 1, length, StandardCharsets.ISO_8859_1);
        return RECORD_START.matcher(ahead).lookingAt();
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
        if (isLineBreak(b)) {
            // A return and a line feed are one line break.
            line += b == '\n' && returned ? 0 : 1;
            column = 0;
        } else if ((b & 0xC0) != 0x80) {
            column++;
        }
        returned = b == '\r';
        return b;
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
