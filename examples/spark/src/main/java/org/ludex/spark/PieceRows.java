package org.ludex.spark;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** The rows of several pieces, one piece open at a time. Mutable, for one task. */
final class PieceRows implements Iterator<Row> {

    private final Iterator<Piece> pieces;
    private final Function<Piece, PieceReading> readings;
    private @Nullable PieceReading open;

    /**
     * The rows of pieces.
     *
     * @param pieces the pieces
     * @param readings how each is read
     */
    PieceRows(Iterator<Piece> pieces, Function<Piece, PieceReading> readings) {
        this.pieces = pieces;
        this.readings = readings;
    }

    @Override
    public boolean hasNext() {
        while (open == null || !open.hasNext()) {
            if (open != null) {
                open.close();
                open = null;
            }
            if (!pieces.hasNext()) {
                return false;
            }
            open = readings.apply(pieces.next());
        }
        return true;
    }

    @Override
    public Row next() {
        if (!hasNext() || open == null) {
            throw new NoSuchElementException("no more records");
        }
        return open.next();
    }
}
