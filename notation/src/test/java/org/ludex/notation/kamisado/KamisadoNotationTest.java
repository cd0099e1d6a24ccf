package org.ludex.notation.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Playout;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoMove.Step;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.Sheet;
import org.ludex.notation.io.RecordWriter;

@DisplayName("Kamisado's score sheet")
class KamisadoNotationTest {

    /** Red pushes blue from g3 to g4, and then nobody can move. */
    private static final String DEADLOCK_BY_PUSH =
            "black Ng1 Gc3 Rg2+ Yf3 Kh3 Pa3 Ba4 Oc1; white Nb4 Gd6 Rc5 Ye2+ Ke8 Pa8 Bg3 Oh4+; black moves red; points 1-2";

    /** Yellow pushes brown from b3 to b4, and Black's red moves. */
    private static final String PUSH =
            "black Nd4 Gc3 Rh1 Yb2+ Kd1 Pe1 Bb1 Og2; white Nb3 Gh8 Rg8 Yf8 Kd8 Pa8+ Bb8 Od7; black moves yellow; points 1-1";

    /** Red to blue, blue to red, red to blue: nobody can move any more. */
    private static final String DEADLOCK = "R↖2B B↖6R R↗4B ";

    private static Report judge(String moves) {
        return Sheet.of("kamisado", moves);
    }

    private static Report judge(String position, String moves) {
        return Sheet.record("[Game \"kamisado\"]\n[Options \"level=standard\"]\n[Position \"" + position + "\"]\n\n"
                + moves + "\n");
    }

    /** The kinds of leniency that notes are about. */
    private static List<String> notes(Report report) {
        return report.diagnostics().stream()
                .filter(diagnostic -> diagnostic.code().equals("lenient"))
                .map(diagnostic -> diagnostic.facts().form())
                .toList();
    }

    private static void assertRead(Report report, String proper, String note) {
        assertThat(Sheet.moves(report)).as(Sheet.shown(report)).isEqualTo(proper);
        assertThat(notes(report)).isEqualTo(note.isEmpty() ? List.of() : List.of(note));
        assertThat(report.isValid()).isTrue();
        assertThat(report.diagnostics()).hasSize(note.isEmpty() ? 0 : 1);
    }

    @Nested
    @DisplayName("reads every form")
    class Forms {

        @ParameterizedTest
        @CsvSource({
            "R↗3B,                  R↗3B, ''",
            "R>3B,                  R↗3B, ''",
            "R3↗B,                  R↗3B, ''",
            "R3>B,                  R↗3B, ''",
            "r>3b,                  R↗3B, case",
            "r3↗B,                  R↗3B, case",
            "R↗۳B,                  R↗3B, digits",
            "R٣↗B,                  R↗3B, digits",
            "r↗۳b,                  R↗3B, case",
            "rr3b,                  R↗3B, words",
            "R R 3 B,               R↗3B, words",
            "R > 3 B,               R↗3B, words",
            "R 3 > B,               R↗3B, words",
            "red right 3 blue,      R↗3B, words",
            "Red Right 3 Blue,      R↗3B, words",
            "RED 3 RIGHT BLUE,      R↗3B, words",
            "red r 3 bl,            R↗3B, words",
            "redr3b,                R↗3B, words",
            "قرمز راست ۳ آبی,       R↗3B, words",
            "قرمز ۳ راست ابی,       R↗3B, words",
            "قرمز ↗ ۳ آبي,          R↗3B, words",
            "紅 ↗ 3 藍,             R↗3B, words",
            "红↗3蓝,                R↗3B, words",
            "c1-f4,                 R↗3B, coordinates",
            "c1f4,                  R↗3B, coordinates",
            "C1:F4,                 R↗3B, coordinates",
            "c1–f4,                 R↗3B, coordinates",
            "c۱-f۴,                 R↗3B, coordinates",
            "R^1Y,                  R↑1Y, ''",
            "rf1y,                  R↑1Y, words",
            "Red Forward 1 Yellow,  R↑1Y, words",
            "red fwd 1 ye,          R↑1Y, words",
            "قرمز جلو 1 زرد,        R↑1Y, words",
            "R<1N,                  R↖1N, ''",
            "rl1n,                  R↖1N, words",
            "red left 1 br,         R↖1N, words",
            "قرمز چپ ۱ قهوه‌ای,     R↖1N, words",
            "قرمز چپ ۱ قهوهای,      R↖1N, words",
        })
        @DisplayName("of a move")
        void ofAMove(String written, String proper, String note) {
            assertRead(judge(written + " *"), proper, note);
        }

