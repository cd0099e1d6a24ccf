package org.ludex.spark;

import java.util.Iterator;
import java.util.Locale;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;

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
        boolean isLastTry = attempts.isLast();
        return counters.count(
                new PieceRows(work.pieces().iterator(), piece -> new PieceReading(files, piece, rows, isLastTry)));
    }
}
