package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Playout;
import org.ludex.core.SeededRandom;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;
import org.ludex.yinsh.Yinsh;

/**
 * A word that nobody else uses is put somewhere into a record. Wherever that is, and whether the record is mended or not, the
 * word is in what is written of it, or a diagnostic shows it.
 */
@DisplayName("Whatever stands in a record")
class NothingLostTest {

    private static final String WORD = "Zq7x";

    private static final List<String> FORMS = List.of(
            WORD,
            " " + WORD + " ",
            "\n" + WORD + "\n",
            "[" + WORD + "]",
            "\"" + WORD + "\"",
            "{" + WORD + "}",
            "(" + WORD + ")",
            "[" + WORD + " \"" + WORD + "\"]",
            "\"" + WORD + "\":1,");

    /** As many places in each format; for a long run give more. */
    private static final int PLACES = Integer.getInteger("ludex.fuzz.markers", 400);

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(300));

    static Stream<Arguments> formats() {
        LongFunction<String> json = seed -> MAPPER.valueToTree(record(seed)).toString();
        LongFunction<String> pretty = seed -> MAPPER.valueToTree(record(seed)).toPrettyString();
        LongFunction<String> text = seed -> RecordWriter.write(record(seed));
        LongFunction<String> golem = seed ->
                "Event [Tournament dvonn.in." + seed + ".1] Site [s] White [w] Black [b] 1. g2 c1 2. e3 f4 3. resign\n";
        return Stream.of(
                Arguments.of("text", text),
                Arguments.of("json", json),
                Arguments.of("pretty json", pretty),
                Arguments.of("golem", golem));
    }

    private static GameRecord<?, ?> record(long seed) {
        List<String> ids = Notations.ids();
        GameNotation<?, ?> notation =
                Notations.find(ids.get((int) (seed % ids.size()))).orElseThrow();
        return RandomRecords.of(notation, notation.game().defaults(), seed, 8);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    @DisplayName("is written or told of, wherever it stands")
    void anywhere(String name, LongFunction<String> writer) {
        Run run = new Run("words in " + name, PLACES);
        for (int number = Run.FROM; number < Run.FROM + PLACES; number++) {
            SeededRandom random = new SeededRandom(90_000 + number);
            String whole = writer.apply(number % 200);
            int at = random.nextInt(whole.length());
            int end = random.nextInt(2) == 0 ? at : Math.min(whole.length(), at + 1 + random.nextInt(6));
            String damaged = whole.substring(0, at) + FORMS.get(random.nextInt(FORMS.size())) + whole.substring(end);
            assertThat(run.timed(number, () -> left(damaged)))
                    .as("%d: %s", number, damaged)
                    .containsIgnoringCase(WORD);
        }
        run.tell("all kept");
    }

    static Stream<Arguments> games() {
        LongFunction<String> dvonn = seed -> sgf(GameRecord.of(Playout.from(Dvonn.GAME.start(), seed, 9)));
        LongFunction<String> yinsh = seed -> sgf(GameRecord.of(Playout.from(Yinsh.GAME.start(), seed, 14)));
        return Stream.of(Arguments.of("dvonn", dvonn), Arguments.of("yinsh", yinsh));
    }

    private static String sgf(GameRecord<?, ?> record) {
        return RecordWriter.write(record, "sgf").text();
    }

    /** Inside its values the server says much that no record has. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("is written, wherever it stands between the properties of SGF, also if the moves stop later")
    void betweenProperties(String name, LongFunction<String> writer) {
        for (int number = Run.FROM; number < Run.FROM + PLACES; number++) {
            SeededRandom random = new SeededRandom(95_000 + number);
            String whole = writer.apply(number % 200);
            int at = whole.indexOf("; P", random.nextInt(whole.lastIndexOf("; P")));
            String form = FORMS.get(random.nextInt(4));
            String damaged = whole.substring(0, at) + form + whole.substring(at);
            // A turn of the other player, at which the moves stop.
            int other = damaged.lastIndexOf("P0[");
            String stopped = damaged.substring(0, other) + "P1[" + damaged.substring(other + 3);
            for (String each : List.of(damaged, stopped)) {
                StringBuilder written = new StringBuilder();
                READER.read(each).forEach(report -> written.append(RecordWriter.write(kept(report))));
                assertThat(written.toString()).as("%d: %s", number, each).contains(WORD);
            }
        }
    }

    private static AnyRecord kept(Report report) {
        return Repairs.mend(report).map(AnyRecord.class::cast).orElse(report.content());
    }

    /** What is written of a text, and what is said of it. */
    private static String left(String text) {
        StringBuilder left = new StringBuilder();
        for (Report report : READER.read(text)) {
            left.append(RecordWriter.write(kept(report)));
            report.diagnostics().forEach(each -> left.append(DiagnosticText.render(each, Locale.ENGLISH)));
        }
        return left.toString();
    }
}
