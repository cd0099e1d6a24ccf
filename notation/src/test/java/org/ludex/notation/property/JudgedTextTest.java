package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.SeededRandom;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.JudgedText;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Texts under edit: after each edit the reports are those of a fresh reading, and little was judged for them. */
@DisplayName("A judged text")
class JudgedTextTest {

    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(200));

    /** As many edits of each file; for a long run give more. */
    private static final int EDITS = Integer.getInteger("ludex.edits", 80);

    /** How far the first records reach. */
    private static final int NEAR = 600;

    private static final String SGF = """
            (;GM[24]VV[1]
            SU[dvonn]
            P0[id "w"]
            P1[id "b"]
            ; P0[0 Start P0]
            ; P0[1 dropb B 3 c 4]
            ; P1[2 dropb D 5 e 4]
            ; P0[3 done]
            )
            """;

    private static final String GOLEM =
            "Event [Tournament dvonn.in.1.1] Site [s] White [w] Black [b] 1. g2 c1 2. e3 f4 3. resign\n";

    /** What changes where records begin and end, or what they say. */
    private static final List<String> TELLING = List.of(
            "",
            "",
            "\n",
            "\n\n",
            "\r\n",
            "\r",
            " ",
            "x",
            "a1",
            "{",
            "}",
            "(",
            ")",
            "[",
            "]",
            "\"",
            "\\",
            ",",
            ";",
            "*",
            "\0",
            "\uFEFF",
            "é",
            "\uD83D\uDC1E",
            "\n[Game \"dvonn\"]\n\n1. a1 b2 *\n",
            "[Game \"",
            "  [Game \"yinsh\"]",
            "\n[White \"w\"]\n",
            "[Date \"2026\"]",
            "{\"format\": \"ludex-record\"}",
            "(;GM[24]");

    static Stream<Arguments> files() {
        List<String> texts = records().stream().map(RecordWriter::write).toList();
        // Long enough that most edits are far from the beginning.
        String text = String.join("\n", texts).repeat(4);
        return Stream.of(
                Arguments.of("text", text),
                Arguments.of("text with returns", text.replace("\n", "\r\n")),
                Arguments.of("indented text", texts.get(0).indent(3) + "\n" + text.indent(3)),
                Arguments.of("one line", text.replace("\n", " ")),
                Arguments.of("array of JSON", "[" + json(",\n") + "]"),
                Arguments.of("lines of JSON", json("\n")),
                Arguments.of("SGF", SGF.repeat(8)),
                Arguments.of("Little Golem", GOLEM.repeat(8)),
                Arguments.of("nothing", ""));
    }

    private static List<GameRecord<?, ?>> records() {
        List<GameRecord<?, ?>> records = new ArrayList<>();
        for (int seed = 0; seed < 2; seed++) {
            for (String id : Notations.ids()) {
                GameNotation<?, ?> notation = Notations.find(id).orElseThrow();
                records.add(RandomRecords.of(notation, notation.game().defaults(), seed, 12));
            }
        }
        return records;
    }

    private static String json(String between) {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        return records().stream()
                .map(record -> mapper.valueToTree(record).toString())
                .collect(Collectors.joining(between));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("says after each edit what a fresh reading says")
    void same(String name, String original) {
        RandomGenerator random = new SeededRandom(name.hashCode());
        JudgedText text = JudgedText.of(READER, name, original);
        for (int i = 0; i < EDITS; i++) {
            if (i % 40 == 0) {
                // Damage adds up: from time to time the file is put right again.
                text = text.edit(0, text.text().length(), original);
            }
            int length = text.text().length();
            // The first records are cut in their own way: every third edit is there.
            int start = random.nextInt((i % 3 == 0 ? Math.min(length, NEAR) : length) + 1);
            int end = Math.min(length, start + (random.nextInt(10) == 0 ? random.nextInt(400) : random.nextInt(4)));
            String replacement = TELLING.get(random.nextInt(TELLING.size()));
            String expected =
                    text.text().substring(0, start) + replacement + text.text().substring(end);
            text = text.edit(start, end, replacement);
            String context = name + ", edit " + i + ": " + start + " to " + end + " becomes \"" + replacement + "\"";
            assertThat(text.text()).as(context).isEqualTo(expected);
            assertThat(text.characters().length()).as(context).isEqualTo(expected.length());
            assertThat(text.reports()).as(context).isEqualTo(fresh(expected, name));
        }
    }

    static Stream<Arguments> inOrder() {
        String sound = records().stream()
                .map(record -> RecordWriter.write(record, "json").text().strip())
                .collect(Collectors.joining("\n"));
        String spread = sound.replace(",\"moves\"", ",\n  \"moves\"");
        return Stream.of(
                Arguments.of("lines of JSON", sound),
                Arguments.of("array of JSON", "[" + sound.replace("\n", ",\n") + "]\n"),
                Arguments.of("indented array of JSON", "[\n  " + sound.replace("\n", ",\n  ") + "\n]\n"),
                Arguments.of("JSON on several lines", spread),
                Arguments.of("JSON on one and on several lines", sound + "\n" + spread + "\n" + sound),
                Arguments.of("SGF", SGF.replace("; P1[2 dropb D 5 e 4]\n", "").repeat(12)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("inOrder")
    @DisplayName("says after two edits of a file in order what a fresh reading says")
    void twoEdits(String name, String original) {
        RandomGenerator random = new SeededRandom(name.hashCode());
        JudgedText sound = JudgedText.of(READER, name, original);
        for (int i = 0; i < EDITS / 4; i++) {
            JudgedText text = sound;
            int place = random.nextInt(original.length() + 1);
            for (int edit = 0; edit < 2; edit++) {
                int length = text.text().length();
                int start = Math.min(length, place + random.nextInt(30));
                int end = Math.min(length, start + random.nextInt(3));
                String replacement = TELLING.get(random.nextInt(TELLING.size()));
                text = text.edit(start, end, replacement);
                JudgedText fresh = JudgedText.of(READER, name, text.text());
                String context =
                        name + ", edit " + i + ": " + start + " to " + end + " becomes \"" + replacement + "\"";
                assertThat(text.reports()).as(context).isEqualTo(fresh.reports());
                assertThat(places(text)).as(context).isEqualTo(places(fresh));
            }
        }
    }

    private static List<List<Integer>> places(JudgedText text) {
        return text.records().stream()
                .map(record -> List.of(record.start(), record.line(), record.lineStart()))
                .toList();
    }

    private static List<Report> fresh(String text, String name) {
        return READER.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("judges only the record that an edit is in")
    void little(String name, String original) {
        JudgedText text = JudgedText.of(READER, name, original);
        assertThat(text.judged()).isEqualTo(text.records().size());
        for (JudgedRecord record : text.records()) {
            int place = original.indexOf("1", record.start());
            assertThat(text.edit(place, place + 1, "2").judged())
                    .as(name + " " + record.index())
                    .isLessThanOrEqualTo(2);
            assertThat(text.edit(place, place, "").judged()).isZero();
        }
    }

    @Test
    @DisplayName("of many pieces is edited like one string")
    void pieces() {
        RandomGenerator random = new SeededRandom(5);
        StringBuilder expected = new StringBuilder("0123456789abcdef\n".repeat(6000));
        JudgedText text = JudgedText.of(READER, "x", expected.toString());
        for (int i = 0; i < 60; i++) {
            int start = random.nextInt(expected.length() + 1);
            int end = Math.min(expected.length(), start + random.nextInt(i % 10 == 0 ? 70_000 : 20));
            String replacement = "+".repeat(i % 7 == 0 ? random.nextInt(80_000) : random.nextInt(4));
            expected.replace(start, end, replacement);
            text = text.edit(start, end, replacement);
            assertThat(text.text()).as("edit %d", i).isEqualTo(expected.toString());
            assertThat(text.characters().length()).isEqualTo(expected.length());
            int from = random.nextInt(expected.length() + 1);
            int to = from + random.nextInt(expected.length() - from + 1);
            assertThat(text.characters().subSequence(from, to).toString()).isEqualTo(expected.substring(from, to));
            if (to > from) {
                assertThat(text.characters().charAt(from)).isEqualTo(expected.charAt(from));
            }
        }
        text = text.edit(0, expected.length(), "");
        assertThat(text.text()).isEmpty();
        assertThat(text.edit(0, 0, "ab").edit(1, 1, "-").text()).isEqualTo("a-b");
    }

    @Test
    @DisplayName("knows where its records begin")
    void places() {
        String first = "[Game \"dvonn\"]\n\n1. a1 b2 *\n\n";
        JudgedText text = JudgedText.of(READER, "x", first + "[Game \"dvonn\"]\n\n1. a1 a1 *\n");
        assertThat(text.records()).extracting(JudgedRecord::start).containsExactly(0, first.length());
        assertThat(text.records()).extracting(JudgedRecord::line).containsExactly(1, 5);
        JudgedText next = text.edit(0, 0, "\n\n");
        assertThat(next.records()).extracting(JudgedRecord::start).containsExactly(2, first.length() + 2);
        assertThat(next.reports().get(1).diagnostics().get(0).place().line()).isEqualTo(9);
        String line = "\uFEFF[" + json(", ") + "]";
        assertThat(line.codePointCount(0, line.length())).isLessThan(line.length());
        assertThat(JudgedText.of(READER, "x", line).records())
                .hasSizeGreaterThan(10)
                .allSatisfy(record -> {
                    assertThat(record.lineStart()).isZero();
                    assertThat(line.substring(record.start())).startsWith("{\"format\"");
                });
    }

    @Test
    @DisplayName("is judged again by a reader that looks closer, with the places of now")
    void closer() {
        String slip = "[Game \"kamisado\"]\n\n1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *\n\n";
        RecordReader quick =
                RecordReader.standard().withLimits(Limits.standard().withRepairs(0));
        JudgedText text = JudgedText.of(quick, "x", slip).edit(0, 0, slip);
        byte[] bytes = (slip + slip).getBytes(StandardCharsets.UTF_8);
        List<Report> fresh = RecordReader.standard()
                .read(new ByteArrayInputStream(bytes), "x")
                .toList();
        for (int i = 0; i < 2; i++) {
            Report closer = text.records().get(i).report(RecordReader.standard());
            assertThat(text.reports().get(i).diagnostics().get(0).suggestions()).isEmpty();
            assertThat(closer).isEqualTo(fresh.get(i));
            assertThat(closer.diagnostics().get(0).suggestions())
                    .singleElement()
                    .satisfies(each -> assertThat(each.line()).isPositive());
        }
    }

    @Test
    @DisplayName("knows the format of its records, also when an edit changes it")
    void formats() {
        JudgedText sgf = JudgedText.of(READER, "x", SGF + SGF);
        assertThat(sgf.records()).extracting(JudgedRecord::format).containsExactly("sgf", "sgf");
        assertThat(sgf.edit(0, sgf.text().length(), "[Game \"dvonn\"]\n\n1. a1 *\n")
                        .records())
                .extracting(JudgedRecord::format)
                .containsExactly("text");
        assertThat(JudgedText.of(READER, "x", json("\n")).records())
                .extracting(JudgedRecord::format)
                .containsOnly("json");
    }

    @Test
    @DisplayName("refuses an edit outside of it")
    void outside() {
        JudgedText text = JudgedText.of(READER, "x", "abc");
        assertThatThrownBy(() -> text.edit(2, 4, "")).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> text.edit(2, 1, "")).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
