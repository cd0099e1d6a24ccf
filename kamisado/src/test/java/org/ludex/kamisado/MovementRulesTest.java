package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/** Which tower moves (B), and how (H). */
class MovementRulesTest {

    private final KamisadoPosition start = new Kamisado().start();

    @Nested
    @DisplayName("B1: the first move of a round is made with any own tower")
    class B1 {
        @ParameterizedTest
        @ValueSource(strings = {"a1-a2", "b1-b2", "c1-c2", "d1-d2", "e1-e2", "f1-f2", "g1-g2", "h1-h2"})
        void anyTowerMayMove(String move) {
            assertThat(Drawn.verdict(start, move)).isEqualTo("legal");
            assertThat(start.due()).isEmpty();
            assertThat(start.attacker()).contains(Side.BLACK);
        }

        @Test
        void theTowerMustStandWhereTheMoveBegins() {
            Step step = new Step(Colour.RED, Square.D1, Square.D2);

            assertThat(Drawn.verdict(start, step)).isEqualTo("B1");
            assertThat(Drawn.reason(start, step)).isEqualTo("Black's red tower stands on c1, not on d1.");
        }

        @Test
        void fromAnEmptySquareNothingMoves() {
            assertThat(Drawn.verdict(start, "c3-c4")).isEqualTo("B1");
        }
    }

    @Nested
    @DisplayName("B2: then the tower moves whose colour the last move ended on")
    class B2 {
        private final KamisadoPosition blueIsDue = Drawn.play(start, "c1-f4");

        @Test
        void theLandingColourDecides() {
            assertThat(blueIsDue.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(blueIsDue.due()).contains(Colour.BLUE);
            assertThat(blueIsDue.attacker()).isEmpty();
            assertThat(blueIsDue.legalMoves())
                    .isNotEmpty()
                    .allSatisfy(move -> assertThat(move)
                            .isInstanceOfSatisfying(
                                    Step.class, step -> assertThat(step.tower()).isEqualTo(Colour.BLUE)));
        }

        @Test
        void anotherTowerIsRefusedAndTheDueOneNamed() {
            KamisadoMove move = Drawn.move(blueIsDue, "f8-f7");

            assertThat(Drawn.verdict(blueIsDue, move)).isEqualTo("B2");
            assertThat(Drawn.reason(blueIsDue, move)).isEqualTo("White's blue tower on b8 must move, not the red one.");
        }

        @Test
        void theDueTowerMovesFromWhereItStands() {
            Step step = new Step(Colour.BLUE, Square.C7, Square.C6);

            assertThat(Drawn.verdict(blueIsDue, step)).isEqualTo("B2");
            assertThat(Drawn.reason(blueIsDue, step))
                    .isEqualTo("White's blue tower must move, but it stands on b8, not on c7.");
        }

        @Test
        void theTowerComesBeforeTheWayItMoves() {
            assertThat(Drawn.verdict(blueIsDue, "f8-e8")).isEqualTo("B2");
            assertThat(Drawn.verdict(blueIsDue, "f8-f8")).isEqualTo("B2");
        }
    }

    @Nested
    @DisplayName("wrong-seat: a side moves its own towers")
    class WrongSeat {
        @Test
        void theOpponentsTowerIsRefused() {
            KamisadoMove move = Drawn.move(start, "b8-b3");

            assertThat(Drawn.verdict(start, move)).isEqualTo("wrong-seat");
            assertThat(Drawn.reason(start, move)).isEqualTo("It is Black's turn; the blue tower on b8 is White's.");
        }

        @Test
        void playRefusesIt() {
            assertThatThrownBy(() -> Drawn.play(start, "b8-b3"))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            refused -> assertThat(refused.rule()).isEqualTo(KamisadoRule.WRONG_SEAT));
        }

        @Test
        void alsoForZeroMovesAndPushes() {
            assertThat(Drawn.verdict(start, "b8-b8")).isEqualTo("wrong-seat");
            assertThat(Drawn.verdict(start, new Push(Colour.BLUE, Square.B8, Colour.RED, Square.B6)))
                    .isEqualTo("wrong-seat");
        }
    }

    @Nested
    @DisplayName("H1: straight or diagonally forward only")
    class H1 {
        private final KamisadoPosition middle = Drawn.single("black moves red", """
                o  b  p  k  y  r  .  n
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  R  .  .  .  .
                .  .  .  .  .  .  .  g
                .  .  .  .  .  .  .  .
                N  G  .  Y  K  P  B  O
                """);

        @ParameterizedTest
        @ValueSource(strings = {"d4-d5", "d4-d7", "d4-c5", "d4-a7", "d4-e5", "d4-g7"})
        void forwardIsLegal(String move) {
            assertThat(Drawn.verdict(middle, move)).isEqualTo("legal");
        }

