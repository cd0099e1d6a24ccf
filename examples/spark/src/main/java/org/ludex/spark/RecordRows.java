package org.ludex.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.io.PlacedReport;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;
import org.ludex.notation.spi.NotationRule;

/** Puts reports into rows of {@link Tables#JUDGED}. Immutable and thread-safe. */
final class RecordRows {

    /** The code of a row for a file that could not be read to its end. No record has it. */
    static final String UNREADABLE_FILE = "unreadable-file";

    private static final Object[] NONE = {};

    private final String input;
    private final Locale locale;

    /** Rows of an input, with messages in a language. */
    RecordRows(String input, Locale locale) {
        this.input = input;
        this.locale = locale;
    }

    /** The row of a record. Whatever goes wrong costs this record only. */
    Row of(String file, PlacedReport placed) {
        try {
            return judged(file, placed);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError | AssertionError trouble) {
            return failed(file, placed, trouble);
        }
    }

    private Row judged(String file, PlacedReport placed) {
        Report report = placed.report();
        Optional<Diagnostic> error = report.firstError();
        Verdict verdict = new Verdict(
                error.map(Diagnostic::code),
                error.map(each -> each.place().line()),
                error.map(each -> each.place().column()),
                error.map(each -> each.message(locale)),
                count(report, Severity.ERROR),
                error.flatMap(each -> Repairs.mend(report)).map(RecordWriter::write));
        return row(file, placed, verdict);
    }

    /** What is wrong with a record. */
    private record Verdict(
            Optional<String> code,
            Optional<Integer> line,
            Optional<Integer> column,
            Optional<String> message,
            int errors,
            Optional<String> repaired) {}

    private Row row(String file, PlacedReport placed, Verdict verdict) {
        Report report = placed.report();
        AnyRecord content = report.content();
        Optional<GameRecord<?, ?>> record = report.readable();
        return RowFactory.create(
                file,
                report.index(),
                offset(placed),
                placed.format(),
                content.game(),
                record.map(each -> each.start().options())
                        .map(Options::toString)
                        .orElse(""),
                record.map(RecordRows::seats).orElse(List.of()).toArray(),
                content.result().tag(),
                orNull(content.result().rule()),
                content.score().toArray(),
                report.plies(),
                verdict.errors() == 0,
                orNull(verdict.code()),
                orNull(verdict.line()),
                orNull(verdict.column()),
                orNull(verdict.message()),
                verdict.errors(),
                count(report, Severity.WARNING),
                count(report, Severity.NOTE),
                report.unproven(),
                orNull(verdict.repaired()),
                input,
                record.map(RecordRows::plies).orElse(List.of()).toArray());
    }

    private static int count(Report report, Severity severity) {
        return (int) report.diagnostics().stream()
                .filter(each -> each.severity() == severity)
                .count();
    }

    private static List<Row> seats(GameRecord<?, ?> record) {
        List<Row> seats = new ArrayList<>();
        record.start()
                .game()
                .seats(record.start().options())
                .forEach(seat -> seats.add(RowFactory.create(seat.id(), orNull(record.tag(seat.id())))));
        return seats;
    }

    private static List<Row> plies(GameRecord<?, ?> record) {
        return typed(record);
    }

    private static <M extends Move, P extends Position<M, P>> List<Row> typed(GameRecord<M, P> record) {
        return new PlyRows<>(record).rows();
    }

    /** What is known of a record over which the job itself stumbled. */
    private Row failed(String file, PlacedReport placed, Throwable trouble) {
        return empty(
                file,
                placed.report().index(),
                offset(placed),
                placed.format(),
                NotationRule.INTERNAL_ERROR.code(),
                Optional.empty(),
                trouble.toString());
    }

    /**
     * The row of the record in which a file breaks off, with what could be read of it.
     *
     * @param file the path of the file
     * @param index the number of the record, if nothing of it could be read
     * @param broken what could be read of it
     * @param end where the file breaks off
     */
    Row unreadable(String file, int index, Optional<PlacedReport> broken, Break end) {
        String message = end.text(locale);
        if (broken.isEmpty()) {
            return empty(file, index, null, "", UNREADABLE_FILE, Optional.of(end), message);
        }
        PlacedReport placed = broken.get();
        boolean isUtf8 = placed.offset().isPresent();
        try {
            return row(
                    file,
                    placed,
                    new Verdict(
                            Optional.of(UNREADABLE_FILE),
                            isUtf8 ? Optional.of(end.line()) : Optional.empty(),
                            isUtf8 ? Optional.of(end.column()) : Optional.empty(),
                            Optional.of(message),
                            count(placed.report(), Severity.ERROR) + 1,
                            Optional.empty()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError | AssertionError trouble) {
            return empty(
                    file,
                    placed.report().index(),
                    offset(placed),
                    placed.format(),
                    UNREADABLE_FILE,
                    Optional.of(end),
                    message);
        }
    }

    private Row empty(
            String file,
            int index,
            @Nullable Long offset,
            String format,
            String code,
            Optional<Break> end,
            String message) {
        Integer line = orNull(end.map(Break::line));
        Integer column = orNull(end.map(Break::column));
        return RowFactory.create(
                file, index, offset, format, "", "", NONE, "*", null, NONE, 0, false, code, line, column, message, 1, 0,
                0, 0, null, input, NONE);
    }

    private static @Nullable Long offset(PlacedReport placed) {
        return placed.offset().isPresent() ? Long.valueOf(placed.offset().getAsLong()) : null;
    }

    /** Rows have no other way to say that there is nothing. */
    private static <T> @Nullable T orNull(Optional<T> value) {
        return value.orElse(null);
    }
}
