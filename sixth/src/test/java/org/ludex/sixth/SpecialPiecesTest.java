package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.landings;
import static org.ludex.sixth.Boards.moves;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.start;
import static org.ludex.sixth.Boards.tower;
import static org.ludex.sixth.Boards.verdict;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Outcome;
import org.ludex.core.Rule;

/** The Lady (L1 to L3), the Hunchback (H1) and the Giant (G1). */
class SpecialPiecesTest {

    @Nested
    @DisplayName("L1: the Lady enters on an empty edge cell")
    class L1 {

        @Test
        void eachPlayerHasTwelveSimplePieces() {
            assertThat(start("specials=lady").supply())
                    .isEqualTo(new Supply(Reserve.of(12, 0, 0), Reserve.of(12, 0, 0), true, 0, 0));
        }

        @Test
        void eitherPlayerMayEnterHer() {
            SixthPosition byWhite = play(start("specials=lady"), "La1");
            SixthPosition byBlack = play(start("specials=lady"), "c3 Le4");

            assertThat(tower(byWhite, "a1")).isEqualTo("L");
            assertThat(byWhite.toMove()).contains(Side.BLACK);
            assertThat(byWhite.supply().lady()).isFalse();
            assertThat(tower(byBlack, "e4")).isEqualTo("L");
        }

        @Test
        void onTheEdgeOnly() {
            List<String> entries = moves(start("specials=lady")).stream()
                    .filter(move -> move.startsWith("L"))
                    .toList();
            assertThat(entries).hasSize(16).doesNotContain("Lb2", "Lc3", "Ld4");
            assertThat(verdict(start("specials=lady"), "Lc3")).isEqualTo("L1.edge");
        }

        @Test
        void orAnywhereByOption() {
            assertThat(verdict(start("specials=lady, ladyEntry=any"), "Lc3")).isEqualTo("legal");
        }

        @Test
        void onlyOnce() {
            assertThat(verdict(play(start("specials=lady"), "La1 c3"), "Le5")).isEqualTo("L1.entered");
        }

        @Test
        void onlyWhereThereIsOne() {
            assertThat(verdict(start(""), "La1")).isEqualTo("L1.absent");
            assertThat(verdict(start("specials=army"), "La1")).isEqualTo("L1.absent");
        }

        @Test
        void onAnEmptyCell() {
            assertThat(verdict(play(start("specials=lady"), "a1"), "La1")).isEqualTo("S1.occupied");
        }

        @Test
        void inATowerSheCountsAsASimplePiece() {
            SixthPosition position = draw("specials=lady", "white", """
                    . . . b .
                    . . . . .
                    . . WLb . .
                    . . . . .
                    . . . . .
                    """);
            assertThat(landings(position, "c3")).containsExactly("d5");
        }
    }

    @Nested
    @DisplayName("L2: while she shows she must be covered")
    class L2 {

        private final SixthPosition besideAPawn = play(start("specials=lady"), "a2 La1");

        @Test
        void onlyMovesThatCoverHerAreLegal() {
            assertThat(moves(besideAPawn)).containsExactly("a2-a1");
            assertThat(besideAPawn.legalMoveCount()).isEqualTo(1);
        }

        @Test
        void anEntryIsRefused() {
            assertThat(verdict(besideAPawn, "c3")).isEqualTo("L2");
        }

        @Test
        void movingHerOwnTowerDoesNotFulfilIt() {
            assertThat(verdict(besideAPawn, "a1-a2")).isEqualTo("L2");
        }

        @Test
        void anyTurnWhereSheCannotBeCovered() {
            SixthPosition position = play(start("specials=lady"), "La1");

            assertThat(moves(position)).hasSize(24).contains("c3", "a2");
        }

        @Test
        void herOwnTowerMayMoveWhereSheCannotBeCovered() {
            SixthPosition position = draw("specials=lady", "white", """
                    . . .  . .
                    . . .  . .
                    W . WL . .
                    . . .  . .
                    . . .  . .
                    """);
            assertThat(verdict(position, "c3-a3")).isEqualTo("legal");
            assertThat(verdict(position, "1c3-a3")).isEqualTo("legal");
            assertThat(verdict(position, "a1")).isEqualTo("legal");
        }

        @Test
        void onTopOfATowerToo() {
            SixthPosition position = draw("specials=lady", "white", """
                    . . .  . .
                    . . b  . .
                    b . WL . .
                    . . .  . .
                    . . .  . .
                    """);
            assertThat(moves(position)).containsExactly("c4-c3");
            assertThat(verdict(position, "c3-a3")).isEqualTo("L2");
        }

