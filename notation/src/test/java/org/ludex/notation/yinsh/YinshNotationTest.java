package org.ludex.notation.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("YINSH's notation")
class YinshNotationTest {

    private static final String EMPTY_BOARD = "[Game \"yinsh\"]\n\n";

    /** The ring on h8 leaves the fifth marker of a row behind it. */
    private static final String ROW_TO_MAKE =
            position("move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 / -");

    /** The ring on e5 jumps and flips a marker in each of two columns: two rows. */
    private static final String TWO_ROWS =
            position("move white; rings a2 a3 a4 a5 e5 / b1 c1 d1 e1 k10; markers f3 f4 f6 f7 g3 g4 g6 g7 / f5 g5");

    /** White's rings are shut in. */
    private static final String NO_MOVE = position("move white; rings a2 a3 a4 a5 / b2 b3 b4 b5 b6; markers - / -");

    /** White has a row to take, and no ring to move when the one on k7 is gone. */
    private static final String ROW_AND_NO_MOVE =
            position("move white; rings a2 a3 a4 a5 k7 / b2 b3 b4 b5 b6; markers h3 h4 h5 h6 h7 / -");

    /** White's turn, but a row of White's lies on the board: Black made it. */
    private static final String ROW_DUE =
            position("move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h3 h4 h5 h6 h7 / -");

    /** White has removed two rings: the next one wins. */
    private static final String LAST_ROW_DUE =
            position("move white; rings d4 e5 f6 / b2 c4 e6 f5 f7; markers h3 h4 h5 h6 h7 / -");

    private static String position(String text) {
        return "[Game \"yinsh\"]\n[Position \"" + text + "\"]\n\n";
    }

    @Nested
    @DisplayName("Forms")
    class Forms {

        private static final String TWO_ROWS_TAKEN = "e5-h5 xf3-f7 xa2 xg3-g7 xa3";