        /** Two letters may be a colour's short name, or a colour and an arrow. */
        @ParameterizedTest
        @CsvSource({
            "'',                     gr3o, G↗3O",
            "'',                     bl3n, B↖3N",
            "'O↖3O O↖3O ',           or1g, O↗1G",
            "'R↗1B ',                br1r, B↗1R",
            "'',                     kr3k, K↗3K",
            "'',                     yl3y, Y↖3Y",
        })
        @DisplayName("of a move whose letters run together")
        void runTogether(String before, String written, String proper) {
            assertRead(judge(before + written + " *"), before + proper, "words");
        }

        static Stream<Arguments> colourWords() {
            Map<Colour, List<String>> words = new LinkedHashMap<>();
            words.put(Colour.BROWN, List.of("N", "brown", "br", "قهوه‌ای", "قهوهای", "棕", "褐"));
            words.put(Colour.GREEN, List.of("G", "green", "gr", "سبز", "綠", "绿"));
            words.put(Colour.RED, List.of("R", "red", "قرمز", "紅", "红"));
            words.put(Colour.YELLOW, List.of("Y", "yellow", "ye", "زرد", "黃", "黄"));
            words.put(Colour.PINK, List.of("K", "pink", "pk", "صورتی", "粉"));
            words.put(Colour.PURPLE, List.of("P", "purple", "pu", "بنفش", "紫"));
            words.put(Colour.BLUE, List.of("B", "blue", "bl", "آبی", "藍", "蓝"));
            words.put(Colour.ORANGE, List.of("O", "orange", "or", "نارنجی", "橙"));
            return words.entrySet().stream()
                    .flatMap(entry -> entry.getValue().stream()
                            .flatMap(word -> Stream.of(word, word.toUpperCase(Locale.ROOT)))
                            .distinct()
                            .map(word -> Arguments.of(entry.getKey(), word)));
        }

        @ParameterizedTest
        @MethodSource("colourWords")
        @DisplayName("of a colour, for a tower and for a square")
        void ofAColour(Colour colour, String word) {
            List<Step> steps = new Kamisado()
                    .start().legalMoves().stream()
                            .filter(Step.class::isInstance)
                            .map(Step.class::cast)
                            .toList();
            Step mover = steps.stream()
                    .filter(step -> step.tower() == colour && step.to().row() == 2)
                    .filter(step -> step.from().file() == step.to().file())
                    .findFirst()
                    .orElseThrow();
            String landing = mover.to().colour().letter() + "";
            assertRead(judge(word + " forward 1 " + landing + " *"), mover.toString(), "words");

            Step lander = steps.stream()
                    .filter(step -> step.to().colour() == colour)
                    .filter(step -> step.from().file() == step.to().file())
                    .findFirst()
                    .orElseThrow();
            String number = Integer.toString(lander.to().row() - 1);
            assertRead(judge(lander.tower() + " ^ " + number + " " + word + " *"), lander.toString(), "words");
        }

        @ParameterizedTest
        @CsvSource({
            "O0P,                         ''",
            "o0p,                         case",
            "O۰P,                         digits",
            "O 0 P,                       words",
            "orange 0 purple,             words",
            "or0p,                        words",
            "or0pu,                       words",
            "نارنجی ۰ بنفش,               words",
            "橙0紫,                        words",
            "h7-h7,                       coordinates",
        })
        @DisplayName("of a blocked tower")
        void blocked(String written, String note) {
            String before = "N↑3Y Y↗2O O↑6P P↖5G G↑2Y Y↖1O ";
            assertRead(judge(before + written + " *"), before + "O0P", note);
        }