        @Test
        void inTheMiddleOrAtTheBottomSheHasNoEffect() {
            SixthPosition position = draw("specials=lady", "white", """
                    . . .   . .
                    . . b   . .
                    . . LWb . .
                    . . .   . .
                    . . .   . .
                    """);
            assertThat(verdict(position, "a1")).isEqualTo("legal");
            assertThat(verdict(position, "c4-c3")).isEqualTo("legal");
        }

        @Test
        void evenIfItCrownsTheOpponent() {
            SixthPosition position = draw("specials=lady", "white", """
                    . . .     bbb .
                    . . .     .   .
                    W . WbWbL .   .
                    . . .     .   .
                    . . .     .   .
                    """);
            assertThat(moves(position)).containsExactly("1d5-c3", "2d5-c3", "d5-c3");
            assertThat(play(position, "1d5-c3").outcome()).isEqualTo(Outcome.won(Side.BLACK, SixthRule.S7));
        }

        @Test
        void byAPartAsWell() {
            SixthPosition position = draw("specials=lady", "white", """
                    . . . . .
                    . . . . .
                    L . . . Wb
                    . . . . .
                    . . . . b
                    """);
            assertThat(moves(position)).containsExactly("1e3-a3", "e3-a3");
        }

        @Test
        void theOnlyCoverIsLeftWhereTheOtherIsAForbiddenReversal() {
            SixthPosition position = play(draw("specials=lady", "white", """
                            . . W  . .
                            . . .  . .
                            . . Lb . .
                            . . .  . .
                            . . .  . .
                            """), "1c3-c5");

            assertThat(moves(position)).containsExactly("c5-c3");
            assertThat(verdict(position, "1c5-c3")).isEqualTo("S6");
            assertThat(verdict(position, "a1")).isEqualTo("L2");
        }

        @Test
        void aHunchbackMayCoverHer() {
            SixthPosition position = draw("specials=army, lady=both", "white", """
                    . . . . .
                    . . . . .
                    . . . . .
                    H . . . .
                    L . . . .
                    """);
            assertThat(moves(position)).containsExactly("a2-a1");
        }
    }

    @Nested
    @DisplayName("L3: a king with the Lady on top")
    class L3 {

        private static final String LADY_ABOVE = """
                . . .    bWL .
                . . .    .   .
                . . WbWb .   .
                . . .    .   .
                . . .    .   .
                """;

        @Test
        void isADraw() {
            SixthPosition position = play(draw("specials=lady", "white", LADY_ABOVE), "d5-c3");

            assertThat(tower(position, "c3")).isEqualTo("WbWbbWL");
            assertThat(position.outcome()).isEqualTo(Outcome.drawn(SixthRule.L3));
        }

        @Test
        void inSixKingsNobodyScoresAndTheTopGoesHome() {
            SixthPosition before = draw("specials=lady, kings=6", "white", LADY_ABOVE);
            SixthPosition after = play(before, "d5-c3");

            assertThat(after.outcome()).isEqualTo(Outcome.open());
            assertThat(after.score()).containsExactly(0, 0);
            assertThat(tower(after, "c3")).isEqualTo("WbWbb");
            assertThat(after.supply().lady()).isTrue();
            assertThat(after.supply().white().simple())
                    .isEqualTo(before.supply().white().simple() + 1);
            assertThat(after.banned()).isEmpty();
            assertThat(verdict(after, "La1")).isEqualTo("legal");
        }

        @Test
        void inSixKingsTheWholeTowerLeavesByOption() {
            SixthPosition after =
                    play(draw("specials=lady, kings=6, removal=whole-tower", "white", LADY_ABOVE), "d5-c3");

            assertThat(after.towers()).isEmpty();
            assertThat(after.score()).containsExactly(0, 0);
            assertThat(after.supply().lady()).isTrue();
            assertThat(after.supply().white().simple()).isEqualTo(12);
        }

        @Test
        void belowTheTopSheIsAPieceLikeOthers() {
            SixthPosition after = play(draw("specials=lady, kings=6", "white", """
                            . . .    WLb .
                            . . .    .   .
                            . . WbWb .   .
                            . . .    .   .
                            . . .    .   .
                            """), "d5-c3");

            assertThat(after.score()).containsExactly(0, 1);
            assertThat(tower(after, "c3")).isEqualTo("WbWbW");
            assertThat(after.supply().lady()).isTrue();
        }
    }

    @Nested
    @DisplayName("H1: nothing may be put on a Hunchback")
    class H1 {

        private final SixthPosition position = draw("specials=hunchback", "white", """
                . . . . .
                . . . . .
                . . . . .
                . . b . .
                Wb . h . b
                """);

        @Test
        void eachPlayerHasElevenSimplePiecesAndOne() {
            assertThat(start("specials=hunchback").supply().white()).isEqualTo(Reserve.of(11, 0, 1));
        }

