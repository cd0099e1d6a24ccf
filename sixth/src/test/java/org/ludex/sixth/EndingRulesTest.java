package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.moves;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.start;
import static org.ludex.sixth.Boards.tower;
import static org.ludex.sixth.Boards.verdict;
import static org.ludex.sixth.SixthRule.K1;
import static org.ludex.sixth.SixthRule.S7;
import static org.ludex.sixth.SixthRule.S8;
import static org.ludex.sixth.SixthRule.S9;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Outcome;
import org.ludex.core.Rule;
import org.ludex.core.Turn;

/** How a game ends: S7 to S9, and six kings: K1 and K2. */
class EndingRulesTest {

    private static final String TWO_KNIGHTS = """
            . . .   bWb .
            . . .   .   .
            . . WbW .   .
            . . .   .   .
            . . .   .   .
            """;

    private static final String TWO_QUEENS = """
            . . bWbWb . .
            . . .     . .
            . . WbWbW . .
            . . .     . .
            . . .     . .
            """;

    @Nested
    @DisplayName("S7: a tower of six or more ends the game")
    class S7King {

        @Test
        void theOwnerOfItsTopPieceWins() {
            SixthPosition position = play(draw("", "white", TWO_KNIGHTS), "c3-d5");

            assertThat(tower(position, "d5")).isEqualTo("bWbWbW");
            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.WHITE, S7));
            assertThat(position.turn()).isEqualTo(Turn.nobody());
            assertThat(position.legalMoves()).isEmpty();
            assertThat(position.legalMoveCount()).isZero();
        }

        @Test
        void whoeverMoved() {
            SixthPosition position = play(draw("", "black", TWO_KNIGHTS), "c3-d5");

            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.WHITE, S7));
        }

        @Test
        void aPartCanCrown() {
            SixthPosition position = play(draw("", "white", TWO_QUEENS), "2c3-c5");

            assertThat(tower(position, "c5")).isEqualTo("bWbWbbW");
            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.WHITE, S7));
        }

        @Test
        void theTallestKingHasTen() {
            SixthPosition position = play(draw("", "white", TWO_QUEENS), "c5-c3");

            assertThat(tower(position, "c3")).isEqualTo("WbWbWbWbWb");
            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.BLACK, S7));
        }

        @Test
        void fiveIsNoKing() {
            assertThat(play(draw("", "white", TWO_KNIGHTS), "2c3-d5").outcome()).isEqualTo(Outcome.open());
        }

        @Test
        void nothingIsPlayedAfterwards() {
            SixthPosition position = play(draw("", "white", TWO_KNIGHTS), "c3-d5");

            assertThat(verdict(position, "a1")).isEqualTo("after-end");
            assertThat(verdict(position, "pass")).isEqualTo("after-end");
            assertThat(verdict(position, "0a1-h8")).isEqualTo("after-end");
        }
    }

    @Nested
    @DisplayName("S8: a player who can do nothing")
    class S8NoMove {

        private static final String MOVES = "a1 a2 a1-a2";

        @ParameterizedTest
        @ValueSource(strings = {"pieces=1", "pieces=1, kings=6"})
        void losesByDefault(String options) {
            SixthPosition position = play(start(options), MOVES);

            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.WHITE, S8));
            assertThat(position.turn()).isEqualTo(Turn.nobody());
            assertThat(verdict(position, "a2-a1")).isEqualTo("after-end");
        }

        @Test
        void losesWhateverThePoints() {
            SixthPosition position = draw("pieces=1, kings=6", "black score=0/5", """
                    . . .  . .
                    . . .  . .
                    . . Wb . .
                    . . .  . .
                    . . .  . .
                    """);
            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.WHITE, S8));
        }

        @Test
        void orDraws() {
            assertThat(play(start("pieces=1, noMove=draw"), MOVES).outcome()).isEqualTo(Outcome.drawn(S8));
        }

        @Test
        void orPassesAndTwoPassesInARowDraw() {
            SixthPosition stuck = play(start("pieces=1, noMove=pass"), MOVES);
            assertThat(stuck.outcome()).isEqualTo(Outcome.open());
            assertThat(moves(stuck)).containsExactly("pass");
            assertThat(stuck.legalMoveCount()).isEqualTo(1);

            SixthPosition passed = play(stuck, "pass");
            assertThat(passed.outcome()).isEqualTo(Outcome.open());
            assertThat(passed.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(passed.banned()).isEmpty();
            assertThat(passed.passes()).isEqualTo(1);

            SixthPosition twice = play(passed, "pass");
            assertThat(twice.outcome()).isEqualTo(Outcome.drawn(S8));
            assertThat(twice.legalMoves()).isEmpty();
        }

        @Test
        void aTurnBetweenTwoPassesIsNoDraw() {
            SixthPosition stuck = play(start("specials=army, whiteArmy=1, blackArmy=3, noMove=pass"), "a1 a2 a1-a2 c5");
            assertThat(moves(stuck)).containsExactly("pass");

            SixthPosition again = play(stuck, "pass e3 pass");
            assertThat(again.outcome()).isEqualTo(Outcome.open());
            assertThat(again.passes()).isEqualTo(1);
            assertThat(play(again, "pass").outcome()).isEqualTo(Outcome.drawn(S8));
        }
    }

    @Nested
    @DisplayName("S9: the same position for the third time")
    class S9Repetition {

        private static final String FOUR_TOWERS = """
                .   .  .   bb .
                .   .  .   .  .
                .   WW WbW .  .
                .   .  .   .  .
                bWb .  .   .  .
                """;
        private static final String ROUND = "1c3-d5 1a1-b3 1d5-c3 1b3-a1";

        @Test
        void drawsAtOnce() {
            SixthPosition begin = draw("repetition=threefold-draw", "white", FOUR_TOWERS);
            SixthPosition twoRounds = play(begin, ROUND + " " + ROUND);
            // What forbids a reversal is part of a position: the first comes back only from the second round on.
            assertThat(twoRounds.outcome()).isEqualTo(Outcome.open());

            SixthPosition third = play(twoRounds, "1c3-d5");
            assertThat(third.outcome()).isEqualTo(Outcome.drawn(S9));
            assertThat(third.legalMoves()).isEmpty();
            assertThat(verdict(third, "a2")).isEqualTo("after-end");
        }

        @Test
        void theStartCounts() {
            SixthPosition begin = draw("repetition=threefold-draw", "white ban=1a1-b3", FOUR_TOWERS);

            assertThat(play(begin, ROUND).outcome()).isEqualTo(Outcome.open());
            assertThat(play(begin, ROUND + " " + ROUND).outcome()).isEqualTo(Outcome.drawn(S9));
        }

        @Test
        void isIgnoredByDefault() {
            SixthPosition begin = draw("", "white", FOUR_TOWERS);
            SixthPosition thrice = play(begin, ROUND + " " + ROUND + " " + ROUND);

            assertThat(thrice.outcome()).isEqualTo(Outcome.open());
            assertThat(thrice).isEqualTo(play(begin, ROUND));
        }

        @Test
        void thePastBelongsToThePosition() {
            SixthPosition begin = draw("repetition=threefold-draw", "white", FOUR_TOWERS);
            SixthPosition once = play(begin, ROUND);
            SixthPosition twice = play(once, ROUND);

            assertThat(twice.towers()).isEqualTo(once.towers());
            assertThat(twice).isNotEqualTo(once);
            assertThat(twice.text()).contains("seen=").contains("*2").isNotEqualTo(once.text());
        }

        @Test
        void theOrderOfThePastDoesNotMatter() {
            SixthPosition begin = draw("repetition=threefold-draw", "white", """
                    .   .  .   bb .
                    .   .  .   .  .
                    .   WW WbW bb .
                    .   .  .   .  .
                    bWb .  .   .  WbW
                    """);
            String otherRound = "1e1-d3 1a1-b3 1d3-e1 1b3-a1";
            SixthPosition one = play(begin, ROUND + " " + otherRound);
            SixthPosition other = play(begin, otherRound + " " + ROUND);

            assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
            assertThat(one.text()).isEqualTo(other.text());
            assertThat(one).isNotEqualTo(play(begin, ROUND + " " + ROUND));
        }

        @Test
        void anEntryForgetsWhatCannotComeBack() {
            SixthPosition begin = draw("repetition=threefold-draw", "white", FOUR_TOWERS);

            assertThat(play(begin, ROUND + " a5")).isEqualTo(play(begin, "a5"));
            assertThat(play(begin, ROUND + " a5").text()).doesNotContain("seen=");
        }

        @Test
        void aKingGoesBefore() {
            SixthPosition position = play(draw("repetition=threefold-draw", "white", TWO_KNIGHTS), "c3-d5");

            assertThat(position.outcome()).isEqualTo(Outcome.won(Side.WHITE, S7));
        }
    }

    @Nested
    @DisplayName("K1: six kings")
    class SixKings {

        @Test
        void aKingIsAPointAndItsTopGoesHome() {
            SixthPosition before = draw("kings=6", "white", TWO_KNIGHTS);
            SixthPosition after = play(before, "c3-d5");

            assertThat(after.outcome()).isEqualTo(Outcome.open());
            assertThat(after.score()).containsExactly(1, 0);
            assertThat(tower(after, "d5")).isEqualTo("bWbWb");
            assertThat(after.supply().white().simple())
                    .isEqualTo(before.supply().white().simple() + 1);
            assertThat(after.supply().black().simple())
                    .isEqualTo(before.supply().black().simple());
        }

        @Test
        void thePointIsTheTopOwnersWhoeverMoved() {
            assertThat(play(draw("kings=6", "black", TWO_KNIGHTS), "c3-d5").score())
                    .containsExactly(1, 0);
            assertThat(play(draw("kings=6", "white", TWO_KNIGHTS), "d5-c3").score())
                    .containsExactly(0, 1);
        }

        @Test
        void piecesGoHomeToTheirOwners() {
            SixthPosition before = draw("kings=6", "white", TWO_QUEENS);
            SixthPosition after = play(before, "c3-c5");

            assertThat(tower(after, "c5")).isEqualTo("bWbWb");
            assertThat(after.supply().white().simple() - before.supply().white().simple())
                    .isEqualTo(3);
            assertThat(after.supply().black().simple() - before.supply().black().simple())
                    .isEqualTo(2);
        }

        @Test
        void theWholeTowerLeavesByOption() {
            SixthPosition before = draw("kings=6, removal=whole-tower", "white", TWO_KNIGHTS);
            SixthPosition after = play(before, "c3-d5");

            assertThat(after.towers()).isEmpty();
            assertThat(after.score()).containsExactly(1, 0);
            assertThat(after.supply().white().simple()).isEqualTo(15);
            assertThat(after.supply().black().simple()).isEqualTo(15);
        }

        @Test
        void sixPointsWin() {
            SixthPosition white = play(draw("kings=6", "white score=5/5", TWO_KNIGHTS), "c3-d5");
            assertThat(white.outcome()).isEqualTo(Outcome.won(Side.WHITE, K1));
            assertThat(white.score()).containsExactly(6, 5);
            assertThat(white.legalMoves()).isEmpty();

            SixthPosition black = play(draw("kings=6", "white score=5/5", TWO_KNIGHTS), "d5-c3");
            assertThat(black.outcome()).isEqualTo(Outcome.won(Side.BLACK, K1));
        }

        @Test
        void whatWentHomeEntersAgain() {
            SixthPosition crowned = play(draw("kings=6, pieces=3, noMove=pass", "white", TWO_KNIGHTS), "c3-d5");
            SixthPosition entered = play(crowned, "pass a1");

            assertThat(crowned.supply().white().simple()).isEqualTo(1);
            assertThat(tower(entered, "a1")).isEqualTo("W");
            assertThat(entered.supply().white().simple()).isZero();
        }
    }

    @Nested
    @DisplayName("K2: after a removal no reversal is forbidden")
    class K2 {

        @Test
        void theReverseMayBePlayed() {
            SixthPosition after = play(draw("kings=6", "white", TWO_QUEENS), "1c3-c5");

            assertThat(SixthRule.K2.kind()).isEqualTo(Rule.Kind.PERMISSION);
            assertThat(tower(after, "c3")).isEqualTo("WbWb");
            assertThat(tower(after, "c5")).isEqualTo("bWbWb");
            assertThat(after.banned()).isEmpty();
            assertThat(verdict(after, "1c5-c3")).isEqualTo("legal");
        }

        @Test
        void onlySixKingsHasAScore() {
            assertThat(start("").score()).isEmpty();
            assertThat(start("kings=6").score()).containsExactly(0, 0);
        }
    }
}
