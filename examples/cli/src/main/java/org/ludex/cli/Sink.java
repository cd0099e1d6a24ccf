package org.ludex.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;

/**
 * The destination of results. It remembers whether something could not be written, which print streams do not report.
 * For one thread.
 */
final class Sink extends FilterOutputStream {

    private Optional<IOException> trouble = Optional.empty();

    Sink(OutputStream out) {
        super(out);
    }

    /** Whether results were lost for any reason but a reader that has gone. */
    boolean hasLost() {
        return trouble.filter(reason -> !isBrokenPipe(reason)).isPresent();
    }

    private static boolean isBrokenPipe(IOException reason) {
        return String.valueOf(reason.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] octets, int offset, int length) throws IOException {
        attempt(() -> out.write(octets, offset, length));
    }

    @Override
    public void flush() throws IOException {
        attempt(out::flush);
    }

    /** Something that is done to the stream below. */
    private interface Work {
        void run() throws IOException;
    }

    private void attempt(Work work) throws IOException {
        try {
            work.run();
            if (out instanceof PrintStream print && print.checkError()) {
                throw new IOException("the pipe is closed");
            }
        } catch (IOException e) {
            trouble = trouble.or(() -> Optional.of(e));
            throw e;
        }
    }
}