        @Test
        void itIsNoLandingPlace() {
            assertThat(verdict(position, "c2-c1")).isEqualTo("H1");
            assertThat(verdict(position, "a1-c1")).isEqualTo("H1");
            assertThat(moves(position)).doesNotContain("c2-c1", "a1-c1");
        }

        @Test
        void itIsAWall() {
            assertThat(verdict(position, "a1-e1")).isEqualTo("S4.blocked");
            assertThat(landings(position, "a1")).isEmpty();
        }

        @Test
        void itMovesAndIsThenOnTop() {
            SixthPosition after = play(position, "c1-c2");

            assertThat(tower(after, "c2")).isEqualTo("bh");
            assertThat(after.tower(Cell.parse("c2")).orElseThrow().owner()).contains(Side.BLACK);
            assertThat(verdict(play(after, "c1"), "c1-c2")).isEqualTo("H1");
        }

        @Test
        void itCountsAsOne() {
            SixthPosition tower = draw("specials=hunchback", "white", """
                    . . .   b .
                    . . .   . .
                    . . WbH . .
                    . . .   . .
                    . . .   . .
                    """);
            assertThat(landings(tower, "c3")).containsExactly("d5");
            assertThat(tower(play(tower, "1c3-d5"), "d5")).isEqualTo("bH");
        }

        @Test
        void itEntersAnyEmptyCellOnce() {
            assertThat(verdict(start("specials=hunchback"), "Hc3")).isEqualTo("legal");
            assertThat(verdict(play(start("specials=hunchback"), "Hc3 a1"), "Hc4"))
                    .isEqualTo("S1.reserve");
        }
    }

    @Nested
    @DisplayName("G1: a Giant counts as two and is one piece")
    class G1 {

        @Test
        void eachPlayerHasElevenSimplePiecesAndOne() {
            assertThat(SixthRule.G1.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            assertThat(start("specials=giant").supply().black()).isEqualTo(Reserve.of(11, 1, 0));
        }

        @Test
        void aloneItMovesAsARook() {
            SixthPosition position = play(start("specials=giant"), "Ga1 a4");

            assertThat(landings(position, "a1")).containsExactly("a4");
        }

        @Test
        void withASimplePieceItIsAKnight() {
            SixthPosition position = draw("specials=giant", "white", """
                    . . .  b .
                    . . b  . .
                    . . WG . .
                    . . .  . .
                    . . .  . .
                    """);
            assertThat(landings(position, "c3")).containsExactly("d5");
        }

        @Test
        void itIsNeverSplitAndCountsOnceAmongThePieces() {
            SixthPosition position = draw("specials=giant", "white", """
                    . . .  b .
                    . . .  . .
                    . . WG . .
                    . . .  . .
                    . . .  . .
                    """);
            assertThat(moves(position)).contains("1c3-d5", "c3-d5").doesNotContain("2c3-d5");
            assertThat(tower(play(position, "1c3-d5"), "d5")).isEqualTo("bG");
            assertThat(verdict(position, "3c3-d5")).isEqualTo("S3");
        }

        @Test
        void aKingOfFivePieces() {
            SixthPosition position = draw("specials=giant", "white", """
                    . . .    . G
                    . . .    . .
                    . . WbWb . .
                    . . .    . .
                    . . .    . .
                    """);
            SixthPosition after = play(position, "c3-e5");

            assertThat(tower(after, "e5")).isEqualTo("GWbWb");
            assertThat(after.outcome()).isEqualTo(Outcome.won(Side.BLACK, SixthRule.S7));
        }

        @Test
        void aKingOfFourPiecesAndTwoGiants() {
            SixthPosition position = draw("specials=giant", "white", """
                    . . .  gb .
                    . . .  . .
                    . . WG . .
                    . . .  . .
                    . . .  . .
                    """);

            assertThat(play(position, "c3-d5").outcome()).isEqualTo(Outcome.won(Side.WHITE, SixthRule.S7));
        }

        @Test
        void inSixKingsAGiantOnTopLeavesAlone() {
            SixthPosition after = play(draw("specials=giant, kings=6", "white", """
                            . . .    . .
                            . . .    . .
                            G . WbWb . .
                            . . .    . .
                            . . .    . .
                            """), "a3-c3");

            assertThat(tower(after, "c3")).isEqualTo("WbWb");
            assertThat(after.supply().white().giants()).isEqualTo(1);
            assertThat(after.score()).containsExactly(1, 0);
        }

        @Test
        void inSixKingsAGiantBelowStays() {
            SixthPosition after = play(draw("specials=giant, kings=6", "white", """
                            . . .  bWb .
                            . . .  .   .
                            . . WG .   .
                            . . .  .   .
                            . . .  .   .
                            """), "d5-c3");

            assertThat(tower(after, "c3")).isEqualTo("WGbW");
            assertThat(after.score()).containsExactly(0, 1);
        }
    }
}
