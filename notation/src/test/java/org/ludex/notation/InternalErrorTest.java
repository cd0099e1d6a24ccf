package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.notation.io.RecordReader;

@DisplayName("A mistake in the code of a game")
class InternalErrorTest {

    private static final String GOOD = "[Game \"dvonn\"]\n\n1. g2 c1 *\n\n";

    @ParameterizedTest
    @CsvSource({
        "bug, false",
        "memory, false",
        "stack, false",
        "class, false",
        "bug, true",
        "memory, true",
        "stack, true",
        "class, true"
    })
    @DisplayName("is a report on the record that met it, and costs no other")
    void oneRecord(String fault, boolean parallel) {
        String text = GOOD + "[Game \"faulty\"]\n\n" + fault + "\n\n" + GOOD;
        RecordReader reader = parallel ? RecordReader.standard().inParallel() : RecordReader.standard();
        List<Report> reports = Providers.of(FaultyNotation.class.getName()).during(() -> reader.read(text));
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        Report report = reports.get(1);
        assertThat(Sheet.codes(report)).containsExactly("error internal-error");
        assertThat(report.diagnostics().get(0).place().line()).isEqualTo(5);
        assertThat(report.content().rest()).endsWith(fault);
        for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("fa"))) {
            assertThat(report.diagnostics().get(0).message(locale))
                    .contains("https://github.com/ludex-games/ludex/issues")
                    .doesNotContain("{", "\n", "\u001B");
        }
    }
}
