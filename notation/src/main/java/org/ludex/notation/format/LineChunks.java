package org.ludex.notation.format;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import org.ludex.notation.input.BoundedBytes;
import org.ludex.notation.input.ByteCursor;

/** Games in lines, as {@link LineCutter} cuts them. For one file and one thread. */
final class LineChunks implements Iterator<Chunk> {

    /** No more of a line is looked at. */
    private static final int LOOK = 200;

    private final ByteCursor cursor;
    private final Function<String, LineKind> kinds;
    private final BoundedBytes line;
    private final BoundedBytes record;
    /** Lines that belong to the next game if it begins after them, and to this one if not. */
    private final BoundedBytes open;

    private int index;
    private int recordLine = 1;
    private int openLine = 1;
    private boolean isApart;
    private boolean hasHead;
    private boolean hasMoves;
    private boolean isLater;
    private Optional<Chunk> waiting = Optional.empty();

    LineChunks(InputStream in, int longest, Function<String, LineKind> kinds) {
        this.cursor = new ByteCursor(in);
        this.kinds = kinds;
        this.line = new BoundedBytes(longest);
        this.record = new BoundedBytes(longest);
        this.open = new BoundedBytes(longest);
    }

    @Override
    public boolean hasNext() {
        while (waiting.isEmpty() && cursor.peek() >= 0) {
            takeLine();
        }
        if (waiting.isEmpty() && cursor.peek() < 0) {
            keepOpen();
            if (record.size() > 0) {
                waiting = Optional.of(chunk());
            }
        }
        return waiting.isPresent();
    }

    @Override
    public Chunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more games");
        }
        Chunk chunk = waiting.orElseThrow();
        waiting = Optional.empty();
        return chunk;
    }

    private void takeLine() {
        int number = cursor.line();
        line.clear();
        boolean broke = false;
        while (!broke && cursor.peek() >= 0) {
            int b = cursor.take();
            line.add(b);
            broke = ByteCursor.isLineBreak(b) && !(b == '\r' && cursor.peek() == '\n');
        }
        byte[] bytes = line.copy();
        String words = new String(bytes, 0, Math.min(LOOK, bytes.length), StandardCharsets.UTF_8).strip();
        if (words.isEmpty()) {
            // Only what stands right above an opening belongs to it.
            keepOpen();
            isApart = hasMoves || hasHead;
        } else {
            take(kinds.apply(words), number);
        }
        add(bytes, number);
    }

    private void take(LineKind kind, int number) {
        boolean begins = switch (kind) {
            case HEAD -> hasMoves || (hasHead && isApart);
            case OPENING, TURNING -> hasMoves && (isLater || isApart);
            case BEGINNING -> hasMoves;
            default -> false;
        };
        if (begins) {
            waiting = Optional.of(chunk());
            begin(number);
        }
        switch (kind) {
            case OTHER -> {}
            case HEAD -> {
                keepOpen();
                hasHead = true;
            }
            default -> {
                keepOpen();
                hasMoves = true;
                isLater |= kind == LineKind.TURNING || kind == LineKind.LATER;
            }
        }
    }

    /** The record that waits, without the lines that are open. */
    private Chunk chunk() {
        Chunk chunk = new Chunk(cursor.in(), record.copy(), ++index, recordLine, 0, record.isCut());
        record.clear();
        return chunk;
    }

    /** Begins another game with the lines that are open, or with a line. */
    private void begin(int number) {
        hasHead = false;
        hasMoves = false;
        isLater = false;
        recordLine = open.size() > 0 ? openLine : number;
        keepOpen();
    }

    /** Makes the open lines a part of the record. */
    private void keepOpen() {
        if (open.size() > 0) {
            record.add(open);
        }
        open.clear();
        isApart = false;
    }

    private void add(byte[] bytes, int number) {
        BoundedBytes to = isApart ? open : record;
        if (to.size() == 0 && new String(bytes, StandardCharsets.UTF_8).isBlank()) {
            // Nothing begins with an empty line.
            return;
        }
        if (to.size() == 0 && isApart) {
            openLine = number;
        } else if (to.size() == 0) {
            recordLine = number;
        }
        to.add(line);
    }
}