        static Stream<Arguments> forms() {
            return Stream.of(
                    // A ring placed.
                    form(EMPTY_BOARD, "e3", "e3", "e3", ""),
                    form(EMPTY_BOARD, "E3", "e3", "e3", "case"),
                    form(EMPTY_BOARD, "e۱۰", "e10", "e10", "digits"),
                    // A ring moved.
                    form(ROW_TO_MAKE, "g7-g8", "g7-g8", "g7-g8", ""),
                    form(ROW_TO_MAKE, "g7g8", "g7-g8", "g7-g8", "dash"),
                    form(ROW_TO_MAKE, "g7:g8", "g7-g8", "g7-g8", "dash"),
                    form(ROW_TO_MAKE, "G7-G8", "g7-g8", "g7-g8", "case"),
                    form(ROW_TO_MAKE, "g7–g8", "g7-g8", "g7-g8", "hyphen"),
                    form(ROW_TO_MAKE, "g۷-g۸", "g7-g8", "g7-g8", "digits"),
                    // A row and its ring.
                    form(ROW_TO_MAKE, "h8-i8;xh4-h8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", ""),
                    form(ROW_TO_MAKE, "h8-i8;xh8-h4xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "order"),
                    form(ROW_TO_MAKE, "H8-I8;XH4-H8XD4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "case"),
                    form(ROW_TO_MAKE, "h8i8;xh4h8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "dash"),
                    form(ROW_TO_MAKE, "h۸-i۸;xh۴-h۸xd۴", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "digits"),
                    form(ROW_TO_MAKE, "h8-i8; xh4-h8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "spaces"),
                    // Without the joint.
                    form(ROW_TO_MAKE, "h8-i8xh4-h8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "joint"),
                    form(ROW_TO_MAKE, "h8i8xh4h8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "joint"),
                    form(ROW_TO_MAKE, "h8-i8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "short"),
                    form(TWO_ROWS, "e5-h5xf3-f7xa2xg3-g7xa3", TWO_ROWS_TAKEN, "e5-h5;xf3-f7xa2;xg3-g7xa3", "joint"),
                    form(TWO_ROWS, "e5-h5;xf3-f7xa2xg3-g7xa3", TWO_ROWS_TAKEN, "e5-h5;xf3-f7xa2;xg3-g7xa3", "joint"),
                    form(TWO_ROWS, "e5-h5xf3-f7xa2;xg3-g7xa3", TWO_ROWS_TAKEN, "e5-h5;xf3-f7xa2;xg3-g7xa3", "joint"),
                    form(ROW_DUE, "xh3-h7xd4e5-e4", "xh3-h7 xd4 e5-e4", "xh3-h7xd4;e5-e4", "joint"),
                    // The parts apart.
                    form(ROW_TO_MAKE, "h8-i8 xh4-h8 xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", ""),
                    form(ROW_TO_MAKE, "h8-i8 xh4-h8xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", ""),
                    form(ROW_TO_MAKE, "h8-i8;xh4-h8 xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", ""),
                    form(ROW_TO_MAKE, "h8-i8 xh8-h4 xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "order"),
                    // The short form.
                    form(ROW_TO_MAKE, "h8-i8;xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "short"),
                    form(ROW_TO_MAKE, "h8-i8 xd4", "h8-i8 xh4-h8 xd4", "h8-i8;xh4-h8xd4", "short"),
                    // Two rows.
                    form(TWO_ROWS, "e5-h5;xf3-f7xa2;xg3-g7xa3", TWO_ROWS_TAKEN, "e5-h5;xf3-f7xa2;xg3-g7xa3", ""),
                    form(TWO_ROWS, "e5-h5 xf3-f7 xa2 xg3-g7 xa3", TWO_ROWS_TAKEN, "e5-h5;xf3-f7xa2;xg3-g7xa3", ""),
                    form(TWO_ROWS, "e5-h5;xf3-f7xa2;xa3", TWO_ROWS_TAKEN, "e5-h5;xf3-f7xa2;xg3-g7xa3", "short"),
                    // A pass, alone and behind a row.
                    form(NO_MOVE, "pass", "pass", "pass", ""),
                    form(NO_MOVE, "Pass", "pass", "pass", "case"),
                    form(ROW_AND_NO_MOVE, "xh3-h7xk7;pass", "xh3-h7 xk7 pass", "xh3-h7xk7;pass", ""),
                    form(ROW_AND_NO_MOVE, "xh3-h7xk7 pass", "xh3-h7 xk7 pass", "xh3-h7xk7;pass", ""),
                    // A row that the opponent made, before the own move.
                    form(ROW_DUE, "xh3-h7xd4;e5-e4", "xh3-h7 xd4 e5-e4", "xh3-h7xd4;e5-e4", ""),
                    form(ROW_DUE, "xd4;e5-e4", "xh3-h7 xd4 e5-e4", "xh3-h7xd4;e5-e4", "short"),
                    form(ROW_DUE, "xh3-h7 xd4 e5-e4", "xh3-h7 xd4 e5-e4", "xh3-h7xd4;e5-e4", ""),
                    form(ROW_DUE, "xh3-h7xd4 e5-e4", "xh3-h7 xd4 e5-e4", "xh3-h7xd4;e5-e4", ""),
                    // And alone when it wins.
                    form(LAST_ROW_DUE, "xh3-h7xd4", "xh3-h7 xd4", "xh3-h7xd4", ""));
        }

        private static Arguments form(String head, String written, String moves, String canonical, String note) {
            return Arguments.of(head, written, moves, canonical, note);
        }

        @ParameterizedTest(name = "{1} is read as {2}")
        @MethodSource("forms")
        void forms(String head, String written, String moves, String canonical, String note) {
            Report report = one(head + written + " *");
            assertThat(report.isValid()).as(() -> sentences(report).toString()).isTrue();
            assertThat(moves(report)).isEqualTo(moves);
            assertThat(said(report)).isEqualTo(note.isEmpty() ? List.of() : List.of("note lenient." + note));
            assertThat(RecordWriter.write(report.content())).endsWith("\n\n1. " + canonical + " *\n");
            survivesWriting(report.content());
            Report strict =
                    RecordReader.standard().strict().read(head + written + " *").get(0);
            assertThat(strict.isValid()).isEqualTo(note.isEmpty());
        }

        @ParameterizedTest
        @CsvSource({
            "h8-i8;xd4, 'Missing row (there is only one): \"h8-i8;xd4\" was read as \"h8-i8;xh4-h8xd4\".'",
            "h8-i8;xh8-h4xd4, 'Ends of a row reversed: \"h8-i8;xh8-h4xd4\" was read as \"h8-i8;xh4-h8xd4\".'",
        })
        @DisplayName("say how they were understood")
        void notes(String written, String note) {
            assertThat(sentences(one(ROW_TO_MAKE + written + " *"))).containsExactly(note);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "d1-c1;e3-e4",
                    "e3;d4",
                    "g7-g8;",
                    ";g7-g8",
                    "g7-g8;h4-h8",
                    "g7-",
                    "x",
                    "xh4-h8xd4-e5",
                    "g7-g8xh4-h8xd4-e5",
                    "g7-g8h8-i8",
                    "g7-g8-g9",
                    "pas"
                })
        @DisplayName("and what is none")
        void unreadable(String word) {
            Report report = one(ROW_TO_MAKE + "g7-g8 " + word + " *");
            assertThat(said(report)).containsExactly("error unreadable-move");
            assertThat(sentences(report)).containsExactly("\"" + word + "\" is not a YINSH move in any known form.");
            assertThat(moves(report)).isEqualTo("g7-g8");
            survivesWriting(report.content());
        }

        @ParameterizedTest
        @CsvSource({
            "a1, a1, '', 1, '\"a1\". Expected a row from 2 to 5 in column a'",
            "z9, z9, '', 1, '\"z9\". Expected a letter from a to k and a number, such as e3'",
            "g7-g12, g7-g12, '', 1, '\"g12\". Expected a row from 2 to 11 in column g'",
            "h8-i8;xh4-h8xk1, xk1, 'h8-i8 xh4-h8', 13, '\"k1\". Expected a row from 7 to 10 in column k'",
            "h8-i8;xh2-h8xd4, xh2-h8xd4, h8-i8, 7, '\"h2\". Expected a row from 3 to 11 in column h'",
        })
        @DisplayName("a point that the board does not have is named, and the parts before it are kept")
        void offTheBoard(String written, String part, String kept, int column, String reason) {
            Report report = one(ROW_TO_MAKE + written + " *");
            assertThat(said(report)).containsExactly("error unreadable-move.off-board");
            assertThat(sentences(report))
                    .containsExactly("\"" + part + "\" is off the board. Unknown point " + reason + ".");
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(column);
            assertThat(moves(report)).isEqualTo(kept);
            assertThat(report.content().rest()).isEqualTo(part + " *");
            survivesWriting(report.content());
        }
    }

    @Nested
    @DisplayName("Turns of several parts")
    class Turns {

        @Test
        @DisplayName("what belongs to the other player's turn is noted when it stands in the same word")
        void otherPlayersPart() {
            Report own = one(ROW_TO_MAKE + "1. h8-i8 xh4-h8xd4;b2-b3 *");
            assertThat(sentences(own))
                    .containsExactly("Joined with the turn of the other player: \"xh4-h8xd4;b2-b3\" was read as"
                            + " \"xh4-h8xd4 b2-b3\".");
            assertThat(moves(own)).isEqualTo("h8-i8 xh4-h8 xd4 b2-b3");
            survivesWriting(own.content());
            // Black's row comes up by White's move, and Black takes it at the beginning of the own turn.
            String head = position("move white; rings a2 a3 a4 a5 e5 / b1 c1 d1 e1 k10; markers f5 / f3 f4 f6 f7");
            Report other = one(head + "1. e5-g5;xf3-f7xk10 b1-b2 *");
            assertThat(sentences(other))
                    .containsExactly("Joined with the turn of the other player: \"e5-g5;xf3-f7xk10\" was read"
                            + " as \"e5-g5 xf3-f7xk10\".");
            assertThat(RecordWriter.write(other.content())).endsWith("1. e5-g5 xf3-f7xk10;b1-b2 *\n");
            survivesWriting(other.content());
        }

        @Test
        @DisplayName("an illegal part is reported where it stands, and the parts before it are kept")
        void illegalPart() {
            Report report = one(ROW_TO_MAKE + "1. g7-g8 b2-b3 2. h8-i8;xh4-h8xb3 c4-c1 *");
            Diagnostic error = report.diagnostics().get(0);
            assertThat(error.rule().code()).isEqualTo("R2");
            assertThat(error.place().column()).isEqualTo(31);
            assertThat(error.ply()).hasValue(5);
            assertThat(moves(report)).isEqualTo("g7-g8 b2-b3 h8-i8 xh4-h8");
            assertThat(report.content().rest()).isEqualTo("xb3 c4-c1 *");
            assertThat(RecordWriter.write(report.content())).endsWith("1. g7-g8 b2-b3 2. h8-i8;xh4-h8\nxb3 c4-c1 *\n");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a ring without its row is ambiguous where there are several rows, and names them")
        void ambiguous() {
            String six = position("move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -");
            Report report = one(six + "h8-i8;xd4 c4-c1 *");
            assertThat(said(report)).containsExactly("error ambiguous");
            assertThat(sentences(report)).containsExactly("\"xd4\" could mean any of: xh4-h8xd4, xh5-h9xd4.");
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(7);
            assertThat(report.diagnostics().get(0).expected()).containsExactly("xh4-h8", "xh5-h9");
            assertThat(moves(report)).isEqualTo("h8-i8");
            assertThat(report.content().rest()).isEqualTo("xd4 c4-c1 *");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a ring where no row is due is refused by the rules")
        void ringWithoutRow() {
            assertThat(said(one(ROW_TO_MAKE + "g7-g8;xd4 *"))).containsExactly("error R2.no-row");
            assertThat(said(one(ROW_DUE + "e5-e4;xd4 *"))).containsExactly("error N3.row-due");
        }

        @Test
        @DisplayName("the second of two rows is judged where it stands")
        void secondRow() {
            Report report = one(TWO_ROWS + "e5-h5;xf3-f7xa2;xf3-f7xa3 *");
            assertThat(said(report)).hasSize(1);
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(17);
            assertThat(moves(report)).isEqualTo("e5-h5 xf3-f7 xa2");
            assertThat(report.content().rest()).isEqualTo("xf3-f7xa3 *");
        }

        @Test
        @DisplayName("resigning between a row and its ring")
        void resignBetween() {
            Report report = one(ROW_TO_MAKE + "1. h8-i8;xh4-h8 resign");
            assertThat(report.isValid()).isTrue();
            assertThat(report.record().result().winners()).containsExactly("black");
            assertThat(RecordWriter.write(report.content())).endsWith("1. h8-i8;xh4-h8 resign\n");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a comment between parts keeps them apart, and the second has no number of its own")
        void commentBetween() {
            Report report = one(ROW_TO_MAKE + "1. g7-g8 b2-b3 2. e5-e4 f7-f8 3. h8-i8 {here} xh4-h8xd4! c4-c3 *");
            assertThat(report.diagnostics()).isEmpty();
            assertThat(RecordWriter.write(report.content()))
                    .endsWith("\n\n1. g7-g8 b2-b3 2. e5-e4 f7-f8 3. h8-i8 {here} xh4-h8xd4! c4-c3 *\n");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a variation replaces the whole turn it stands behind")
        void variation() {
            Report report = one(ROW_TO_MAKE + "1. h8-i8;xh4-h8xd4 (1. h8-h9;xh4-h8xe5 c4-c3) (1. d4-d5) 1... b2-b3 *");
            assertThat(report.isValid()).isTrue();
            assertThat(report.record().moves().get(0).variations()).hasSize(2);
            assertThat(RecordWriter.write(report.content()))
                    .endsWith("1. h8-i8 (1. h8-h9;xh4-h8xe5 c4-c3) (1. d4-d5) xh4-h8xd4 b2-b3 *\n");
            survivesWriting(report.content());
        }
    }

    @Nested
    @DisplayName("Numbers")
    class Numbers {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "1. h8-i8;xh4-h8xd4 b2-b3 2. e5-e4 c4-c3 3. g7-g8 *",
                    "1. h8-i8;xh4-h8xd4 2. b2-b3 3. e5-e4 4. c4-c3 *",
                    "1. h8-i8 xh4-h8 xd4 1... b2-b3 2. e5-e4 2... c4-c3 *",
                    "h8-i8;xh4-h8xd4 b2-b3 *",
                })
        @DisplayName("count turns or pairs of turns, whatever is taken in them")
        void fit(String text) {
            assertThat(one(ROW_TO_MAKE + text).diagnostics()).isEmpty();
        }

        @Test
        @DisplayName("that count neither are a warning")
        void wrong() {
            assertThat(said(one(ROW_TO_MAKE + "1. h8-i8;xh4-h8xd4 b2-b3 7. e5-e4 *")))
                    .containsExactly("warning wrong-number");
        }

        @Test
        @DisplayName("stand before a row that the opponent made")
        void beforeRow() {
            Report report = one(ROW_DUE + "1. xh3-h7xd4;e5-e4 b2-b3 2. e4-e3 *");
            assertThat(report.diagnostics()).isEmpty();
            assertThat(RecordWriter.write(report.content())).endsWith("1. xh3-h7xd4;e5-e4 b2-b3 2. e4-e3 *\n");
        }
    }

    @Nested
    @DisplayName("Records")
    class Records {

        @ParameterizedTest
        @ValueSource(strings = {"standard", "blitz"})
        @DisplayName("of random games are read back from text and JSON, without a word")
        void randomGames(String variant) {
            Yinsh game = new Yinsh();
            Options options = Options.of(game, Map.of("variant", variant));
            for (int seed = 1; seed <= 25; seed++) {
                GameRecord<YinshMove, YinshPosition> record =
                        GameRecord.of(Playout.from(game.start(options), seed, 400), List.of());
                assertThat(one(RecordWriter.write(record)).diagnostics()).isEmpty();
                survivesWriting(record);
            }
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{a} 1. h8-i8! {b} (1. g7-g8 (1. d4-d5 *) b2-b3) xh4-h8 {c} (xh4-h8xe5?) xd4 b2-b3 resign",
                    "1. h8-i8;xh4-h8 *",
                    "1. h8-i8;xh4-h8xd4 b2-b9 2. e5-e4",
                    "1. h8-i8;xh4-h8xd4 (1. g7-g8;xh4-h8xd4 b2-b3) b2-b3 *",
                })
        @DisplayName("keep what stands around their moves")
        void decorated(String moves) {
            survivesWriting(one(ROW_TO_MAKE + moves).record());
        }

        @Test
        @DisplayName("seats decide what is one word")
        void seats() {
            Optional<String> joint = new YinshNotation().joint(YinshMove.parse("h8-i8"), YinshMove.parse("xh4-h8"));
            assertThat(joint).contains(";");
            // White's move makes a row of Black's: Black takes it in a word of its own.
            String opponent = position("move white; rings d4 e5 f6 g7 i8 / b2 c4 e6 f5 f7; markers h8 / h4 h5 h6 h7");
            Report report = one(opponent + "1. i8-g8 xh4-h8xb2;c4-c3 *");
            assertThat(report.isValid()).as(() -> sentences(report).toString()).isTrue();
            assertThat(RecordWriter.write(report.content())).endsWith("1. i8-g8 xh4-h8xb2;c4-c3 *\n");
            survivesWriting(report.content());
        }
    }
}
