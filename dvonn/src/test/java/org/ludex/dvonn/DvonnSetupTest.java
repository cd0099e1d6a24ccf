package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.ludex.dvonn.Boards.cell;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;

class DvonnSetupTest {

    private static final String EMPTY_ROWS = "/........../.........../........../.........";

    private static List<String> faults(String text) {
        return DvonnSetup.parse(text).faults().stream().map(Fault::toString).toList();
    }

    @Nested
    @DisplayName("The text of a position")
    class Text {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "........./........../.........../........../......... placing white",
                    "....D..../........../...D......D/....B...../......... placing white",
                    "........./...W3....../..B2dDWW...../...D....../......... stacking black",
                    "........./...W3....../..B2dDW....../...D....../......... stacking black",
                    "........./........../..B7ddd......../........../......... ended",
                    "........./........../..B6dddW......./........../......... stacking white",
                    "WWWWWWWWW/WWWWWWWWWW/WWWWBBBBBBB/BBBBBBBBBB/BBBBBBDDD stacking white",
                    "........./........../W47ddd........../........../......... ended"
                })
        void isReadAndWritten(String text) {
            assertThat(DvonnSetup.parse(text).position().text()).isEqualTo(text);
        }

        @Test
        void mayLeaveOutTheSlashes() {
            String row = "WWWWWWWWWWWWWWWWWWWWWWWBBBBBBBBBBBBBBBBBBBBBBBDDD";

            assertThat(DvonnSetup.parse(row + " stacking white"))
                    .isEqualTo(
                            DvonnSetup.parse("WWWWWWWWW/WWWWWWWWWW/WWWWBBBBBBB/BBBBBBBBBB/BBBBBBDDD stacking white"));
        }

        @Test
        void namesTheStacks() {
            DvonnSetup setup =
                    DvonnSetup.parse("W........" + "/........../...B12d......./........../........D stacking black");

            assertThat(setup.stacks())
                    .containsExactly(
                            Map.entry(cell("a1"), DvonnStack.of(Piece.WHITE)),
                            Map.entry(cell("d3"), new DvonnStack(Piece.BLACK, 12, 1)),
                            Map.entry(cell("k5"), DvonnStack.of(Piece.DVONN)));
            assertThat(setup.phase()).isEqualTo(Phase.STACKING);
            assertThat(setup.toMove()).contains(Side.BLACK);
        }

        @Test
        void ofAFinishedGameNamesNoSide() {
            String board = "D......../........../D........../........../........D";

            assertThat(DvonnSetup.parse(board + " stacking black").position().text())
                    .isEqualTo(board + " ended");
            assertThat(DvonnSetup.parse(board + " stacking black").position())
                    .isEqualTo(DvonnSetup.parse(board + " stacking white").position());
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "''                              |  1 | \".\", \"W\", \"B\" or \"D\" for a1",
                    "x                               |  1 | \".\", \"W\", \"B\" or \"D\" for a1",
                    "WWW                             |  4 | \".\", \"W\", \"B\" or \"D\" for d1",
                    "w........                       |  1 | \".\", \"W\", \"B\" or \"D\" for a1",
                    "...../                          |  6 | \".\", \"W\", \"B\" or \"D\" for f1",
                    ".........//                     | 11 | \".\", \"W\", \"B\" or \"D\" for a2",
                    "W50                             |  1 | a stack of at most 49 pieces on a1, tall enough for its DVONN pieces",
                    "W0                              |  1 | a stack of at most 49 pieces on a1, tall enough for its DVONN pieces",
                    "Wd                              |  1 | a stack of at most 49 pieces on a1, tall enough for its DVONN pieces",
                    ".W2dd                           |  2 | a stack of at most 49 pieces on b1, tall enough for its DVONN pieces",
                    "W9dddd                          |  1 | a stack of at most 49 pieces on a1, tall enough for its DVONN pieces",
                    "W491                            |  4 | \".\", \"W\", \"B\" or \"D\" for b1"
                })
        void isRefusedWhereTheBoardCannotBeRead(String text, int column, String expected) {
            assertUnreadable(text, column, expected);
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "''              | 54 | the phase: placing, stacking or ended",
                    "' '             | 55 | the phase: placing, stacking or ended",
                    "' white'        | 55 | the phase: placing, stacking or ended",
                    "'.'             | 54 | the phase: placing, stacking or ended",
                    "' placing'      | 62 | the side to move: white or black",
                    "' placing red'  | 63 | the side to move: white or black",
                    "' ended white'  | 61 | the end of the text",
                    "' placing white x' | 69 | the end of the text"
                })
        void isRefusedWhereItsWordsCannotBeRead(String words, int column, String expected) {
            assertUnreadable("........." + EMPTY_ROWS + words, column, expected);
        }

        private void assertUnreadable(String text, int column, String expected) {
            assertThatExceptionOfType(InvalidPositionException.class)
                    .isThrownBy(() -> DvonnSetup.parse(text))
                    .withMessageStartingWith("Cannot read the position \"")
                    .withMessageEndingWith("\" at column " + column + ": expected " + expected + ".");
        }
    }

    @Nested
    @DisplayName("Faults of a board that is being filled")
    class Placing {

        @Test
        void piecesComeInTheirOrder() {
            assertThat(faults("WB......." + EMPTY_ROWS + " placing white"))
                    .containsExactly(
                            "P2: After 2 placements the board must hold 2 DVONN, 0 white and 0 black, not 0, 1 and 1.");
            assertThat(faults("DDDWBW..." + EMPTY_ROWS + " placing white"))
                    .containsExactly(
                            "P2: After 6 placements the board must hold 3 DVONN, 1 white and 2 black, not 3, 2 and 1.");
        }

        @Test
        void theSidesAlternate() {
            assertThat(faults("DDDBW...." + EMPTY_ROWS + " placing white"))
                    .containsExactly("P2: After 5 placements it is Black's turn, not White's.");
            assertThat(faults("DDDB....." + EMPTY_ROWS + " placing black"))
                    .containsExactly("P2: After 4 placements it is White's turn, not Black's.");
        }

        @Test
        void thereAreNoStacksYet() {
            assertThat(faults("DDDB2....." + EMPTY_ROWS + " placing white"))
                    .containsExactly("P2: Pieces are placed one at a time, but d1 holds 2.");
        }

        @Test
        void aFullBoardIsNotBeingFilled() {
            assertThat(faults("WWWWWWWWW/WWWWWWWWWW/WWWWBBBBBBB/BBBBBBBBBB/BBBBBBDDD placing black"))
                    .containsExactly("P2: The board is full: no more pieces can be placed.");
        }
    }

    @Nested
    @DisplayName("Faults of a board on which stacks move")
    class Stacking {

        @Test
        void noSideHasMoreThanItsPieces() {
            assertThat(faults("WWWWWWWWW/WWWWWWWWWW/WWWWWBBBBBB/BBBBBBBBBB/BBBBBBDDD stacking white"))
                    .containsExactly("P1: White has 23 pieces, but 24 stacks have white on top.");
            assertThat(faults("WWWWWWWWW/WWWWWWWWWW/WWWBBBBBBBB/BBBBBBBBBB/BBBBBBDDD stacking white"))
                    .containsExactly("P1: Black has 23 pieces, but 24 stacks have black on top.");
        }

        @Test
        void thereAreNoMoreThanAllPieces() {
            assertThat(faults("DDDW40B6...." + EMPTY_ROWS + " stacking white")).isEmpty();
            assertThat(faults("DDDW40B7...." + EMPTY_ROWS + " stacking white"))
                    .containsExactly("P1: The game has 49 pieces, but the stacks hold 50.");
        }

        @Test
        void allThreeDvonnPiecesAreThere() {
            assertThat(faults("DDW......" + EMPTY_ROWS + " stacking white"))
                    .containsExactly("L2: The three DVONN pieces never leave the game, but the board holds 2.");
            assertThat(faults("DDW3ddB....." + EMPTY_ROWS + " stacking white"))
                    .containsExactly("L2: The three DVONN pieces never leave the game, but the board holds 4.");
        }

        @Test
        void whiteMovesFirst() {
            String board = "WWWWWWWWW/WWWWWWWWWW/WWWWBBBBBBB/BBBBBBBBBB/BBBBBBDDD";

            assertThat(faults(board + " stacking white")).isEmpty();
            assertThat(faults(board + " stacking black"))
                    .containsExactly("S1: No stack has moved yet and White can move, so it is White's turn.");
        }

        @Test
        void aGameHasNotEndedWhileSomebodyCanMove() {
            assertThat(faults("DDDW....." + EMPTY_ROWS + " ended"))
                    .containsExactly("E1: The game has not ended: White can move.");
            assertThat(faults("DDDWB...." + EMPTY_ROWS + " ended"))
                    .containsExactly("E1: The game has not ended: White, Black can move.");
        }

        @Test
        void allFaultsAreNamedAtOnce() {
            String text = "DD2.W...../........../..W40B12......./........../......... ended";

            assertThat(faults(text))
                    .containsExactly(
                            "P1: The game has 49 pieces, but the stacks hold 56.",
                            "L2: The three DVONN pieces never leave the game, but the board holds 2.",
                            "N4: A DVONN piece is on top of a stack of 2 on b1.",
                            "N4: Not connected to a DVONN piece: d1, c3, d3.");
            assertThatExceptionOfType(InvalidPositionException.class)
                    .isThrownBy(() -> new Dvonn().position(text))
                    .satisfies(refused -> assertThat(refused.faults()).hasSize(4));
        }
    }

    @Nested
    @DisplayName("A set-up made by hand")
    class ByHand {

        @Test
        void isChangedSpaceBySpace() {
            DvonnSetup setup = DvonnSetup.stacking(Map.of(), Side.BLACK)
                    .with(cell("a1"), DvonnStack.of(Piece.DVONN))
                    .with(cell("b1"), new DvonnStack(Piece.BLACK, 3, 2))
                    .with(cell("c1"), DvonnStack.of(Piece.WHITE))
                    .with(cell("d1"), DvonnStack.of(Piece.WHITE))
                    .without(cell("d1"));

            assertThat(setup).hasToString("DB3ddW......" + EMPTY_ROWS + " stacking black");
            assertThat(setup.position()).isEqualTo(new Dvonn().position(setup.toString()));
            assertThat(DvonnSetup.of(setup.position())).isEqualTo(setup).hasSameHashCodeAs(setup);
            assertThat(setup).isNotEqualTo(setup.without(cell("c1")));
        }

        @Test
        void mayBeFinished() {
            DvonnSetup setup = DvonnSetup.ended(Map.of(cell("a1"), new DvonnStack(Piece.WHITE, 30, 3)));

            assertThat(setup.position().score()).containsExactly(30, 0);
        }

        @ParameterizedTest
        @CsvSource({
            "WHITE, 0, 0",
            "WHITE, 50, 0",
            "WHITE, 1, 1",
            "BLACK, 3, 3",
            "DVONN, 1, 0",
            "DVONN, 1, 2",
            "WHITE, 9, 4",
            "WHITE, 2, -1"
        })
        void hasNoImpossibleStacks(Piece top, int height, int dvonnPieces) {
            assertThatIllegalArgumentException().isThrownBy(() -> new DvonnStack(top, height, dvonnPieces));
        }
    }
}
