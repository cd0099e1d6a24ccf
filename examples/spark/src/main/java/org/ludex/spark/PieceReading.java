package org.ludex.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.io.FilePart;
import org.ludex.notation.io.PartReader;
import org.ludex.notation.io.PlacedReport;
import org.ludex.notation.io.RecordReader;

/**
 * The rows of one piece. If its file cannot be read to the end of the piece, the last row says so: it is that of the record in
 * which the file breaks off. Mutable, for one task.
 */
final class PieceReading implements Iterator<Row>, AutoCloseable {

    private final Piece piece;
    private final RecordRows rows;
    private final boolean isLastTry;
    private final BreakableInput in;
    private final Iterator<PlacedReport> reports;
    private final Deque<Row> ready = new ArrayDeque<>();
    /** Nobody knows whether it is whole before the next one begins. */
    private @Nullable PlacedReport held;

    private long given;
    private boolean isDone;

    /**
     * Opens a piece.
     *
     * @param files where files are
     * @param piece the piece
     * @param rows makes rows
     * @param isLastTry whether a file that cannot be read becomes a row; otherwise the task fails and is tried again
     */
    PieceReading(Files files, Piece piece, RecordRows rows, boolean isLastTry) {
        this.piece = piece;
        this.rows = rows;
        this.isLastTry = isLastTry;
        Optional<FilePart> part = piece.part();
        this.in = new BreakableInput(
                new Opened(files, piece),
                part.map(FilePart::start).orElse(0L),
                part.map(FilePart::lines).orElse(0L),
                isLastTry);
        this.reports = reports(part);
        this.given = part.map(FilePart::records).orElse(0L);
    }

    /** Reads on behind the end of a part: only the next record shows that the last one is whole. */
    private Iterator<PlacedReport> reports(Optional<FilePart> part) {
        PartReader reader = PartReader.of(RecordReader.standard());
        String name = piece.file().path();
        try {
            return part.map(each -> reader.read(
                            in,
                            name,
                            new FilePart(each.format(), each.start(), FilePart.OPEN, each.records(), each.lines())))
                    .orElseGet(() -> reader.read(in, name))
                    .iterator();
        } catch (RuntimeException | StackOverflowError trouble) {
            stumble(trouble);
            return Collections.emptyIterator();
        }
    }

    @Override
    public boolean hasNext() {
        while (ready.isEmpty() && !isDone) {
            try {
                step();
            } catch (RuntimeException | StackOverflowError trouble) {
                stumble(trouble);
            }
        }
        return !ready.isEmpty();
    }

    private void step() {
        PlacedReport before = held;
        held = null;
        if (!reports.hasNext()) {
            isDone = true;
            Optional<Exception> trouble = in.trouble();
            if (trouble.isPresent()) {
                Optional<PlacedReport> broken = Optional.ofNullable(before);
                ready.add(rows.unreadable(piece.file().path(), nextIndex(), broken, new Break(in, trouble.get())));
            } else if (before != null) {
                give(before);
            }
            return;
        }
        if (before != null) {
            give(before);
        }
        PlacedReport next = reports.next();
        long end = piece.part().map(FilePart::end).orElse(FilePart.OPEN);
        if (next.offset().orElse(0) < end) {
            held = next;
        } else {
            isDone = true;
        }
    }

    private void give(PlacedReport report) {
        given++;
        ready.add(rows.of(piece.file().path(), report));
    }

    /** The reader itself gives up, which it should not. */
    private void stumble(Throwable trouble) {
        if (!isLastTry) {
            throw new IllegalStateException("a file cannot be read: " + trouble, trouble);
        }
        isDone = true;
        if (held != null) {
            give(held);
        }
        ready.add(rows.unreadable(piece.file().path(), nextIndex(), Optional.empty(), new Break(in, trouble)));
    }

    private int nextIndex() {
        return (int) Math.min(Integer.MAX_VALUE, given + 1);
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        return ready.remove();
    }

    @Override
    public void close() {
        in.close();
    }

    /** A piece that is opened when somebody reads it, so that one that cannot be opened breaks off at its beginning. */
    private static final class Opened extends InputStream {

        private static final int UNPACKED = 64;

        private final Files files;
        private final Piece piece;
        private @Nullable InputStream in;

        Opened(Files files, Piece piece) {
            this.files = files;
            this.piece = piece;
        }

        private InputStream in() throws IOException {
            InputStream open = in;
            if (open == null) {
                Optional<FilePart> part = piece.part();
                open = part.isPresent()
                        ? files.openFrom(piece.file(), part.get().start())
                        : files.open(piece.file());
                in = open;
            }
            return open;
        }

        @Override
        public int read() throws IOException {
            return in().read();
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            // What is unpacked by the call that meets damage is lost.
            return in().read(into, from, files.isCompressed(piece.file()) ? Math.min(length, UNPACKED) : length);
        }

        @Override
        public void close() throws IOException {
            if (in != null) {
                in.close();
            }
        }
    }
}
