package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.SeededRandom;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** How long diagnostics take after a keystroke in a long file. A measurement, not a test: machines differ. */
@DisplayName("A keystroke")
@Timeout(1200)
@EnabledIfSystemProperty(named = "ludex.keystrokes", matches = "true", disabledReason = "measures time")
class KeystrokeTest {

    private static final int RECORDS = 10_000;
    private static final int KEYSTROKES = 400;

    private static <M extends Move, P extends org.ludex.core.Position<M, P>> String game(
            GameNotation<M, P> notation, int seed, String format) {
        SeededRandom random = new SeededRandom(seed);
        Line<M, P> line = Line.of(notation.game().start());
        while (line.end().outcome().isOpen()) {
            line = line.play(line.end().sample(random));
        }
        return RecordWriter.write(GameRecord.of(line), format).text().strip();
    }

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of("text", "text", "dvonn", "", "\n\n", ""),
                Arguments.of("text with an error in each record", "text", "dvonn", "", " a1\n\n", " a1"),
                Arguments.of("lines of JSON", "json", "kamisado", "", "\n", ""),
                Arguments.of("an array of JSON", "json", "kamisado", "[", ",\n", "]"),
                Arguments.of("an array of JSON on one line", "json", "kamisado", "[", ",", "]"),
                Arguments.of("SGF", "sgf", "kamisado", "", "\n", ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @DisplayName("in a file of 10,000 records")
    void keystroke(String name, String format, String game, String head, String between, String tail) throws Exception {
        GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
        List<String> games = new ArrayList<>();
        for (int i = 0; i < RECORDS; i++) {
            games.add(game(notation, i % 100, format));
        }
        String text = head + String.join(between, games) + tail + "\n";
        List<String> lines = text.lines().toList();
        try (Editor editor = Editor.start("en")) {
            editor.server().initialized(new InitializedParams());
            long opening = System.nanoTime();
            int found = editor.open(text).size();
            assertThat(found).isEqualTo(between.contains("a1") ? RECORDS : 0);
            System.out.printf(
                    "%s: %d diagnostics, %d records, %d characters, opened in %d ms%n",
                    name, found, RECORDS, text.length(), (System.nanoTime() - opening) / 1_000_000);
            SeededRandom random = new SeededRandom(1);
            long[] times = new long[KEYSTROKES];
            long[] work = new long[KEYSTROKES];
            for (int i = 0; i < KEYSTROKES; i++) {
                int line = random.nextInt(lines.size());
                Position at = new Position(line, random.nextInt(lines.get(line).length() + 1));
                // A letter is typed, and taken back the next time.
                Position next = new Position(line, at.getCharacter() + 1);
                long before = work();
                times[i] = editor.keystroke(new Range(at, at), "x");
                work[i] = work() - before;
                editor.keystroke(new Range(at, next), "");
            }
            report("time", times);
            report("work of the processor, the editor's included", work);
        }
    }

    /** What all threads have worked so far, in nanoseconds: unlike time, other programs do not add to it. */
    private static long work() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getAllThreadIds())
                .map(threads::getThreadCpuTime)
                .filter(time -> time > 0)
                .sum();
    }

    private static void report(String what, long[] times) {
        System.out.printf("%s: first %.1f ms, ", what, times[0] / 1e6);
        Arrays.sort(times);
        System.out.printf(
                "median %.1f ms, 95 of 100 within %.1f ms, 99 of 100 within %.1f ms, most %.1f ms%n",
                times[KEYSTROKES / 2] / 1e6,
                times[KEYSTROKES * 95 / 100] / 1e6,
                times[KEYSTROKES * 99 / 100] / 1e6,
                times[KEYSTROKES - 1] / 1e6);
    }
}
