package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Playout;
import org.ludex.core.SeededRandom;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.Side;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.io.JudgedText;
import org.ludex.notation.io.PartReader;
import org.ludex.notation.io.PlacedReport;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.logs.Archives;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;
import org.ludex.yinsh.Yinsh;

/** Files of several formats that were put together: each record is judged as if it stood alone. */
@DisplayName("Files of several formats in one")
class MixedFilesTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    private static final String BAD_TEXT = "[Game \"dvonn\"]\n\n1. g2 zz *\n";
    private static final String BAD_SGF = "(;GM[24]VV[1]\nSU[dvonn]\n; P0[1 dropb Z 2]\n; P1[2 nonsense]\n)\n";
    private static final String BAD_JSON =
            "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":[{\"type\":\"x\"}]}\n";

    /** What a file may begin or go on with, and what it can only begin with, because nothing tells where a log begins. */
    private static Map<String, String> pieces(long seed) {
        List<String> ids = Notations.ids();
        String game = ids.get((int) (seed % ids.size()));
        GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
        GameRecord<?, ?> record = RandomRecords.of(notation, notation.game().defaults(), seed, 9);
        var json = MAPPER.valueToTree(record);
        String sgf = RecordWriter.write(
                        seed % 2 == 0
                                ? GameRecord.of(Playout.from(Dvonn.GAME.start(), seed, 9))
                                : GameRecord.of(Playout.from(Yinsh.GAME.start(), seed, 9)),
                        "sgf")
                .text();
        return Map.ofEntries(
                Map.entry("text", RecordWriter.write(record)),
                Map.entry("two texts", RecordWriter.write(record) + "\n" + BAD_TEXT),
                Map.entry("bare tags", "[Game \"sixth\"]\n[White \"x\"]\n\n"),
                Map.entry("lines", json + "\n" + BAD_JSON),
                Map.entry("array", "[" + json + ",\n" + json + "]\n"),
                Map.entry("pretty", json.toPrettyString() + "\n"),
                Map.entry("sgf", sgf),
                Map.entry("bad sgf", BAD_SGF + sgf),
                Map.entry(
                        "golem",
                        "Event [Tournament dvonn.in.1.1] Site [s] White [w] Black [b] 1. g2 c1 2. e3 f4 3. resign\n"),
                Map.entry("bga", Archives.bga(Archives.yinsh(seed, 12)) + "\n"),
                Map.entry("log server", Archives.server(Archives.yinsh(seed, 12)) + "\n"),
                Map.entry("log codecup", Archives.codecup(Archives.dvonn(seed, 60)) + "\n"),
                Map.entry("log transcript", Archives.transcript(Archives.dvonn(seed, 60), Side.WHITE) + "\n"),
                Map.entry("log openxum", Archives.openxum(Archives.dvonn(seed, 60), ";") + "\n"));
    }

    static Stream<List<String>> orders() {
        List<String> names = pieces(0).keySet().stream().sorted().toList();
        List<String> later =
                names.stream().filter(name -> !name.startsWith("log")).toList();
        return names.stream()
                .flatMap(first -> later.stream()
                        .filter(second -> !second.equals(first))
                        .map(second -> List.of(first, second, later.get((first + second).length() % later.size()))));
    }

    @ParameterizedTest
    @MethodSource("orders")
    @DisplayName("are read record by record, each in its own format and at its own place")
    void read(List<String> order) {
        for (String gap : List.of("\n", "\n\n", "\r\n")) {
            Map<String, String> pieces = pieces(order.hashCode() & 63);
            List<String> expected = new ArrayList<>();
            StringBuilder file = new StringBuilder();
            for (String name : order) {
                String piece = pieces.getOrDefault(name, "") + gap;
                expect(expected, piece, file.toString());
                file.append(piece);
            }
            assertThat(READER.read(file.toString()).stream().map(MixedFilesTest::said))
                    .as(file.toString())
                    .containsExactlyElementsOf(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("orders")
    @DisplayName("are read record by record where the last line of a file has no end")
    void glued(List<String> order) {
        Map<String, String> pieces = pieces(order.hashCode() & 63);
        List<AnyRecord> expected = new ArrayList<>();
        StringBuilder file = new StringBuilder();
        for (String name : order) {
            String piece = pieces.getOrDefault(name, "");
            // A log is made of lines.
            String end = name.startsWith("log") ? piece : piece.stripTrailing();
            READER.read(end).forEach(report -> expected.add(report.content()));
            file.append(end);
        }
        assertThat(READER.read(file.toString()).stream().<AnyRecord>map(Report::content))
                .as(file.toString())
                .containsExactlyElementsOf(expected);
    }

    /** What is said of a piece that stands behind others. */
    private static void expect(List<String> expected, String piece, String before) {
        int line = (int) before.replace("\r\n", "\n")
                .replace('\r', '\n')
                .chars()
                .filter(c -> c == '\n')
                .count();
        int column = before.length() - before.lastIndexOf('\n') - 1;
        for (Report report : READER.read(piece)) {
            expected.add(said(report, expected.size() + 1, line, column));
        }
    }

    private static String said(Report report) {
        return said(report, report.index(), 0, 0);
    }

    private static String said(Report report, int index, int lines, int columns) {
        StringBuilder said = new StringBuilder();
        said.append(index).append(' ').append(report.content()).append('\n');
        for (Diagnostic diagnostic : report.diagnostics()) {
            int line = diagnostic.place().line();
            int column = diagnostic.place().column() + (line == 1 ? columns : 0);
            said.append(line + lines)
                    .append(':')
                    .append(column)
                    .append(' ')
                    .append(diagnostic.severity())
                    .append(' ')
                    .append(diagnostic.message(Locale.ENGLISH))
                    .append('\n');
        }
        return said.toString();
    }

    @ParameterizedTest
    @MethodSource("orders")
    @DisplayName("are read alike in parallel, in parts and under edit")
    void alike(List<String> order) {
        Map<String, String> pieces = pieces(5);
        StringBuilder file = new StringBuilder();
        order.forEach(name -> file.append(pieces.get(name)).append('\n'));
        String text = file.toString();
        List<Report> reports = READER.read(text);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(READER.inParallel().read(text)).isEqualTo(reports);
        assertThat(PartReader.of(READER)
                        .read(new ByteArrayInputStream(bytes), "-")
                        .map(PlacedReport::report))
                .isEqualTo(reports);
        JudgedText judged = JudgedText.of(READER, "-", text);
        assertThat(judged.reports()).isEqualTo(reports);
        SeededRandom random = new SeededRandom(17);
        for (int i = 0; i < 20; i++) {
            int start = random.nextInt(judged.text().length());
            int end = Math.min(judged.text().length(), start + random.nextInt(3));
            judged = judged.edit(
                    start, end, "[]{}()\"\n;".substring(random.nextInt(8)).substring(0, 1));
            assertThat(judged.reports()).as(judged.text()).isEqualTo(READER.read(judged.text()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sgf", "bga", "lines", "golem"})
    @DisplayName("go on directly below a tag that was cut off")
    void belowTag(String next) {
        String piece = pieces(3).getOrDefault(next, "");
        List<Report> reports = READER.read("[Game \"sixth\"]\n[Whi\n" + piece);
        assertThat(reports.get(0).content().game()).isEqualTo("sixth");
        assertThat(reports.subList(1, reports.size()).stream().<AnyRecord>map(Report::content))
                .containsExactlyElementsOf(READER.read(piece).stream()
                        .<AnyRecord>map(Report::content)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "sgf", "bga", "lines", "array", "pretty", "golem"})
    @DisplayName("go on behind a comment that nobody closed")
    void behindComment(String next) {
        String piece = pieces(3).getOrDefault(next, "");
        List<AnyRecord> whole =
                READER.read(piece).stream().<AnyRecord>map(Report::content).toList();
        for (String start : List.of("{so\n", "g2 {so\n", "g2 {so\n\n", "g2 {so\r", "")) {
            String text = "[Game \"dvonn\"]\n\n" + start;
            List<Report> reports = READER.read(text + piece);
            assertThat(reports.get(0).content().game()).as(text).isEqualTo("dvonn");
            assertThat(reports.get(0).isValid()).as(text).isEqualTo(start.isEmpty());
            assertThat(reports.subList(1, reports.size()).stream().<AnyRecord>map(Report::content))
                    .as(text)
                    .containsExactlyElementsOf(whole);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sgf", "bga", "lines", "array", "pretty"})
    @DisplayName("go on behind a brace that is too many")
    void behindBrace(String next) {
        String piece = pieces(3).getOrDefault(next, "");
        for (String start : List.of(
                "[Game \"dvonn\"]\n\n1. g2 *\n", "[Game \"dvonn\"]\n\n1. g2 *\n\n", "[Game \"dvonn\"]\n\n1. g2 * ")) {
            List<Report> reports = READER.read(start + "{" + piece + "\n" + start);
            assertThat(reports.get(0).content())
                    .isEqualTo(READER.read(start).get(0).content());
            assertThat(reports.get(0).isValid()).isTrue();
            assertThat(reports.get(reports.size() - 1).isValid()).isTrue();
            assertThat(reports).hasSizeGreaterThan(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(;G*M[24]", "(;GM\u00B724]", "(; Gx", "( ;GM24]"})
    @DisplayName("are told apart where the first property of a game in SGF has a slip")
    void slipInSgf(String start) {
        for (String before : List.of("[Game \"dvonn\"]\n\n1. g2 c1\n", pieces(3).getOrDefault("golem", ""))) {
            AnyRecord alone = READER.read(before).get(0).content();
            List<Report> reports =
                    READER.read(before + "\n" + start + "VV[1]\nSU[dvonn]\n; P0[1 dropb A 1]\n)\n" + before);
            assertThat(reports.get(0).content()).isEqualTo(alone);
            assertThat(reports.get(reports.size() - 1).content()).isEqualTo(alone);
            assertThat(reports)
                    .extracting(Report::isValid)
                    .startsWith(true, false)
                    .endsWith(true);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[Gme \"dvonn\"]", "[Gane \"dvonn\"]", "{Game \"dvonn\"]", "Game \"dvonn\"]", "[Game dvonn\"]"})
    @DisplayName("are told apart where the tag of our own text has a slip behind a game of Little Golem")
    void slipBehindGolem(String tag) {
        String golem = pieces(3).getOrDefault("golem", "");
        AnyRecord alone = READER.read(golem).get(0).content();
        for (String gap : List.of("", "\n", "\n\n")) {
            List<Report> reports = READER.read(golem + gap + tag + "\n[White \"x\"]\n\n1. g2 c1 *\n");
            assertThat(reports.get(0).content()).isEqualTo(alone);
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false);
        }
    }

    /** Quotes as editors, mail and translators change them, or lose them. */
    static Stream<String> quotes() {
        return Stream.of("\u201D", "\u201C", "\u201E", "\u00AB", "\u2019", "'", "");
    }

    @ParameterizedTest
    @MethodSource("quotes")
    @DisplayName("are told apart where something changed all quotes of a record of JSON")
    void quotes(String quote) {
        for (String kind : List.of("lines", "pretty")) {
            for (String first : pieces(0).keySet().stream()
                    .filter(name -> !name.equals("bare tags"))
                    .sorted()
                    .toList()) {
                String before = pieces(3).getOrDefault(first, "");
                String odd = pieces(2)
                        .getOrDefault(kind, "")
                        .replaceFirst("\n.*\"x\".*", "")
                        .replace("\"", quote);
                // Nothing shows where a log begins behind another format.
                String behind = first.startsWith("log") ? pieces(3).getOrDefault("text", "") : before;
                List<AnyRecord> kept = contents(before);
                List<AnyRecord> keptBehind = contents(behind);
                List<AnyRecord> all = contents(before + odd + "\n\n" + behind);
                assertThat(all).as(before + odd).hasSizeGreaterThan(kept.size() + keptBehind.size());
                assertThat(all.subList(0, kept.size())).as(before + odd).isEqualTo(kept);
                assertThat(all.subList(all.size() - keptBehind.size(), all.size()))
                        .as(before + odd)
                        .isEqualTo(keptBehind);
                assertThat(all.get(kept.size())).as(before + odd).isInstanceOf(UnreadRecord.class);
            }
        }
    }

    private static List<AnyRecord> contents(String text) {
        return READER.read(text).stream().<AnyRecord>map(Report::content).toList();
    }

    @Test
    @DisplayName("are cut in time that grows with their length, however often the format changes")
    void often() {
        String pair = "[Game \"sixth\"]\n\nc3 *\n(;GM[24]SU[dvonn];P0[1 dropb A 1])\n";
        List<Report> reports = READER.read(pair.repeat(5_000));
        assertThat(reports).hasSize(10_000);
        assertThat(reports.get(9_999).index()).isEqualTo(10_000);
        assertThat(reports).allMatch(Report::isValid);
    }

    @Test
    @DisplayName("are told apart where a comment that begins with a quote stands before a log of another format")
    void commentBefore() {
        String text = "[Game \"dvonn\"]\n\n{\"so\n} 1. g2 *\n";
        String bga = pieces(3).getOrDefault("bga", "");
        assertThat(contents(text + bga))
                .containsExactly(contents(text).get(0), contents(bga).get(0));
    }

    @Test
    @DisplayName("may hold comments that look like another format")
    void comments() {
        for (String comment : List.of(
                "\"format\":\"ludex-record\", they say",
                "\"game\": it",
                "so\n(;GM[24]\nEvent [x]\n[Game \"sixth\"]\n{\"format\":\"ludex-record\"",
                "\\\"format\":\"ludex-record\"")) {
            GameRecord<?, ?> record =
                    GameRecord.of(Playout.from(Dvonn.GAME.start(), 1, 4)).withComment(comment);
            assertThat(READER.read(RecordWriter.write(record)))
                    .singleElement()
                    .satisfies(report -> assertThat(report.content()).isEqualTo(record));
        }
    }

    @Test
    @DisplayName("given a format are read in that format only")
    void forced() {
        String mixed = "[Game \"sixth\"]\n\nc3 *\n\n(;GM[24]SU[dvonn];P0[1 dropb A 1])\n";
        assertThat(READER.read(mixed)).allMatch(Report::isValid).hasSize(2);
        assertThat(READER.format("text").read(mixed))
                .extracting(Report::isValid)
                .containsExactly(true, false);
    }
}
