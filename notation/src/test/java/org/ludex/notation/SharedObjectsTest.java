package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.notation.io.JudgedText;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.json.Schemas;
import org.ludex.notation.spi.Notations;

/**
 * Threads that start at the same moment share objects that nobody has asked anything yet, so that whatever is worked out
 * late, kept or looked up is worked out by all of them at once. Each must see what a thread on its own sees.
 */
@DisplayName("Objects that threads share")
class SharedObjectsTest {

    private static final int THREADS = 4;

    /** As many fresh objects of each kind; for a long run give more. */
    private static final int ROUNDS = Integer.getInteger("ludex.shared.rounds", 8);

    private static final ExecutorService POOL = Executors.newFixedThreadPool(THREADS);

    @AfterAll
    static void stop() {
        POOL.shutdown();
    }

    static Stream<Game<?, ?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("positions and lines say the same to all")
    void positions(Game<?, ?> game) throws Exception {
        check(game);
    }

    private static <M extends Move, P extends Position<M, P>> void check(Game<M, P> game) throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            int plies = 3 * round;
            long seed = round;
            List<Object> alone = answers(Playout.from(game.start(), seed, plies));
            Line<M, P> shared = Playout.from(game.start(), seed, plies);
            for (List<Object> seen : together(() -> answers(shared))) {
                assertThat(seen).isEqualTo(alone);
            }
        }
    }

    /** Everything that can be asked of a game that goes on. */
    static <M extends Move, P extends Position<M, P>> List<Object> answers(Line<M, P> line) {
        P position = line.end();
        List<Object> answers = new ArrayList<>(List.of(
                position.hashCode(),
                position.text(),
                position.turn(),
                position.outcome(),
                position.score(),
                position.listsMoves(),
                position.message(Locale.forLanguageTag("fa")),
                position.picture().svg(),
                position.picture().text(),
                position.view(Viewer.spectator()).text(),
                line.moves(),
                line.hashCode(),
                line.view(Viewer.spectator()).end().text()));
        if (position.listsMoves()) {
            answers.add(position.legalMoveCount());
            for (M move : position.legalMoves().stream().limit(5).toList()) {
                String text = MoveWriter.write(position, move);
                answers.add(text);
                answers.add(position.play(move).text());
                answers.add(MoveReader.standard().read(line, text).diagnostics());
            }
        }
        return answers;
    }

    @Test
    @DisplayName("readers, writers and mappers give each thread its own record")
    void records() throws Exception {
        List<String> texts = Notations.ids().stream()
                .map(id -> RecordWriter.write(record(id)))
                .toList();
        String file = String.join("\n", texts);
        List<Report> alone = RecordReader.standard().read(file);
        for (int round = 0; round < ROUNDS; round++) {
            RecordReader reader = RecordReader.standard().strict();
            List<Report> strict = reader.read(file);
            ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
            JudgedText judged = JudgedText.of(RecordReader.standard(), "-", file);
            for (List<Object> seen : together(() -> List.of(
                    RecordReader.standard().read(file),
                    reader.read(file),
                    mapper.readValue(mapper.writeValueAsString(alone.get(0).record()), GameRecord.class),
                    judged.edit(0, 0, "\n").records().size(),
                    judged.reports()))) {
                assertThat(seen)
                        .isEqualTo(List.of(
                                alone,
                                strict,
                                alone.get(0).record(),
                                judged.records().size(),
                                judged.reports()));
            }
        }
    }

    @Test
    @DisplayName("services, schemas and rules are found by all")
    void services() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            // Another loader of classes is another place to look: nothing of it is known yet.
            ClassLoader fresh = new ClassLoader(SharedObjectsTest.class.getClassLoader()) {};
            for (List<Object> seen : together(() -> {
                Thread thread = Thread.currentThread();
                ClassLoader before = thread.getContextClassLoader();
                thread.setContextClassLoader(fresh);
                try {
                    return List.of(
                            Games.all(),
                            Games.warnings(),
                            Notations.ids(),
                            RecordReader.formats(),
                            Schemas.report(),
                            Games.find("dvonn").orElseThrow().rules());
                } finally {
                    thread.setContextClassLoader(before);
                }
            })) {
                assertThat(seen)
                        .isEqualTo(List.of(
                                Games.all(),
                                List.of(),
                                Notations.ids(),
                                RecordReader.formats(),
                                Schemas.report(),
                                Games.find("dvonn").orElseThrow().rules()));
            }
        }
    }

    private static GameRecord<?, ?> record(String id) {
        var notation = Notations.find(id).orElseThrow();
        return RandomRecords.of(notation, notation.game().defaults(), 5, 12);
    }

    /** What each of the threads gets that begin at the same moment. */
    private static List<List<Object>> together(Callable<List<Object>> task) throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Future<List<Object>>> running = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            running.add(POOL.submit(() -> {
                start.await(1, TimeUnit.MINUTES);
                return task.call();
            }));
        }
        List<List<Object>> seen = new ArrayList<>();
        for (Future<List<Object>> each : running) {
            seen.add(each.get(1, TimeUnit.MINUTES));
        }
        return seen;
    }
}
