package org.ludex.notation.logs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Line;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.DvonnStack;
import org.ludex.dvonn.Piece;
import org.ludex.dvonn.Side;
import org.ludex.notation.Limits;
import org.ludex.notation.Place;
import org.ludex.notation.Report;
import org.ludex.notation.Reread;
import org.ludex.notation.Result;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("Archives of other servers and programs")
class ArchivesTest {

    private static final Map<String, String> FORMATS =
            Map.of("server", "yinsh-course", "client", "yinsh-course", "transcript", "codecup");

    private static final int GAMES = 40;
    private static final int WHOLE = 1000;

    private static void isWhole(Report report, Line<?, ?> line) {
        assertThat(report.isValid()).as(sentences(report).toString()).isTrue();
        assertThat(report.record().allMoves()).isEqualTo(line.moves());
        assertThat(report.record().result()).isEqualTo(Result.of(line));
        survivesWriting(report.content());
    }

    private static String place(Report report, int diagnostic) {
        Place place = report.diagnostics().get(diagnostic).place();
        return place.line() + ":" + place.column();
    }

    @Nested
    @DisplayName("Board Game Arena")
    class Bga {

        private static final String PLAYERS = "{\"status\":\"OK\",\"data\":{\"players\":["
                + "{\"id\":\"100\",\"name\":\"Ada\",\"color\":\"#ffffff\"},{\"id\":200,\"name\":\"Ben\",\"color\":\"#000000\"}],";

        private static String act(String player, String log, String from, String to) {
            return "{\"type\":\"move\",\"log\":\"${player_name} " + log + "\",\"args\":{\"player_id\":\"" + player
                    + "\",\"locationFrom\":\"" + from + "\",\"locationTo\":\"" + to + "\"}}";
        }

        private static String log(String... notifications) {
            return PLAYERS + "\n\"logs\":[{\"time\":\"1700000000\",\"data\":[\n" + String.join(",\n", notifications)
                    + "\n]}]}}\n";
        }

        @Test
        @DisplayName("whole games come out move by move")
        void games() {
            for (int seed = 0; seed < GAMES; seed++) {
                Line<YinshMove, YinshPosition> line = Archives.yinsh(seed, WHOLE);
                Report report = one(Archives.bga(line));
                isWhole(report, line);
                assertThat(report.record().tag("White")).contains("Ada");
                assertThat(report.record().tag("Date")).contains("2023.11.14");
            }
        }

