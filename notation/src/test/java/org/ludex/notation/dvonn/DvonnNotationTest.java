package org.ludex.notation.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Playout;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

@DisplayName("DVONN's notation")
class DvonnNotationTest {

    private static final String EMPTY_BOARD = "[Game \"dvonn\"]\n\n";

    /** White's only move is a2-b2, which ends the game. */
    private static final String ONE_MOVE = position("........./WB......../..D.....D../........../........D", "white");

    /** White has no move, Black has a2-b2. */
    private static final String WHITE_PASSES =
            position("........./BB......../..D.....D../........../........D", "white");

    private static String position(String board, String side) {
        return "[Game \"dvonn\"]\n[Position \"" + board + " stacking " + side + "\"]\n\n";
    }

    @Nested
    @DisplayName("Forms")
    class Forms {

        @ParameterizedTest(name = "{0} is read as {1}")
        @CsvSource({
            "g2, g2, ''",
            "G2, g2, 'Wrong case: \"G2\" was read as \"g2\".'",
            "g۲, g2, 'Different digits: \"g۲\" was read as \"g2\".'",
            "g٢, g2, 'Different digits: \"g٢\" was read as \"g2\".'",
        })
        void placements(String written, String canonical, String note) {
            check(EMPTY_BOARD + written + " *", canonical, note);
        }

        @ParameterizedTest(name = "{0} is read as {1}")
        @CsvSource({
            "a2-b2, a2-b2, ''",
            "a2b2, a2-b2, 'No dash: \"a2b2\" was read as \"a2-b2\".'",
            "A2B2, a2-b2, 'No dash: \"A2B2\" was read as \"a2-b2\".'",
            "a2:b2, a2-b2, 'No dash: \"a2:b2\" was read as \"a2-b2\".'",
            "A2-b2, a2-b2, 'Wrong case: \"A2-b2\" was read as \"a2-b2\".'",
            "a۲-b۲, a2-b2, 'Different digits: \"a۲-b۲\" was read as \"a2-b2\".'",
            "a2–b2, a2-b2, 'Different dash: \"a2–b2\" was read as \"a2-b2\".'",
            "a2−b2, a2-b2, 'Different dash: \"a2−b2\" was read as \"a2-b2\".'",
        })
        void stackMoves(String written, String canonical, String note) {
            check(ONE_MOVE + written, canonical, note);
        }

        @ParameterizedTest(name = "{0} is read as {1}")
        @CsvSource({
            "pass, pass, ''",
            "PASS, pass, 'Wrong case: \"PASS\" was read as \"pass\".'",
        })
        void passes(String written, String canonical, String note) {
            check(WHITE_PASSES + written + " a2-b2", canonical + " a2-b2", note);
        }

        private void check(String text, String canonical, String note) {
            Report report = one(text);
            assertThat(report.isValid()).isTrue();
            assertThat(moves(report)).isEqualTo(canonical);
            assertThat(sentences(report)).isEqualTo(note.isEmpty() ? List.of() : List.of(note));
            survivesWriting(report.content());
            Report strict = RecordReader.standard().strict().read(text).get(0);
            assertThat(strict.isValid()).isEqualTo(note.isEmpty());
        }

        @Test
        @DisplayName("one word is one move, two words are two placements")
        void spaceMatters() {
            assertThat(moves(one(EMPTY_BOARD + "a2 b2 *"))).isEqualTo("a2 b2");
            Report oneWord = one(EMPTY_BOARD + "a2b2 *");
            assertThat(said(oneWord)).contains("error out-of-phase.placing");
            assertThat(oneWord.content().rest()).isEqualTo("a2b2 *");
        }

