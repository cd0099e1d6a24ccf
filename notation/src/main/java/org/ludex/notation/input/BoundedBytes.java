package org.ludex.notation.input;

import java.util.Arrays;

/** The bytes of a record up to a limit, and whether there were more. Mutable, for one thread. */
public final class BoundedBytes {

    private static final int SMALL = 1024;

    private final int longest;
    private byte[] bytes = new byte[SMALL];
    private int size;
    private boolean cut;

    /** No bytes, and room for so many. */
    public BoundedBytes(int longest) {
        this.longest = longest;
    }

    /** Adds a byte, if there is room. */
    public void add(int b) {
        if (size < longest) {
            makeRoom(1);
            bytes[size++] = (byte) b;
        } else {
            cut = true;
        }
    }

    /** Adds a stretch of bytes, or as much of it as there is room for. */
    public void add(byte[] from, int start, int length) {
        int room = Math.min(length, longest - size);
        cut |= room < length;
        if (room > 0) {
            makeRoom(room);
            System.arraycopy(from, start, bytes, size, room);
            size += room;
        }
    }

    private void makeRoom(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, (int)
                    Math.min(Integer.MAX_VALUE - 8, Math.max(2L * size, (long) size + more)));
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
        return size;
    }

    /** Whether there were more bytes than there is room for. */
    public boolean isCut() {
        return cut;
    }

    /** A copy of the bytes. */
    public byte[] copy() {
        return Arrays.copyOf(bytes, size);
    }

    /** Begins again without any bytes. */
    public void clear() {
        if (cut) {
            // A record as long as this is rare: its room is given back.
            bytes = new byte[SMALL];
        }
        size = 0;
        cut = false;
    }
}