        @Test
        @DisplayName("what was taken back, a restarted turn, and what was told twice leave no trace")
        void undo() {
            String ring = act("100", "places a ring on x", "@0", "E5");
            Report report = one(log(
                    ring,
                    "{\"type\":\"restartUndo\",\"log\":\"takes back their last move\",\"args\":{\"player_id\":100}}",
                    act("100", "places a ring on x", "@0", "F6").replace("{\"type\"", "{\"uid\":\"u1\",\"type\""),
                    act("100", "places a ring on x", "@0", "F6").replace("{\"type\"", "{\"uid\":\"u1\",\"type\""),
                    act("200", "places a ring on x", "@0", "B2"),
                    "{\"type\":\"restartUndo\",\"log\":\"restarts their turn\",\"args\":{\"player_id\":\"200\"}}",
                    act("200", "places a ring on x", "@0", "C3"),
                    "{\"type\":\"gameEnd\",\"args\":{\"player_id\":\"100\"}}"));
            assertThat(moves(report)).isEqualTo("f6 c3");
            assertThat(report.record().tag("Result")).contains("white");
            assertThat(said(report)).containsExactly("warning wrong-result", "warning unfinished.foreign");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a restarted turn loses its ring move, row and ring, a move taken back only the newest of them")
        void undoneTurn() {
            Line<YinshMove, YinshPosition> line = Archives.yinsh(123, 29);
            assertThat(line.moves().subList(26, 29)).hasToString("[h10-h8, xg10-k10, xf2]");
            String marker = act("100", "places a marker on x", "@0", "H10");
            String ring = act("100", "moves a ring from x to y", "H10", "H8");
            String row = act("100", "removes a row of markers from x to y", "K10", "G10");
            String taken = act("100", "removes a ring from x", "F2", "@0");
            String back =
                    "{\"type\":\"restartUndo\",\"log\":\"takes back their last move\",\"args\":{\"player_id\":100}}";
            String all = back.replace("takes back their last move", "restarts their turn");
            String told = Archives.bga(line);
            for (String more : List.of(
                    String.join(",", all, marker, ring, row, taken),
                    back + "," + taken,
                    back + "," + back + "," + row + "," + taken)) {
                String text = told.substring(0, told.length() - 3) + ",{\"data\":[" + more + "]}]}}";
                isWhole(one(text), line);
            }
        }

        @Test
        @DisplayName("packets may have numbers and channels, and other notifications are passed over")
        void passedOver() {
            String ring = act("100", "places a ring on ${locationTo}", "@0", "J6");
            String other = "{\"type\":\"%s\",\"log\":\"\",\"args\":{\"player_id\":\"200\"}}";
            Report report = one(PLAYERS + "\"logs\":[{\"move_id\":\"1\",\"packet_id\":\"7\",\"channel\":\"/table/t5\","
                    + "\"time\":\"1700000000\",\"data\":["
                    + String.join(
                            ",",
                            String.format(other, "gameStateChange"),
                            ring,
                            String.format(other, "confirmMove"),
                            String.format(other, "updateReflexionTime"),
                            String.format(other, "simpleNode"))
                    + "]}]}}");
            assertThat(moves(report)).isEqualTo("j6");
            assertThat(said(report)).containsExactly("warning unfinished.foreign");
            assertThat(report.record().tag("White")).contains("Ada");
            assertThat(report.record().tag("Black")).contains("Ben");
        }

        @Test
        @DisplayName("colours give the seats, whatever the order of the players")
        void colours() {
            String text = log(act("200", "places a ring on x", "@1", "E5"));
            String swapped =
                    text.replace("#ffffff", "#x").replace("#000000", "#ffffff").replace("#x", "#000000");
            assertThat(moves(one(swapped))).isEqualTo("e5");
            assertThat(one(swapped).record().tag("White")).contains("Ben");
            assertThat(said(one(text))).contains("error misfit.player");
        }

        @Test
        @DisplayName("an illegal move is shown at its place, and the rest is kept")
        void illegal() {
            Report report = one(
                    log(act("100", "places a ring on x", "@0", "E5"), act("200", "places a ring on x", "@0", "E5")));
            assertThat(report.isValid()).isFalse();
            assertThat(moves(report)).isEqualTo("e5");
            assertThat(place(report, 0)).isEqualTo("4:117");
            assertThat(report.content().rest()).startsWith("\"E5\"");
            survivesWriting(report.content());
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "\"@0\",\"locationTo\":\"E5\" | \"@0\",\"locationTo\":\"Z9\" | error unreadable-move.off-board",
                    "places a ring on | paints a ring on | error unreadable-move",
                    "\"player_id\":\"100\" | \"player_id\":\"300\" | error bad-json.no-player",
                    "\"args\" | \"arks\" | error bad-json.missing",
                    "\"E5\" | 7 | error bad-json.type",
                    "\"E5\" | \"E5 | error bad-json.string",
                })
        @DisplayName("what is wrong is named")
        void wrong(String right, String wrong, String code) {
            String text = log(act("100", "places a ring on x", "@0", "E5"));
            Report report = one(text.replace(right, wrong));
            assertThat(said(report).get(0)).isEqualTo(code);
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(3);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a notification that does not say what it is may have been a move: it is an error")
        void nameless() {
            String text = log(act("100", "places a ring on x", "@0", "E5"));
            Report report = one(text.replace("\"type\"", "\"tpe\""));
            assertThat(report.isValid()).isFalse();
            assertThat(said(report).get(0)).isEqualTo("error unreadable-move");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("several logs stand in an array or one a line")
        void several() {
            String first = Archives.bga(Archives.yinsh(1, 12));
            String second = Archives.bga(Archives.yinsh(2, 12));
            for (String text : List.of("[" + first + ",\n" + second + "]\n", first + "\n" + second + "\n")) {
                assertThat(RecordReader.standard().read(text)).hasSize(2).allMatch(report -> report.plies() == 12);
            }
        }
    }

    @Nested
    @DisplayName("The course server")
    class Course {

        @Test
        @DisplayName("two turns that were run together on a line are an error, and both are kept")
        void runTogether() {
            String log = Archives.server(Archives.yinsh(1, 12));
            List<String> lines = log.lines().toList();
            String last = lines.get(10) + lines.get(11);
            Report report = one(log.replace(lines.get(10) + "\n" + lines.get(11), last));
            assertThat(report.isValid()).isFalse();
            assertThat(report.content().rest()).contains(last);
            assertThat(Repairs.mend(report)).isEmpty();
        }

        @Test
        @DisplayName("whole games come out move by move, from the server's log and from a client's")
        void games() {
            int whole = 0;
            for (int seed = 0; seed < GAMES; seed++) {
                Line<YinshMove, YinshPosition> line = Archives.yinsh(seed, WHOLE);
                if (line.moves().stream().noneMatch(YinshMove.Pass.class::isInstance)) {
                    isWhole(one(Archives.server(line)), line);
                    isWhole(one(Archives.client(line)), line);
                    whole++;
                }
            }
            assertThat(whole).isGreaterThan(GAMES / 2);
        }

        @ParameterizedTest
        @CsvSource({"0 0,f6", "1 0,f7", "1 1,g7", "1 2,g6", "1 3,f5", "1 4,e5", "1 5,e6", "5 1,g11", "5 29,e10"})
        @DisplayName("hexagons are counted from the middle, and places from the top")
        void cells(String place, String cell) {
            assertThat(moves(one("You played : P " + place + "\n"))).isEqualTo(cell);
        }

        @Test
        @DisplayName("a turn is a row that the opponent made, a ring move, a row and a ring")
        void turn() {
            Line<YinshMove, YinshPosition> line = Archives.yinsh(123, 29);
            String text = Archives.server(line);
            assertThat(text.lines().reduce((a, b) -> b).orElseThrow())
                    .isEqualTo("{\"action\": \"NORMAL\", \"meta\": \"\", \"data\":"
                            + " \"S 4 2 M 2 2 RS 4 1 RE 5 6 X 4 12\"} Received from client 0");
            isWhole(one(text), line);
        }

        @Test
        @DisplayName("a game goes on there when all 51 markers are used, but is over here")
        void markers() {
            Line<YinshMove, YinshPosition> line = Archives.exhausted();
            assertThat(line.isOver()).isTrue();
            isWhole(one(Archives.server(line)), line);
            String last =
                    Archives.server(line).lines().reduce((first, next) -> next).orElseThrow();
            Report report = one(Archives.server(line) + last + "\n");
            assertThat(said(report)).first().isEqualTo("error after-end.won");
            assertThat(report.record().allMoves()).isEqualTo(line.moves());
        }

        @Test
        @DisplayName("other lines are comments")
        void talk() {
            Report report = one("Game started\nYou played : P 1 0\nthinking\nPlayer 2 played : P 1 1\n");
            assertThat(RecordWriter.write(report.record()))
                    .isEqualTo("[Game \"yinsh\"]\n\n{Game started} 1. f7 {thinking} g7\n");
        }

        @ParameterizedTest
        @CsvSource({
            "P 5 0,error unreadable-move.off-board,2:14",
            "P 6 0,error unreadable-move,2:14",
            "P 1 6,error unreadable-move,2:14",
            "P 1,error unreadable-move,2:14",
            "Q 1 1,error unreadable-move,2:14",
            "P 1 x,error unreadable-move,2:14",
            "S 1 0 R 2 0,error unreadable-move,2:14"
        })
        @DisplayName("what is no turn is shown at its place")
        void wrong(String turn, String code, String place) {
            Report report = one("Player 2 played : P 1 0\nYou played : " + turn + "\n");
            assertThat(said(report).get(0)).isEqualTo(code);
            assertThat(place(report, 0)).isEqualTo(place);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a report of the server that names no client is an error at its place")
        void damagedReports() {
            String first = "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 1 0\"} Received from client 0\n";
            Report report = one(first + first.replace("Received", "Recieved").replace("P 1 0", "P 2 3"));
            assertThat(moves(report)).isEqualTo("f7");
            assertThat(report.isValid()).isFalse();
            assertThat(report.firstError().orElseThrow().place().line()).isEqualTo(2);
        }

        @ParameterizedTest
        @CsvSource({
            "Received,Rceived",
            "Received from,Received fom",
            "\"data\",\"dta\"",
            "\"action\",\"acton\"",
            "\"data\":,\"data\"",
            "\"P 2 3,P 2 3"
        })
        @DisplayName("a report of the server in which anything around the turn is damaged is an error or is still read")
        void damagedFrames(String words, String damaged) {
            String first = "{\"action\": \"NORMAL\", \"meta\": \"\", \"data\": \"P 1 0\"} Received from client 0\n";
            String second = first.replace("1 0", "2 3").replace("client 0", "client 1");
            Report report = one(first + second.replace(words, damaged));
            assertThat(report.isValid() ? report.plies() : 2).isEqualTo(2);
            survivesWriting(report.content());
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Player 2 plyed : P 2 3",
                    "Player 2 played P 2 3",
                    "Player 2 } P 2 3",
                    "x2 0 M 2 3",
                    ": X 2 3"
                })
        @DisplayName("a line of a client that ends with a turn is an error, and no comment")
        void damagedLines(String line) {
            Report report = one("You played : P 1 0\n" + line + "\n");
            assertThat(report.isValid()).isFalse();
            assertThat(place(report, 0)).startsWith("2:");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a player who is not to move, and a third player, are errors")
        void players() {
            assertThat(said(one("You played : P 1 0\nYou played : P 1 1\n"))).contains("error misfit.player");
            assertThat(said(one("A played : P 1 0\nB played : P 1 1\nC played : P 1 2\n")))
                    .contains("error unreadable-move");
            assertThat(said(one("{\"data\": \"P 1 0\"} Received from client 1\n")))
                    .contains("error misfit.player");
        }

        @Test
        @DisplayName("games are told apart by their placements and by empty lines")
        void several() {
            String first = Archives.client(Archives.yinsh(1, 14));
            String second = Archives.client(Archives.yinsh(2, 14));
            assertThat(RecordReader.standard().read(first + second)).hasSize(2);
            assertThat(RecordReader.standard().read("You played : P 1 0\n\nYou played : P 1 1\n"))
                    .hasSize(2);
            assertThat(RecordReader.standard().read(first.replace("\n", "\r\n")))
                    .hasSize(1);
        }
    }

    static Stream<Arguments> logs() {
        return Stream.of(
                Arguments.of("server", Archives.server(Archives.yinsh(1, 12))),
                Arguments.of("client", Archives.client(Archives.yinsh(1, 12))),
                Arguments.of("codecup", Archives.codecup(Archives.dvonn(1, 52))),
                Arguments.of("transcript", Archives.transcript(Archives.dvonn(1, 5), Side.WHITE)),
                Arguments.of("openxum", Archives.openxum(Archives.dvonn(1, 52), "\n")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("logs")
    @DisplayName("a log without one of its letters is an error, unless every move is still there")
    void withoutLetter(String name, String log) {
        int plies = one(log).plies();
        for (int i = log.indexOf('\n'); i < log.length(); i++) {
            String damaged = log.substring(0, i) + log.substring(i + 1);
            List<Report> reports = RecordReader.standard()
                    .format(FORMATS.getOrDefault(name, name))
                    .read(damaged);
            boolean isValid = reports.stream().allMatch(Report::isValid);
            assertThat(isValid ? reports.stream().mapToInt(Report::plies).sum() : plies)
                    .as(damaged)
                    .isEqualTo(plies);
        }
    }

    @Nested
    @DisplayName("The CodeCup")
    class CodeCup {

        @Test
        @DisplayName("whole games come out move by move, from logs and from transcripts of either side")
        void games() {
            for (int seed = 0; seed < GAMES; seed++) {
                Line<DvonnMove, DvonnPosition> line = Archives.dvonn(seed, WHOLE);
                Report log = one(Archives.codecup(line));
                isWhole(log, line);
                assertThat(log.record().tag("White")).contains("first");
                isWhole(one(Archives.transcript(line, Side.WHITE)), line);
                isWhole(one(Archives.transcript(line, Side.BLACK)), line);
            }
        }

        @Test
        @DisplayName("moves are two places without a sign between them, and passes a word")
        void words() {
            Line<DvonnMove, DvonnPosition> line = Archives.dvonn(0, WHOLE);
            String log = Archives.codecup(line);
            assertThat(log)
                    .containsPattern("(?m)^([A-K][1-5] ){7}[A-K][1-5]$")
                    .containsPattern(" [A-K][1-5][A-K][1-5]");
            assertThat(moves(one("# a game\nD2 C1\nG3\n# the end\n"))).isEqualTo("d2 c1 g3");
        }

        @Test
        @DisplayName("the messages of a program with White or with Black")
        void messages() {
            String empty = "A".repeat(50);
            String first = "B" + "A".repeat(12) + "B" + "A".repeat(36);
            String own = "seed 1\n" + empty + "\n --D2-->\n" + first + "\n<--C1--\n";
            assertThat(moves(one(own))).isEqualTo("d2 c1");
            String others = "seed 1\n" + first + "\n --C1-->\n";
            assertThat(moves(one(others))).isEqualTo("d2 c1");
        }

        @Test
        @DisplayName("a score is compared with the moves, and other comments are kept")
        void score() {
            Report report = one("# Player 1: a\n# Score: 12 - 9. good\nA1 B1\n# talk\n");
            assertThat(report.record().tag("Score")).contains("12-9");
            assertThat(said(report)).contains("warning wrong-score.none");
            assertThat(report.record().moves().get(1).comment()).isEqualTo("talk");
        }

        @ParameterizedTest
        @ValueSource(strings = {"D E3 F3", "33 E3 F3", "xD3 E3", "D3E", "so", "Player 1: a", "-D3", "--D22-->"})
        @DisplayName("a line of moves whose first word is damaged is an error, and no comment")
        void firstWord(String line) {
            Report report = one("# Player 1: a\n# Player 2: b\nD3 C3\n" + line + "\n");
            assertThat(report.isValid()).as(line).isFalse();
            assertThat(place(report, 0)).isEqualTo("4:1");
            assertThat(report.record().moves()).hasSize(2);
            survivesWriting(report.content());
        }

        /** Three DVONN pieces, one of them under a white piece, and stacks of one and two pieces of both players. */
        private static final String STACKS = "AAAAAAAAA" + "ABAAAAAAAA" + "ABIGCDHAAAA" + "AADAAAAAAA" + "AAAAAAAAA";

        @Test
        @DisplayName("the letters of a state are the phase with the player, and then height, DVONN piece and owner")
        void letters() {
            DvonnPosition white =
                    (DvonnPosition) one("C" + STACKS + "\n").record().start();
            DvonnPosition black =
                    (DvonnPosition) one("D" + STACKS + "\n").record().start();
            assertThat(white.toMove()).contains(Side.WHITE);
            assertThat(black.toMove()).contains(Side.BLACK);
            assertThat(white.occupied()).hasToString("[b2, b3, c3, d3, e3, f3, g3, d4]");
            assertThat(stack(white, "b2")).isEqualTo(DvonnStack.of(Piece.DVONN));
            assertThat(stack(white, "c3")).isEqualTo(new DvonnStack(Piece.WHITE, 2, 1));
            assertThat(stack(white, "d3")).isEqualTo(new DvonnStack(Piece.WHITE, 2, 0));
            assertThat(stack(white, "e3")).isEqualTo(DvonnStack.of(Piece.WHITE));
            assertThat(stack(white, "f3")).isEqualTo(DvonnStack.of(Piece.BLACK));
            assertThat(stack(white, "g3")).isEqualTo(new DvonnStack(Piece.BLACK, 2, 0));
            assertThat(BoardState.of(black)).isEqualTo("D" + STACKS);
        }

        private static DvonnStack stack(DvonnPosition position, String cell) {
            return position.stackAt(Cell.parse(cell)).orElseThrow();
        }

        @Test
        @DisplayName("states of the first phase and of a game that is over")
        void phases() {
            assertThat(moves(one("BB" + "A".repeat(48) + "\n"))).isEqualTo("a1");
            DvonnPosition placing =
                    (DvonnPosition) one("ABB" + "A".repeat(47) + "\n").record().start();
            assertThat(placing.toMove()).contains(Side.WHITE);
            assertThat(placing)
                    .isEqualTo(Dvonn.GAME
                            .start()
                            .play(new DvonnMove.Place(Cell.parse("a1")))
                            .play(new DvonnMove.Place(Cell.parse("b1"))));
            Report over = one("E" + "BBB" + "A".repeat(46) + "\n");
            assertThat(over.isValid()).isTrue();
            assertThat(over.record().result().status()).hasToString("drawn");
        }

        @Test
        @DisplayName("a state sets up a position, each a record of its own")
        void states() {
            Line<DvonnMove, DvonnPosition> line = Archives.dvonn(3, 70);
            StringBuilder text = new StringBuilder();
            line.positions()
                    .subList(2, 60)
                    .forEach(each -> text.append(BoardState.of(each)).append('\n'));
            List<Report> reports = RecordReader.standard().read(text.toString());
            assertThat(reports).hasSize(58).allMatch(Report::isValid);
            for (int i = 0; i < 58; i++) {
                DvonnPosition position = (DvonnPosition) reports.get(i).record().start();
                assertThat(BoardState.of(position))
                        .isEqualTo(BoardState.of(line.positions().get(i + 2)));
                survivesWriting(reports.get(i).content());
            }
        }

        @Test
        @DisplayName("a state that the moves do not lead to is an error at its place")
        void contradiction() {
            String text = Archives.transcript(Archives.dvonn(5, 12), Side.WHITE);
            List<String> lines = text.lines().toList();
            String missing = text.replace(lines.get(5) + "\n", "");
            Report report = one(missing);
            assertThat(said(report).get(0)).isIn("error misfit.state", "error misfit.player");
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(6);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a damaged state is an error at its place, and its neighbours are read")
        void damagedStates() {
            String good = BoardState.of(Archives.dvonn(3, 60).end());
            for (String bad : List.of(good.substring(1), "Z" + good.substring(1), "Z".repeat(50), good + "A")) {
                List<Report> reports = RecordReader.standard().read(good + "\n" + bad + "\n" + good + "\n");
                assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
                assertThat(said(reports.get(1))).containsExactly("error bad-position");
                assertThat(reports.get(1).diagnostics().get(0).place().line()).isEqualTo(2);
                survivesWriting(reports.get(1).content());
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"<--D1-", "-D1--", "--D1->", "<-D1--", "D1-->", "--D11-->", "<--D--"})
        @DisplayName("a move with a damaged arrow is an error at its place")
        void damagedArrows(String damaged) {
            Report report = one(" --A1-->\n<--B1--\n --C1-->\n" + damaged + "\n");
            assertThat(moves(report)).isEqualTo("a1 b1 c1");
            assertThat(report.isValid()).isFalse();
            assertThat(report.firstError().orElseThrow().place().line()).isEqualTo(4);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("what is kept of a file begins with the arrow of the move")
        void keptArrows() {
            Report report = one(" --A1-->\n<--B1--\n<--D1--\n");
            assertThat(report.content().rest()).contains("<--D1--");
        }

        @Test
        @DisplayName("words that are no move are shown at their place")
        void wrong() {
            Report report = one("# Player 1: a\nA1 B1 C9 D1\n");
            assertThat(place(report, 0)).isEqualTo("2:7");
            assertThat(said(report).get(0)).isEqualTo("error unreadable-move.off-board");
            assertThat(report.content().rest()).isEqualTo("C9 D1");
            Report other = one("# Player 1: a\nA1 B1 what D1\n");
            assertThat(said(other).get(0)).isEqualTo("error unreadable-move");
            assertThat(place(other, 0)).isEqualTo("2:7");
        }
    }

    static Stream<Arguments> formats() {
        String talk = "x".repeat(9_000);
        return Stream.of(
                Arguments.of("bga", Archives.bga(Archives.yinsh(1, 2)), "{\"logs\":[\"" + talk + "\"]}"),
                Arguments.of(
                        "yinsh-course",
                        Archives.server(Archives.yinsh(1, 12)),
                        "You played : P 1 0\n" + "and so on\n".repeat(900)),
                Arguments.of(
                        "codecup", Archives.codecup(Archives.dvonn(1, 12)), "# Player 1: " + talk + "\nA1 B1 C1\n"),
                Arguments.of(
                        "openxum", Archives.openxum(Archives.dvonn(1, 12), ";"), "PPWA1;" + "PpBB1;".repeat(1500)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    @DisplayName("a game over the limit is not read, and its neighbours are")
    void tooLong(String format, String good, String big) {
        RecordReader reader = RecordReader.standard()
                .withLimits(Limits.standard().withRecordLength(3_000))
                .format(format);
        List<Report> reports = reader.read(good + "\n\n" + big + "\n\n" + good);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        assertThat(said(reports.get(1))).contains("error too-long");
        assertThat(reports.get(2).content()).isEqualTo(reports.get(0).content());
    }

    @Test
    @DisplayName("a log of a hundred thousand brackets is too deep, not too much")
    void tooDeep() {
        Report report = one("{\"logs\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}");
        assertThat(said(report)).containsExactly("error bad-json.too-much");
    }

    @Test
    @DisplayName("OpenXum's Kamisado, which is not played on our board, is not taken for ours")
    void otherBoard() {
        assertThat(one("c1f4;b8b3\n").isValid()).isFalse();
    }

    @Nested
    @DisplayName("OpenXum")
    class OpenXum {

        @Test
        @DisplayName("whole games come out move by move, without their passes, whatever stands between moves")
        void games() {
            for (int seed = 0; seed < GAMES; seed++) {
                Line<DvonnMove, DvonnPosition> line = Archives.dvonn(seed, WHOLE);
                for (String between : List.of(";", "\n", " ")) {
                    Report report = one(Archives.openxum(line, between));
                    isWhole(report, line);
                    assertThat(said(report)).isSubsetOf("note filled-in");
                }
            }
        }

        @Test
        @DisplayName("words name the player, the kind of piece and the places; brackets what is cut off")
        void words() {
            Report report = one("PPWA1;PPBC2;PPWK5;PpBE3;PpWD3\n");
            assertThat(moves(report)).isEqualTo("a1 c2 k5 e3 d3");
            assertThat(said(report)).containsExactly("warning unfinished.foreign");
        }

        @ParameterizedTest
        @CsvSource({
            "PPWA1;PpBC2,note misfit.dvonn-due,a1 c2",
            "PPWA1;PPBC2;PPWK5;PPBE3,note misfit.dvonn-placed,a1 c2 k5 e3"
        })
        @DisplayName("a wrong kind of piece is noted")
        void kinds(String text, String note, String moves) {
            Report report = one(text);
            assertThat(said(report)).containsExactly(note, "warning unfinished.foreign");
            assertThat(moves(report)).isEqualTo(moves);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("brackets may be missing where nothing is cut off")
        void withoutBrackets() {
            Line<DvonnMove, DvonnPosition> line = Archives.dvonn(1, 55);
            isWhole(one(Archives.openxum(line, ";").replace("[]", "")), line);
        }

        @Test
        @DisplayName("a wrong kind of piece at the beginning of a game does not cost the game before")
        void beginnings() {
            List<Report> reports =
                    RecordReader.standard().read("PPWA1;PPBC2;PPWK5;PpBE3\n\nPpWA1;PPBC2;PPWK5\n\nPPWA1;PPBC2\n");
            assertThat(reports).extracting(Reread::moves).containsExactly("a1 c2 k5 e3", "a1 c2 k5", "a1 c2");
            assertThat(said(reports.get(0))).containsExactly("warning unfinished.foreign");
            assertThat(said(reports.get(1))).containsExactly("note misfit.dvonn-due", "warning unfinished.foreign");
            assertThat(reports.get(1).diagnostics().get(0).place().line()).isEqualTo(3);
            assertThat(said(reports.get(2))).containsExactly("warning unfinished.foreign");
        }

        @Test
        @DisplayName("a wrong list of what is cut off is noted")
        void removed() {
            Line<DvonnMove, DvonnPosition> line = Archives.dvonn(1, 55);
            String text = Archives.openxum(line, ";");
            Report report = one(text.replaceFirst("\\[\\]", "[A1B1]"));
            assertThat(report.isValid()).isTrue();
            assertThat(said(report)).contains("note misfit.cut-nothing");
        }

        @ParameterizedTest
        @CsvSource({
            "PPBA1,error misfit.player,1:1",
            "PPWA1;PPWB1,error misfit.player,1:7",
            "PPWA1;PpBA1,error P2,1:7",
            "PPWA1;PpBJ1,error unreadable-move.off-board,1:7",
            "PPWA1;PqBB1,error unreadable-move,1:7",
            "PPWA1;MsBB1,error unreadable-move,1:7",
            "PPWA1;MsBB1B2[],error out-of-phase.placing,1:7"
        })
        @DisplayName("what is wrong is shown at its place")
        void wrong(String text, String code, String place) {
            Report report = one(text);
            assertThat(said(report).get(0)).isEqualTo(code);
            assertThat(place(report, 0)).isEqualTo(place);
            survivesWriting(report.content());
        }
    }
}
