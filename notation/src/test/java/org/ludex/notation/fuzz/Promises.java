package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Limits;
import org.ludex.notation.Report;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.NotationRule;

/** What holds of every file, whatever it contains. */
final class Promises {

    static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    /** Repairs have a target of their own. */
    static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.forLanguageTag("fa"));

    private Promises() {}

    static List<Report> read(RecordReader reader, byte[] bytes) {
        return Cost.bounded(
                bytes.length,
                () -> reader.read(new ByteArrayInputStream(bytes), "x").toList());
    }

    /** Everything found has a place and words, and what was read survives being written as JSON. */
    static void keptAsJson(List<Report> reports) {
        for (Report report : reports) {
            report.diagnostics().forEach(Promises::hasPlaceAndWords);
            assertThat(report.isValid()).isEqualTo(report.diagnostics().stream().noneMatch(Diagnostic::isError));
            assertThat(READER.read(json(report.content())))
                    .extracting(Report::content)
                    .containsExactly(report.content());
            json(report);
        }
    }

    /** What was read survives being written as text, and is written the same way again. */
    static void keptAsText(List<Report> reports) {
        for (Report report : reports) {
            String text = RecordWriter.write(report.content());
            List<Report> again = READER.read(text);
            assertThat(again).extracting(Report::content).containsExactly(report.content());
            assertThat(RecordWriter.write(again.get(0).content())).isEqualTo(text);
        }
    }

    /** Text that holds what is no game names no game, where JSON may name one. */
    static void gamesKeptAsText(List<Report> reports) {
        keptAsText(
                reports.stream().filter(report -> report.readable().isPresent()).toList());
    }

    /** What can be written as SGF is the same game when it is read, and is written the same way again. */
    static void keptAsSgf(List<Report> reports) {
        for (Report report : reports) {
            String text;
            try {
                text = RecordWriter.write(report.content(), "sgf").text();
            } catch (UnwritableException e) {
                assertThat(e.faults()).isNotEmpty();
                continue;
            }
            List<Report> again = READER.format("sgf").read(text);
            assertThat(again).hasSize(1);
            assertThat(again.get(0).record().allMoves())
                    .isEqualTo(report.record().allMoves());
            assertThat(RecordWriter.write(again.get(0).content(), "sgf").text()).isEqualTo(text);
        }
    }

    static void hasPlaceAndWords(Diagnostic diagnostic) {
        assertThat(diagnostic.place().line()).isPositive();
        assertThat(diagnostic.place().column()).isPositive();
        for (Locale locale : LANGUAGES) {
            assertThat(DiagnosticText.render(diagnostic, locale)).isNotBlank();
        }
        // A failure inside is told as a fault of the record, so that one record costs no other. Here it counts.
        assertThat(diagnostic.rule()).isNotEqualTo(NotationRule.INTERNAL_ERROR);
    }

    static String json(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
