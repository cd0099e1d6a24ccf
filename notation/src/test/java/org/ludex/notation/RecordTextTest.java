package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

@DisplayName("The text of a record")
class RecordTextTest {

    private static final String DEADLOCK = "R<2B B<6R R>4B";

    private static Report judge(String moves) {
        return Sheet.of("kamisado", moves);
    }

    private static String write(Report report) {
        return RecordWriter.write(report.content());
    }

    @Nested
    @DisplayName("Tags")
    class Tags {

        @Test
        @DisplayName("keep their order and may hold anything that fits a line")
        void inOrder() {
            Report report = Sheet.record("""
                    [Game "kamisado"]
                    [White "one \\"two\\" \\\\ three"]
                    [  Black   "\u200Fبازیکن" ]  [Event "]}{)("]
                    [Date ""]

                    *
                    """);
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(report.content().tags())
                    .containsExactly(
                            new Tag("White", "one \"two\" \\ three"),
                            new Tag("Black", "\u200Fبازیکن"),
                            new Tag("Event", "]}{)("),
                            new Tag("Date", ""));
            assertThat(report.content().tag("white")).contains("one \"two\" \\ three");
            assertThat(report.content().tag("Round")).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "[Event]",
                    "[Event x]",
                    "[\"x\"]",
                    "[Event \"x\" \"y\"]",
                    "[Event \"x]",
                    "[Event \"x\"",
                    "[]",
                    "[",
                    "[Event Name \"x\"]",
                    "[Event \"x\" [Round \"1\"]",
                    "[Ev\u0000ent \"x\"]"
                })
        @DisplayName("that are written otherwise are kept raw and cost nothing else")
        void bad(String tag) {
            Report report = Sheet.record("[Game \"kamisado\"]\n" + tag + "\n[Round \"2\"]\n\nR>3B *\n");
            assertThat(Sheet.codes(report)).containsExactly("error bad-tag");
            assertThat(report.content().rest()).isEqualTo(tag);
            assertThat(report.content().tags()).containsExactly(new Tag("Round", "2"));
            assertThat(report.plies()).isEqualTo(1);
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @Test
        @DisplayName("that stand twice are both kept; of options and position the first counts")
        void twice() {
            Report report = Sheet.record("""
                    [Game "kamisado"]
                    [Event "a"]
                    [Options "level=standard"]
                    [EVENT "b"]
                    [Options "level=long"]

                    *
                    """);
            assertThat(Sheet.messages(report))
                    .containsExactly(
                            "The tag EVENT occurs twice; the first one counts.",
                            "The tag Options occurs twice; the first one counts.");
            assertThat(report.content().tags()).containsExactly(new Tag("Event", "a"), new Tag("EVENT", "b"));
            assertThat(report.record().options()).containsEntry("level", "standard");
            assertThat(report.isValid()).isTrue();
        }

        @Test
        @DisplayName("among the moves are read, with a warning")
        void amongTheMoves() {
            Report report = judge("R>3B [Event \"late\"] B^5Y *");
            assertThat(Sheet.messages(report)).containsExactly("The tag [Event \"late\"] is among the moves.");
            assertThat(report.plies()).isEqualTo(2);
            assertThat(write(report)).isEqualTo("[Game \"kamisado\"]\n[Event \"late\"]\n\n1. R↗3B B↑5Y *\n");
        }

        @Test
        @DisplayName("in what could not be played are tags all the same, and not kept twice")
        void inTheRest() {
            Report report = judge("R>3B castles [Event \"late\"] B^5Y");
            assertThat(report.content().tags()).containsExactly(new Tag("Event", "late"));
            assertThat(report.content().rest()).isEqualTo("castles   B^5Y");
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @Test
        @DisplayName("of the game begin a record with a note where they do not stand at the start of their line")
        void indentedGame() {
            List<Report> reports = RecordReader.standard().read("  [Game \"kamisado\"]\n\nR>3B *\n");
            assertThat(reports).hasSize(1);
            assertThat(reports.get(0).isValid()).isTrue();
            assertThat(Sheet.messages(reports.get(0)))
                    .containsExactly("The tag [Game \"kamisado\"] was read as the beginning of a record,"
                            + " although it is not at the start of its line.");
            reports = RecordReader.standard().read("[Game \"kamisado\"]\n\n*\n\n [Game \"kamisado\"]\n\nR>3B *\n");
            assertThat(reports).extracting(Report::plies).containsExactly(0, 1);
            assertThat(reports).allMatch(Report::isValid);
            assertThat(Sheet.codes(reports.get(0))).isEmpty();
            assertThat(Sheet.codes(reports.get(1))).containsExactly("note lenient");
        }
    }

    @Nested
    @DisplayName("Comments")
    class Comments {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "plain",
                    " spaces ",
                    "{open",
                    "\\",
                    "\\\\",
                    "}",
                    "\\}",
                    "a}b{c\\d",
                    "[Game \"kamisado\"]",
                    "one\n[Game \"kamisado\"]\n\nR>3B *\n",
                    "one\r\n[GAME \"x\"]",
                    "\\[Game \"x\"]",
                    "\n[Game \"dvonn\"]\n[{\"format\": \"ludex-record\"}",
                    "\n\n{\"a\": 1, \"format\": \"ludex-record\"",
                    "\n",
                    "(",
                    ")",
                    "1. *",
                    "یک {دو} سه",
                    "\u202Eabc",
                    "🎲"
                })
        @DisplayName("are read back as they were, whatever they hold")
        void whatever(String words) {
            GameRecord<?, ?> bare = judge("R>3B B^5Y *").record();
            GameRecord<?, ?> commented = withComments(bare, words);
            String text = RecordWriter.write(commented);
            Report report = Sheet.record(text);
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(report.content()).isEqualTo(commented);
            assertThat(report.record().comment()).isEqualTo(words);
        }

