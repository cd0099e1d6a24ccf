package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;

/** Reads records in tests: one at a time, with what was said about it, and once more after it was written. */
public final class Reread {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    /** The search for repairs has tests of its own. */
    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    private Reread() {}

    /** The report on the only record of a text. */
    public static Report one(String text) {
        List<Report> reports = READER.read(text);
        assertThat(reports).hasSize(1);
        return reports.get(0);
    }

    /** The moves of a record as they are written, with spaces between them. */
    public static String moves(Report report) {
        return report.readable()
                .map(record -> record.moves().stream().map(RecordedMove::text).collect(Collectors.joining(" ")))
                .orElse("");
    }

    /** All that was said, each as {@code severity code.variant}. */
    public static List<String> said(Report report) {
        return report.diagnostics().stream()
                .map(each -> each.severity() + " " + each.rule().code()
                        + (each.facts().form().isEmpty()
                                ? ""
                                : "." + each.facts().form()))
                .toList();
    }

    /** All sentences that were said. */
    public static List<String> sentences(Report report) {
        return report.diagnostics().stream()
                .map(each -> each.message(Locale.ENGLISH))
                .toList();
    }

    /** Writes a record as text and as JSON and reads both: nothing may get lost. */
    public static void survivesWriting(AnyRecord record) {
        String text = RecordWriter.write(record);
        AnyRecord again = one(text).content();
        assertThat(RecordWriter.write(again)).isEqualTo(text);
        assertThat(again).isEqualTo(record);
        assertThat(one(json(record)).content()).isEqualTo(record);
    }

    private static String json(AnyRecord record) {
        try {
            return MAPPER.writeValueAsString(record);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
