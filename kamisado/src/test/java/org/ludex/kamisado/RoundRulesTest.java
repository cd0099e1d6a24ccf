package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;

/** What happens between rounds: teeth, points, refilling (P), and the end of a match. */
class RoundRulesTest {

    private static final String ONE_ROUND = "a1-a4 e8-e5 a4-e8";

    private static KamisadoPosition afterOneRound(Level level) {
        return Drawn.play(new Kamisado().start(level), ONE_ROUND);
    }

    @Nested
    @DisplayName("P1: the winner of a round chooses how the home rows are filled")
    class P1 {
        private final KamisadoPosition won = afterOneRound(Level.STANDARD);

        @Test
        void itIsTheWinnersTurn() {
            assertThat(won.turn()).isEqualTo(Turn.of(Side.BLACK));
            assertThat(won.phase()).isEqualTo(Phase.FILL);
            assertThat(won.outcome()).isEqualTo(Outcome.open());
            assertThat(won.legalMoves()).hasToString("[fill-left, fill-right]");
            assertThat(won.legalMoveCount()).isEqualTo(2);
        }

        @ParameterizedTest
        @ValueSource(strings = {"b1-b2", "e8-e8", "h8-h7", "c4-c5"})
        void nothingElseIsPlayed(String move) {
            assertThat(Drawn.verdict(won, move)).isEqualTo("P1");
            assertThat(Drawn.reason(won, Drawn.move(won, move)))
                    .isEqualTo("The round is over: Black has to choose fill-left or fill-right first.");
        }

        @Test
        void theLoserAttacksNext() {
            assertThat(won.attacker()).contains(Side.WHITE);
            KamisadoPosition next = Drawn.play(won, "fill-left");
            assertThat(next.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(next.attacker()).contains(Side.WHITE);
            assertThat(next.due()).isEmpty();
            assertThat(next.round()).isEqualTo(2);
        }

        @Test
        void noFillInARound() {
            KamisadoPosition start = new Kamisado().start(Level.STANDARD);
            assertThat(Drawn.verdict(start, "fill-left")).isEqualTo("P1");
            assertThat(Drawn.reason(start, Drawn.move(start, "fill-left")))
                    .isEqualTo("The home rows are filled only after a round that does not end the match.");
        }

        @Test
        void noFillAfterASingleRound() {
            assertThat(afterOneRound(Level.SINGLE).legalMoves()).isEmpty();
        }
    }

    @Nested
    @DisplayName("P2: the loser follows the same choice")
    class P2 {
        @Test
        void bothRowsAreFilledByOneMove() {
            KamisadoPosition won = afterOneRound(Level.STANDARD);

            // White's yellow has left home, and e5 is four rows away from it.
            assertThat(Drawn.homeRow(Drawn.play(won, "fill-left"), Side.WHITE)).isEqualTo("N G R K P B O Y");
            assertThat(Drawn.homeRow(Drawn.play(won, "fill-right"), Side.WHITE)).isEqualTo("Y N G R K P B O");
        }
    }

    @Nested
    @DisplayName("P3: from the left, row by row, leftmost first")
    class P3 {
        @Test
        void blacksWinnerComesLast() {
            KamisadoPosition next = Drawn.play(afterOneRound(Level.STANDARD), "fill-left");

            assertThat(Drawn.homeRow(next, Side.BLACK)).isEqualTo("G R Y K P B O N+");
        }

        @Test
        void leftIsThePlayersOwn() {
            KamisadoPosition won = Drawn.play(scattered(), "e2-e1");

            // White's view: row 8 has g (g8) and k (d8) from the left, row 6 r (h6) and n (b6), row 3 o (g3) and p
            // (d3).
            assertThat(Drawn.homeRow(Drawn.play(won, "fill-left"), Side.WHITE)).isEqualTo("G K R N O P B Y+");
            assertThat(Drawn.homeRow(Drawn.play(won, "fill-left"), Side.BLACK)).isEqualTo("G R Y N O K P B");
        }
    }

    @Nested
    @DisplayName("P4: from the right, row by row, rightmost first")
    class P4 {
        @Test
        void blacksWinnerStandsOnTheLeft() {
            KamisadoPosition next = Drawn.play(afterOneRound(Level.STANDARD), "fill-right");

            assertThat(Drawn.homeRow(next, Side.BLACK)).isEqualTo("N+ G R Y K P B O");
        }

        @Test
        void rightIsThePlayersOwn() {
            KamisadoPosition won = Drawn.play(scattered(), "e2-e1");

            assertThat(Drawn.homeRow(Drawn.play(won, "fill-right"), Side.WHITE)).isEqualTo("Y+ B O P R N G K");
            assertThat(Drawn.homeRow(Drawn.play(won, "fill-right"), Side.BLACK)).isEqualTo("B K P N O G R Y");
        }
    }