        @SuppressWarnings("unchecked") // The record is one of Kamisado.
        private static GameRecord<?, ?> withComments(GameRecord<?, ?> record, String words) {
            GameRecord<KamisadoMove, KamisadoPosition> bare = (GameRecord<KamisadoMove, KamisadoPosition>) record;
            List<RecordedMove<KamisadoMove>> moves = bare.moves().stream()
                    .map(move -> RecordedMove.of(move.move(), move.seat()).withComment(words))
                    .toList();
            return new GameRecord<>(
                    bare.game(),
                    bare.options(),
                    bare.setup(),
                    bare.tags(),
                    words,
                    moves,
                    bare.ending(),
                    bare.result(),
                    bare.score(),
                    "",
                    bare.start());
        }

        @Test
        @DisplayName("belong to the move before them; those before the first move to the record")
        void belong() {
            GameRecord<?, ?> record = judge("{before} 1. {still before} R>3B {a} (R^1Y {v}) {b} {c} B^5Y *")
                    .record();
            assertThat(record.comment()).isEqualTo("before\nstill before");
            assertThat(record.moves().get(0).comment()).isEqualTo("a\nb\nc");
            assertThat(record.moves().get(0).variations().get(0).moves().get(0).comment())
                    .isEqualTo("v");
        }

