package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;

@DisplayName("Notations")
class NotationsTest {

    private static final List<String> OWN =
            List.of("black-dog", "dog", "dog-cards", "dog-royal", "dvonn", "kamisado", "mensch", "sixth", "yinsh");

    private static final String FAULTY = FaultyNotation.class.getName();

    @Test
    @DisplayName("are found whatever the context class loader sees")
    void blind() {
        assertThat(Providers.blind().during(Notations::ids)).isEqualTo(OWN);
        assertThat(Providers.blind().during(() -> RecordReader.standard().read("[Game \"dvonn\"]\n\n1. g2 *\n")))
                .singleElement()
                .satisfies(report -> assertThat(report.isValid()).isTrue());
        assertThat(Notations.ids()).isEqualTo(OWN);
    }

    @Test
    @DisplayName("are found that only the context class loader sees, for as long as it is the context")
    void more() {
        assertThat(Providers.of(FAULTY).during(Notations::ids))
                .contains("faulty")
                .containsAll(OWN);
        assertThat(Notations.ids()).isEqualTo(OWN);
        assertThat(Notations.warnings()).isEmpty();
    }

    @Test
    @DisplayName("that are broken cost only themselves, and are told of")
    void broken() {
        Providers providers = Providers.of("org.example.Missing", Sheet.class.getName(), FAULTY);
        assertThat(providers.during(Notations::ids)).contains("faulty").containsAll(OWN);
        assertThat(providers.during(Notations::warnings))
                .hasSize(2)
                .allMatch(warning -> warning.startsWith("a notation could not be loaded and is left out: "));
    }

    @Test
    @DisplayName("of the context are known to every thread that judges")
    void parallel() {
        String text = "[Game \"faulty\"]\n\n1. g2 *\n\n".repeat(100);
        List<Report> reports = Providers.of(FAULTY)
                .during(() -> RecordReader.standard().inParallel().read(text));
        List<Report> oneByOne =
                Providers.of(FAULTY).during(() -> RecordReader.standard().read(text));
        assertThat(reports).hasSize(100).isEqualTo(oneByOne);
        assertThat(reports)
                .noneMatch(report -> report.firstError()
                        .filter(error -> error.rule() == NotationRule.UNKNOWN_GAME)
                        .isPresent());
    }
}
