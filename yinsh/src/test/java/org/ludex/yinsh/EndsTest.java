package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.yinsh.RuleAsserts.assertRefused;
import static org.ludex.yinsh.RuleAsserts.moves;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;

/** How games end, rule by rule. {@link Drawn} says how positions are drawn. */
@DisplayName("The end")
class EndsTest {

    private static final Stage WHITE_MOVES = Stage.move(Side.WHITE);
    private static final Stage BLACK_MOVES = Stage.move(Side.BLACK);

    /** White has removed two rings and completes a third row with e5-f5. */
    private static final String TWO_RINGS_REMOVED = """
            a  W W
            e  w w w w W . . . . .
            g  . . . . . . . . . b
            k  B B B B
            """;

    @Nested
    @DisplayName("E1: the third ring removed wins at once")
    class E1 {

        private final YinshPosition before = Drawn.standard(WHITE_MOVES, TWO_RINGS_REMOVED);

        @Test
        void theThirdRingWins() {
            YinshPosition end = Drawn.play(before, "e5-f5 xe1-e5 xf5");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E1));
            assertThat(end.turn()).isEqualTo(Turn.nobody());
            assertThat(end.due()).isEmpty();
            assertThat(end.toMove()).isEmpty();
            assertThat(end.legalMoves()).isEmpty();
            assertThat(end.score()).containsExactly(3, 1);
        }

        @Test
        void theThirdRowAloneDoesNot() {
            YinshPosition ringDue = Drawn.play(before, "e5-f5 xe1-e5");
            assertThat(ringDue.outcome()).isEqualTo(Outcome.open());
            assertThat(moves(ringDue)).containsExactly("xa2", "xa3", "xf5");
        }

        @Test
        void theSecondRingDoesNot() {
            YinshPosition position =
                    Drawn.play(Drawn.standard(WHITE_MOVES, TWO_RINGS_REMOVED + "b W"), "e5-f5 xe1-e5 xf5");
            assertThat(position.outcome()).isEqualTo(Outcome.open());
            assertThat(position.score()).containsExactly(2, 1);
        }
    }

    @Nested
    @DisplayName("E2: a move that completes the third row of both wins for the mover")
    class E2 {

        private static final String THIRD_ROW_OF_BOTH = """
                a  W W
                d  w w w W w . . . .
                e  . b b w b b . . . .
                k  B B B
                """;

        @Test
        void theMoverTakesFirstAndWins() {
            YinshPosition end = Drawn.play(Drawn.standard(WHITE_MOVES, THIRD_ROW_OF_BOTH), "d4-f4 xd1-d5 xf4");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E2));
            assertThat(end.score()).containsExactly(3, 2);
        }

        @Test
        void aSecondRowOfTheOtherIsNotE2() {
            YinshPosition start = Drawn.standard(WHITE_MOVES, THIRD_ROW_OF_BOTH + "j B");
            assertThat(Drawn.play(start, "d4-f4 xd1-d5 xf4").outcome())
                    .isEqualTo(Outcome.won(Side.WHITE, YinshRule.E1));
        }

        @Test
        void withOneRowOnlyTheOpponentWins() {
            YinshPosition start = Drawn.standard(WHITE_MOVES, THIRD_ROW_OF_BOTH.replace("w w w W w", ". w w W w"));
            assertThat(Drawn.play(start, "d4-f4 xe2-e6 xk7").outcome())
                    .isEqualTo(Outcome.won(Side.BLACK, YinshRule.E1));
        }
    }

    @Nested
    @DisplayName("E3: all markers on the board, more rings removed win, equal is a draw")
    class E3 {

        @Test
        void moreRingsRemovedWin() {
            YinshPosition end = Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10 j11"), "a5-b6");
            assertThat(end.pool()).isZero();
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E3));
            assertThat(end.legalMoves()).isEmpty();
            end = Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9"), "a5-b6");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.BLACK, YinshRule.E3));
            assertThat(end.score()).containsExactly(1, 2);
        }

        @Test
        void equalIsADraw() {
            YinshPosition end = Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10"), "a5-b6");
            assertThat(end.outcome()).isEqualTo(Outcome.drawn(YinshRule.E3));
            assertThat(end.turn()).isEqualTo(Turn.nobody());
        }

        @Test
        void oneMarkerLeftIsPlayed() {
            YinshPosition position = FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10");
            assertThat(position.pool()).isEqualTo(1);
            assertThat(position.outcome()).isEqualTo(Outcome.open());
        }
    }

    @Nested
    @DisplayName("BLITZ: the first ring removed wins")
    class Blitz {

        private static final String BEFORE_ROW = """
                a  W W W W
                e  w w w w W . . . . .
                j  B
                k  B B B B
                """;

        @Test
        void theFirstRingWins() {
            YinshPosition before = Drawn.blitz(WHITE_MOVES, BEFORE_ROW);
            YinshPosition end = Drawn.play(before, "e5-f5 xe1-e5 xa2");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.BLITZ));
            assertThat(end.score()).containsExactly(1, 0);
        }

        @Test
        void aRowForTheOpponentLoses() {
            YinshPosition before = Drawn.blitz(WHITE_MOVES, """
                    a  W W W W
                    d  . . . W . . . . .
                    e  . b b w b b . . . .
                    j  B
                    k  B B B B
                    """);
            assertThat(Drawn.play(before, "d4-f4 xe2-e6 xk7").outcome())
                    .isEqualTo(Outcome.won(Side.BLACK, YinshRule.BLITZ));
        }

        @Test
        void inTheStandardGameItGoesOn() {
            YinshPosition before = Drawn.standard(WHITE_MOVES, BEFORE_ROW);
            assertThat(Drawn.play(before, "e5-f5 xe1-e5 xa2").outcome()).isEqualTo(Outcome.open());
        }

        @Test
        void theVariantIsPartOfThePosition() {
            assertThat(Drawn.blitz(WHITE_MOVES, BEFORE_ROW)).isNotEqualTo(Drawn.standard(WHITE_MOVES, BEFORE_ROW));
        }
    }

    @Nested
    @DisplayName("AFTER_END: nothing is played after the end")
    class AfterEnd {

        @Test
        void afterAWin() {
            YinshPosition end = Drawn.play(Drawn.standard(WHITE_MOVES, TWO_RINGS_REMOVED), "e5-f5 xe1-e5 xf5");
            for (String move : new String[] {"k7-j6", "a2-b2", "pass", "xa2", "xe1-e5", "c3"}) {
                assertRefused(end, move, YinshRule.AFTER_END, "The game is over: White has won by E1.");
            }
        }

        @Test
        void afterADraw() {
            YinshPosition end = Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10"), "a5-b6");
            assertRefused(end, "pass", YinshRule.AFTER_END, "The game is over: it is a draw by E3.");
            assertThat(end.stage()).isNotEqualTo(BLACK_MOVES);
        }
    }
}
