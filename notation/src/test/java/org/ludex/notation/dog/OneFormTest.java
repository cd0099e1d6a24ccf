package org.ludex.notation.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.Report;
import org.ludex.notation.Reread;
import org.ludex.notation.Sheet;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.NotationRule;

@DisplayName("What can be said in two ways is written in one, with a note")
class OneFormTest {

    private static final String SECOND_ROUND = """
            [Game "dog"]
            [Position "A:0,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k round 2 B deal - hands A:- B:- C:- D:- %s"]

            %s
            give
            B burn #5
            *
            """;

    @ParameterizedTest
    @ValueSource(strings = {"pile #24 deck #86|deal", "pile #92 deck #18|shuffle\ndeal"})
    @DisplayName("a later round without its announcement, which is written back")
    void unannounced(String cardsAndLines) {
        String[] parts = cardsAndLines.split("\\|", -1);
        Report report = Sheet.record(SECOND_ROUND.formatted(parts[0], parts[1]));
        assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
        assertThat(report.diagnostics())
                .filteredOn(diagnostic -> diagnostic.rule() == NotationRule.LENIENT)
                .singleElement()
                .satisfies(diagnostic -> assertThat(diagnostic.message(Locale.ENGLISH))
                        .contains("Missing line that announces the round", "round 2 5 B"));
        assertThat(RecordWriter.write(report.content())).contains("\nround 2 5 B\n" + parts[1]);
        Reread.survivesWriting(report.content());
        Report announced = Sheet.record(SECOND_ROUND.formatted(parts[0], "round 2 5 B\n" + parts[1]));
        assertThat(Sheet.codes(announced)).doesNotContain("note lenient");
        assertThat(announced.content()).isEqualTo(report.content());
    }

    @Test
    @DisplayName("the first round cannot do without: nobody would know who leads")
    void firstRound() {
        Report report = Sheet.record("[Game \"dog\"]\n\ndeal\n*\n");
        assertThat(Sheet.codes(report)).contains("error D2");
    }

    @Test
    @DisplayName("option values as Java spells its constants")
    void optionWords() {
        String text = """
                [Game "black-dog"]
                [Options "%s"]

                round 1 5 A
                deal
                *
                """;
        Report old = Sheet.record(text.formatted("dogBy=BEFORE_LAST, dogHits=reached"));
        assertThat(Sheet.codes(old)).containsExactly("note lenient");
        assertThat(Sheet.messages(old).get(0)).contains("dogBy=BEFORE_LAST", "dogBy=before-last");
        assertThat(RecordWriter.write(old.record())).contains("[Options \"dogBy=before-last, dogHits=reached\"]");
        Report proper = Sheet.record(text.formatted("dogBy=before-last, dogHits=reached"));
        assertThat(proper.diagnostics()).isEmpty();
        assertThat(proper.record()).isEqualTo(old.record());
    }

    @Test
    @DisplayName("the function of a 4 that buys its own place")
    void fourOnItsPlace() {
        String text = """
                [Game "dog-cards"]
                [Options "players=2"]

                round 1 7 A
                market 3,9,11,12,13,14,joker,thief,2,2,4,5,6
                deal A:4,#6
                A %s refill 9
                *
                """;
        Report report = Sheet.record(text.formatted("4 buy 4=12"));
        assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
        assertThat(report.diagnostics())
                .singleElement()
                .satisfies(diagnostic -> assertThat(diagnostic.facts().form()).isEqualTo("four"));
        assertThat(Sheet.moves(report)).endsWith(" A buy 4@4=12 refill 9");
        Reread.survivesWriting(report.content());
        Report plain = Sheet.record(text.formatted("buy 4@4=12"));
        assertThat(plain.diagnostics()).isEmpty();
        assertThat(plain.content()).isEqualTo(report.content());
    }
}