        @ParameterizedTest
        @CsvSource({
            "d4-d3, 'A tower never moves backward; d4-d3 does.'",
            "d4-c3, 'A tower never moves backward; d4-c3 does.'",
            "d4-c4, 'A tower never moves sideways; d4-c4 does.'",
            "d4-h4, 'A tower never moves sideways; d4-h4 does.'",
            "d4-e6, 'A tower moves straight or diagonally forward; d4-e6 is neither.'",
            "d4-b5, 'A tower moves straight or diagonally forward; d4-b5 is neither.'"
        })
        void allElseIsRefused(String move, String reason) {
            assertThat(Drawn.verdict(middle, move)).isEqualTo("H1");
            assertThat(Drawn.reason(middle, Drawn.move(middle, move))).isEqualTo(reason);
        }

        @Test
        void whiteMovesDown() {
            KamisadoPosition white = Drawn.play(middle, "d4-d5");

            assertThat(white.due()).contains(Colour.ORANGE);
            assertThat(Drawn.verdict(white, "a8-a7")).isEqualTo("legal");
            assertThat(Drawn.verdict(Drawn.play(white, "a8-a7 d5-d6"), "f8-g8")).isEqualTo("H1");
        }

        @Test
        void aStepLeavesItsSquare() {
            assertThat(Drawn.verdict(middle, new Step(Colour.RED, Square.D4, Square.D4)))
                    .isEqualTo("H1");
        }

        @Test
        void aPushGoesForwardToo() {
            assertThat(Drawn.verdict(middle, new Push(Colour.RED, Square.D4, Colour.BLUE, Square.D2)))
                    .isEqualTo("H1");
            assertThat(Drawn.verdict(middle, new Push(Colour.RED, Square.D4, Colour.BLUE, Square.F4)))
                    .isEqualTo("H1");
            assertThat(Drawn.verdict(middle, new Push(Colour.RED, Square.D4, Colour.BLUE, Square.D4)))
                    .isEqualTo("H1");
        }
    }

    @Nested
    @DisplayName("H2: any distance, never through an occupied square")
    class H2 {
        private final KamisadoPosition crowded = Drawn.single("black moves red", """
                o  b  p  k  y  r  .  .
                .  .  .  .  .  .  .  .
                .  .  .  g  .  .  .  .
                .  .  .  .  .  .  n  .
                .  .  .  .  .  Y  .  .
                .  .  .  .  .  .  .  .
                .  .  .  R  .  .  .  .
                N  G  .  .  K  P  B  O
                """);

        @Test
        void farAndFree() {
            assertThat(Drawn.verdict(start, "c1-c7")).isEqualTo("legal");
            assertThat(Drawn.verdict(crowded, "d2-d5")).isEqualTo("legal");
        }

        @ParameterizedTest
        @CsvSource({
            "d2-d7, 'White''s green tower on d6 stands in the way of d2-d7.'",
            "d2-h6, 'Black''s yellow tower on f4 stands in the way of d2-h6.'",
            "d2-g5, 'Black''s yellow tower on f4 stands in the way of d2-g5.'"
        })
        void notThroughATower(String move, String reason) {
            assertThat(Drawn.verdict(crowded, move)).isEqualTo("H2");
            assertThat(Drawn.reason(crowded, Drawn.move(crowded, move))).isEqualTo(reason);
        }
    }

    @Nested
    @DisplayName("H3: never onto an occupied square")
    class H3 {
        @Test
        void neitherTheOpponentsNorAnOwnTower() {
            assertThat(Drawn.verdict(start, "c1-c8")).isEqualTo("H3");
            assertThat(Drawn.reason(start, Drawn.move(start, "c1-c8"))).isEqualTo("White's purple tower stands on c8.");
            KamisadoPosition own = Drawn.play(start, "c1-c2 e8-e2");
            assertThat(own.due()).contains(Colour.GREEN);
            assertThat(Drawn.verdict(own, "b1-c2")).isEqualTo("H3");
        }

        @Test
        void aPlainTowerDoesNotPush() {
            KamisadoPosition facing = Drawn.play(start, "e1-e6 c8-c2");
            assertThat(facing.due()).contains(Colour.YELLOW);
            assertThat(Drawn.verdict(facing, "d1-c2")).isEqualTo("H3");
        }
    }

    @Nested
    @DisplayName("H4: a diagonal move may slip between two towers")
    class H4 {
        @Test
        void betweenTwoTowersThatTouchAtTheCorner() {
            KamisadoPosition gap = Drawn.single("black moves red", """
                o  b  p  k  y  r  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  g  .  .  .  .
                .  .  .  R  n  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                N  G  .  Y  K  P  B  O
                """);

            assertThat(Drawn.verdict(gap, "d4-e5")).isEqualTo("legal");
            assertThat(Drawn.verdict(gap, "d4-g7")).isEqualTo("legal");
        }
    }

