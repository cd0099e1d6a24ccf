package org.ludex.notation.logs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.dvonn.Side;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;

/** Logs that were put together with logs and records of other formats, which nothing in a log tells where they begin. */
@DisplayName("Logs of several formats in one file")
class MixedLogsTest {

    private static final String TWO = "You played : P 0 0\nPlayer 2 played : P 4 2\n";

    private static final Map<String, String> LOGS = Map.of(
            "course client", TWO,
            "course server", Archives.server(Archives.yinsh(1, 12)),
            "codecup", Archives.codecup(Archives.dvonn(1, 12)),
            "transcript", Archives.transcript(Archives.dvonn(1, 12), Side.WHITE),
            "openxum", Archives.openxum(Archives.dvonn(1, 12), ";"),
            "openxum lines", Archives.openxum(Archives.dvonn(1, 12), "\n"));

    /** What nobody hands over to another format. */
    private static final List<String> OTHERS = List.of(
            "}, {\n  \"ply\" : 1\n",
            "}, {\n  \u201Cply\u201D : 1\n",
            "GM[Dvonn]VV[1]\n",
            "Site [x] White [w] Black [b] 1. g2 c1\n",
            "[White \"x\"]\n[Black \"y\"]\n\n1. e5 c4\n",
            "[Gme \"yinsh\"]\n\ne5 c4\n",
            "Evnt [x] Site [y] 1. g2 c1\n",
            "1. e5 c4\n",
            "P0[id \"w\"]\n; P0[1 dropb A 1]\n");

    static Stream<List<String>> pairs() {
        return LOGS.keySet().stream()
                .sorted()
                .flatMap(first -> Stream.concat(
                        LOGS.entrySet().stream()
                                .filter(second -> !family(second.getKey()).equals(family(first)))
                                .map(second -> List.of(first, second.getValue())),
                        OTHERS.stream().map(other -> List.of(first, other))));
    }

    private static String family(String log) {
        return log.equals("transcript") ? "codecu" : log.substring(0, 6);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    @DisplayName("are never one valid record, nor mended into one: what follows is an error in the record before")
    void pair(List<String> pair) {
        String first = LOGS.getOrDefault(pair.get(0), "");
        Report alone = one(first);
        for (String gap : List.of("", "\n")) {
            Report report =
                    RecordReader.standard().read(first + gap + pair.get(1)).get(0);
            assertThat(report.isValid()).as(first + gap + pair.get(1)).isFalse();
            assertThat(report.content().game()).isEqualTo(alone.content().game());
            assertThat(moves(report)).isEqualTo(moves(alone));
            int lines = (int) (first + gap).lines().count();
            // What a program says first may be a comment, and so may a brace of its own.
            assertThat(report.firstError().orElseThrow().place().line()).isBetween(lines + 1, lines + 2);
            assertThat(Repairs.mend(report)).isEmpty();
            survivesWriting(report.content());
            Report again = RecordReader.standard()
                    .read(RecordWriter.write(report.content()))
                    .get(0);
            assertThat(again.isValid()).isFalse();
            assertThat(Repairs.mend(again))
                    .as(RecordWriter.write(report.content()))
                    .isEmpty();
        }
    }

    static Stream<String> logs() {
        return LOGS.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("logs")
    @DisplayName("go on with a log of Board Game Arena, on one line or on many")
    void arena(String first) {
        String log = LOGS.getOrDefault(first, "");
        String bga = Archives.bga(Archives.yinsh(1, 3));
        for (String next : List.of(bga, bga.replace(",\"", ",\n\"").replace("{\"", "{\n\""))) {
            for (String gap : List.of("", "\n")) {
                List<Report> reports = RecordReader.standard().read(log + gap + next);
                assertThat(reports)
                        .as(log + gap + next)
                        .extracting(Report::isValid)
                        .containsExactly(true, true);
                assertThat(reports.get(0).content()).isEqualTo(one(log).content());
                assertThat(reports.get(1).content()).isEqualTo(one(bga).content());
            }
        }
    }

    @Test
    @DisplayName("are not valid where the lines of a program's output run into one: its arrows are no talk")
    void oneLine() {
        String log = LOGS.getOrDefault("transcript", "");
        Report report = one(log + "\n" + log.replace('\n', ' ') + "\n");
        assertThat(report.isValid()).isFalse();
        assertThat(moves(report)).isEqualTo(moves(one(log)));
        survivesWriting(report.content());
    }

    @Test
    @DisplayName("are of the format of the first line that tells it, and a line with # is the CodeCup's")
    void firstLine() {
        String log = "# Player 1: first\n# Player 2: second\nD3 K4 F3 F1\n# White played : badly\nF5 G5\n";
        assertThat(moves(one(log))).isEqualTo("d3 k4 f3 f1 f5 g5");
        assertThat(said(one(log))).containsExactly("warning unfinished.foreign");
        assertThat(one("# White played : P 1 0\n" + TWO).content().game()).isEqualTo("yinsh");
    }

    @ParameterizedTest
    @ValueSource(strings = {"White played : badly\n", "# Player 1: first\nWhite played : badly\nF5 G5\n"})
    @DisplayName("are not mended where nothing is left of a game")
    void nothing(String log) {
        Report report = RecordReader.standard().format("yinsh-course").read(log).get(0);
        assertThat(report.isValid()).isFalse();
        assertThat(report.plies()).isZero();
        assertThat(report.mended()).isEmpty();
        assertThat(Repairs.mend(report.record())).isEmpty();
    }

    @Test
    @DisplayName("a slip in a log that stands alone is still mended")
    void mended() {
        Report report = RecordReader.standard()
                .read(TWO + "thinking\nYou played : badly\n")
                .get(0);
        assertThat(Repairs.mend(report)).isPresent();
    }
}
