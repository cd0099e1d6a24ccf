package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.CoreRule;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Outcome;

@DisplayName("Set-ups and their texts")
class YinshSetupTest {

    private static final Yinsh YINSH = new Yinsh();
    private static final Options BLITZ = Options.parse(YINSH, "variant=blitz");

    private static List<String> faults(String text) {
        return faults(text, YINSH.defaults());
    }

    private static List<String> faults(String text, Options options) {
        return YINSH.setup(text, options).faults().stream().map(Fault::toString).toList();
    }

    @Nested
    @DisplayName("Texts")
    class Texts {

        @Test
        void letterCaseSpacesAndOrderDoNotMatter() {
            YinshPosition position =
                    YINSH.position(" MOVE White;rings E5 d4 f6/k7  k8 k9 ;markers b3/-  ", YINSH.defaults());
            assertThat(position.text()).isEqualTo("move white; rings d4 e5 f6 / k7 k8 k9; markers b3 / -");
        }

        @Test
        void aSetupIsWrittenAsItsText() {
            String text = "row black then white; rings d4 e5 f6 g7 h8 / c4 e6 f5 f7 g6; markers b3 / h3 h4 h5 h6 h7";
            YinshSetup setup = YINSH.setup(text, BLITZ);
            assertThat(setup).hasToString(text);
            assertThat(YinshSetup.of(setup.position())).isEqualTo(setup);
            assertThat(YINSH.setup("place white; rings e5 e5 / -; markers - / -", BLITZ))
                    .hasToString("place white; rings e5 e5 / -; markers - / -");
        }

        @ParameterizedTest(name = "{0}")
        @CsvSource(delimiter = '|', textBlock = """
                ''                                                  |  1 | place, move, row, ring or over
                swap white; rings - / -; markers - / -              |  1 | place, move, row, ring or over
                move; rings - / -; markers - / -                    |  5 | white or black
                move red; rings - / -; markers - / -                |  6 | white or black
                row white; rings - / -; markers - / -               | 10 | then
                row white then; rings - / -; markers - / -          | 15 | white or black
                ring black next white; rings - / -; markers - / -   | 12 | then
                move white after lunch; rings - / -; markers - / -  | 18 | pass
                move white rings - / -; markers - / -               | 12 | ;
                move white; ring - / -; markers - / -               | 13 | rings
                move white; rings e11 / -; markers - / -            | 19 | a point of the board, such as e3
                move white; rings e3 e0 / -; markers - / -          | 22 | a point of the board, such as e3
                move white; rings / -; markers - / -                | 19 | a point of the board, such as e3
                move white; rings e3 - / -; markers - / -           | 22 | a point of the board, such as e3
                move white; rings -; markers - / -                  | 20 | /
                move white; rings - / -                             | 24 | ;
                move white; rings - / -; markers -                  | 35 | /
                move white; rings - / -; markers - / - e3           | 40 | another point or the end of the text
                move white; rings - / -; markers - / e3; e4         | 40 | another point or the end of the text
                """)
        void unreadable(String text, int column, String expected) {
            assertThatThrownBy(() -> YINSH.setup(text, YINSH.defaults()))
                    .isInstanceOfSatisfying(InvalidPositionException.class, refused -> {
                        Fault fault = refused.faults().get(0);
                        assertThat(fault.rule()).isEqualTo(CoreRule.POSITION_TEXT);
                        assertThat(fault.facts().values()).containsEntry("column", column);
                        assertThat(fault.facts().values().get("expected")).hasToString(expected);
                    });
        }
    }

    @Nested
    @DisplayName("SETUP: five rings a side, 51 markers, one piece on a point")
    class SetupRule {

        @Test
        void aPointGivenTwice() {
            assertThat(faults("move white; rings a2 a3 a4 e5 / k7 k8 k9; markers e5 / e5 k7"))
                    .containsExactly("setup: e5 is given 3 times.", "setup: k7 is given 2 times.");
        }

        @Test
        void tooManyRings() {
            assertThat(faults("move white; rings a2 a3 a4 a5 b1 b2 / k7 k8 k9; markers - / -"))
                    .containsExactly("setup: White has 6 rings; the limit is 5.");
        }

        @Test
        void tooManyMarkers() {
            YinshSetup setup = FullBoards.inTheMiddle(52, "a2 a3 a4", "a5 b1 b2");
            assertThat(setup.faults()).hasToString("[setup: There are 52 markers on the board; the limit is 51.]");
        }

        @Test
        void tooManyRingsRemoved() {
            assertThat(faults("move white; rings a2 / k7 k8 k9; markers - / -"))
                    .containsExactly("setup: White has removed 4 rings; the game ends with 3.");
            assertThat(faults("move white; rings a2 a3 a4 / k7 k8 k9 k10 j11; markers - / -", BLITZ))
                    .containsExactly("setup: White has removed 2 rings; the game ends with 1.");
        }

        @Test
        void twoWinners() {
            assertThat(faults("over; rings a2 a3 / k7 k8; markers - / -"))
                    .containsExactly("setup: White and Black cannot both have removed 3 rings.");
        }

