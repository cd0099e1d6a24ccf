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
    /** Empty lines before those. */
    private final BoundedBytes gap;

    private int index;
    private At recordAt = new At(1, -1);
    private At openAt = new At(1, -1);
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
        this.gap = new BoundedBytes(longest);
    }

    /** Where a line stands. */
    private record At(int line, long offset) {}

    @Override
    public boolean hasNext() {
        while (waiting.isEmpty() && cursor.peek() >= 0 && !leave()) {
            takeLine();
        }
        if (waiting.isEmpty() && cursor.peek() < 0) {
            keepOpenLines();
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

    /** Leaves what comes next to another format, if a record of that begins there with a line that is none of ours. */
    private boolean leave() {
        return cursor.head()
                .filter(head -> kinds.apply(line(cursor.ahead(LOOK))) == LineKind.OTHER)
                .map(cursor::handOver)
                .orElse(false);
    }

    private static String line(String ahead) {
        return ahead.lines().findFirst().orElse("").strip();
    }

    private void takeLine() {
        At start = new At(cursor.line(), cursor.offset());
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
            // Only the lines directly above an opening belong to it.
            keepOpenLines();
            isApart = hasMoves || hasHead;
        } else {
            take(kinds.apply(words), start);
        }
        add(bytes, start);
    }

    private void take(LineKind kind, At start) {
        boolean begins = switch (kind) {
            case HEAD -> hasMoves || (hasHead && isApart);
            case OPENING, TURNING -> hasMoves && (isLater || isApart);
            case BEGINNING -> hasMoves;
            default -> false;
        };
        if (begins) {
            waiting = Optional.of(chunk());
            begin(start);
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
        Chunk chunk = new Chunk(cursor.in(), record.copy(), ++index, recordAt.line(), 0, record.isCut())
                .at(recordAt.offset());
        record.clear();
        return chunk;
    }

    /** Begins another game with the lines that are open, or with a line. */
    private void begin(At start) {
        hasHead = false;
        hasMoves = false;
        isLater = false;
        recordAt = open.size() > 0 ? openAt : start;
        gap.clear();
        keepOpen();
    }

    /** Makes the open lines, if there are any, a part of the record. */
    private void keepOpenLines() {
        if (open.size() > 0) {
            keepOpen();
        }
    }

    /** Makes what comes before the next line a part of the record. */
    private void keepOpen() {
        record.add(gap);
        record.add(open);
        gap.clear();
        open.clear();
        isApart = false;
    }

    private void add(byte[] bytes, At start) {
        BoundedBytes to = isApart ? open : record;
        if (to.size() == 0 && new String(bytes, StandardCharsets.UTF_8).isBlank()) {
            // Nothing begins with an empty line.
            if (isApart) {
                gap.add(line);
            }
            return;
        }
        if (to.size() == 0 && isApart) {
            openAt = start;
        } else if (to.size() == 0) {
            recordAt = start;
        }
        to.add(line);
    }
}