        @Test
        @DisplayName("that are never closed are reported where they open, and the next record is read")
        void unclosed() {
            List<Report> reports = RecordReader.standard()
                    .read(
                            "[Game \"kamisado\"]\n\nR>3B {never closed\nB^5Y *\n[Game \"kamisado\"]\n\nR>3B {closed} *\n");
            assertThat(reports).hasSize(2);
            assertThat(reports.get(0).diagnostics()).singleElement().satisfies(diagnostic -> {
                assertThat(diagnostic.code()).isEqualTo("unclosed-comment");
                assertThat(diagnostic.place().line()).isEqualTo(3);
                assertThat(diagnostic.place().column()).isEqualTo(6);
            });
            assertThat(reports.get(0).plies()).isEqualTo(1);
            assertThat(reports.get(0).content().rest()).isEqualTo("{never closed\nB^5Y *");
            assertThat(reports.get(1).diagnostics()).isEmpty();
        }
    }

    @Nested
    @DisplayName("Numbers")
    class Numbers {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "R>3B B^5Y Y>3P P<1G *",
                    "1. R>3B B^5Y 2. Y>3P P<1G *",
                    "1.R>3B B^5Y 2.Y>3P P<1G *",
                    "1. R>3B 1... B^5Y 2. Y>3P 2... P<1G *",
                    "1. R>3B 2. B^5Y 3. Y>3P 4. P<1G *",
                    "1. 1. R>3B *"
                })
        @DisplayName("count turns or pairs of turns, or are left out")
        void fit(String moves) {
            assertThat(Sheet.shown(judge(moves))).isEmpty();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                1.... R>3B B^5Y 3. Y>3P * | Different dots: "1...." was read as "1...".
                1.. R>3B B^5Y 2.. Y>3P *  | Different dots: "1.." was read as "1...". Occurs 2 times in this record.
                ۱. R>3B B^5Y ۲. Y>3P *    | Different digits: "۱." was read as "1.". Occurs 2 times in this record.
                001. R>3B *               | Extra zero: "001." was read as "1.".
                """)
        @DisplayName("that are written in another way are read with a note")
        void lenient(String moves, String message) {
            assertThat(Sheet.messages(judge(moves))).containsExactly(message);
        }

        @ParameterizedTest
        @CsvSource({
            "0. R>3B *,                       1, 1, 0",
            "2. R>3B *,                       1, 1, 2",
            "1. R>3B B^5Y 4. Y>3P *,          14, 2, 4",
            "1. R>3B B^5Y 99999999999. Y>3P *, 14, 2, 99999999999",
            "1. R>3B (5. R^1Y) *,             10, 1, 5",
        })
        @DisplayName("that fit neither are a warning at the number")
        void wrong(String moves, int column, int right, long number) {
            Report report = judge(moves);
            assertThat(Sheet.messages(report))
                    .containsExactly("The number " + number
                            + " counts neither turns nor pairs of turns; counting pairs, it would be " + right
                            + ".");
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(column);
            assertThat(report.isValid()).isTrue();
        }
    }

    @Nested
    @DisplayName("Suffixes")
    class Suffixes {

        @ParameterizedTest
        @ValueSource(strings = {"!", "?", "!!", "??", "!?", "?!"})
        @DisplayName("behind a move are kept; one that stands apart is noted")
        void kept(String suffix) {
            Report report = judge("R>3B" + suffix + " B^5Y " + suffix + " *");
            assertThat(Sheet.messages(report))
                    .containsExactly("Suffix separated from its move: \"B^5Y " + suffix + "\" was read as \"B^5Y"
                            + suffix + "\".");
            assertThat(report.record().moves()).allMatch(move -> move.suffix().equals(suffix));
            assertThat(write(report)).contains("1. R↗3B" + suffix + " B↑5Y" + suffix + " *");
        }

        @ParameterizedTest
        @CsvSource({"! R>3B *, 1", "R>3B!!! *, 5", "R>3B! ? *, 7", "R>3B ({c} ! R^1Y) *, 11"})
        @DisplayName("anywhere else are a warning")
        void bad(String moves, int column) {
            Report report = judge(moves);
            assertThat(Sheet.codes(report)).containsExactly("warning bad-suffix");
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(column);
        }
    }

    @Nested
    @DisplayName("Variations")
    class Variations {

        @Test
        @DisplayName("begin in place of the move before them, and nest")
        void nest() {
            Report report = judge("R>3B B^5Y (B^1O O^2G) (1... B^2K (B^3P {deep}) K^1G!) Y>3P *");
            assertThat(Sheet.shown(report)).isEmpty();
            var variations = report.record().moves().get(1).variations();
            assertThat(variations).hasSize(2);
            assertThat(variations.get(0).moves())
                    .extracting(move -> move.move().toString())
                    .containsExactly("B↑1O", "O↑2G");
            var inner = variations.get(1).moves().get(0).variations();
            assertThat(inner)
                    .singleElement()
                    .satisfies(variation ->
                            assertThat(variation.moves().get(0).comment()).isEqualTo("deep"));
            assertThat(write(report))
                    .endsWith("1. R↗3B B↑5Y (1... B↑1O 2. O↑2G) (1... B↑2K (1... B↑3P {deep}) 2. K↑1G!) 2. Y↗3P *\n");
        }

        @Test
        @DisplayName("are judged like the main line, which goes on behind them")
        void judged() {
            Report report = judge("R>3B B^5Y (B^5G Y>3P) (O^1R) Y>3P *");
            assertThat(Sheet.codes(report)).containsExactly("error misfit", "error B2");
            assertThat(report.plies()).isEqualTo(3);
            assertThat(report.isValid()).isFalse();
            var variations = report.record().moves().get(1).variations();
            assertThat(variations).extracting(Variation::rest).containsExactly("B^5G Y>3P", "O^1R");
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @Test
        @DisplayName("may have an ending of their own")
        void ending() {
            Report report = judge("R>3B (R^1Y resign) B^5Y *");
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(report.record().moves().get(0).variations().get(0).ending())
                    .contains(new Ending(Ending.Kind.RESIGN, java.util.Optional.empty()));
        }

        @Test
        @DisplayName("may follow one another behind the last word, and belong to the last move")
        void behindTheEnding() {
            Report report = judge("R>3B * (R^1Y)");
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(write(report)).endsWith("1. R↗3B (1. R↑1Y) *\n");
        }

        @ParameterizedTest
        @CsvSource({
            "R>3B (R^1Y B^5Y *,          unclosed-variation, 6, (R^1Y B^5Y *",
            "R>3B (R^1Y (R^2P) *,        unclosed-variation, 6, (R^1Y (R^2P) *",
            "R>3B (R^1Y {x *,            unclosed-comment,   12, (R^1Y {x *",
        })
        @DisplayName("that are broken are kept raw from where they open")
        void broken(String moves, String code, int column, String rest) {
            Report report = judge(moves);
            assertThat(report.diagnostics()).singleElement().satisfies(diagnostic -> {
                assertThat(diagnostic.code()).isEqualTo(code);
                assertThat(diagnostic.place().column()).isEqualTo(column);
            });
            assertThat(report.content().rest()).isEqualTo(rest);
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @ParameterizedTest
        @CsvSource({
            "(R^1Y) R>3B B^5Y *,                1, 2, 1. R↗3B B↑5Y *,           (R^1Y)",
            "{a} (R^1Y {b} (x)!) 1. R>3B *,     5, 1, 1. R↗3B *,                a+(R^1Y {b} (x)!)",
            "(R^1Y) (R^2P) *,                   1, 0, *,                        (R^1Y)+(R^2P)",
            "R>3B (({x}) R^1Y) B^5Y *,          7, 2, R↑1Y) B↑5Y *,             ({x})",
        })
        @DisplayName("that replace no move become comments, and the line goes on behind them")
        void lonely(String moves, int column, int plies, String written, String comments) {
            Report report = judge(moves);
            assertThat(Sheet.codes(report)).contains("error lonely-variation").containsOnly("error lonely-variation");
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(column);
            assertThat(report.plies()).isEqualTo(plies);
            assertThat(report.content().rest()).isEmpty();
            assertThat(write(report)).endsWith(written + "\n");
            var record = report.record();
            String kept = record.comment().isEmpty()
                    ? record.moves().get(0).variations().get(0).comment()
                    : record.comment();
            assertThat(kept).isEqualTo(comments.replace('+', '\n'));
            assertThat(Sheet.record(write(report)).record()).isEqualTo(record);
        }

        @ParameterizedTest
        @CsvSource({
            "(R^1Y R>3B *,        unclosed-variation, (R^1Y R>3B *",
            "(R^1Y {x) R>3B *,    unclosed-comment,   (R^1Y {x) R>3B *",
            "R>3B ((R^1Y) B^5Y *, unclosed-variation, ((R^1Y) B^5Y *",
            "R>3B ((R^1Y B^5Y *,  unclosed-variation, ((R^1Y B^5Y *",
        })
        @DisplayName("that replace no move and are never closed are kept raw")
        void lonelyAndUnclosed(String moves, String code, String rest) {
            Report report = judge(moves);
            assertThat(Sheet.codes(report)).containsExactlyInAnyOrder("error lonely-variation", "error " + code);
            assertThat(report.content().rest()).isEqualTo(rest);
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @ParameterizedTest
        @CsvSource({"R>3B ) B^5Y *, 2", "R>3B ] B^5Y *, 2", "R>3B } B^5Y *, 2", "R>3B . B^5Y *, 2", "R>3B ))) B^5Y *, 2"
        })
        @DisplayName("that are closed but never opened cost nothing but the bracket")
        void unopened(String moves, int plies) {
            Report report = judge(moves);
            assertThat(report.plies()).isEqualTo(plies);
            assertThat(Sheet.codes(report)).containsOnly("error unopened");
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }
    }

    @Nested
    @DisplayName("Endings and results")
    class Endings {

        @ParameterizedTest
        @CsvSource({
            "R>3B *,               open,  '',    ''",
            "R>3B resign,          won,   black, resign",
            "R>3B B^5Y resign,     won,   white, resign",
            "R>3B black:resign,    won,   white, resign",
            "R>3B WHITE:RESIGN,    won,   black, resign",
            "R>3B Resign,          won,   black, resign",
            "R>3B time,            won,   black, time",
            "R>3B black:forfeit,   won,   white, forfeit",
            "R>3B agreed,          drawn, '',    agreed",
            "R<2B B<6R R>4B,       won,   white, H8",
            "R<2B B<6R R>4B *,     won,   white, H8",
        })
        @DisplayName("say how the game stands")
        void say(String moves, String status, String winner, String rule) {
            Report report = judge(moves);
            assertThat(report.isValid()).isTrue();
            assertThat(Sheet.codes(report)).isSubsetOf("note lenient");
            Result result = report.record().result();
            assertThat(result.status()).hasToString(status);
            assertThat(String.join("+", result.winners())).isEqualTo(winner);
            assertThat(result.rule().orElse("")).isEqualTo(rule);
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                1. R↗3B * 1... B↑5Y! (B↑5G {no}) {bold} 2. Y↗3P | 1... B↑5Y! (B↑5G {no}) {bold} 2. Y↗3P
                1. R↗3B resign {sad} B↑5Y ?? time               | B↑5Y ?? time
                1. R↗3B (1. R↗3B * R↑4O! (R↑4P) {x}) *          | R↑4O! (R↑4P) {x}
                """)
        @DisplayName("keep what follows them as it is")
        void keepWhatFollows(String moves, String rest) {
            Report report = judge(moves);
            GameRecord<?, ?> record = report.record();
            String kept = record.rest().isEmpty()
                    ? record.moves().get(0).variations().get(0).rest()
                    : record.rest();
            assertThat(kept).isEqualTo(rest);
            assertThat(record.moves().get(0).variations()).hasSizeLessThan(2);
            assertThat(write(report)).contains(rest);
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                R>3B green:resign   | error bad-ending   | "green:resign" must name one of black, white.
                R>3B white:agreed   | error bad-ending   | "white:agreed" is not a valid ending of a record.
                R<2B B<6R R>4B time | warning bad-ending | "time" comes after the end of the game (white).
                R>3B * B^5Y         | error after-ending | "B^5Y" comes after the ending of the record.
                R>3B * *            | error after-ending | "*" comes after the ending of the record.
                R>3B                | warning unfinished | The record ends here, but the game is not over; end the record with * to say so.
                R<2B B<6R R>4B B^1O | error after-end    | The match is over: White has won.
                """)
        @DisplayName("that do not fit are said to")
        void doNotFit(String moves, String said, String message) {
            Report report = judge(moves);
            assertThat(Sheet.codes(report)).containsExactly(said);
            assertThat(Sheet.messages(report)).containsExactly(message);
            assertThat(Sheet.record(write(report)).content()).isEqualTo(report.content());
        }

        @ParameterizedTest
        @CsvSource({
            "white,  " + DEADLOCK + ", ''",
            "*,      " + DEADLOCK + ", ''",
            "black,  " + DEADLOCK + ", white",
            "draw,   " + DEADLOCK + ", white",
            "1-0,    " + DEADLOCK + ", white",
            "*,      R>3B *,           ''",
            "black,  R>3B *,           *",
            "black,  R>3B resign,      ''",
            "white,  R>3B resign,      black",
            "draw,   R>3B agreed,      ''",
        })
        @DisplayName("stated in a tag are compared with the moves and never trusted")
        void resultTag(String stated, String moves, String right) {
            Report report = Sheet.record("[Game \"kamisado\"]\n[Result \"" + stated + "\"]\n\n" + moves + "\n");
            assertThat(Sheet.messages(report))
                    .isEqualTo(
                            right.isEmpty()
                                    ? List.of()
                                    : List.of("The record states the result \"" + stated + "\", but the moves give \""
                                            + right + "\"."));
            assertThat(report.isValid()).isTrue();
        }

        @ParameterizedTest
        @CsvSource({"0-1, ''", "1-0, 0-1", "0, 0-1", "three, 0-1"})
        @DisplayName("have a score, which is compared too")
        void scoreTag(String stated, String right) {
            Report report = Sheet.record("[Game \"kamisado\"]\n[Score \"" + stated + "\"]\n\n" + DEADLOCK + "\n");
            assertThat(Sheet.messages(report))
                    .isEqualTo(
                            right.isEmpty()
                                    ? List.of()
                                    : List.of("The record states the score \"" + stated + "\", but the moves give \""
                                            + right + "\"."));
            assertThat(report.record().score()).containsExactly(0, 1);
        }

        @ParameterizedTest
        @CsvSource({
            "Result, WHITE,  white",
            "result, white,  Result",
            "Result, سفید,   white",
            "Score,  0 - 1,  0-1",
            "Score,  ۰-۱,    0-1",
            "SCORE,  0-1,    Score",
        })
        @DisplayName("that are written in another way are read with a note")
        void lenient(String tag, String stated, String proper) {
            Report report = Sheet.record("[Game \"kamisado\"]\n[" + tag + " \"" + stated + "\"]\n\n" + DEADLOCK + "\n");
            assertThat(Sheet.messages(report))
                    .singleElement()
                    .asString()
                    .startsWith("Alternative spelling: ")
                    .endsWith(" was read as \"" + proper + "\".");
            boolean isResult = tag.equalsIgnoreCase("Result");
            assertThat(report.content().tags())
                    .containsExactly(isResult ? new Tag("Result", "white") : new Tag("Score", "0-1"));
            Report again = Sheet.record(RecordReader.standard().strict(), RecordWriter.write(report.content()));
            assertThat(again.diagnostics()).isEmpty();
        }

        @Test
        @DisplayName("and moves: where play stopped is said, however much else there is to say")
        void manyErrors() {
            Report report = Sheet.of("dvonn", "1. g2 g2 " + ") ".repeat(120) + "*");
            assertThat(Sheet.codes(report)).contains("error P2").hasSize(101);
        }

        @Test
        @DisplayName("count only once")
        void twice() {
            Report report = Sheet.record("[Game \"dvonn\"]\n[Result \"*\"]\n[Result \"white\"]\n\n1. g2 c1 *\n");
            assertThat(Sheet.codes(report)).containsExactly("warning double-tag");
        }

        @Test
        @DisplayName("and comments keep backslashes that escape nothing")
        void backslashes() {
            Report report = Sheet.record("""
                    [Game "dvonn"]
                    [Site "C:\\games\\new \\"x\\" \\\\"]

                    1. g2 {C:\\games \\} \\\\ \\o/} c1 *
                    """);
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.content().tags()).containsExactly(new Tag("Site", "C:\\games\\new \"x\" \\"));
            assertThat(report.record().moves().get(0).comment()).isEqualTo("C:\\games } \\ \\o/");
            assertThat(Sheet.record(RecordWriter.write(report.record())).content())
                    .isEqualTo(report.content());
        }

        @Test
        @DisplayName("keep words apart between which they stand")
        void insideWord() {
            Report report = Sheet.of("kamisado", "R[Score \"1-2\"]>3B *");
            assertThat(report.isValid()).isFalse();
            Report again = Sheet.record(RecordWriter.write(report.content()));
            assertThat(again.isValid()).isFalse();
            assertThat(again.content()).isEqualTo(report.content());
        }

        @Test
        @DisplayName("name seats in Persian too, with a note")
        void persianSeats() {
            Report report = judge("R>3B سیاه:resign");
            assertThat(Sheet.messages(report))
                    .containsExactly("Written in words: \"سیاه:resign\" was read as \"black:resign\".");
            assertThat(report.record().result().winners()).containsExactly("white");
            assertThat(write(report)).endsWith("1. R↗3B black:resign\n");
        }
    }

    @Nested
    @DisplayName("What is written")
    class Written {

        @Test
        @DisplayName("is wrapped at a hundred characters, and wrapping is no matter to a reader")
        void wrapped() {
            String moves = "R>3B " + "{a comment of some length} ".repeat(12) + "B^5Y *";
            String text = write(judge(moves));
            assertThat(text.lines().filter(line -> line.length() > 100)).isEmpty();
            assertThat(Sheet.record(text).record().moves()).hasSize(2);
        }

        @Test
        @DisplayName("stands one below the other, records apart by an empty line")
        void several() {
            GameRecord<?, ?> record = judge("R>3B *").record();
            assertThat(RecordWriter.write(List.of(record, record)))
                    .isEqualTo("[Game \"kamisado\"]\n\n1. R↗3B *\n\n[Game \"kamisado\"]\n\n1. R↗3B *\n");
            assertThat(RecordWriter.write(List.of())).isEmpty();
        }

        @Test
        @DisplayName("keeps options and a set-up position")
        void head() {
            String text = """
                    [Game "kamisado"]
                    [Options "level=standard"]
                    [Position "black Na1 Gb1 Rf4 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bb8 Oa8; white moves blue; points 0-0"]

                    1. B↑5Y Y↗3P *
                    """;
            Report report = Sheet.record(text);
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(write(report)).isEqualTo(text);
        }

        @Test
        @DisplayName("of a record that could not be read at all begins like a record, so that its neighbours are safe")
        void unreadable() {
            GameRecord<?, ?> good = judge("R>3B *").record();
            AnyRecord lost = Sheet.record("{\"format\": \"ludex-record\", \"version\": 2}")
                    .content();
            String text = RecordWriter.write(List.of(good, lost, good));
            List<Report> reports = RecordReader.standard().read(text);
            assertThat(reports).extracting(Report::content).isEqualTo(List.of(good, lost, good));
        }
    }
}