        @ParameterizedTest
        @ValueSource(strings = {"a2b2c2", "a2-", "-b2", "a2--b2", "a2xb2", "2a", "passes", "a"})
        @DisplayName("what is no move in any form costs itself and what follows, not what stands before")
        void unreadable(String word) {
            Report report = one(EMPTY_BOARD + "g2 " + word + " c1 *");
            assertThat(said(report)).containsExactly("error unreadable-move");
            assertThat(sentences(report)).containsExactly("\"" + word + "\" is not a DVONN move in any known form.");
            assertThat(moves(report)).isEqualTo("g2");
            assertThat(report.content().rest()).isEqualTo(word + " c1 *");
            survivesWriting(report.content());
        }

        @ParameterizedTest
        @CsvSource({"a5, a5", "A5, a5", "z9, z9", "k1, k1", "a2-j1, j1", "a12b2, a12", "c0, c0"})
        @DisplayName("a space that the board does not have is named")
        void offTheBoard(String word, String space) {
            Report report = one(EMPTY_BOARD + word + " *");
            assertThat(said(report)).containsExactly("error unreadable-move.off-board");
            assertThat(sentences(report).get(0))
                    .startsWith("\"" + word + "\" is off the board. Unknown cell \"" + space + "\".");
        }
    }

    @Nested
    @DisplayName("Forced moves that a record leaves out")
    class LeftOut {

        /** All spaces but the last, in the order of the board. */
        private final String placements =
                Cell.all().subList(0, 48).stream().map(Cell::toString).collect(Collectors.joining(" "));

        @Test
        @DisplayName("the 49th placement")
        void lastPlacement() {
            Report report = one(EMPTY_BOARD + placements + " e1-f1 d1-c1 *");
            assertThat(report.isValid()).isTrue();
            assertThat(moves(report)).isEqualTo(placements + " k5 e1-f1 d1-c1");
            assertThat(sentences(report)).containsExactly("The forced move k5 was missing and has been added.");
            assertThat(report.diagnostics().get(0).ply()).hasValue(49);
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(placements.length() + 2);
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("numbers may count the second phase from 25, with the 49th placement or without it")
        void numbers() {
            String numbered = numbered(placements.split(" "));
            assertThat(said(one(EMPTY_BOARD + numbered + " 25. e1-f1 d1-c1 26. g1-f1 *")))
                    .containsExactly("note filled-in");
            assertThat(said(one(EMPTY_BOARD + numbered + " 25. k5 e1-f1 26. d1-c1 g1-f1 27. *")))
                    .isEmpty();
            assertThat(said(one(EMPTY_BOARD + numbered + " 50. e1-f1 51. d1-c1 *")))
                    .containsExactly("note filled-in");
            assertThat(said(one(EMPTY_BOARD + numbered + " 31. k5 e1-f1 *"))).containsExactly("warning wrong-number");
        }

        private String numbered(String[] words) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < words.length; i++) {
                text.append(i % 2 == 0 ? i / 2 + 1 + ". " : "").append(words[i]).append(' ');
            }
            return text.toString().strip();
        }

