package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ludex.notation.io.RecordReader;

/** Short ways to read a sheet in tests. */
public final class Sheet {

    private Sheet() {}

    /** The report on one record of a game under default options, given its moves alone. */
    public static Report of(String game, String moves) {
        return record("[Game \"" + game + "\"]\n\n" + moves + "\n");
    }

    /** The report on the only record of a text. */
    public static Report record(String text) {
        return record(RecordReader.standard(), text);
    }

    /** The report of a reader on the only record of a text. */
    public static Report record(RecordReader reader, String text) {
        List<Report> reports = reader.read(text);
        assertThat(reports).as(text).hasSize(1);
        return reports.get(0);
    }

    /** The moves as they are written. */
    public static String moves(Report report) {
        return report.readable()
                .map(record -> record.moves().stream().map(RecordedMove::text).collect(Collectors.joining(" ")))
                .orElse("");
    }

    /** Severity and code of each diagnostic. */
    public static List<String> codes(Report report) {
        return report.diagnostics().stream()
                .map(diagnostic -> diagnostic.severity() + " " + diagnostic.code())
                .toList();
    }

    /** The message of each diagnostic. */
    public static List<String> messages(Report report) {
        return report.diagnostics().stream()
                .map(diagnostic -> diagnostic.message(Locale.ENGLISH))
                .toList();
    }

    /** All diagnostics as people read them. */
    public static String shown(Report report) {
        return report.diagnostics().stream()
                .map(diagnostic -> DiagnosticText.render(diagnostic, Locale.ENGLISH))
                .collect(Collectors.joining());
    }
}