        @ParameterizedTest
        @CsvSource({
            "Y↑1Y N↓1R,                   ''",
            "Y^1Y Nv1R,                   ''",
            "Y1^Y N1vR,                   ''",
            "Y↑1Y,                        ''",
            "y^1y N↓1R,                   case",
            "Y↑1Y nv1r,                   case",
            "Y↑1Y NV1R,                   case",
            "Y↑1Y N↓۱R,                   digits",
            "Y↑1Y brown back 1 red,       words",
            "Y↑1Y brown 1 back red,       words",
            "Y↑1Y n b 1 r,                words",
            "Y↑1Y nb1r,                   words",
            "Y↑1Y n1br,                   words",
            "Y↑1Y قهوه‌ای عقب ۱ قرمز,     words",
            "Y↑1Y 棕 ↓ 1 紅,              words",
            "b2-b3,                       coordinates",
            "b2b3 N↓1R,                   coordinates",
        })
        @DisplayName("of a push, with and without the pushed tower's entry")
        void pushes(String written, String note) {
            assertRead(judge(PUSH, written + " R↑6P *"), "Y↑1Y N↓1R R↑6P", note);
        }

        @ParameterizedTest
        @CsvSource({
            "fill-left,   ''",
            "fill left,   words",
            "fill_left,   words",
            "fillleft,    words",
            "Fill-Left,   words",
            "FILL LEFT,   words",
            "fill-right,  ''",
            "fill right,  words",
            "Fillright,   words",
        })
        @DisplayName("of a fill")
        void fills(String written, String note) {
            String round = "K↑5P P↑6Y Y↗3P P↖1Y ";
            Report report =
                    Sheet.record("[Game \"kamisado\"]\n[Options \"level=standard\"]\n\n" + round + written + " *\n");
            String side = written.toLowerCase(Locale.ROOT).contains("left") ? "left" : "right";
            assertRead(report, round + "fill-" + side, note);
        }

        @Test
        @DisplayName("and writes one")
        void writesOne() {
            Report report = judge("r>3b Blue Forward 5 Yellow زرد راست ۳ بنفش c8-d7 {!} *");
            assertThat(RecordWriter.write(report.content()))
                    .isEqualTo("[Game \"kamisado\"]\n\n1. R↗3B B↑5Y 2. Y↗3P P↖1G {!} *\n");
        }

        @ParameterizedTest
        @CsvSource({"R", "R↗", "R↗3", "↗3B", "3B", "R↗3X", "R→3B", "R↗33B", "R↗3BB", "c1-f9", "i1-f4", "fill", "red"})
        @DisplayName("and no other")
        void noOther(String written) {
            Report report = judge(written + " *");
            assertThat(Sheet.codes(report)).startsWith("error unreadable-move");
            assertThat(report.plies()).isZero();
        }
    }

    @Nested
    @DisplayName("goes on after a deadlock with the zero moves that follow, and never needs them")
    class Deadlocks {

        @ParameterizedTest
        @CsvSource({"''", "B0R", "B0R R0B", "B0R R0B B0R", "B0R R0B B0R R0B B0R", "b0r r0b", "h2-h2 e7-e7", "blue 0 red"
        })
        @DisplayName("which are read")
        void read(String tail) {
            Report report = judge(DEADLOCK + tail);
            assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
            assertThat(Sheet.moves(report)).isEqualTo("R↖2B B↖6R R↗4B");
            assertThat(report.record().result().tag()).isEqualTo("white");
        }

        @ParameterizedTest
        @CsvSource({
            "B0O,             'After this deadlock only B0R could follow, not \"B0O\".'",
            "R0B,             'After this deadlock only B0R could follow, not \"R0B\".'",
            "B0R B0R,         'After this deadlock only R0B could follow, not \"B0R\".'",
            "B↑1G,            The match is over: White has won.",
            "B↓1G,            '\"B↓1G\" is the entry of a pushed tower, but there is no push before it.'",
            "H0H,             '\"H0H\" is not a Kamisado move in any known form.'",
        })
        @DisplayName("and checked")
        void checked(String tail, String message) {
            Report report = judge(DEADLOCK + tail);
            assertThat(Sheet.messages(report)).containsExactly(message);
            assertThat(report.plies()).isEqualTo(3);
        }

