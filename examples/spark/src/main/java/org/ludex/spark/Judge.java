package org.ludex.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.ludex.notation.io.FilePart;
import org.ludex.notation.io.PartReader;
import org.ludex.notation.io.RecordReader;

/** Judges the records of pieces, one after the other, and holds no more than one of them. */
final class Judge implements FlatMapFunction<Work, Row> {

    private static final long serialVersionUID = 1L;

    private final Files files;
    private final Counters counters;
    private final Locale locale;
    private final Attempts attempts;

    /**
     * A judge.
     *
     * @param files where files are
     * @param counters what it counts
     * @param locale the language of messages
     * @param attempts how often Spark tries a task
     */
    Judge(Files files, Counters counters, Locale locale, Attempts attempts) {
        this.files = files;
        this.counters = counters;
        this.locale = locale;
        this.attempts = attempts;
    }

    @Override
    public Iterator<Row> call(Work work) {
        RecordRows rows = new RecordRows(work.input(), locale);
        return new PieceRows(work.pieces().iterator(), piece -> reading(piece, rows), attempts.isLast());
    }

    private PieceRows.Reading reading(Piece piece, RecordRows rows) {
        PartReader reader = PartReader.of(RecordReader.standard());
        String name = piece.file().path();
        Optional<FilePart> part = piece.part();
        return new PieceRows.Reading() {
            @Override
            public InputStream open() throws IOException {
                return part.isPresent()
                        ? files.openFrom(piece.file(), part.get().start())
                        : files.open(piece.file());
            }

            @Override
            public Iterator<Row> rows(InputStream in) {
                var reports = part.isPresent() ? reader.read(in, name, part.get()) : reader.read(in, name);
                return reports.map(report -> counters.count(rows.of(name, report)))
                        .iterator();
            }

            @Override
            public Row unreadable(int index, Throwable trouble) {
                int before = (int) Math.min(
                        Integer.MAX_VALUE / 2, part.map(FilePart::records).orElse(0L));
                return counters.count(rows.unreadable(name, before + index, trouble));
            }
        };
    }
}
