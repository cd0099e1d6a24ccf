package org.ludex.spark;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that end where they cannot be read on, so that whatever came before reaches its reader, which may ask for more than
 * there is. Remembers why they end, and where. Mutable, for one thread.
 */
final class BreakableInput extends FilterInputStream {

    private static final int CONTINUATION_BITS = 0xC0;
    private static final int CONTINUATION = 0x80;

    private final boolean isPatient;
    private @Nullable Exception trouble;
    private long bytes;
    private long line;
    private int column = 1;

    /**
     * Bytes behind a place in a file.
     *
     * @param in the bytes
     * @param offset how many bytes are before them
     * @param lines how many lines are before them
     * @param isPatient whether they end where they cannot be read on; otherwise whoever reads learns of it at once
     */
    BreakableInput(InputStream in, long offset, long lines, boolean isPatient) {
        super(in);
        this.isPatient = isPatient;
        this.bytes = offset;
        this.line = lines + 1;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        if (trouble != null) {
            return -1;
        }
        try {
            int count = in.read(into, from, length);
            for (int i = from; i < from + count; i++) {
                pass(into[i]);
            }
            return count;
        } catch (IOException | RuntimeException e) {
            if (!isPatient) {
                throw e;
            }
            trouble = e;
            return -1;
        }
    }

    private void pass(byte next) {
        bytes++;
        if (next == '\n') {
            line++;
            column = 1;
        } else if ((next & CONTINUATION_BITS) != CONTINUATION) {
            column++;
        }
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    @Override
    public int available() {
        // Whoever asks would not want to wait, and nobody does here.
        return 0;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException | RuntimeException e) {
            // All that was wanted of it has been read.
            return;
        }
    }

    /** Why it cannot be read on, if it cannot. */
    Optional<Exception> trouble() {
        return Optional.ofNullable(trouble);
    }

    /** How many bytes of the file are before the place that was reached. */
    long bytes() {
        return bytes;
    }

    /** The line that was reached, if the file is in UTF-8, from 1. */
    int line() {
        return (int) Math.min(Integer.MAX_VALUE, line);
    }

    /** The column that was reached, in code points, if the file is in UTF-8, from 1. */
    int column() {
        return column;
    }
}
