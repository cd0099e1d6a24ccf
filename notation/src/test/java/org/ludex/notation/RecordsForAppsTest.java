package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Conclusion;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.dog.Player;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Side;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.yinsh.Yinsh;

@DisplayName("Records in an app")
class RecordsForAppsTest {

    private static final String TWO = "[Game \"kamisado\"]\n\n1. R↗3B B↑5Y *\n";

    @Nested
    @DisplayName("A report")
    class OfAReport {

        @Test
        @DisplayName("gives its record with the types of the game, and no other")
        void typed() {
            Report report = RecordReader.standard().read(TWO).get(0);
            GameRecord<KamisadoMove, KamisadoPosition> record =
                    report.as(Kamisado.GAME).orElseThrow();
            KamisadoPosition end = record.toLine().end();
            assertThat(end.toMove()).contains(Side.BLACK);
            assertThat(report.as(Yinsh.GAME)).isEmpty();
        }

        @Test
        @DisplayName("on what could not be read has no record, and says why first")
        void unread() {
            Report report = RecordReader.standard()
                    .read("[Game \"chess\"]\n[White \"Ada\"]\n\n1. e4 *\n")
                    .get(0);
            assertThat(report.as(Kamisado.GAME)).isEmpty();
            assertThat(report.readable()).isEmpty();
            assertThat(report.content())
                    .isEqualTo(new UnreadRecord(
                            "chess", List.of(new Tag("White", "Ada")), "[Game \"chess\"]\n[White \"Ada\"]\n\n1. e4 *"));
            assertThat(report.content().tag("white")).contains("Ada");
            assertThat(report.firstError()).map(Diagnostic::code).contains("unknown-game");
            assertThat(report.plies()).isZero();
            assertThat(report.result()).isEqualTo(Result.open());
            assertThat(report.score()).isEmpty();
            assertThatIllegalStateException().isThrownBy(report::record);
        }

        @Test
        @DisplayName("with nothing wrong has no first error")
        void noError() {
            assertThat(RecordReader.standard().read(TWO).get(0).firstError()).isEmpty();
        }
    }

    @Nested
    @DisplayName("A record")
    class OfARecord {

        private final GameRecord<KamisadoMove, KamisadoPosition> record =
                RecordReader.standard().read(TWO).get(0).as(Kamisado.GAME).orElseThrow();

        @Test
        @DisplayName("is built move by move")
        void built() {
            KamisadoPosition start = Kamisado.GAME.start();
            KamisadoMove first = record.moves().get(0).move();
            KamisadoMove second = record.moves().get(1).move();
            RecordBuilder<KamisadoMove, KamisadoPosition> begun = GameRecord.builder(start)
                    .tag("Black", "Ada")
                    .comment("a quick one")
                    .play(first)
                    .suffix("!")
                    .comment("bold");
            GameRecord<KamisadoMove, KamisadoPosition> built = begun.play(second)
                    .conclude(new Conclusion(Conclusion.Kind.RESIGN, Optional.of(Side.BLACK)))
                    .build();
            assertThat(RecordWriter.write(built)).isEqualTo("""
                    [Game "kamisado"]
                    [Black "Ada"]
                    [Result "white"]

                    {a quick one} 1. R↗3B! {bold} B↑5Y resign
                    """);
            assertThat(RecordReader.standard()
                            .read(RecordWriter.write(built))
                            .get(0)
                            .content())
                    .isEqualTo(built);
            assertThat(begun.build().moves()).as("the builder is a value").hasSize(1);
            assertThatThrownBy(() -> begun.play(first)).isInstanceOf(IllegalMoveException.class);
            assertThatIllegalStateException()
                    .isThrownBy(() -> GameRecord.builder(start).suffix("!"));
        }

