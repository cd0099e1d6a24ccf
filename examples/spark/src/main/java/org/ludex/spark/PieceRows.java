package org.ludex.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** The rows of several pieces, one piece open at a time. Mutable, for one task. */
final class PieceRows implements Iterator<Row> {

    /** How a piece is read. */
    interface Reading {
        /** Opens it. */
        InputStream open() throws IOException;

        /** The rows of what was opened. */
        Iterator<Row> rows(InputStream in);

        /** A row for what could not be read, behind so many records of the piece. */
        Row unreadable(int index, Throwable trouble);
    }

    private final Iterator<Piece> pieces;
    private final Function<Piece, Reading> readings;
    private final boolean isLastTry;
    private Iterator<Row> rows = Collections.emptyIterator();
    private @Nullable InputStream in;
    private @Nullable Reading reading;
    private int given;

    /**
     * The rows of pieces.
     *
     * @param pieces the pieces
     * @param readings how each is read
     * @param isLastTry whether a file that cannot be read becomes a row, and fails nothing
     */
    PieceRows(Iterator<Piece> pieces, Function<Piece, Reading> readings, boolean isLastTry) {
        this.pieces = pieces;
        this.readings = readings;
        this.isLastTry = isLastTry;
    }

    @Override
    public boolean hasNext() {
        while (true) {
            try {
                if (rows.hasNext()) {
                    return true;
                }
                close();
                if (!pieces.hasNext()) {
                    return false;
                }
                open(readings.apply(pieces.next()));
            } catch (IOException | RuntimeException | StackOverflowError trouble) {
                giveUp(trouble);
            }
        }
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        given++;
        return rows.next();
    }

    private void open(Reading next) throws IOException {
        given = 0;
        reading = next;
        InputStream opened = next.open();
        in = opened;
        rows = next.rows(opened);
    }

    private void close() throws IOException {
        InputStream open = in;
        in = null;
        if (open != null) {
            open.close();
        }
    }

    /** Tells of a piece that cannot be read on, and goes on with the next one. */
    private void giveUp(Throwable trouble) {
        Reading open = reading;
        reading = null;
        if (!isLastTry || open == null) {
            throw new IllegalStateException("a file cannot be read: " + trouble, trouble);
        }
        rows = Collections.singleton(open.unreadable(given + 1, trouble)).iterator();
    }
}
