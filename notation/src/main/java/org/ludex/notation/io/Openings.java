package org.ludex.notation.io;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.OptionalLong;
import org.ludex.notation.format.Splitting;
import org.ludex.notation.input.ByteCursor;

/** The lines of a stream on which a record surely begins. Mutable, for one thread. */
final class Openings {

    private final InputStream in;
    private final Splitting splitting;
    private final byte[] opening;
    private final int longest;
    private long at;

    Openings(InputStream in, long at, Splitting splitting, int longest) {
        this.in = in;
        this.at = at;
        this.splitting = splitting;
        this.opening = splitting.opening().getBytes(StandardCharsets.US_ASCII);
        this.longest = longest;
    }

    /** The first one before an offset. */
    OptionalLong before(long to) throws IOException {
        boolean atLineStart = false;
        while (at < to) {
            if (atLineStart && isHere()) {
                return OptionalLong.of(at);
            }
            int b = in.read();
            if (b < 0) {
                return OptionalLong.empty();
            }
            at++;
            atLineStart = ByteCursor.isLineBreak(b);
        }
        return OptionalLong.empty();
    }

    /** Whether the line that comes next will do; it stays in the stream. */
    private boolean isHere() throws IOException {
        in.mark(longest + 1);
        boolean begins = Arrays.equals(in.readNBytes(opening.length), opening);
        in.reset();
        return begins && splitting.isSure().test(line());
    }

    private byte[] line() throws IOException {
        in.mark(longest + 1);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int b = in.read();
        while (b >= 0 && !ByteCursor.isLineBreak(b) && line.size() < longest) {
            line.write(b);
            b = in.read();
        }
        in.reset();
        return line.toByteArray();
    }
}
