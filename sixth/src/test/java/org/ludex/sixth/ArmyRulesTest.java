package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.moves;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.start;
import static org.ludex.sixth.Boards.tower;
import static org.ludex.sixth.Boards.verdict;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;

/** Army games: A1 to A3. */
class ArmyRulesTest {

    @Nested
    @DisplayName("A1: an army is worth at most 12")
    class A1 {

        @Test
        void simpleCostsOneGiantTwoHunchbackThree() {
            SixthPosition position = play(start("specials=army"), "Ha1 Ge5 b1 c5");

            assertThat(position.supply().white()).isEqualTo(new Reserve(0, 0, 0, 8));
            assertThat(position.supply().black()).isEqualTo(new Reserve(0, 0, 0, 9));
        }

        @Test
        void atMostOneGiantAndOneHunchback() {
            SixthPosition position = play(start("specials=army"), "Ha1 Ge5 Gb1 He4");

            assertThat(verdict(position, "Hc3")).isEqualTo("A1.twice");
            assertThat(verdict(position, "Gc3")).isEqualTo("A1.twice");
            assertThat(moves(position)).noneMatch(move -> move.startsWith("H") || move.startsWith("G"));
        }

        @Test
        void whatCannotBePaidCannotEnter() {
            SixthPosition position = draw("specials=army", "white", """
                    W W W W W
                    W W W W W
                    . . . . .
                    b . . . .
                    . . . . .
                    """);
            assertThat(position.supply().white().points()).isEqualTo(2);
            assertThat(verdict(position, "Hc1")).isEqualTo("A1.cost");
            assertThat(verdict(position, "Gc1")).isEqualTo("legal");

            SixthPosition spent = play(position, "Gc1 a1");
            assertThat(verdict(spent, "c3")).isEqualTo("A1.cost");
        }
    }

    @Nested
    @DisplayName("A2: who pays for the Lady may enter her")
    class A2 {

        @Test
        void theLadyCostsTwo() {
            Supply supply = start("specials=army, lady=white").supply();

            assertThat(supply.white().points()).isEqualTo(10);
            assertThat(supply.black().points()).isEqualTo(12);
            assertThat(supply.lady()).isTrue();
        }

        @Test
        void onePaysAndOnlyThatPlayerEntersHer() {
            SixthPosition position = play(start("specials=army, lady=white"), "c3");

            assertThat(verdict(position, "La1")).isEqualTo("A2");
            assertThat(moves(position)).noneMatch(move -> move.startsWith("L"));
            assertThat(verdict(play(position, "c4"), "La1")).isEqualTo("legal");
        }

        @Test
        void onceInSheBindsBoth() {
            SixthPosition position = play(start("specials=army, lady=white"), "La1 a2");

            assertThat(moves(position)).containsExactly("a2-a1");
            SixthPosition blackToCover = play(start("specials=army, lady=white"), "a2 c3 La1");
            assertThat(moves(blackToCover)).containsExactly("a2-a1");
        }

        @Test
        void onceInBothMayMoveHer() {
            SixthPosition position = draw("specials=army, lady=white", "black", """
                    . . .  . .
                    . . .  . .
                    W . WL . .
                    . . .  . .
                    . . .  . .
                    """);
            assertThat(verdict(position, "1c3-a3")).isEqualTo("legal");
        }

        @Test
        void bothPayAndEitherEntersHer() {
            SixthPosition position = start("specials=army, lady=both");

            assertThat(position.supply().white().points()).isEqualTo(10);
            assertThat(position.supply().black().points()).isEqualTo(10);
            assertThat(verdict(position, "La1")).isEqualTo("legal");
            assertThat(verdict(play(position, "c3"), "La1")).isEqualTo("legal");
        }

        @Test
        void whenSheReturnsOnlyWhoPaidEntersHerAgain() {
            SixthPosition position = play(draw("specials=army, lady=black, kings=6", "black", """
                            . . .    bWL .
                            . . .    .   .
                            . . WbWb .   .
                            . . .    .   .
                            . . .    .   .
                            """), "d5-c3");

            assertThat(verdict(position, "La1")).isEqualTo("A2");
            assertThat(verdict(play(position, "a2"), "La1")).isEqualTo("legal");
        }
    }

    @Nested
    @DisplayName("A2: with lady=build, whoever enters her pays for her")
    class A2Build {

        private final SixthPosition start = start("specials=army, lady=build");

        @Test
        void nobodyHasPaidBefore() {
            assertThat(start.supply().white().points()).isEqualTo(12);
            assertThat(start.supply().black().points()).isEqualTo(12);
            assertThat(start.supply().lady()).isTrue();
        }

        @Test
        void theEntryPays() {
            SixthPosition white = play(start, "La1");
            SixthPosition black = play(start, "c3 La1");

            assertThat(white.supply().white().points()).isEqualTo(10);
            assertThat(white.supply().black().points()).isEqualTo(12);
            assertThat(black.supply().white().points()).isEqualTo(11);
            assertThat(black.supply().black().points()).isEqualTo(10);
            assertThat(verdict(black, "Le1")).isEqualTo("L1.entered");
        }

