package org.ludex.notation.io;

import java.util.List;
import java.util.Optional;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;

/**
 * Repairs records by the edit that a report suggests, if one edit stands out. The edit leaves a comment. A record with any
 * other fault is not repaired: nothing of it may be lost, and it must not become another game.
 *
 * <pre>{@code
 * Repairs.mend(report).ifPresent(mended -> System.out.print(RecordWriter.write(mended)));
 * }</pre>
 */
public final class Repairs {

    private static final RecordReader TEXT = RecordReader.standard().format("text");

    private Repairs() {}

    /**
     * The record of a report with the suggested edit made, if that makes it valid and if it is read back from text as it is
     * written. The report can be on a record in any format.
     */
    public static Optional<GameRecord<?, ?>> mend(Report report) {
        return report.mended()
                .filter(mended -> read(mended).filter(Report::isValid).isPresent());
    }

    /**
     * The record with the edit made that a report on its text suggests, if that makes it valid; a valid record as it is.
     * Where the move numbers of another text tell which edit is right, {@link #mend(Report)} can do more, because a record
     * does not keep them.
     */
    public static Optional<GameRecord<?, ?>> mend(GameRecord<?, ?> record) {
        return read(record).flatMap(report -> report.isValid() ? Optional.of(record) : mend(report));
    }

    /** The report on the text of a record, if that is the same record and no other. */
    private static Optional<Report> read(GameRecord<?, ?> record) {
        List<Report> reports = TEXT.read(RecordWriter.write(record));
        return reports.size() == 1 && reports.get(0).content().equals(record)
                ? Optional.of(reports.get(0))
                : Optional.empty();
    }
}