        @Test
        @DisplayName("is built with all its comments, and states the result that it comes to")
        void builtStepByStep() {
            KamisadoMove first = record.moves().get(0).move();
            GameRecord<KamisadoMove, KamisadoPosition> built = GameRecord.builder(Kamisado.GAME.start())
                    .tag("Result", "*")
                    .comment("one")
                    .comment("two")
                    .play(first)
                    .comment("three")
                    .suffix("?")
                    .comment("four")
                    .suffix("!")
                    .conclude(new Conclusion(Conclusion.Kind.TIME, Optional.of(Side.WHITE)))
                    .build();
            assertThat(built.comment()).isEqualTo("one\ntwo");
            assertThat(built.moves().get(0).comment()).isEqualTo("three\nfour");
            assertThat(built.moves().get(0).suffix()).isEqualTo("!");
            assertThat(built.tags()).containsExactly(new Tag("Result", "black"));
        }

        @Test
        @DisplayName("is built of entries that join several moves, too")
        void builtOfEntries() {
            GameRecord<MenschMove, MenschPosition> built = GameRecord.builder(Mensch.GAME.start())
                    .play(new MenschMove.Roll(Player.A, 6))
                    .comment("at last")
                    .play(Mensch.GAME
                            .start()
                            .play(new MenschMove.Roll(Player.A, 6))
                            .legalMoves()
                            .get(0))
                    .suffix("!")
                    .build();
            assertThat(built.moves()).hasSize(1);
            assertThat(built.moves().get(0).suffix()).isEqualTo("!");
            assertThat(built.moves().get(0).comment()).isEqualTo("at last");
        }

        @Test
        @DisplayName("keeps an ending only while the game is open")
        void endingFollows() {
            GameRecord<KamisadoMove, KamisadoPosition> won = GameRecord.of(Playout.from(Kamisado.GAME.start(), 5, 500));
            assertThat(won.result().status()).isEqualTo(Result.Status.WON);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> won.withEnding(Ending.parse("resign")))
                    .withMessage("the game is over, so its record cannot end with resign");
            GameRecord<KamisadoMove, KamisadoPosition> continued =
                    won.withMoves(List.of()).withEnding(Ending.parse("*")).withMoves(won.moves());
            assertThat(continued).isEqualTo(won);
        }

