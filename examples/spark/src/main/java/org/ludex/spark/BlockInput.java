package org.ludex.spark;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Packed bytes of a codec that works in blocks, such as Snappy and LZ4. Hadoop takes a block that breaks off for the end of the
 * file, without a word; this stream tells of it. It relies on how {@code BlockDecompressorStream} reads: a header byte by byte,
 * and what follows it in larger steps. Mutable, for one thread.
 */
final class BlockInput extends FilterInputStream {

    private boolean isInHeader;

    /** Packed bytes. */
    BlockInput(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int next = in.read();
        if (next < 0 && isInHeader) {
            throw brokenOff();
        }
        isInHeader = next >= 0;
        return next;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int count = in.read(into, from, length);
        if (count < 0) {
            throw brokenOff();
        }
        isInHeader = false;
        return count;
    }

    /** Unchecked: Hadoop drops the others. */
    private static UncheckedIOException brokenOff() {
        return new UncheckedIOException(new EOFException("Unexpected end of a compressed block"));
    }
}
