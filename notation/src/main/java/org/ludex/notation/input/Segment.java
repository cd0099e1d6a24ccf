package org.ludex.notation.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.ludex.notation.tree.Head;

/**
 * The bytes of a file from a place on, of which one format reads its own: where a record of another format begins, it
 * hands the rest over. Mutable, for one file and one thread.
 */
public final class Segment extends InputStream {

    /** No more is read at first: a short segment has little to hand over. */
    private static final int FIRST = 1 << 12;

    private final InputStream in;
    private final Beginning beginning;
    private final String guess;
    /** Bytes that come before those of the stream. */
    private byte[] held;

    private int at;
    /** Whether bytes of the stream were read. */
    private boolean passed;

    private int most = FIRST;
    private Optional<Beginning> rest = Optional.empty();
    private Optional<Head> next = Optional.empty();

    private Segment(InputStream in, Beginning beginning, String guess, byte[] held, int at) {
        this.in = in;
        this.beginning = beginning;
        this.guess = guess;
        this.held = held;
        this.at = at;
    }

    /** All of a stream, as far as is known. */
    public static Segment of(InputStream in) {
        return new Segment(in, Beginning.of(in), Utf8Input.guess(in), new byte[0], 0);
    }

    Beginning beginning() {
        return beginning;
    }

    String guess() {
        return guess;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int offset, int wanted) throws IOException {
        int length = Math.min(wanted, most);
        most = Math.min(Integer.MAX_VALUE / 2, 2 * most);
        if (at == held.length) {
            passed = true;
            return in.read(into, offset, length);
        }
        int count = Math.min(length, held.length - at);
        System.arraycopy(held, at, into, offset, count);
        at += count;
        return count;
    }

    /** Takes back the bytes that were read last: they begin at a place, with a record of another format. */
    void handOver(byte[] bytes, Beginning place, Head head) {
        if (!passed && bytes.length <= at) {
            at -= bytes.length;
        } else {
            byte[] all = new byte[bytes.length + held.length - at];
            System.arraycopy(bytes, 0, all, 0, bytes.length);
            System.arraycopy(held, at, all, bytes.length, held.length - at);
            held = all;
            at = 0;
        }
        rest = Optional.of(place);
        next = Optional.of(head);
    }

    /** What the file goes on with, in another format; empty if it does not, or not so far. */
    public Optional<Head> next() {
        return next;
    }

    /** The rest of the file, which was handed over after a number of records of this segment. */
    public Segment rest(long records) {
        Beginning place = rest.orElseThrow();
        return new Segment(in, place.behind(beginning.records() + records), guess, held, at);
    }
}