    private static KamisadoPosition scattered() {
        return Drawn.position(Level.STANDARD, "white moves yellow", """
                .  .  .  k  .  .  g  .
                .  .  .  .  .  .  .  .
                .  n  .  .  .  .  B  r
                .  .  .  .  .  .  .  .
                K  .  .  .  .  P  .  .
                .  .  .  p  .  .  o  .
                N  b  .  O  y  .  .  .
                .  G  R  Y  .  .  .  .
                """);
    }

    @Nested
    @DisplayName("Teeth and points")
    class TeethAndPoints {
        @ParameterizedTest
        @CsvSource({"'', 1, +", "+, 3, ++", "++, 7, +++"})
        void aTowerGoesUpOneRank(String before, int points, String after) {
            KamisadoPosition won = Drawn.play(oneStepFromHome(Level.MARATHON, "R" + before), "d7-d8");

            assertThat(won.points(Side.BLACK)).isEqualTo(points);
            assertThat(won.rank(Side.BLACK, Colour.RED).teeth()).isEqualTo(after.length());
            assertThat(won.phase()).isEqualTo(Phase.FILL);
            assertThat(won.round()).isEqualTo(points == 1 ? 2 : points == 3 ? 3 : 4);
        }

        @Test
        void aTripleStaysATripleAndEarnsEight() {
            KamisadoPosition won = Drawn.play(oneStepFromHome(Level.MARATHON, "R+++"), "d7-d8");

            assertThat(won.rank(Side.BLACK, Colour.RED)).isEqualTo(Rank.TRIPLE);
            assertThat(won.score()).containsExactly(15, 1);
            assertThat(won.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
            assertThat(won.round()).isEqualTo(5);
        }

        @Test
        void noTeethInASingleRound() {
            KamisadoPosition won = afterOneRound(Level.SINGLE);

            assertThat(won.rank(Side.BLACK, Colour.BROWN)).isEqualTo(Rank.PLAIN);
            assertThat(won.score()).containsExactly(1, 0);
            assertThat(won.round()).isEqualTo(1);
        }

        @Test
        void teethStayWithTheTowersInTheNextRound() {
            KamisadoPosition next = Drawn.play(afterOneRound(Level.LONG), "fill-left");

            assertThat(next.rank(Side.BLACK, Colour.BROWN)).isEqualTo(Rank.SUMO);
            assertThat(next.score()).containsExactly(1, 0);
        }
    }

    private static KamisadoPosition oneStepFromHome(Level level, String red) {
        return Drawn.position(level, "black moves red", """
                o  b  p  .  .  r  g+ n
                .  .  .  RED .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  k  .  .  .  .
                .  .  .  .  .  .  .  .
                y  .  .  .  .  .  .  .
                N  G  .  Y  K  P  B  O
                """.replace("RED", red));
    }

    @Nested
    @DisplayName("The end of the match")
    class TheEnd {
        @ParameterizedTest
        @EnumSource(Level.class)
        void theFirstPointEndsOnlyASingleRound(Level level) {
            assertThat(afterOneRound(level).outcome().isOpen()).isEqualTo(level != Level.SINGLE);
        }

        @Test
        void inStandardADoubleWinsAtOnce() {
            KamisadoPosition won = Drawn.play(oneStepFromHome(Level.STANDARD, "R+"), "d7-d8");

            assertThat(won.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
            assertThat(won.score()).containsExactly(3, 1);
        }

        @Test
        void inLongATripleWinsAtOnce() {
            KamisadoPosition won = Drawn.play(oneStepFromHome(Level.LONG, "R++"), "d7-d8");

            assertThat(won.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
            assertThat(won.score()).containsExactly(7, 1);
        }

        @Test
        void inMarathonATripleIsNotEnough() {
            assertThat(Drawn.play(oneStepFromHome(Level.MARATHON, "R++"), "d7-d8")
                            .outcome()
                            .isOpen())
                    .isTrue();
        }

        @Test
        void threeSumosWinInStandard() {
            KamisadoPosition before = Drawn.position(Level.STANDARD, "black moves red", """
                o  b  p  .  .  r  g+ n
                .  .  .  R  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  k  .  .  .  .
                .  .  .  .  .  .  .  .
                y  .  .  .  .  .  .  .
                N+ G+ .  Y  K  P  B  O
                """);

            KamisadoPosition won = Drawn.play(before, "d7-d8");

            assertThat(won.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
            assertThat(won.legalMoves()).isEmpty();
            assertThat(Drawn.verdict(won, "fill-left")).isEqualTo("after-end");
        }

        @Test
        void pointsAreNotCapped() {
            KamisadoPosition before = Drawn.position(Level.STANDARD, "black moves red", """
                o  b  p  .  .  r  g+ n
                .  .  .  R+ .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  k  .  .  .  .
                .  .  .  .  .  .  .  .
                y  .  .  .  .  .  .  .
                N+ G  .  Y  K  P  B  O
                """);

            assertThat(Drawn.play(before, "d7-d8").score()).containsExactly(4, 1);
        }
    }
}