        @Test
        void whoHasLessThanTwoPointsCannotPay() {
            SixthPosition position = draw("specials=army, lady=build", "white", """
                    W W W W W
                    W W W W W
                    W . . . .
                    b . . . .
                    . . . . .
                    """);
            assertThat(verdict(position, "Lc1")).isEqualTo("A2.cost");
            assertThat(moves(position)).noneMatch(move -> move.startsWith("L"));
            assertThat(verdict(play(position, "c3"), "Lc1")).isEqualTo("legal");
        }

        @Test
        void aFixedArmyMustLeaveTwoPointsFree() {
            SixthPosition position = start("specials=army, lady=build, whiteArmy=8+G, blackArmy=11");

            assertThat(position.supply().white()).isEqualTo(new Reserve(8, 1, 0, 2));
            assertThat(position.supply().black()).isEqualTo(Reserve.of(11, 0, 0));
            assertThat(verdict(position, "Hc3")).isEqualTo("S1.reserve");
            assertThat(verdict(play(position, "c3"), "La1")).isEqualTo("A2.cost");
            assertThat(play(position, "La1").supply().white()).isEqualTo(Reserve.of(8, 1, 0));
        }

        @Test
        void whatAFixedArmyLeavesIsForTheLadyAlone() {
            SixthPosition position = play(start("specials=army, lady=build, whiteArmy=1"), "c3 c4");

            assertThat(verdict(position, "d3")).isEqualTo("S1.reserve");
            assertThat(verdict(position, "Gd3")).isEqualTo("S1.reserve");
            assertThat(verdict(position, "La1")).isEqualTo("legal");
        }

        @Test
        void sheIsPaidForOnceAndForBoth() {
            SixthPosition position = play(draw("specials=army, lady=build, kings=6", "black points=9/7", """
                            . . .    bWL .
                            . . .    .   .
                            . . WbWb .   .
                            . . .    .   .
                            . . .    .   .
                            """), "d5-c3");

            assertThat(position.supply().lady()).isTrue();
            SixthPosition white = play(position, "La1");
            SixthPosition black = play(position, "a2 La1");
            assertThat(white.supply().white().points()).isEqualTo(9);
            assertThat(black.supply().black().points()).isEqualTo(7);
        }

        @Test
        void aSetUpSaysByItsPointsWhoPaid() {
            SixthPosition entered = play(start, "La1 c3");
            assertThat(Sixth.GAME.position(entered.text(), entered.options())).isEqualTo(entered);

            String options = "specials=army, lady=build";
            assertThat(faults(options, "black points=12/12", "L")).containsExactly("A2.buyers");
            assertThat(faults(options, "black points=10/10", "L")).containsExactly("A2.buyers");
            assertThat(faults(options, "black points=11/12", "L")).contains("A1.sum");
            assertThat(faults(options, "black points=10/11 lady=beside", "b")).containsExactly("A2.beside");
            assertThat(faults(options + ", kings=6", "black points=10/11 lady=beside", "b"))
                    .isEmpty();
        }

        private static List<String> faults(String options, String fields, String piece) {
            String text = piece + ",4/5/5/5/5 " + fields + " reserve=0/0";
            return Sixth.GAME.setup(text, Options.parse(Sixth.GAME, options)).faults().stream()
                    .map(fault -> fault.rule().code() + "." + fault.facts().form())
                    .toList();
        }
    }

    @Nested
    @DisplayName("A3: built in play or fixed before")
    class A3 {

        @Test
        void eachSideOnItsOwn() {
            Supply supply = start("specials=army, whiteArmy=10+G").supply();

            assertThat(supply.white()).isEqualTo(Reserve.of(10, 1, 0));
            assertThat(supply.black()).isEqualTo(new Reserve(0, 0, 0, 12));
        }

        @Test
        void aFixedArmyHasWhatItHas() {
            SixthPosition position = start("specials=army, whiteArmy=10+G, blackArmy=9+H");

            assertThat(verdict(position, "Hc3")).isEqualTo("S1.reserve");
            assertThat(verdict(play(position, "Gc3 a1"), "Gc4")).isEqualTo("S1.reserve");
        }

        @Test
        void aReturnedPieceIsEnteredBeforeANewOneIsPaid() {
            SixthPosition position = draw("specials=army, kings=6", "white score=1/0 reserve=2/0 points=5/9", """
                    W . . . b
                    W . . . b
                    W . . . b
                    W . . . .
                    W . . . .
                    """);
            SixthPosition first = play(position, "c3 c1");
            SixthPosition third = play(first, "c4 c2 d4");

            assertThat(first.supply().white()).isEqualTo(new Reserve(1, 0, 0, 5));
            assertThat(third.supply().white()).isEqualTo(new Reserve(0, 0, 0, 4));
        }

        @Test
        void aReturnedGiantStaysAPaidGiant() {
            SixthPosition after = play(draw("specials=army, kings=6", "black", """
                            . . .    . .
                            . . .    . .
                            G . WbWb . .
                            . . .    . .
                            . . .    . .
                            """), "a3-c3 a1");

            assertThat(after.supply().white()).isEqualTo(new Reserve(0, 1, 0, 7));
            SixthPosition entered = play(after, "e1 Ga5");
            assertThat(tower(entered, "a5")).isEqualTo("G");
            assertThat(entered.supply().white()).isEqualTo(new Reserve(0, 0, 0, 7));
        }
    }
}
