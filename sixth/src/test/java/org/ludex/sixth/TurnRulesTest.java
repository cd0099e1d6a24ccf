package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.landings;
import static org.ludex.sixth.Boards.moves;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.start;
import static org.ludex.sixth.Boards.tower;
import static org.ludex.sixth.Boards.verdict;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a turn is: S1 to S6. */
class TurnRulesTest {

    @Nested
    @DisplayName("S1: one entry or one move, and no pass by choice")
    class S1 {

        @Test
        void theFirstTurnCanOnlyBeAnEntryOnAnyOfTheCells() {
            assertThat(moves(start("")))
                    .hasSize(25)
                    .startsWith("a1", "b1", "c1", "d1", "e1", "a2")
                    .endsWith("e5");
        }

        @Test
        void anEntryTakesAPieceFromTheReserveAndPassesTheTurn() {
            SixthPosition position = play(start(""), "c3");

            assertThat(tower(position, "c3")).isEqualTo("W");
            assertThat(position.toMove()).contains(Side.BLACK);
            assertThat(position.supply().white().simple()).isEqualTo(14);
            assertThat(position.supply().black().simple()).isEqualTo(15);
        }

        @Test
        void anEntryNeedsAnEmptyCell() {
            assertThat(verdict(play(start(""), "c3"), "c3")).isEqualTo("S1.occupied");
        }

        @Test
        void anEntryNeedsAPieceInReserve() {
            SixthPosition position = play(start("pieces=1"), "a1 a2");

            assertThat(verdict(position, "c3")).isEqualTo("S1.reserve");
            assertThat(moves(position)).containsExactly("a1-a2", "a2-a1");
        }

        @ParameterizedTest
        @ValueSource(strings = {"Gc3", "Hc3"})
        void specialPiecesAreInNoOrdinaryReserve(String entry) {
            assertThat(verdict(start(""), entry)).isEqualTo("S1.reserve");
        }

        @Test
        void aMoveNeedsATower() {
            assertThat(verdict(start(""), "c3-c4")).isEqualTo("S1.no-tower");
        }

        @Test
        void nobodyPassesByChoice() {
            assertThat(verdict(start(""), "pass")).isEqualTo("S1.no-passes");
            assertThat(verdict(start("noMove=pass"), "pass")).isEqualTo("S1.pass");
        }

        @Test
        void blackMayStart() {
            assertThat(tower(play(start("first=black"), "c3"), "c3")).isEqualTo("b");
        }
    }

    @Nested
    @DisplayName("S2: only onto an occupied cell")
    class S2 {

        @Test
        void notOntoAnEmptyCell() {
            SixthPosition position = play(start(""), "a1 b1");

            assertThat(verdict(position, "a1-a2")).isEqualTo("S2");
            assertThat(verdict(position, "a1-b1")).isEqualTo("legal");
        }
    }

    @Nested
    @DisplayName("S3: a part is a run of pieces from the top")
    class S3 {

        private final SixthPosition position = draw("", "white", """
                .   . . . .
                .   . . . .
                .   . . . .
                .   . b . .
                WbW . . . .
                """);

        @Test
        void theOrderIsKept() {
            SixthPosition after = play(position, "2a1-c2");

            assertThat(tower(after, "a1")).isEqualTo("W");
            assertThat(tower(after, "c2")).isEqualTo("bbW");
        }

        @Test
        void anyNumberUpToAllOfThem() {
            assertThat(moves(position)).contains("1a1-c2", "2a1-c2", "a1-c2").doesNotContain("3a1-c2");
        }

        @Test
        void notMorePiecesThanThereAre() {
            assertThat(verdict(position, "4a1-c2")).isEqualTo("S3");
        }

        @Test
        void allOfThemAreTheWholeTower() {
            assertThat(play(position, "3a1-c2")).isEqualTo(play(position, "a1-c2"));
            assertThat(tower(play(position, "3a1-c2"), "c2")).isEqualTo("bWbW");
        }
    }

    @Nested
    @DisplayName("S4: the height of the whole tower decides how it moves")
    class S4 {

        @Test
        void oneIsAPawnAndGoesOneStepStraight() {
            SixthPosition position = draw("", "white", """
                    W b W b W
                    b W b W b
                    W b W b W
                    b W b W b
                    W b W b W
                    """);
            assertThat(landings(position, "c3")).containsExactly("c2", "b3", "d3", "c4");
            assertThat(landings(position, "a1")).containsExactly("b1", "a2");
            assertThat(verdict(position, "c3-c5")).isEqualTo("S4");
            assertThat(verdict(position, "c3-d4")).isEqualTo("S4");
        }

        @Test
        void twoIsARookAndStopsAtTheFirstTower() {
            SixthPosition position = draw("", "white", """
                    W . W . .
                    . . . . .
                    b . Wb b W
                    . . . . .
                    . . b . W
                    """);
            assertThat(landings(position, "c3")).containsExactly("c1", "a3", "d3", "c5");
            assertThat(verdict(position, "c3-e3")).isEqualTo("S4.blocked");
            assertThat(verdict(position, "c3-a5")).isEqualTo("S4");
        }

