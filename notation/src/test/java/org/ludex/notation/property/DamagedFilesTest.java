package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.dvonn.Side;
import org.ludex.kamisado.Kamisado;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.logs.Archives;
import org.ludex.notation.spelling.Excerpt;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;
import org.ludex.sixth.Sixth;
import org.ludex.yinsh.Yinsh;

/**
 * Files of every format with bytes changed at random. Whatever they hold, each record is told of with a place, nothing is
 * lost, and the good record behind the damage is read.
 */
@DisplayName("Damaged files")
class DamagedFilesTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(2_000));

    /** As many damaged files of each format; for a long run give more. */
    private static final int FILES = Integer.getInteger("ludex.fuzz.files", 60);

    private static final int PLIES = 30;

    /** Bytes that mean something in one format or another, and some that mean nothing in any. */
    private static final byte[] TELLING =
            "[]{}()\"\\;:,.*!?0159aA-x \t\r\n\0\u00E9".getBytes(StandardCharsets.ISO_8859_1);

    private static final String GOOD = "\n[Game \"dvonn\"]\n\n1. a1 b2 *\n";

    static Stream<Arguments> files() {
        String sgf = """
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
        String golem = "Event [Tournament dvonn.in.1.1] Site [s] White [w] Black [b] 1. g2 c1 2. e3 f4 3. resign\n";
        return Stream.concat(
                Stream.of(
                        Arguments.of("sgf", sgf),
                        Arguments.of("golem", golem),
                        Arguments.of("kamisado sgf", sgf(Kamisado.GAME.start())),
                        Arguments.of("yinsh sgf", sgf(Yinsh.GAME.start())),
                        Arguments.of(
                                "sixth sgf", sgf(Sixth.GAME.start(Options.of(Sixth.GAME, Map.of("pieces", "16"))))),
                        Arguments.of("course server", Archives.server(Archives.yinsh(1, PLIES))),
                        Arguments.of("course client", Archives.client(Archives.yinsh(2, PLIES))),
                        Arguments.of("codecup", Archives.codecup(Archives.dvonn(3, 2 * PLIES))),
                        Arguments.of("transcript", Archives.transcript(Archives.dvonn(4, 2 * PLIES), Side.BLACK)),
                        Arguments.of("openxum", Archives.openxum(Archives.dvonn(5, 2 * PLIES), ";")),
                        Arguments.of("bga", Archives.bga(Archives.yinsh(6, PLIES)))),
                Notations.ids().stream()
                        .flatMap(id -> Stream.of(
                                Arguments.of(id + " text", RecordWriter.write(record(id))),
                                Arguments.of(id + " json", json(record(id))))));
    }

    private static <M extends Move, P extends Position<M, P>> String sgf(P start) {
        return RecordWriter.write(GameRecord.of(Playout.from(start, 5, PLIES)), "sgf")
                .text();
    }

    private static GameRecord<?, ?> record(String id) {
        GameNotation<?, ?> notation = Notations.find(id).orElseThrow();
        return RandomRecords.of(notation, notation.game().defaults(), 11, PLIES);
    }

    private static String json(GameRecord<?, ?> record) {
        return MAPPER.valueToTree(record).toPrettyString();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("are told of without a failure, and what is read of them is kept")
    void told(String name, String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Run run = new Run(name, FILES);
        for (int seed = Run.FROM; seed < Run.FROM + FILES; seed++) {
            byte[] damaged = damaged(bytes, 0, seed);
            List<Report> reports = run.timed(seed, () -> read(damaged, name));
            for (Report report : reports) {
                report.diagnostics().forEach(DamagedFilesTest::hasPlaceAndWords);
                String context = name + " " + seed;
                String json = MAPPER.writeValueAsString(report.content());
                assertThat(READER.read(json))
                        .as(context)
                        .extracting(Report::content)
                        .containsExactly(report.content());
                assertThat(MAPPER.readTree(MAPPER.writeValueAsString(report)).isObject())
                        .as(context)
                        .isTrue();
                List<Report> again = READER.read(RecordWriter.write(report.content()));
                assertThat(again).as(context).hasSize(1);
                if (name.endsWith("json") && report.content() instanceof UnreadRecord unread) {
                    // The name of its game is inside what is kept, and in text nobody looks for it there.
                    assertThat(again.get(0).content()).as(context).isInstanceOf(UnreadRecord.class);
                    assertThat(again.get(0).content().rest()).as(context).isEqualTo(unread.rest());
                    assertThat(again.get(0).content().tags()).as(context).isEqualTo(unread.tags());
                } else {
                    assertThat(again.get(0).content()).as(context).isEqualTo(report.content());
                }
            }
        }
        run.tell("all told of");
    }

    private static List<Report> read(byte[] bytes, String name) {
        return READER.read(new ByteArrayInputStream(bytes), name).toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("never cost the good record behind them")
    void neighbour(String name, String text) {
        if (!name.endsWith("text")) {
            return;
        }
        int head = text.indexOf('\n') + 1;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int seed = Run.FROM; seed < Run.FROM + FILES; seed++) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            file.writeBytes(damaged(bytes, head, 7_000 + seed));
            file.writeBytes(GOOD.getBytes(StandardCharsets.UTF_8));
            List<Report> reports = read(file.toByteArray(), name);
            Report last = reports.get(reports.size() - 1);
            assertThat(last.isValid()).as(name + " " + seed).isTrue();
            assertThat(last.content().game()).isEqualTo("dvonn");
            assertThat(last.plies()).isEqualTo(2);
        }
    }

    private static void hasPlaceAndWords(Diagnostic diagnostic) {
        assertThat(diagnostic.place().line()).isPositive();
        assertThat(diagnostic.place().column()).isPositive();
        for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("fa"))) {
            assertThat(DiagnosticText.render(diagnostic, locale)).isNotBlank();
        }
        assertThat(DiagnosticText.render(diagnostic, Locale.ENGLISH)
                        .codePoints()
                        .filter(c -> c != '\n' && Excerpt.isHidden(c)))
                .as("what would confuse a terminal")
                .isEmpty();
    }

    /** Bytes with one to four stretches struck out, doubled, moved, replaced or cut off behind a place. */
    private static byte[] damaged(byte[] bytes, int from, long seed) {
        SeededRandom random = new SeededRandom(seed);
        byte[] now = bytes;
        for (int i = random.nextInt(4); i >= 0 && now.length > from + 1; i--) {
            int start = from + random.nextInt(now.length - from);
            int end = Math.min(now.length, start + 1 + random.nextInt(16));
            byte[] stretch = Arrays.copyOfRange(now, start, end);
            byte telling = TELLING[random.nextInt(TELLING.length)];
            now = switch (random.nextInt(6)) {
                case 0 -> joined(Arrays.copyOf(now, start), tail(now, end));
                case 1 -> joined(Arrays.copyOf(now, end), stretch, tail(now, end));
                case 2 -> joined(Arrays.copyOf(now, start), new byte[] {telling}, tail(now, start));
                case 3 -> joined(Arrays.copyOf(now, start), new byte[] {telling}, tail(now, start + 1));
                case 4 ->
                    joined(Arrays.copyOf(now, start), new byte[] {(byte) random.nextInt(256)}, tail(now, start + 1));
                default -> random.nextInt(4) == 0 ? Arrays.copyOf(now, start) : joined(now, stretch);
            };
        }
        return now;
    }

    private static byte[] tail(byte[] bytes, int from) {
        return Arrays.copyOfRange(bytes, from, bytes.length);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
