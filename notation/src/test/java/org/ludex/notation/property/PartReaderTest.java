package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.io.FilePart;
import org.ludex.notation.io.PartPlan;
import org.ludex.notation.io.PartReader;
import org.ludex.notation.io.PartReader.Opener;
import org.ludex.notation.io.PartSurvey;
import org.ludex.notation.io.PlacedReport;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Files that are read in parts: wherever they are divided, the reports are those on the whole file. */
@DisplayName("A file that is read in parts")
class PartReaderTest {

    private static final RecordReader WHOLE =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(100));

    private static final PartReader PARTS = PartReader.of(WHOLE);

    /** As many damaged files of each kind; for a long run give more. */
    private static final int FILES = Integer.getInteger("ludex.fuzz.damages", 20);

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    /** What changes where records begin and end. */
    private static final List<String> TELLING = List.of(
            "\n",
            "\n\n",
            "\r",
            "\r\n",
            "{",
            "}",
            "[",
            "]",
            "\n[\n",
            "\n]\n",
            ",",
            "\n,\n",
            "\"",
            "\\",
            "*\n\n",
            "  [Game \"dvonn\"]\n",
            "\n[Game \"dvonn\"]\n",
            "\n[Result \"white\"]\n",
            "\n{\"format\":\"ludex-record\",\"version\":1}\n",
            "{\"format\":\"ludex-record\"",
            "\n{\n",
            "x",
            "\u00E9",
            "");

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of("text", text()),
                Arguments.of("text with carriage returns", text().replace("\n", "\r\n")),
                Arguments.of("text with old line breaks", text().replace("\n", "\r")),
                Arguments.of("text with a byte order mark", "\uFEFF" + text()),
                Arguments.of("text behind something else", "Games of the club\n\n" + text()),
                Arguments.of("text behind empty lines", "\n\n \n" + text()),
                Arguments.of("indented text", text().replace("[Game", "  [Game")),
                Arguments.of("text of which the first record is indented", "  " + text()),
                Arguments.of("lines of JSON", json()),
                Arguments.of("lines of JSON with carriage returns", json().replace("\n", "\r\n")),
                Arguments.of("JSON in an array", "[\n" + json().strip().replace("\n", ",\n") + "\n]\n"),
                Arguments.of("lines of JSON behind an open bracket", json() + "[\n" + json()));
    }

    private static String text() {
        return RecordWriter.write(records());
    }

    private static String json() {
        StringBuilder lines = new StringBuilder();
        records()
                .forEach(record ->
                        lines.append(MAPPER.<JsonNode>valueToTree(record)).append("\n"));
        return lines.toString();
    }

    private static List<GameRecord<?, ?>> records() {
        List<GameRecord<?, ?>> records = new ArrayList<>();
        Notations.all().forEach(notation -> records.add(random(notation)));
        return records;
    }

    private static <M extends Move, P extends Position<M, P>> GameRecord<M, P> random(GameNotation<M, P> notation) {
        return RandomRecords.of(notation, notation.game().defaults(), 7, 25);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("gives the same reports wherever it is divided")
    void anySize(String kind, String file) {
        byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
        List<PlacedReport> whole = whole(bytes);
        for (int size : new int[] {1, 2, 7, 64, 500, 4097, bytes.length, 2 * bytes.length}) {
            assertThat(inParts(bytes, size)).as("%s in parts of %d", kind, size).isEqualTo(whole);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("gives the same reports when it is damaged")
    void damaged(String kind, String file) {
        RandomGenerator random = new SeededRandom(17);
        for (int i = 0; i < FILES; i++) {
            StringBuilder damaged = new StringBuilder(file);
            for (int n = random.nextInt(1, 6); n > 0; n--) {
                int at = random.nextInt(damaged.length());
                int end = Math.min(damaged.length(), at + random.nextInt(40));
                damaged.replace(at, end, TELLING.get(random.nextInt(TELLING.size())));
            }
            Charset charset = i % 5 == 4 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
            byte[] bytes = damaged.toString().getBytes(charset);
            int size = random.nextInt(1, bytes.length);
            assertThat(inParts(bytes, size))
                    .as("%s #%d in parts of %d", kind, i, size)
                    .isEqualTo(whole(bytes));
        }
    }

    @Test
    @DisplayName("gives the same reports however much of it is damaged: what was read again is forgotten in time")
    void muchDamage() {
        String record = "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":[]}\n";
        // A record on several lines, which only somebody who looks ahead keeps in one piece.
        String spread = record.replace("[]", "[\n{\"type\":\"place\",\"to\":\"a1\"}\n]");
        String open = "{\"x\":[\n".repeat(12);
        StringBuilder file = new StringBuilder(record);
        for (int i = 0; i < 40; i++) {
            file.append(record.repeat(3))
                    .append(i % 8 == 7 ? open.repeat(12) : open)
                    .append(spread.repeat(2));
        }
        byte[] bytes = file.append(record).toString().getBytes(StandardCharsets.UTF_8);
        PartReader narrow = PartReader.of(WHOLE.withLimits(new Limits(500, 8, 10, 0)));
        List<PlacedReport> whole =
                narrow.read(new ByteArrayInputStream(bytes), "-").toList();
        for (int size : new int[] {1, 300, 2000, 7000}) {
            assertThat(inParts(narrow, bytes, size)).as("in parts of %d", size).isEqualTo(whole);
        }
        assertThat(plan(narrow, bytes, 7000).parts()).hasSizeGreaterThan(1);
        // Each record is one, so is each line that is none, and so are many such lines that are longer than a record
        // may be.
        assertThat(whole).hasSize(2 + 40 * 5 + 35 * 12 + 5);
    }

    @Test
    @DisplayName("is the file that a reader reads: the reports are the same, and the offsets are where records begin")
    void offsets() {
        String file = "\uFEFF\n[Game \"dvonn\"]\n\n1. a1 *\n\n[Game \"yinsh\"]\n\né *\n[Game \"dvonn\"]\n\n*\n";
        byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
        List<PlacedReport> whole = whole(bytes);
        assertThat(whole.stream().map(PlacedReport::report)).isEqualTo(reports(bytes));
        assertThat(whole.stream().map(each -> each.offset().orElseThrow())).containsExactly(4L, 29L, 50L);
        assertThat(new String(bytes, 29, 14, StandardCharsets.UTF_8)).isEqualTo("[Game \"yinsh\"]");
        assertThat(new String(bytes, 50, 14, StandardCharsets.UTF_8)).isEqualTo("[Game \"dvonn\"]");
    }

    @Test
    @DisplayName("has no offsets when it is not in UTF-8, and is not divided")
    void wide() {
        byte[] bytes = text().getBytes(StandardCharsets.UTF_16);
        assertThat(whole(bytes)).allSatisfy(each -> assertThat(each.offset()).isEmpty());
        assertThat(PARTS.isDivisible(head(bytes))).isFalse();
    }

    @Test
    @DisplayName("is divided at every record of text, and at every line of JSON")
    void parts() {
        for (String file : List.of(text(), json())) {
            byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
            assertThat(plan(bytes, 1).parts()).hasSize(records().size());
        }
    }

    @Test
    @DisplayName("tells the format of a part, and what stands before it")
    void numbers() {
        byte[] bytes = "[Game \"dvonn\"]\n*\n\n[Game \"dvonn\"]\n*\n".getBytes(StandardCharsets.UTF_8);
        assertThat(plan(bytes, 1).parts())
                .containsExactly(new FilePart("text", 0, 18, 0, 0), new FilePart("text", 18, FilePart.OPEN, 1, 3));
    }

    @Test
    @DisplayName("needs a survey before it is read, and no empty part")
    void refusals() {
        PartPlan plan = PartPlan.of("text", List.of(10L));
        assertThatThrownBy(plan::parts).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new FilePart("text", 5, 5, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName(
            "is joined where a part does not end at the beginning of the next one, and given up after a few failures")
    void joined() {
        PartPlan plan = PartPlan.of("json", List.of(10L, 20L, 30L, 40L, 50L));
        PartPlan once = plan.with(List.of(new PartSurvey(10, 20, 3, 3, false), new PartSurvey(20, 30, 2, 2, true)));
        assertThat(once.unsurveyed().stream().map(FilePart::start)).containsExactly(0L, 10L, 30L, 40L);
        PartPlan thrice = once.with(List.of(new PartSurvey(10, 30, 3, 3, false)))
                .with(List.of(new PartSurvey(10, 40, 3, 3, false)));
        assertThat(thrice.unsurveyed()).containsExactly(new FilePart("json", 0, 10, 0, 0));
        assertThat(thrice.with(List.of(new PartSurvey(0, 10, 4, 9, true))).parts())
                .containsExactly(new FilePart("json", 0, 10, 0, 0), new FilePart("json", 10, FilePart.OPEN, 4, 9));
    }

    @Test
    @DisplayName("has no number beyond two thousand million: they stop there")
    void numbersStop() {
        FilePart far = new FilePart("text", 9, FilePart.OPEN, 3_000_000_000L, 5_000_000_000L);
        byte[] record = "[Game \"dvonn\"]\n\nfoo *\n".getBytes(StandardCharsets.UTF_8);
        Report report = PARTS.read(new ByteArrayInputStream(record), "-", far)
                .toList()
                .get(0)
                .report();
        assertThat(report.index()).isEqualTo(2_000_000_000);
        assertThat(report.firstError().orElseThrow().place().line()).isEqualTo(2_000_000_002);
    }

    private static List<Report> reports(byte[] bytes) {
        return WHOLE.read(new ByteArrayInputStream(bytes), "-").toList();
    }

    private static List<PlacedReport> whole(byte[] bytes) {
        return PARTS.read(new ByteArrayInputStream(bytes), "-").toList();
    }

    /** The reports on all parts; the parts are read in no particular order. */
    private static List<PlacedReport> inParts(byte[] bytes, int size) {
        return PARTS.isDivisible(head(bytes)) ? inParts(PARTS, bytes, size) : whole(bytes);
    }

    private static List<PlacedReport> inParts(PartReader reader, byte[] bytes, int size) {
        List<FilePart> parts = new ArrayList<>(plan(reader, bytes, size).parts());
        Collections.shuffle(parts, new Random(size));
        return parts.stream()
                .flatMap(part -> reader.read(opener(bytes, part.start()), "-", part))
                .sorted((one, other) ->
                        Integer.compare(one.report().index(), other.report().index()))
                .toList();
    }

    private static PartPlan plan(byte[] bytes, int size) {
        return plan(PARTS, bytes, size);
    }

    private static PartPlan plan(PartReader reader, byte[] bytes, int size) {
        byte[] head = head(bytes);
        Opener file = offset -> opener(bytes, offset);
        List<Long> found = new ArrayList<>();
        for (long from = 0; from < bytes.length; from += size) {
            reader.find(file, head, from, from + size).ifPresent(found::add);
        }
        PartPlan plan = PartPlan.of(reader.format(head), found);
        while (!plan.isSettled()) {
            plan = plan.with(plan.unsurveyed().stream()
                    .map(part -> reader.survey(file, part))
                    .toList());
        }
        return plan;
    }

    private static InputStream opener(byte[] bytes, long offset) {
        return new ByteArrayInputStream(bytes, (int) offset, bytes.length - (int) offset);
    }

    private static byte[] head(byte[] bytes) {
        return Arrays.copyOf(bytes, Math.min(bytes.length, PartReader.HEAD));
    }
}
