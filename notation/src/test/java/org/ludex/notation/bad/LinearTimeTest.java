package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.notation.Limits;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.Notations;

/**
 * Reading takes time in proportion to the text. The input is doubled three times: eight times the text may take up to 24
 * times the processor's time, so that a busy machine fails no test, where quadratic work would take 64 times as much.
 */
@DisplayName("Three times doubled input")
class LinearTimeTest {

    private static final int DOUBLED = 8;
    private static final int BOUND = 3 * DOUBLED;
    private static final int PARTS = 800;

    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRecordLength(1 << 24));

    private static Arguments input(String name, IntFunction<String> text) {
        return Arguments.of(name, text);
    }

    private static IntFunction<String> record(String game, String before, String part, String after) {
        return count -> "[Game \"" + game + "\"]\n\n" + before + part.repeat(count) + after;
    }

    static Stream<Arguments> inputs() {
        return Stream.of(
                input("records", count -> "[Game \"dvonn\"]\n\n1. g2 c1 *\n".repeat(count / 10)),
                input("moves", record("mensch", "", "A 3 -\nB 3 -\nC 3 -\nD 3 -\n", "*\n")),
                input("moves with notes", record("mensch", "", "a 3 -\nb 3 -\nc 3 -\nd 3 -\n", "*\n")),
                input("comments", record("dvonn", "1. g2", " {so}", " c1 *\n")),
                input("variations", record("dvonn", "1. g2", " (1. c1 g2)", " c1 *\n")),
                input("tags", count -> "[Game \"dvonn\"]\n" + "[Note \"so\"]\n".repeat(count) + "\n1. g2 *\n"),
                input("words that are no moves", record("dvonn", "1. g2", " what", " *\n")),
                input("moves behind a bad one", record("mensch", "A 6 -\n", "A 3 -\nB 3 -\nC 3 -\nD 3 -\n", "*\n")),
                input("tags on one line", record("dvonn", "1. g2", " [a \"b\"]", " *\n")),
                input("empty brackets on one line", record("dvonn", "1. g2", " []", " *\n")),
                input("brackets of Little Golem", count -> "Event [dvonn.in.1] " + "[] ".repeat(count) + "\n"),
                input("a log of moves", count -> "# Player 1: a\nD3 E3\n" + "A1\n".repeat(count)),
                input("a log of words", count -> "You played : P 0 0\n" + "so\n".repeat(count)),
                input("a log of states", count -> (" --D2-->\n" + "A".repeat(50) + "\n").repeat(count / 10)),
                input("OpenXum's moves", count -> "PPWA1;" + "PpBC2;".repeat(count) + "\n"),
                input("brackets that close nothing", record("dvonn", "1. g2", " )", " c1 *\n")),
                input("a comment that is not closed", record("dvonn", "1. g2 {", "so so ", "")),
                input("JSON", LinearTimeTest::json),
                input("JSON as it is written", plainJson(ply -> "\"seat\":\"A\",\"roll\":" + ply)),
                input("JSON with braces in its strings", plainJson(ply -> "\"text\":\"" + "}".repeat(100) + "\"")),
                input(
                        "lines of JSON",
                        count -> (plainJson(ply -> "\"seat\":\"A\"").apply(8) + "\n").repeat(count / 10)),
                input("broken JSON", count -> "{\"format\": \"ludex-record\", [".repeat(count)),
                input("SGF", count -> "(;GM[24]VV[1]SU[dvonn]" + ";P0[1 dropb G 2]".repeat(count) + ")"),
                input("talk in SGF", sgf(";P0[1 dropb G 2]", "C[so]", "")),
                input("talk about moves taken back in SGF", LinearTimeTest::takenBack),
                input("talk about nothing in SGF", sgf(";P0[1 dropb G 2]", ";P0[2 done]C[so]", "")),
                input("a player's name in SGF", sgf("P0[id ", " ", "x\ny]")),
                input(
                        "a result in SGF",
                        count -> sgf("P0[id " + "a".repeat(count) + "b]RE[", "aa", "]")
                                .apply(count)),
                input("a log of a course", count -> "You played : P 1 0\n" + "so\n".repeat(20 * count)),
                input("turns of a course", count -> "You played : P 1 0\nB played : P 1 1\n".repeat(count)),
                input("a log of a contest", count -> "# Player 1: a\n" + "A1 B1 C1 ".repeat(count)),
                input("states of a contest", count -> ("A".repeat(50) + "\n").repeat(count)),
                input("words of OpenXum", count -> "PPWA1;" + "PpBB1;".repeat(count)),
                input("a log of an arena", LinearTimeTest::arena),
                input("a score", count -> "[Game \"dvonn\"]\n[Score \"" + "1-".repeat(count) + "1\"]\n\n1. g2 *\n"),
                input(
                        "a result",
                        count -> "[Game \"dvonn\"]\n[Result \"" + "white+".repeat(count) + "\"]\n\n1. g2 *\n"));
    }

    private static IntFunction<String> sgf(String before, String part, String after) {
        return count -> "(;GM[24]VV[1]SU[dvonn]" + before + part.repeat(20 * count) + after + ")";
    }

    private static String takenBack(int count) {
        return sgf(";P0[1 dropb G 2]".repeat(5 * count), "C[so]", ";P0[2 undo]".repeat(5 * count))
                .apply(count);
    }

    private static String arena(int count) {
        return "{\"data\":{\"players\":[],\"logs\":[{\"data\":["
                + "{\"type\":\"restartUndo\",\"log\":\"restarts\",\"args\":{\"player_id\":\"1\"}},".repeat(count)
                + "{\"type\":\"talk\"}]}]}}";
    }

    private static String json(int count) {
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < count; i++) {
            char seat = "ABCD".charAt(i % 4);
            moves.append(i == 0 ? "" : ",").append("{\"type\":\"stay\",\"seat\":\"" + seat + "\",\"roll\":3}");
        }
        return "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"mensch\",\"moves\":[" + moves + "]}";
    }

    private static IntFunction<String> plainJson(IntFunction<String> fields) {
        return count -> "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"mensch\",\"moves\":["
                + IntStream.rangeClosed(1, count)
                        .mapToObj(ply -> "{\"ply\":" + ply + ",\"type\":\"stay\"," + fields.apply(ply) + "}")
                        .collect(Collectors.joining(","))
                + "]}";
    }

    static List<String> games() {
        return Notations.ids();
    }

    /** A lexer that looks to the end of a word for each of its letters takes the square of its length. */
    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("of one word costs at most in proportion, whatever the word is made of")
    void words(String game) {
        for (String part :
                List.of("3", "a", "a1", "x", "xa1", "1-", "-", ":", "+", ",", "#", ">", "h", "row1", "a:", "R")) {
            linear(part, count -> record(game, "", part, "\n*\n").apply(10 * count));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("inputs")
    @DisplayName("costs at most in proportion")
    void linear(String name, IntFunction<String> text) {
        String small = text.apply(PARTS);
        String large = text.apply(DOUBLED * PARTS);
        cost(small);
        cost(large);
        long once = median(small);
        assertThat(median(large))
                .as("%s: nanoseconds, against %s for an eighth of it", name, once)
                .isLessThanOrEqualTo(BOUND * once);
    }

    private static long median(String text) {
        long[] costs = {cost(text), cost(text), cost(text)};
        Arrays.sort(costs);
        return costs[1];
    }

    /** The time that this thread takes to read a text. */
    private static long cost(String text) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        assertThat(READER.read(text)).isNotEmpty();
        return threads.getCurrentThreadCpuTime() - start;
    }
}