        @Test
        void threeIsAKnightAndJumps() {
            SixthPosition position = draw("", "white", """
                    W b W   b W
                    b W b   W b
                    W b bWb b W
                    b W b   W b
                    W b W   b W
                    """);
            assertThat(landings(position, "c3")).containsExactly("b1", "d1", "a2", "e2", "a4", "e4", "b5", "d5");
            assertThat(verdict(position, "c3-c4")).isEqualTo("S4");
            assertThat(verdict(position, "c3-d4")).isEqualTo("S4");
        }

        @Test
        void fourIsABishopAndStopsAtTheFirstTower() {
            SixthPosition position = draw("", "white", """
                    W . .    . b
                    . b .    W .
                    . W WbWb b .
                    . . .    . .
                    b . .    . W
                    """);
            assertThat(landings(position, "c3")).containsExactly("a1", "e1", "b4", "d4");
            assertThat(verdict(position, "c3-a5")).isEqualTo("S4.blocked");
            assertThat(verdict(position, "c3-b3")).isEqualTo("S4");
        }

        @Test
        void fiveIsAQueen() {
            SixthPosition position = draw("", "white", """
                    W . b     . W
                    . . .     . .
                    b . WbWbW b .
                    . . .     . .
                    W b b     . W
                    """);
            assertThat(landings(position, "c3")).containsExactly("a1", "c1", "e1", "a3", "d3", "a5", "c5", "e5");
            assertThat(verdict(position, "c3-b1")).isEqualTo("S4");
        }

        @Test
        void aPartMovesByTheHeightOfTheWholeTower() {
            SixthPosition position = draw("", "white", """
                    . . .   b .
                    . . b   . .
                    . . WbW . .
                    . . .   . .
                    . . .   . .
                    """);
            assertThat(moves(position)).contains("1c3-d5", "2c3-d5", "c3-d5");
            assertThat(verdict(position, "1c3-c4")).isEqualTo("S4");
            assertThat(verdict(position, "2c3-c4")).isEqualTo("S4");
        }

        @Test
        void aTowerDoesNotMoveOntoItself() {
            assertThat(verdict(play(start(""), "a1"), "a1-a1")).isEqualTo("S4");
        }
    }

    @Nested
    @DisplayName("S5: any tower may be moved by either player")
    class S5 {

        @Test
        void whiteMovesABlackTower() {
            SixthPosition position = play(start(""), "a1 a2");

            assertThat(SixthRule.S5.kind()).isEqualTo(org.ludex.core.Rule.Kind.PERMISSION);
            assertThat(tower(play(position, "a2-a1"), "a1")).isEqualTo("Wb");
            assertThat(play(position, "a2-a1")
                            .tower(Cell.parse("a1"))
                            .orElseThrow()
                            .owner())
                    .contains(Side.BLACK);
        }
    }

    @Nested
    @DisplayName("S6: the exact reverse of the last move is forbidden")
    class S6 {

        private final SixthPosition before = draw("", "white", """
                . . .   bb .
                . . .   .  .
                . . WbW .  .
                . . .   .  .
                . . .   .  .
                """);
        private final SixthPosition after = play(before, "1c3-d5");

        @Test
        void thatCountMayNotGoBack() {
            assertThat(verdict(after, "1d5-c3")).isEqualTo("S6");
            assertThat(moves(after)).doesNotContain("1d5-c3");
        }

        @Test
        void onlyThatCount() {
            assertThat(moves(after)).contains("2d5-c3", "d5-c3");
        }

        @Test
        void notAfterAnEntry() {
            assertThat(verdict(play(after, "a1"), "1d5-c3")).isEqualTo("legal");
            assertThat(play(after, "a1").banned()).isEmpty();
        }

        @Test
        void notAfterAnotherMove() {
            SixthPosition later = play(play(before, "a1"), "a2 1c3-d5 a1-a2");

            assertThat(verdict(later, "1d5-c3")).isEqualTo("legal");
        }

        @Test
        void isKeptEvenWhereTheReverseCouldNotBePlayed() {
            SixthPosition position = play(start(""), "a1 a2 a1-a2");

            assertThat(position.banned()).contains(new SixthMove.MovePart(1, Cell.parse("a2"), Cell.parse("a1")));
            assertThat(verdict(position, "1a2-a1")).isEqualTo("S2");
        }

        @Test
        void belongsToThePosition() {
            SixthPosition free =
                    SixthSetup.of(after).withBanned(java.util.Optional.empty()).position();

            assertThat(free).isNotEqualTo(after);
            assertThat(free.text()).isNotEqualTo(after.text());
            assertThat(verdict(free, "1d5-c3")).isEqualTo("legal");
            assertThat(free.legalMoveCount()).isEqualTo(after.legalMoveCount() + 1);
        }
    }
}