        @Test
        void everyFaultIsNamedAtOnce() {
            YinshSetup setup = YINSH.setup(
                    "row black then white; rings a2 a3 a4 a5 b1 b2 / k7; markers - / e2 e3 e4 e5", YINSH.defaults());
            assertThat(setup.faults())
                    .extracting(Fault::rule)
                    .containsExactly(YinshRule.SETUP, YinshRule.SETUP, YinshRule.N5, YinshRule.N5);
            assertThatThrownBy(setup::position)
                    .isInstanceOf(InvalidPositionException.class)
                    .hasMessage(
                            "White has 6 rings; the limit is 5. Black has removed 4 rings; the game ends with 3."
                                    + " Black has won by removing 3 rings, so no row or ring can be taken. Black has no row to take.");
        }
    }

    @Nested
    @DisplayName("N5: what is due fits the board")
    class N5 {

        @Test
        void placing() {
            assertThat(faults("place white; rings a2 / k7; markers - / -")).isEmpty();
            assertThat(faults("place black; rings a2 a3 / k7; markers - / -")).isEmpty();
            assertThat(faults("place white; rings a2 a3 / k7; markers - / -"))
                    .containsExactly(
                            "N5: With 2 white rings and 1 black ring placed, it is not White's turn to place one.");
            assertThat(faults("place black; rings a2 / k7; markers - / -"))
                    .containsExactly(
                            "N5: With 1 white ring and 1 black ring placed, it is not Black's turn to place one.");
            assertThat(faults("place black; rings a2 / -; markers e5 / e6"))
                    .containsExactly("N5: Rings are still being placed, but 2 markers are on the board.");
            assertThat(faults("place white; rings a2 a3 a4 a5 b1 / k7 k8 k9 k10 j5; markers - / -"))
                    .containsExactly("N5: All ten rings have been placed; White cannot place another.");
        }

        @Test
        void aRowThatIsNotThere() {
            assertThat(faults("row white then black; rings a2 a3 a4 / k7 k8 k9; markers e1 e2 e3 e4 / e5"))
                    .containsExactly("N5: White has no row to take.");
        }

        @Test
        void aRingWithNoMarkersInThePool() {
            YinshSetup setup = FullBoards.withStage(
                    FullBoards.inTheMiddle(47, "a2 a3 a4", "a5 b1 b2"), Stage.ring(Side.WHITE, Side.BLACK));
            assertThat(setup.faults())
                    .hasToString("[N5: After a row is taken, at most 46 markers are on the board, not 47.]");
        }

        @Test
        void somethingDueAfterAWin() {
            assertThat(faults("ring white then black; rings a2 a3 / k7 k8 k9; markers - / -"))
                    .containsExactly("N5: White has won by removing 3 rings, so no row or ring can be taken.");
        }

        @Test
        void theEndOfAnOpenGame() {
            String message = "N5: The game is not over: nobody has won, and a row must be taken or a ring moved.";
            assertThat(faults("over; rings a2 a3 a4 / k7 k8 k9; markers - / -")).containsExactly(message);
            assertThat(FullBoards.withStage(FullBoards.WHITE_BLOCKED, Stage.over())
                            .faults())
                    .hasToString("[" + message + "]");
        }

        @Test
        void aPassThatCannotHaveBeen() {
            assertThat(faults("move white after pass; rings a2 a3 a4 / k7 k8 k9; markers - / -"))
                    .containsExactly("N1: Black cannot have passed: k7-j7 was possible.");
            assertThat(faults("move white after pass; rings a2 a3 a4 / k7 k8 k9; markers e1 e2 e3 e4 e5 / -"))
                    .containsExactly("N5: Black cannot have passed: there are rows on the board.");
        }

        @Test
        void aPassThatNobodyNeedsToRemember() {
            YinshSetup setup = FullBoards.withStage(FullBoards.WHITE_BLOCKED, Stage.moveAfterPass(Side.BLACK));
            assertThat(setup.position().stage()).isEqualTo(Stage.move(Side.BLACK));
        }

        @Test
        void aBoardOnWhichTheGameIsOver() {
            String won = "move black; rings a2 a3 / k7 k8 k9; markers - / -";
            YinshPosition end = YINSH.position(won, YINSH.defaults());
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E1));
            assertThat(end.text()).isEqualTo("over; rings a2 a3 / k7 k8 k9; markers - / -");
            YinshSetup full = FullBoards.inTheMiddle(51, "a2 a3 a4", "a5 b1 b2");
            assertThat(full.position().outcome()).isEqualTo(Outcome.drawn(YinshRule.E3));
        }

        @Test
        void messagesAreThereForEveryFault() {
            assertThat(FullBoards.BLOCKED.faults()).isEmpty();
            Fault fault = YINSH.setup("over; rings a2 a3 a4 / k7 k8 k9; markers - / -", YINSH.defaults())
                    .faults()
                    .get(0);
            assertThat(fault.message(Locale.FRENCH)).isEqualTo(fault.message(Locale.ENGLISH));
        }
    }
}
