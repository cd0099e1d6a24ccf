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
import org.ludex.notation.text.Encoded;

/**
 * Cuts JSON into its records without understanding it: an array of objects, objects one a line, or a single one. A
 * record that is broken ends where the next one begins, which its first field gives away. For one thread.
 */
final class JsonChunks implements Iterator<Chunk> {

    private static final Pattern RECORD_START = Pattern.compile("\\s*\"format\"\\s*:\\s*\"ludex-record\"");
    private static final int AHEAD = 256;

    private final InputStream in;
    private final int longest;
    private int line = 1;
    private int column;
    private int index;
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
        do {
            int b = take();
            if (bytes.size() < longest) {
                bytes.write(b);
            } else {
                cut = true;
            }
            if (inString) {
                if (b == '\\' && peek() >= ' ') {
                    bytes.write(take());
                } else if (b == '"' || b == '\n') {
                    // No string of JSON reaches across lines: one that seems to was never closed.
                    inString = false;
                }
            } else if (b == '"') {
                inString = true;
            } else if (b == '{' || b == '[') {
                depth++;
            } else if (b == '}' || b == ']') {
                depth--;
            }
        } while (peek() >= 0 && !ends(depth, inString));
        return new Chunk(bytes.toByteArray(), ++index, firstLine, indent, cut);
    }

    private boolean ends(int depth, boolean inString) throws IOException {
        if (inString) {
            return false;
        }
        int next = peek();
        return (depth <= 0 && (isBetween(next) || next == '{')) || (next == '{' && beginsRecord());
    }

    private boolean beginsRecord() throws IOException {
        String ahead = new String(Encoded.peek(in, AHEAD), StandardCharsets.ISO_8859_1);
        return RECORD_START.matcher(ahead.substring(1)).lookingAt();
    }

    private int peek() throws IOException {
        in.mark(1);
        int b = in.read();
        in.reset();
        return b;
    }

    private int take() throws IOException {
        int b = in.read();
        if (b == '\n') {
            line++;
            column = 0;
        } else if ((b & 0xC0) != 0x80) {
            column++;
        }
        return b;
    }
}
