package org.ludex.spark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Unpacks bzip2. Hadoop's codec takes a file that was cut between two blocks for a whole one and overlooks a wrong checksum of a
 * stream. The stream of commons-compress notices both, but throws away what it has unpacked for the same read; here, only the next
 * read fails, because {@link InputStream#read(byte[], int, int)} hands out the bytes before an exception. Mutable.
 */
@SuppressWarnings("InputStreamSlowMultibyteRead") // That is the point: see above.
final class Bzip2Input extends InputStream {

    private final InputStream unpacked;
    private @Nullable IOException trouble;

    /** Unpacks all streams of a file. */
    Bzip2Input(InputStream in) throws IOException {
        this.unpacked = new BZip2CompressorInputStream(new BufferedInputStream(in), true);
    }

    @Override
    public int read() throws IOException {
        if (trouble != null) {
            throw trouble;
        }
        try {
            return unpacked.read();
        } catch (IOException e) {
            trouble = e;
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        unpacked.close();
    }
}
