package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

@DisplayName("ludex show")
class ShowCommandTest {

    @TempDir
    Path scratch;

    static Stream<String> games() {
        return Samples.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("draws every game, without escape codes where nobody sits")
    void plain(String game) {
        String record = Run.of("", "play", game, "--seed", "7").out();

        Run run = Run.of(record, "show", "-");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).doesNotContain("\u001B").endsWith("\n").isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("--svg - writes well-formed SVG to standard output")
    void svg(String game) throws Exception {
        String record = Run.of("", "play", game, "--seed", "7").out();

        Run run = Run.of(record, "show", "--svg", "-", "-");

        assertThat(run.code()).isZero();
        String root = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(run.out())))
                .getDocumentElement()
                .getTagName();
        assertThat(root).isEqualTo("svg");
    }

    @Test
    @DisplayName("--svg writes a file and nothing to standard output")
    void file() throws IOException {
        Path out = scratch.resolve("board.svg");

        Run run = Run.of(Samples.GOOD, "show", "--svg", out.toString(), "-");

        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(Files.readString(out))
                .isEqualTo(Run.of(Samples.GOOD, "show", "--svg", "-", "-").out());
    }

    @Test
    @DisplayName("speaks of one record and one ply in the singular")
    void singular() {
        String one = "[Game \"dvonn\"]\n\n1. a1 *\n";
        assertThat(Run.of(one, "show", "--lang", "en", "--record", "2", "-").err())
                .isEqualTo("ludex: -: has 1 record; there is no record 2\n");
        assertThat(Run.of(one, "show", "--lang", "en", "--after", "2", "-").err())
                .isEqualTo("ludex: -: record 1 has 1 ply, not 2\n");
    }

    @Test
    @DisplayName("--svg to a place that cannot be written is refused")
    void nowhere() {
        Path nowhere = scratch.resolve("none/board.svg");

        assertThat(Run.of(Samples.GOOD, "show", "--lang", "en", "--svg", nowhere.toString(), "-"))
                .isEqualTo(new Run(2, "", "ludex: " + nowhere + ": cannot be written\n"));
    }

    @Test
    @DisplayName("--after shows an earlier board; by default it is the last")
    void after() {
        String start = Run.of(Samples.GOOD, "show", "--after", "0", "-").out();
        String first = Run.of(Samples.GOOD, "show", "--after", "1", "-").out();
        String second = Run.of(Samples.GOOD, "show", "--after", "2", "-").out();

        assertThat(Stream.of(start, first, second).distinct()).hasSize(3);
        assertThat(Run.of(Samples.GOOD, "show", "-").out()).isEqualTo(second);
    }

    @Test
    @DisplayName("--after out of range is refused")
    void range() {
        for (String plies : new String[] {"3", "-1"}) {
            assertThat(Run.of(Samples.GOOD, "show", "--lang=en", "--after=" + plies, "-"))
                    .isEqualTo(new Run(2, "", "ludex: -: record 1 has 2 plies, not " + plies + "\n"));
        }
    }

    @Test
    @DisplayName("shows a bad record as far as it is good, and says what is wrong")
    void bad() {
        Run run = Run.of(Samples.BAD, "show", "--lang", "en", "-");

        assertThat(run.err()).startsWith("-:3:13: error P2: a1 is occupied.\n");
        assertThat(run.out()).isEqualTo(Run.of(Samples.GOOD, "show", "-").out());
    }

    @Test
    @DisplayName("reads a bare score sheet with --game")
    void bare() {
        assertThat(Run.of("a1 b2 *", "show", "--game", "dvonn", "-").out())
                .isEqualTo(Run.of(Samples.GOOD, "show", "-").out());
    }

    @Test
    @DisplayName("a record without a known game cannot be shown")
    void unplayable() {
        Run run = Run.of("[Game \"halma\"]\n\na1 *\n", "show", "--lang", "en", "-");

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).endsWith("ludex: -: record 1 cannot be played\n");
    }
}