        @ParameterizedTest
        @CsvSource({"''", "B↓1P", "B↓1P P0B", "B↓1P P0B B0P P0B", "P0B", "P0B B0P", "B↓1P a3-a3"})
        @DisplayName("also behind a push, whose own entry may stand before them")
        void behindAPush(String tail) {
            Report report = judge(DEADLOCK_BY_PUSH, "R↑1K " + tail);
            assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
            assertThat(Sheet.moves(report)).isEqualTo("R↑1K B↓1P");
            assertThat(report.record().result().winners()).containsExactly("white");
        }

        @Test
        @DisplayName("keeps what people wrote around them")
        void keepsComments() {
            Report report = judge(DEADLOCK + "{locked} B0R {and} R0B! {again}");
            var last = report.record().moves().get(2);
            assertThat(last.comment()).isEqualTo("locked\nand\nagain");
            assertThat(last.suffix()).isEqualTo("!");
        }

        @Test
        @DisplayName("keeps comments on zero moves of a position that is a deadlock already")
        void fromADeadlock() {
            Report report = Sheet.record("""
                    [Game "kamisado"]
                    [Position "black Na1 Gb1 Re7 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bh2 Oa8; white won, white blue blocked; points 0-1"]

                    {over} B0R {indeed}
                    """);
            assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
            assertThat(report.record().comment()).isEqualTo("over\nindeed");
        }
    }

    @Nested
    @DisplayName("says which symbol does not fit")
    class Misfits {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                R↗3G           | The last symbol says green, but the red tower from c1 lands on f4, which is blue.
                R↗3B B↑5G      | The last symbol says green, but the blue tower from b8 lands on b3, which is yellow.
                R↗6B           | The red tower on c1 cannot move 6 squares that way: the board ends.
                N↖1P           | The brown tower on a1 cannot move 1 square that way: the board ends.
                R↑8R           | The red tower on c1 cannot move 8 squares that way: the board ends.
                R3B            | "R3B" has no arrow; only the entry of a blocked tower, with the number 0, has none.
                red 3 blue     | "red 3 blue" has no arrow; only the entry of a blocked tower, with the number 0, has none.
                R↗3B B0G       | The last symbol says green, but the blue tower is on b8, which is blue.
                R↗3B R↓1B      | "R↓1B" is the entry of a pushed tower, but there is no push before it.
                R↓1B           | "R↓1B" is the entry of a pushed tower, but there is no push before it.
                """)
        @DisplayName("of the four")
        void ofTheFour(String moves, String message) {
            assertThat(Sheet.messages(judge(moves + " *"))).containsExactly(message);
            assertThat(Sheet.codes(judge(moves + " *"))).containsExactly("error misfit");
        }

        @ParameterizedTest
        @CsvSource({"N↓1B", "G↓1R", "N↓2R", "N↓0R", "brown back 1 blue"})
        @DisplayName("of a pushed tower's entry")
        void ofAPushedTower(String written) {
            Report report = judge(PUSH, "Y↑1Y " + written + " R↑6P *");
            assertThat(Sheet.messages(report))
                    .containsExactly("\"" + written
                            + "\" does not fit the push before it: the entry of the pushed tower is N↓1R.");
            assertThat(report.plies()).isEqualTo(1);
        }

        @Test
        @DisplayName("where the entry of one push stands twice")
        void twice() {
            Report report = judge(PUSH, "Y↑1Y N↓1R N↓1R R↑6P *");
            assertThat(Sheet.messages(report))
                    .containsExactly("\"N↓1R\" is the entry of a pushed tower, but there is no push before it.");
        }

        @Test
        @DisplayName("and suggests the one change that makes the rest legal")
        void suggests() {
            Report report = judge("R↗3B B↑5Y Y↗3G P↖1G G↗3O O↑5B *");
            assertThat(Sheet.shown(report)).isEqualTo("""
                            -:3:11: error misfit: The last symbol says green, but the yellow tower from d1 lands on g4, which is purple.
                              3 | R↗3B B↑5Y Y↗3G P↖1G G↗3O O↑5B *
                                |           ^^^^
                              suggestion: Replacing Y↗3G by Y↗3P (line 3, column 11) would make the rest legal.
                            """);
        }
    }

    @Nested
    @DisplayName("leaves what is illegal to the rules")
    class Illegal {

        @ParameterizedTest
        @CsvSource({
            "R↗3B O↑5B,        B2",
            "R↗3B R↑1Y,        B2",
            "R↗3B B0B,         H5",
            "c1-c1,            H5",
            "R↗3B b8-b9,       unreadable-move",
            "c1-b1,            H1",
            "c1-d3,            H1",
            "R↗3B f4-f3,       wrong-seat",
            "R↗3B fill-left,   P1",
            "R↗3B B↑5Y Y↑7K,   H3",
            "e1-e8,            H3",
        })
        @DisplayName("which name the one it breaks")
        void byRule(String moves, String code) {
            Report report = judge(moves + " *");
            assertThat(report.diagnostics())
                    .filteredOn(diagnostic -> diagnostic.severity() == Severity.ERROR)
                    .extracting(Diagnostic::code)
                    .containsExactly(code);
        }
    }

    @Nested
    @DisplayName("counts pushes as two half turns and begins again after a fill")
    class Numbers {

        private static final String MATCH = """
                [Game "kamisado"]
                [Options "level=standard"]
                [Result "black"]
                [Score "3-2"]