    @Nested
    @DisplayName("H5: a tower that can move must move")
    class H5 {
        @Test
        void noPassWhileAMoveExists() {
            KamisadoPosition blueIsDue = Drawn.play(start, "c1-f4");

            assertThat(Drawn.verdict(blueIsDue, "b8-b8")).isEqualTo("H5");
            assertThat(Drawn.reason(blueIsDue, new Blocked(Colour.BLUE, Square.B8)))
                    .isEqualTo("White's blue tower on b8 can move, so it must.");
            assertThatThrownBy(() -> Drawn.play(blueIsDue, "b8-b8"))
                    .isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
                        assertThat(refused.rule()).isEqualTo(KamisadoRule.H5);
                        assertThat(refused.position()).isSameAs(blueIsDue);
                    });
        }

        @Test
        void noPassInTheFirstMove() {
            assertThat(Drawn.verdict(start, "a1-a1")).isEqualTo("H5");
        }
    }

    @Nested
    @DisplayName("H6: a blocked tower makes a zero move")
    class H6 {
        private final KamisadoPosition blocked = Drawn.single("white moves green", """
                o  b  p  k  y  .  .  .
                .  .  .  .  .  .  r  .
                N  .  .  .  .  .  g  .
                .  .  .  .  .  n  R  Y
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  G  .  .  K  P  B  O
                """);

        @Test
        void itIsTheOnlyMoveAndOnePly() {
            assertThat(blocked.legalMoves()).containsExactly(new Blocked(Colour.GREEN, Square.G6));
            assertThat(blocked.legalMoveCount()).isEqualTo(1);
        }

        @Test
        void theOpponentGoesOnFromTheColourUnderIt() {
            KamisadoPosition next = blocked.play(new Blocked(Colour.GREEN, Square.G6));

            assertThat(next.toMove()).contains(Side.BLACK);
            assertThat(next.due()).contains(Colour.YELLOW);
            assertThat(next.extraTurn()).isFalse();
            assertThat(Drawn.verdict(next, "g5-g7")).isEqualTo("B2");
        }

        @Test
        void theZeroMoveNamesTheTowerWhereItStands() {
            assertThat(Drawn.verdict(blocked, new Blocked(Colour.GREEN, Square.G5)))
                    .isEqualTo("B2");
            assertThat(Drawn.verdict(blocked, new Blocked(Colour.RED, Square.G7)))
                    .isEqualTo("B2");
        }

        @Test
        void itCannotStepAnywhere() {
            assertThat(Drawn.verdict(blocked, "g6-g5")).isEqualTo("H3");
            assertThat(Drawn.verdict(blocked, "g6-g4")).isEqualTo("H2");
        }
    }

    @Nested
    @DisplayName("H7: a tower on the opponent's home row wins the round")
    class H7 {
        private final KamisadoPosition end = Drawn.play(start, "a1-a4 e8-e5 a4-e8");

        @Test
        void blackOnRowEight() {
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
            assertThat(end.score()).containsExactly(1, 0);
            assertThat(end.phase()).isEqualTo(Phase.OVER);
        }

        @Test
        void whiteOnRowOne() {
            assertThat(Drawn.play(start, "a1-a2 c8-c6 h1-h7 c6-h1").outcome())
                    .isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H7));
        }

        @Test
        void theRoundEndsAtOnce() {
            assertThat(end.turn()).isEqualTo(Turn.nobody());
            assertThat(end.legalMoves()).isEmpty();
            assertThat(end.legalMoveCount()).isZero();
            assertThat(end.due()).isEmpty();
            assertThat(end.deadlockTail()).isEmpty();
        }
    }

    @Nested
    @DisplayName("after-end: nothing is played after the end")
    class AfterEnd {
        private final KamisadoPosition end = Drawn.play(start, "a1-a4 e8-e5 a4-e8");

        @Test
        void playRefusesIt() {
            assertThatThrownBy(() -> Drawn.play(end, "f8-f7"))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            refused -> assertThat(refused.rule()).isEqualTo(KamisadoRule.AFTER_END));
        }

        @ParameterizedTest
        @ValueSource(strings = {"f8-f7", "a8-a8", "b1-b2", "c3-c4", "fill-left"})
        void whateverItIs(String move) {
            assertThat(Drawn.verdict(end, move)).isEqualTo("after-end");
            assertThat(Drawn.reason(end, Drawn.move(end, move))).isEqualTo("The match is over: Black has won.");
        }
    }
}
