package org.ludex.notation.sgf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.regex.Pattern;
import org.ludex.notation.input.Chunk;
import org.ludex.notation.input.Utf8Input;

/**
 * Cuts an SGF file into its games without understanding them: a game ends with the bracket that closes it. A game that is
 * broken ends where the next one begins, which a header at the start of a line gives away. No more than one game is held,
 * and of that no more than the limit. For one thread.
 */
public final class SgfChunks implements Iterator<Chunk> {

    /** Only a game's first node has any of these. */
    private static final Pattern GAME_START = Pattern.compile("\\(\\s*+;\\s*+(GM|FF|SU|VV|DT|GN|GC|CA|AP|RE)\\s*+\\[");

    private static final int AHEAD = 256;

    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;
    private boolean ended;
    private int line = 1;
    private int column;
    private boolean blankLine = true;
    private int index;

    /** The games of a stream, none longer than so many bytes. */
    public SgfChunks(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    @Override
    public boolean hasNext() {
        while (peek() >= 0 && peek() <= ' ') {
            take();
        }
        return peek() >= 0;
    }

    @Override
    public Chunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more games");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
        int firstLine = line;
        int indent = column;
        boolean cut = false;
        int depth = 0;
        boolean inValue = false;
        boolean escaped = false;
        boolean closed = false;
        while (!closed && peek() >= 0 && !beginsNext(bytes.size(), depth, inValue)) {
            int b = take();
            if (bytes.size() < longest) {
                bytes.write(b);
            } else {
                cut = true;
            }
            if (inValue) {
                inValue = escaped || b != ']';
                escaped = !escaped && b == '\\';
            } else if (b == '[') {
                inValue = true;
            } else if (b == '(') {
                depth++;
            } else if (b == ')') {
                closed = --depth <= 0;
            }
        }
        return new Chunk(bytes.toByteArray(), ++index, firstLine, indent, cut, Utf8Input.guess(in));
    }

    /** Whether the byte that comes next begins another game. */
    private boolean beginsNext(int held, int depth, boolean inValue) {
        if (held == 0 || peek() != '(') {
            return false;
        }
        return (depth == 0 && !inValue) || (blankLine && beginsGame());
    }

    private boolean beginsGame() {
        fill(AHEAD);
        int length = Math.min(AHEAD, filled - at);
        return GAME_START
                .matcher(new String(buffer, at, length, StandardCharsets.ISO_8859_1))
                .lookingAt();
    }

    private int peek() {
        if (at == filled) {
            fill(1);
        }
        return at < filled ? buffer[at] & 0xFF : -1;
    }

    private int take() {
        int b = peek();
        at++;
        if (b == '\n' || (b == '\r' && peek() != '\n')) {
            line++;
            column = 0;
            blankLine = true;
        } else {
            column += (b & 0xC0) == 0x80 ? 0 : 1;
            blankLine &= b <= ' ';
        }
        return b;
    }

    /** Makes sure that so many bytes are in the buffer, if the stream has them. */
    private void fill(int wanted) {
        if (filled - at >= wanted || ended) {
            return;
        }
        System.arraycopy(buffer, at, buffer, 0, filled - at);
        filled -= at;
        at = 0;
        try {
            while (filled < wanted && !ended) {
                int read = in.read(buffer, filled, buffer.length - filled);
                ended = read < 0;
                filled += Math.max(0, read);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