        @Test
        @DisplayName("refuses null where it is made, not where it is written")
        @SuppressWarnings("NullAway") // It is what this test is about.
        void nothing() {
            assertThatNullPointerException()
                    .isThrownBy(() -> record.withComment(null))
                    .withMessage("the comment is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> record.withRest(null))
                    .withMessage("the rest is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> new LudexModule(null))
                    .withMessage("the language is null");
        }

        @Test
        @DisplayName("changes in any part, and its result follows")
        void with() {
            assertThat(record.withComment("c").comment()).isEqualTo("c");
            assertThat(record.withRest("castles").isWhole()).isFalse();
            assertThat(record.withTag("White", "Grace").tag("White")).contains("Grace");
            GameRecord<KamisadoMove, KamisadoPosition> resigned =
                    record.withTag("Result", "*").withEnding(Ending.parse("resign"));
            assertThat(resigned.result()).isEqualTo(Result.won(List.of(Side.WHITE), "resign"));
            assertThat(resigned.tag("Result")).contains("white");
            assertThat(resigned.withEnding(Optional.empty()).result()).isEqualTo(Result.open());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> record.withEnding(Ending.parse("A:resign")))
                    .withMessage("no player of kamisado is meant by A:resign");
            GameRecord<KamisadoMove, KamisadoPosition> shorter =
                    record.withMoves(record.moves().subList(0, 1));
            assertThat(RecordWriter.write(shorter)).isEqualTo("[Game \"kamisado\"]\n\n1. R↗3B *\n");
            assertThatThrownBy(() -> record.withMoves(record.moves().subList(1, 2)))
                    .isInstanceOf(IllegalMoveException.class);
            assertThat(record.withMove(2, move -> move.withSuffix("?"))
                            .moves()
                            .get(1)
                            .suffix())
                    .isEqualTo("?");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> record.withMove(2, move -> record.moves().get(0)));
            assertThatIllegalArgumentException().isThrownBy(() -> record.withMove(3, move -> move));
            KamisadoPosition standard = Kamisado.GAME.start(Options.parse(Kamisado.GAME, "level=standard"));
            assertThat(record.withStart(standard).options()).containsEntry("level", "standard");
            KamisadoPosition later = record.after(1);
            GameRecord<KamisadoMove, KamisadoPosition> rest =
                    record.withMoves(List.of()).withStart(later);
            assertThat(rest.setup()).contains(later.text());
        }
    }

    @Nested
    @DisplayName("Many records")
    class Many {

        @Test
        @DisplayName("are written to anything that takes text, one by one")
        void streamed() {
            List<String> log = new ArrayList<>();
            Iterator<GameRecord<KamisadoMove, KamisadoPosition>> records = IntStream.range(0, 3)
                    .mapToObj(seed -> {
                        log.add("made " + seed);
                        return GameRecord.of(Playout.from(Kamisado.GAME.start(), seed, 4));
                    })
                    .iterator();
            StringBuilder text = new StringBuilder();
            Appendable out = new Appendable() {
                @Override
                public Appendable append(CharSequence more) {
                    if (more.toString().startsWith("[Game")) {
                        log.add("written");
                    }
                    text.append(more);
                    return this;
                }

                @Override
                public Appendable append(CharSequence more, int start, int end) {
                    return append(more.subSequence(start, end));
                }

                @Override
                public Appendable append(char c) {
                    return append(String.valueOf(c));
                }
            };
            RecordWriter.write(records, out);
            assertThat(log).containsExactly("made 0", "written", "made 1", "written", "made 2", "written");
            assertThat(RecordReader.standard().read(text.toString())).hasSize(3).allMatch(Report::isValid);
        }

        @Test
        @DisplayName("go from a reader to a writer, with those that could not be read")
        void copied() {
            String text = TWO + "\n[Game \"chess\"]\n\n1. e4 *\n\n" + TWO;
            StringWriter copy = new StringWriter();
            Stream<Report> reports = RecordReader.standard().read(text).stream();
            RecordWriter.write(reports.map(Report::content).iterator(), copy);
            assertThat(copy).hasToString(text);
        }

        @Test
        @DisplayName("that cannot be written say so")
        void unwritable() {
            Appendable broken = new Appendable() {
                @Override
                public Appendable append(CharSequence more) throws IOException {
                    throw new IOException("full");
                }

                @Override
                public Appendable append(CharSequence more, int start, int end) throws IOException {
                    throw new IOException("full");
                }

                @Override
                public Appendable append(char c) throws IOException {
                    throw new IOException("full");
                }
            };
            List<AnyRecord> records = List.of(new UnreadRecord("", List.of(), "x"));
            assertThatThrownBy(() -> RecordWriter.write(records.iterator(), broken))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasRootCauseMessage("full");
        }

        @Test
        @DisplayName("are judged on threads of the app's own, in text and in JSON")
        void executor() throws Exception {
            List<GameRecord<KamisadoMove, KamisadoPosition>> records = IntStream.range(0, 200)
                    .mapToObj(seed -> GameRecord.of(Playout.from(Kamisado.GAME.start(), seed, 20)))
                    .toList();
            ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
            Set<String> threads = ConcurrentHashMap.newKeySet();
            ExecutorService pool = Executors.newFixedThreadPool(
                    2,
                    work -> new Thread(
                            () -> {
                                threads.add(Thread.currentThread().getName());
                                work.run();
                            },
                            "app-worker"));
            try {
                for (String text : List.of(RecordWriter.write(records), mapper.writeValueAsString(records))) {
                    threads.clear();
                    List<Integer> seen = new ArrayList<>();
                    RecordReader parallel = RecordReader.standard().inParallel(command -> {
                        seen.add(1);
                        pool.execute(command);
                    });
                    List<Report> reports = parallel.read(text);
                    assertThat(reports).isEqualTo(RecordReader.standard().read(text));
                    assertThat(reports).extracting(Report::content).isEqualTo(records);
                    assertThat(seen).as("batches given to the pool").isNotEmpty();
                }
            } finally {
                pool.shutdown();
            }
        }
    }
}
