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
final class JsonChunks implements Iterator<Chunk> {

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
    private boolean arrayOpen;
    private Optional<Chunk> waiting = Optional.empty();

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
    public Chunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        Chunk chunk = waiting.orElseThrow();
        waiting = Optional.empty();
        return chunk;
    }

    private Optional<Chunk> read() throws IOException {
        int next = peek();
        while (next >= 0 && isBetween(next)) {
            arrayOpen |= next == '[';
            take();
            next = peek();
        }
        return next < 0 ? Optional.empty() : Optional.of(record());
    }

    /** Whether a byte may stand between two records. */
    private boolean isBetween(int b) {
        return b <= ' ' || b == ',' || b == ']' || (b == '[' && !arrayOpen);
    }

    private Chunk record() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        int firstLine = line;
        int indent = column;
        boolean cut = false;
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
                inString = b != '\n' && b != '\r' && (escaped || b != '"');
                escaped = inString && !escaped && b == '\\';
            } else if (b == '"') {
                inString = true;
            } else if (b == '{' || b == '[') {
                depth++;
            } else if (b == '}' || b == ']') {
                depth--;
            }
        } while (peek() >= 0 && !ends(depth, inString));
        return new Chunk(bytes.toByteArray(), ++index, firstLine, indent, cut, Utf8Input.guess(in));
    }

    private boolean ends(int depth, boolean inString) throws IOException {
        if (inString) {
            return false;
        }
        int next = peek();
        return (depth <= 0 && (isBetween(next) || next == '{')) || (next == '{' && beginsRecord());
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
        if (b == '\n' || b == '\r') {
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
