package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.yinsh.Yinsh;

@DisplayName("Boardspace's SGF")
class BoardspaceSgfTest {

    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    private static String resource(String name) {
        try (InputStream in = BoardspaceSgfTest.class.getResourceAsStream(name)) {
            assertThat(in).as(name).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** A game of DVONN with these nodes. */
    private static String dvonn(String nodes) {
        return "(;GM[Dvonn]SU[dvonn 1]P0[id \"white\"]P1[id \"black\"]\n" + nodes + "\n)\n";
    }

    @Test
    @DisplayName("a value that is not closed on its line is shown as words")
    void openValue() {
        Report report = one(dvonn("; P0[dropb A 1\n; P0[done]\n; P1[dropb B 1]; P1[done]"));
        assertThat(report.isValid()).isFalse();
        assertThat(sentences(report))
                .first()
                .asString()
                .contains("dropb A 1 ; P0[done")
                .doesNotContain("\uFFFD");
    }

    /** A game of YINSH with these nodes. */
    private static String yinsh(String nodes) {
        return "(;GM[24]SU[Yinsh]P0[id \"white\"]P1[id \"black\"]\n" + nodes + "\n)\n";
    }

    @Nested
    @DisplayName("Samples")
    class Samples {

        @Test
        @DisplayName(
                "DVONN: rack, take-backs, reset, undo, odd spelling, a comment, and a move that was never committed")
        void secondThoughts() {
            Report report = one(resource("dvonn-second-thoughts.sgf"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(RecordWriter.write(report.content())).isEqualTo("""
                    [Game "dvonn"]
                    [White "white"]
                    [Black "black"]
                    [Date "2014.04.16"]
                    [Result "black"]

                    1. g2 c1 2. f5 e1 {a quiet ] corner} resign
                    """);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName(
                "YINSH of 2005: nothing is committed, rings are taken back, a row the other way round, no ring for it")
        void withoutDone() {
            Report report = one(resource("yinsh-2005.sgf"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(RecordWriter.write(report.content())).isEqualTo("""
                    [Game "yinsh"]
                    [White "white"]
                    [Black "black"]
                    [Date "2005.12.02"]

                    1. d4 b2 2. e5 c4 3. f6 e6 4. g7 f5 5. h4 f7 6. h4-h5 b2-b3 7. h5-h6 b3-b4 8. h6-h7 b4-b5 9. h7-h8
                    b5-b6 10. h8-i8;xh4-h8 resign
                    """);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("YINSH blitz, with several nodes on a line")
        void blitz() {
            Report report = one(resource("yinsh-blitz.sgf"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().options()).containsEntry("variant", "blitz");
            assertThat(report.record().result().rule()).contains("Blitz");
            assertThat(report.content().tag("Result")).contains("white");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("several games in a file, with their places")
        void severalGames() {
            List<Report> reports = READER.read(resource("three-games.sgf"));
            assertThat(reports).extracting(Report::index).containsExactly(1, 2, 3);
            assertThat(reports)
                    .extracting(report -> report.content().game())
                    .containsExactly("dvonn", "yinsh", "dvonn");
            assertThat(reports)
                    .allSatisfy(report -> assertThat(report.isValid()).isTrue());
        }

        @Test
        @DisplayName("SiXTH is recognised by its old name")
        void sixth() {
            Report report = one(resource("sixth.sgf"));
            assertThat(report.content().game()).isEqualTo("sixth");
            assertThat(report.record().options()).containsEntry("pieces", "16");
            assertThat(report.isValid()).isTrue();
            assertThat(report.record().allMoves()).hasToString("[c3]");
        }

        @Test
        @DisplayName("SiXTH's towers and parts move, and second thoughts are no moves")
        void sixthMoves() {
            Report report = one("""
                    (;GM[Sixmaking]SU[sixmaking-4 1 2]P0[id "white"]P1[id "black"]
                    ; P0[1 Move W @ -1 1 x C 3]; P0[2 Done]
                    ; P1[3 Pick B @ -1]; P1[4 Dropb A 1]; P1[5 Pickb A 1 1]; P1[6 Dropb C 4]; P1[7 Done]
                    ; P0[8 Move x C 3 1 x C 4]; P0[9 Done]
                    ; P1[10 Pick B @ -1]; P1[11 Dropb C 1]; P1[12 Done]
                    ; P0[13 Pickb C 4 1]; P0[14 Dropb C 4]; P0[15 Pickb C 4 1]; P0[16 Dropb C 1]; P0[17 Done]
                    ; P1[18 resign]
                    )
                    """);
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().options()).containsEntry("size", "4");
            assertThat(report.record().allMoves()).hasToString("[c3, c4, c3-c4, c1, 1c4-c1]");
            assertThat(report.record().result().tag()).isEqualTo("white");
        }
    }

    @Nested
    @DisplayName("Whole games")
    class WholeGames {

        @Test
        @DisplayName("of DVONN, however the players fumbled, are the moves they made")
        void dvonn() {
            for (int seed = 1; seed <= 60; seed++) {
                check(new Dvonn(), seed, new DvonnScribe(new Random(seed)));
            }
        }

        @Test
        @DisplayName("of YINSH, however the players fumbled, are the moves they made")
        void yinsh() {
            for (int seed = 1; seed <= 60; seed++) {
                check(new Yinsh(), seed, new YinshScribe(new Random(seed)));
            }
        }

        private <M extends Move, P extends Position<M, P>> void check(Game<M, P> game, int seed, Scribe<M, P> scribe) {
            Line<M, P> line = Playout.from(game.start(), seed, 400);
            Report report = one(scribe.write(line));
            assertThat(report.diagnostics()).as("seed %s", seed).isEmpty();
            assertThat(report.record().allMoves()).isEqualTo(line.moves());
            GameRecord<M, P> same =
                    GameRecord.of(line).withTags(report.content().tags());
            assertThat(report.record()).isEqualTo(same);
        }
    }

    @Nested
    @DisplayName("Results")
    class Results {

        @ParameterizedTest(name = "{0}: {1}")
        @CsvSource({
            "white, black, Game won by white, white",
            "white, black, black hat gewonnen, black",
            "white, black, Partie gagnée par black, black",
            "white, black, Unentschieden, draw",
            "w, a, The game is a draw, draw",
            "Bob, Eve, Bobの勝ち, white",
            "Bob, Eve, Bobby hat gewonnen, ''",
            "white, black, white et black, ''",
            "black, black2, Gra wygrana przez black2, black",
            "black2, black, Gra wygrana przez black2, white",
            "white, white, Game won by white, ''",
        })
        @DisplayName("count only where one name is found in them")
        void names(String first, String second, String result, String winner) {
            String text = "(;GM[Dvonn]RE[" + result + "]P0[id \"" + first + "\"]P1[id \"" + second
                    + "\"]; P0[1 dropb A 1]; P0[2 done])";
            Report report = one(text);
            assertThat(report.content().tag("Result"))
                    .isEqualTo(java.util.Optional.of(winner).filter(w -> !w.isEmpty()));
        }

        @Test
        @DisplayName("are a warning where the moves say otherwise")
        void wrong() {
            String text = "(;GM[Dvonn]RE[Game won by white]P0[id \"white\"]P1[id \"black\"]"
                    + "; P0[1 dropb A 1]; P0[2 done]; P1[3 dropb B 1]; P1[4 done]; P0[5 resign]; P0[6 done])";
            Report report = one(text);
            assertThat(report.isValid()).isTrue();
            assertThat(said(report)).containsExactly("warning wrong-result");
            assertThat(sentences(report))
                    .containsExactly("The record states the result \"white\", but the moves give \"black\".");
        }

        @Test
        @DisplayName("in Latin-1 are read, with a note")
        void latin1() {
            String text = "(;GM[Dvonn]RE[Partie gagnée par white]P0[id \"white\"]P1[id \"black\"]"
                    + "; P0[1 dropb A 1]; P0[2 done]; P1[3 resign]; P1[4 done])";
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            Report report = READER.read(new ByteArrayInputStream(bytes), "-")
                    .findFirst()
                    .orElseThrow();
            assertThat(report.isValid()).isTrue();
            assertThat(said(report)).containsExactly("note encoding.latin-1");
            assertThat(report.content().tag("Result")).contains("white");
        }
    }

    @Nested
    @DisplayName("Actions")
    class Actions {

        @ParameterizedTest(name = "{0} is {1}")
        @CsvSource(
                delimiter = '|',
                value = {
                    // Picking up what was just dropped takes it back, in either game.
                    "; P0[dropb A 1]; P0[pickb A 1]; P0[dropb B 1]; P0[done] | b1",
                    "; P0[dropb A 1]; P0[pickb A 1]; P0[drop wr 2]; P0[dropb C 1]; P0[done] | c1",
                    "; P0[dropb A 1]; P0[reset]; P0[dropb B 1]; P0[done] | b1",
                    "; P0[dropb A 1]; P0[done]; P1[dropb B 1]; P1[done]; P1[undo]; P1[dropb C 1]; P1[done] | a1 c1",
                    // A missing commitment is made up for by the next player.
                    "; P0[dropb A 1]; P1[dropb B 1] | a1 b1",
                    // A turn committed twice is no pass where there are moves.
                    "; P0[dropb A 1]; P0[done]; P0[done]; P1[dropb B 1]; P1[done]; P1[done] | a1 b1",
                    "; P0[offerdraw]; P0[dropb A1]; P0[done]; P1[declinedraw] | a1",
                    "; P0[resign]; P0[reset]; P0[dropb A 1]; P0[done] | a1",
                })
        @DisplayName("taken back leave no trace")
        void takenBack(String nodes, String expected) {
            Report report = one(dvonn(nodes));
            assertThat(said(report)).containsExactly("warning unfinished.foreign");
            assertThat(moves(report)).isEqualTo(expected);
        }

        @ParameterizedTest(name = "{0} is {1}")
        @CsvSource(
                delimiter = '|',
                value = {
                    "; P0[place wr E 3]; P0[pick board E 3]; P0[place wr F 3] | f3",
                    "; P0[pick wr]; P0[drop board E 3]; P0[Done]; P1[place br F 3] | e3 f3",
                    "; P0[place wr E 3]; P0[pick wr]; P0[drop wr]; P1[place br F 3] | e3 f3",
                })
        void takenBackInYinsh(String nodes, String expected) {
            assertThat(moves(one(yinsh(nodes)))).isEqualTo(expected);
        }

        @ParameterizedTest(name = "{0} is {1}")
        @CsvSource(
                delimiter = '|',
                value = {
                    "; P0[dropb A 1]; P0[done]; P1[resign]; P1[done] | won | white | resign",
                    "; P0[dropb A 1]; P0[done]; P0[resign]; P0[done] | won | black | resign",
                    "; P0[dropb A 1]; P0[done]; P1[gameoverontime] | won | white | time",
                    "; P0[dropb A 1]; P0[done]; P0[offerdraw]; P1[acceptdraw] | drawn | '' | agreed",
                })
        @DisplayName("may end the game")
        void endings(String nodes, String status, String winner, String rule) {
            Report report = one(dvonn(nodes));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().result().status()).hasToString(status);
            assertThat(report.record().result().winners()).isEqualTo(winner.isEmpty() ? List.of() : List.of(winner));
            assertThat(report.record().result().rule()).contains(rule);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("of a player who is not to move are an error at their place")
        void wrongPlayer() {
            Report report = one(dvonn("; P0[dropb A 1]; P0[done]\n; P0[dropb B 1]; P0[done]"));
            assertThat(said(report)).containsExactly("error misfit.player");
            assertThat(sentences(report))
                    .containsExactly("The file gives the move b1 to white, but it is the turn of black.");
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(3);
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(3);
            assertThat(report.content().rest()).isEqualTo("P0[dropb B 1]; P0[done]\n)");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("the player who starts is White")
        void secondPlayerStarts() {
            Report report =
                    one("(;GM[Dvonn]P0[id \"black\"]P1[id \"white\"]; P1[0 Start P1]; P1[1 dropb A 1]; P1[2 done]"
                            + "; P0[3 resign]; P0[4 done])");
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.content().tag("White")).contains("white");
            assertThat(report.record().result().winners()).containsExactly("white");
        }

        @ParameterizedTest
        @CsvSource({
            "swap, error unreadable-move",
            "dropb, error unreadable-move",
            "dropb A 1 B 1, error unreadable-move",
            "move A 1, error unreadable-move",
            "dropb A 5, error unreadable-move.off-board",
            "move A 1 Z 9, error unreadable-move.off-board",
        })
        @DisplayName("that cannot be are an error, and what follows is kept as it stands")
        void unreadable(String action, String error) {
            Report report =
                    one(dvonn("; P0[dropb C 1]; P0[done]; P1[" + action + "]; P0[dropb B 1]; P0[done]; P1[resign]"));
            assertThat(said(report)).containsExactly(error);
            assertThat(moves(report)).isEqualTo("c1");
            assertThat(report.content().rest()).isEqualTo("P1[" + action + "]; P0[dropb B 1]; P0[done]; P1[resign]\n)");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("after the end are an error")
        void afterEnd() {
            Report report = one(dvonn("; P0[resign]; P0[done]; P1[dropb A 1]; P1[done]"));
            assertThat(said(report)).containsExactly("error after-ending");
        }

        @Test
        @DisplayName("that are illegal are refused by the rule, where they were finished")
        void illegal() {
            Report report = one(dvonn("; P0[dropb A 1]; P0[done]\n; P1[pick br 1]\n; P1[dropb A 1]; P1[done]"));
            assertThat(said(report)).containsExactly("error P2");
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(4);
            assertThat(report.diagnostics().get(0).ply()).hasValue(2);
        }
    }

    @Nested
    @DisplayName("Broken files")
    class Broken {

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "(;GM[Dvonn]; P0[dropb A 1]; P0[done] | error bad-sgf.unclosed | a1",
                    "(;GM[Dvonn]; P0[dropb A 1]; P0[done]; P1[dropb B 1 | error bad-sgf.unclosed-value | a1",
                    "(;GM[Dvonn]; P0[dropb A 1] % ; P0[done]) | error bad-sgf.stray | a1",
                    "(;GM[Dvonn]; P0[dropb A 1](; P1[dropb B 1]); P0[dropb C 1]) | error bad-sgf.variations | a1 b1",
                    "(;GM[1]FF[4]; B[aa]) | error unknown-game.sgf | ''",
                    "(;GM[o ne\"]FF[4]; B[aa]) | error unknown-game.sgf | ''",
                    "(;P0[id \"white\"]; P0[dropb A 1]) | error bad-sgf.no-game | ''",
                    "(;) | error bad-sgf.no-game | ''",
                })
        @DisplayName("say what is broken and keep what is not")
        void broken(String text, String error, String kept) {
            Report report = one(text);
            assertThat(said(report)).containsExactly(error);
            assertThat(moves(report)).isEqualTo(kept);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a file that names no game is of the one asked for")
        void askedFor() {
            Report report = READER.forGame("dvonn", java.util.Map.of())
                    .read("(;P0[id \"white\"]; P0[dropb A 1]; P0[done]; P1[resign]; P1[done])")
                    .get(0);
            assertThat(report.isValid()).isTrue();
        }

        @Test
        @DisplayName("a hundred thousand brackets are too deep, not too much")
        void deep() {
            Report report = one("(;GM[Dvonn]" + "(;".repeat(100_000) + ")".repeat(100_001));
            assertThat(said(report)).contains("error too-deep");
            assertThat(said(one("(;GM[Dvonn]C[" + "[(".repeat(100_000) + "])")))
                    .containsExactly("warning unfinished.foreign");
        }

        @Test
        @DisplayName("a game over the limit is not read, and its neighbours are")
        void tooLong() {
            String game = dvonn("; P0[dropb A 1]; P0[done]; P1[resign]; P1[done]");
            String big = dvonn("; P0[dropb A 1]; P0[done]C[" + "x".repeat(5000) + "]");
            List<Report> reports =
                    READER.withLimits(Limits.standard().withRecordLength(1000)).read(game + big + game);
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
            assertThat(said(reports.get(1))).containsExactly("error too-long");
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        @DisplayName("whatever happens to a game, its neighbours are read")
        void neighbours(int part) {
            String before = dvonn("; P0[dropb A 1]; P0[done]; P1[resign]; P1[done]");
            String good = new DvonnScribe(new Random(part)).write(Playout.from(new Dvonn().start(), part, 400));
            byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
            Random random = new Random(part);
            for (int i = 0; i < 60; i++) {
                byte[] hurt = hurt(bytes, random);
                byte[] file =
                        join(before.getBytes(StandardCharsets.UTF_8), hurt, before.getBytes(StandardCharsets.UTF_8));
                List<Report> reports;
                try (Stream<Report> stream = READER.read(new ByteArrayInputStream(file), "-")) {
                    reports = stream.toList();
                }
                assertThat(reports.size()).isGreaterThanOrEqualTo(3);
                assertThat(reports.get(0).isValid()).isTrue();
                assertThat(reports.get(reports.size() - 1).isValid()).isTrue();
                survivesWriting(reports.get(1).content());
            }
        }

        /** Cuts, doubles or overwrites a few bytes. */
        private static byte[] hurt(byte[] bytes, Random random) {
            byte[] hurt = bytes.clone();
            for (int k = 0; k <= random.nextInt(4); k++) {
                int at = random.nextInt(hurt.length - 2);
                String signs = "()[];\\x0 ";
                hurt[at] = (byte) signs.charAt(random.nextInt(signs.length()));
            }
            int cut = random.nextInt(3) == 0 ? random.nextInt(hurt.length) : hurt.length;
            return join(java.util.Arrays.copyOf(hurt, cut), new byte[] {'\n'});
        }

        private static byte[] join(byte[]... parts) {
            java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
            for (byte[] part : parts) {
                all.writeBytes(part);
            }
            return all.toByteArray();
        }
    }
}
