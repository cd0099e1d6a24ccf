package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("ludex perft")
class PerftCommandTest {

    private static final String TWO_RECORDS = Samples.GOOD + "\n[Game \"dvonn\"]\n\na1 b2 c3 *\n";

    @ParameterizedTest
    @CsvSource({
        "kamisado, 0, 1",
        "kamisado, 3, 11182",
        "kamisado, 4, 105020",
        "dvonn, 1, 49",
        "dvonn, 2, 2352",
        "yinsh, 1, 85",
        "yinsh, 2, 7140",
        "sixth, 3, 13960"
    })
    @DisplayName("counts from the start and prints one line")
    void counts(String game, String depth, String count) {
        assertThat(Run.of("", "perft", game, depth)).isEqualTo(new Run(0, count + "\n", ""));
    }

    @Test
    @DisplayName("--option chooses a variant")
    void option() {
        assertThat(Run.of("", "perft", "sixth", "3", "--option", "size=4").out())
                .isEqualTo("3456\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 49", "0, 2, 2352", "46, 3, 6", "47, 2, 2", "48, 1, 1"})
    @DisplayName("--from and --after count from within a record: DVONN has 49 cells to fill")
    void after(String plies, String depth, String count) {
        Run run = Run.of("", "perft", "dvonn", depth, "--from", Samples.sheet("dvonn.lgn"), "--after", plies);

        assertThat(run).isEqualTo(new Run(0, count + "\n", ""));
    }

    @Test
    @DisplayName("--from counts after all plies by default: none after the end")
    void end() {
        assertThat(Run.of("", "perft", "dvonn", "1", "--from", Samples.sheet("dvonn.lgn"))
                        .out())
                .isEqualTo("0\n");
    }

    @Test
    @DisplayName("--record chooses one of the records")
    void record() {
        assertThat(Run.of(TWO_RECORDS, "perft", "dvonn", "1", "--from", "-").out())
                .isEqualTo("47\n");
        assertThat(Run.of(TWO_RECORDS, "perft", "dvonn", "1", "--from", "-", "--record", "2")
                        .out())
                .isEqualTo("46\n");
    }

    @Test
    @DisplayName("refuses a record that is not there")
    void noRecord() {
        assertThat(Run.of(TWO_RECORDS, "perft", "dvonn", "1", "--lang", "en", "--from", "-", "--record", "3"))
                .isEqualTo(new Run(2, "", "ludex: -: has 2 records; there is no record 3\n"));
        assertThat(Run.of(TWO_RECORDS, "perft", "dvonn", "1", "--lang", "en", "--from", "-", "--record", "0"))
                .isEqualTo(new Run(2, "", "ludex: records are numbered from 1, not 0\n"));
        assertThat(Run.of("", "perft", "dvonn", "1", "--lang", "en", "--from", "-"))
                .isEqualTo(new Run(2, "", "ludex: -: contains no records\n"));
    }

    @Test
    @DisplayName("refuses a ply that is not there")
    void noPly() {
        for (String plies : new String[] {"3", "-1"}) {
            assertThat(Run.of(Samples.GOOD, "perft", "dvonn", "1", "--lang=en", "--from=-", "--after=" + plies))
                    .isEqualTo(new Run(2, "", "ludex: -: record 1 has 2 plies, not " + plies + "\n"));
        }
    }

    @Test
    @DisplayName("refuses a record of another game")
    void otherGame() {
        assertThat(Run.of(Samples.GOOD, "perft", "yinsh", "1", "--lang", "en", "--from", "-"))
                .isEqualTo(new Run(2, "", "ludex: the record is a game of dvonn, not of yinsh\n"));
    }

    @Test
    @DisplayName("refuses a game that nobody knows and lists those that are")
    void unknown() {
        Run run = Run.of("", "perft", "halma", "1", "--lang", "en");

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("ludex: unknown game \"halma\"; known games: ")
                .contains("kamisado", "black-dog")
                .hasLineCount(1);
    }

    @Test
    @DisplayName("refuses a depth below 0 or without a number")
    void depth() {
        assertThat(Run.of("", "perft", "dvonn", "--lang", "en", "--", "-1"))
                .isEqualTo(new Run(2, "", "ludex: the depth must not be negative: -1\n"));
        for (String depth : new String[] {"x", "1.5", "99999999999", ""}) {
            Run run = Run.of("", "perft", "dvonn", depth);
            assertThat(run.code()).as(depth).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).startsWith("ludex: ").contains("DEPTH").doesNotContain("\tat ");
        }
    }
}