                1. K↑5P P↑6Y 2. Y↗3P P↖1Y fill-right
                1. R↖4K K↖3G 2. G↑2P P↗3N 3. N↑7P fill-left
                1. B↑6B B↖2Y 2. Y↗1G G↖1G 3. G↑5K K↑2B 4. B↑1Y fill-right
                1. R↖1K K↑6N 2. N↑2G G↖1P 3. P↑6B B↗2N 4. N↑1K K0N 5. N↑2B B↗3N 6. N↑1P G↓1N 7. N↖1G
                """;

        @Test
        @DisplayName("when it writes")
        void writes() {
            Report report = Sheet.record(MATCH);
            assertThat(Sheet.shown(report)).isEmpty();
            String written = RecordWriter.write(report.content());
            assertThat(written.replaceAll("\\s+", " ")).isEqualTo(MATCH.replaceAll("\\s+", " "));
        }

        @Test
        @DisplayName("also before a variation that stands behind the pushed tower's entry")
        void variationBehindAPush() {
            Report report = judge(PUSH, "1. Y↑1Y N↓1R (1. Y↖1B {instead}) 2. R↑6P *");
            assertThat(Sheet.shown(report)).isEmpty();
            var push = report.record().moves().get(0);
            assertThat(push.variations()).hasSize(1);
            assertThat(push.variations().get(0).moves().get(0).move().toString())
                    .isEqualTo("Y↖1B");
        }

        @Test
        @DisplayName("and warns of a number that fits no way of counting")
        void wrongNumber() {
            Report report = judge("1. R↗3B B↑5Y 7. Y↗3P *");
            assertThat(Sheet.messages(report))
                    .containsExactly(
                            "The number 7 counts neither turns nor pairs of turns; counting pairs, it would be 2.");
            assertThat(Sheet.codes(report)).containsExactly("warning wrong-number");
            assertThat(report.isValid()).isTrue();
        }
    }

    @Test
    @DisplayName("holds every kind of move, and each is read back")
    void everyKindOfMove() {
        Kamisado game = new Kamisado();
        var start = game.start(org.ludex.core.Options.parse(game, "level=marathon"));
        Map<Class<?>, Integer> kinds = new LinkedHashMap<>();
        for (int seed = 0; seed < 40; seed++) {
            GameRecord<KamisadoMove, KamisadoPosition> record =
                    GameRecord.of(Playout.from(start, seed, 5000), List.of());
            record.allMoves().forEach(move -> kinds.merge(move.getClass(), 1, Integer::sum));
            Report report = Sheet.record(RecordWriter.write(record));
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(report.record()).isEqualTo(record);
        }
        assertThat(kinds).hasSize(4);
    }
}