        @Test
        @DisplayName("a pass before a move of the other side")
        void pass() {
            Report report = one(WHITE_PASSES + "a2-b2");
            assertThat(report.isValid()).isTrue();
            assertThat(moves(report)).isEqualTo("pass a2-b2");
            assertThat(sentences(report)).containsExactly("The forced move pass was missing and has been added.");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("a number may count the pass that is left out")
        void passCounted() {
            assertThat(said(one(WHITE_PASSES + "1... a2-b2"))).containsExactly("note filled-in");
            assertThat(said(one(WHITE_PASSES + "2. a2-b2"))).containsExactly("note filled-in");
            assertThat(said(one(WHITE_PASSES + "3. a2-b2")))
                    .containsExactlyInAnyOrder("note filled-in", "warning wrong-number");
        }

        @Test
        @DisplayName("both at once, where all of White's pieces are shut in")
        void both() {
            List<String> edge = new ArrayList<>();
            List<String> inside = new ArrayList<>();
            Cell.all().forEach(cell -> (cell.neighbours().size() < 6 ? edge : inside).add(cell.toString()));
            assertThat(edge).hasSize(24);
            List<String> words = new ArrayList<>(List.of(edge.get(0), inside.get(0), inside.get(1)));
            for (int i = 0; i < 23; i++) {
                words.add(edge.get(1 + i));
                words.add(inside.get(2 + i));
            }
            String last = words.remove(48);
            String all = String.join(" ", words);
            Report report = one(EMPTY_BOARD + all + " c1-d1 *");
            assertThat(report.isValid()).isTrue();
            assertThat(moves(report)).isEqualTo(all + " " + last + " pass c1-d1");
            assertThat(sentences(report))
                    .containsExactly("The forced move " + last
                            + " was missing and has been added. Occurs 2 times in this record.");
            assertThat(moves(one(EMPTY_BOARD + all + " pass c1-d1 *"))).isEqualTo(all + " " + last + " pass c1-d1");
        }

        @Test
        @DisplayName("are not made up: a move of the side that has to pass is refused")
        void notMadeUp() {
            String shut = position("........./BB......../.WD.....D../........../........D", "black");
            assertThat(said(one(WHITE_PASSES + "c3-b2"))).containsExactly("error S7.due");
            assertThat(said(one(WHITE_PASSES + "d1-e1"))).containsExactly("error S7.due");
            assertThat(said(one(shut + "pass *"))).containsExactly("error S7.pass");
            assertThat(said(one(EMPTY_BOARD + "a1 b1 a1-b1 *"))).containsExactly("error out-of-phase.placing");
        }

        @Test
        @DisplayName("stay in the record when the move behind them is refused")
        void keptBeforeRefusal() {
            Report report = one(EMPTY_BOARD + placements + " d2-d1 *");
            assertThat(said(report)).containsExactlyInAnyOrder("note filled-in", "error S5");
            assertThat(moves(report)).isEqualTo(placements + " k5");
            assertThat(report.content().rest()).isEqualTo("d2-d1 *");
            survivesWriting(report.content());
        }
    }

    @Nested
    @DisplayName("Records")
    class Records {

        @Test
        @DisplayName("of random games are read back from text and JSON, without a word")
        void randomGames() {
            for (int seed = 1; seed <= 40; seed++) {
                GameRecord<?, ?> record = GameRecord.of(Playout.from(new Dvonn().start(), seed, 400), List.of());
                assertThat(one(RecordWriter.write(record)).diagnostics()).isEmpty();
                survivesWriting(record);
            }
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{before} 1. g2! {good} c1?? 2. f5 (2. d3 {or this} d1 (2... e1 *) 3. h5 *) d1 resign",
                    "1. g2 c1 white:resign",
                    "1. g2 c1 2. f5 d1 black:time",
                    "1. g2 c1 agreed",
                    "1. g2 (1. z9) c1 2. g2 f5",
                    "1. g2 c1 {never closed",
                })
        @DisplayName("keep what stands around their moves")
        void decorated(String moves) {
            survivesWriting(one(EMPTY_BOARD + moves).record());
        }

        @Test
        @DisplayName("with a variation behind a move before which a pass is left out")
        void variationBehindFilledIn() {
            Report report = one(WHITE_PASSES + "a2-b2 (b2-a2) {end}");
            assertThat(report.isValid()).isTrue();
            assertThat(RecordWriter.write(report.content())).endsWith("1. pass (1. pass b2-a2) a2-b2 {end}\n");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("name the rule, the move and the place of a refusal")
        void refusal() {
            Report report = one(EMPTY_BOARD + "1. g2 c1\n2. g2 f5");
            Diagnostic error = report.diagnostics().get(0);
            assertThat(error.rule().code()).isEqualTo("P2");
            assertThat(error.ply()).hasValue(3);
            assertThat(error.place().line()).isEqualTo(4);
            assertThat(error.place().column()).isEqualTo(4);
            assertThat(report.content().rest()).isEqualTo("2. g2 f5");
        }
    }
}
