package org.ludex.notation.input;

import java.io.ByteArrayOutputStream;

/** The bytes of a record up to a limit, and whether there were more. Mutable, for one thread. */
public final class BoundedBytes {

    private static final int SMALL = 1024;

    private final int longest;
    private ByteArrayOutputStream bytes = new ByteArrayOutputStream(SMALL);
    private boolean cut;

    /** No bytes, and room for so many. */
    public BoundedBytes(int longest) {
        this.longest = longest;
    }

    /** Adds a byte, if there is room. */
    public void add(int b) {
        if (bytes.size() < longest) {
            bytes.write(b);
        } else {
            cut = true;
        }
    }

    /** Adds a stretch of bytes, or as much of it as there is room for. */
    public void add(byte[] from, int start, int length) {
        int room = Math.min(length, longest - bytes.size());
        cut |= room < length;
        if (room > 0) {
            bytes.write(from, start, room);
        }
    }

    /** Adds other bytes; where some of those are missing, they are missing here, too. */
    public void add(BoundedBytes other) {
        byte[] more = other.copy();
        add(more, 0, more.length);
        cut |= other.cut;
    }

    /** How many bytes are kept. */
    public int size() {
        return bytes.size();
    }

    /** Whether there were more bytes than there is room for. */
    public boolean isCut() {
        return cut;
    }

    /** A copy of the bytes. */
    public byte[] copy() {
        return bytes.toByteArray();
    }

    /** Begins again without any bytes. */
    public void clear() {
        if (cut) {
            // A record as long as this is rare: its room is given back.
            bytes = new ByteArrayOutputStream(SMALL);
        } else {
            bytes.reset();
        }
        cut = false;
    }
}
