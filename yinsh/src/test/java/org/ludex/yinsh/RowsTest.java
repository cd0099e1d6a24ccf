package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.yinsh.RuleAsserts.assertRefused;
import static org.ludex.yinsh.RuleAsserts.moves;
import static org.ludex.yinsh.RuleAsserts.pieces;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Rule;

/** The second part of the rulebook, rule by rule. {@link Drawn} says how positions are drawn. */
@DisplayName("Rows")
class RowsTest {

    private static final Stage WHITE_MOVES = Stage.move(Side.WHITE);
    private static final Stage BLACK_MOVES = Stage.move(Side.BLACK);

    /** White completes a row with e5-f5. */
    private static final YinshPosition BEFORE_ROW = Drawn.standard(WHITE_MOVES, """
            a  W W W W
            e  w w w w W . . . . .
            j  B
            k  B B B B
            """);

    @Nested
    @DisplayName("R1: a row is five markers of one colour next to each other in a line")
    class R1 {

        @Test
        void aRowUpAColumn() {
            YinshPosition position = Drawn.play(BEFORE_ROW, "e5-f5");
            assertThat(position.stage()).isEqualTo(Stage.row(Side.WHITE, Side.BLACK));
            assertThat(moves(position)).containsExactly("xe1-e5");
        }

        @Test
        void aRowAlongARow() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    d  . . . w . . . . .
                    e  . . . w . . . . . .
                    f  . . W . . . . . .
                    g  . . w . . . . . . .
                    h  . w . . . . . . .
                    k  B B B B
                    """);
            assertThat(moves(Drawn.play(position, "f4-f5"))).containsExactly("xd4-h4");
        }

        @Test
        void aRowAlongBoth() {
            YinshPosition position = Drawn.standard(BLACK_MOVES, """
                    a  W W W W
                    d  . . . b . . . . .
                    e  . . . . b . . . . .
                    f  . . . . B . . . .
                    g  . . . . . b . . . .
                    h  . . . . . b . . .
                    k  B B B B
                    """);
            assertThat(moves(Drawn.play(position, "f6-f7"))).containsExactly("xd4-h8");
        }

        @Test
        void flippingCompletesARow() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  W b b b b . . . . .
                    k  B B B B
                    """);
            assertThat(moves(Drawn.play(position, "e1-e6"))).containsExactly("xe1-e5");
        }

        @Test
        void fourAreNoRow() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  w w w W . w w . . .
                    k  B B B B
                    """);
            assertThat(Drawn.play(position, "e4-f4").stage()).isEqualTo(BLACK_MOVES);
        }

        @Test
        void aRingDoesNotCount() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  w w W . w w . . . .
                    k  B B B B
                    """);
            assertThat(Drawn.play(position, "e3-e4").stage()).isEqualTo(BLACK_MOVES);
        }

        @Test
        void mixedColoursAreNoRow() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  w w b w W . . . . .
                    k  B B B B
                    """);
            assertThat(Drawn.play(position, "e5-f5").stage()).isEqualTo(BLACK_MOVES);
        }

        @Test
        void aRowDoesNotGoRoundTheEdge() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    c  . . . . . w w w
                    d  w w . . . . . . .
                    f  . . . . . . w w w
                    g  w w . . . . . . . .
                    h  . . . . . . . w w
                    i  w w w . . . . .
                    k  B B B B
                    """);
            assertThat(position.stage()).isEqualTo(WHITE_MOVES);
        }

        @Test
        void whatIsNoRowIsRefused() {
            YinshPosition position = Drawn.play(BEFORE_ROW, "e5-f5");
            assertRefused(position, "xe2-e6", YinshRule.R1, "xe2-e6 is not one of White's rows: e6 is empty.");
            assertRefused(
                    position, "xf5-j9", YinshRule.R1, "xf5-j9 is not one of White's rows: f5 holds a white ring.");
            assertRefused(position, "xe1-e4", YinshRule.R1, "A row has five points, but xe1-e4 has 4.");
            assertRefused(position, "xe1-e6", YinshRule.R1, "A row has five points, but xe1-e6 has 6.");
            assertRefused(position, "xe1-e1", YinshRule.R1, "A row has five points, but xe1-e1 has 1.");
            assertRefused(position, "xe1-f3", YinshRule.R1, "e1 and f3 are not on one line.");
        }

        @Test
        void withoutARowNoneCanBeTaken() {
            assertRefused(
                    BEFORE_ROW, "xe1-e5", YinshRule.R1, "xe1-e5 is not one of White's rows: e5 holds a white ring.");
        }
    }

    @Nested
    @DisplayName("R2: the owner takes the five markers, then removes one of their own rings")
    class R2 {

        private final YinshPosition rowDue = Drawn.play(BEFORE_ROW, "e5-f5");
        private final YinshPosition ringDue = Drawn.play(rowDue, "xe1-e5");

        @Test
        void theMarkersGoBackToThePool() {
            assertThat(rowDue.pool()).isEqualTo(46);
            assertThat(ringDue.pool()).isEqualTo(51);
            assertThat(pieces(ringDue, "e1 e2 e3 e4 e5")).isEqualTo("empty empty empty empty empty");
        }

        @Test
        void anyOwnRingIsRemoved() {
            assertThat(ringDue.stage()).isEqualTo(Stage.ring(Side.WHITE, Side.BLACK));
            assertThat(moves(ringDue)).containsExactly("xa2", "xa3", "xa4", "xa5", "xf5");
            YinshPosition after = Drawn.play(ringDue, "xa3");
            assertThat(pieces(after, "a3")).isEqualTo("empty");
            assertThat(after.stage()).isEqualTo(BLACK_MOVES);
            assertThat(after.score()).containsExactly(1, 0);
            assertThat(after.ringsOnBoard(Side.WHITE)).isEqualTo(4);
            assertThat(after.ringsRemoved(Side.WHITE)).isEqualTo(1);
        }

        @Test
        void aRingBeforeItsRowIsRefused() {
            assertRefused(rowDue, "xa3", YinshRule.R2, "White must take a row, such as xe1-e5, before a ring.");
        }

        @Test
        void aRingWithoutARowIsRefused() {
            assertRefused(
                    BEFORE_ROW, "xa3", YinshRule.R2, "White has not taken a row, so the ring on a3 cannot be removed.");
        }

        @Test
        void aRingOfTheOtherIsRefused() {
            assertRefused(
                    ringDue, "xk7", YinshRule.R2, "k7 holds a black ring; White must remove one of their own rings.");
        }

        @Test
        void anEmptyPointHoldsNoRing() {
            assertRefused(ringDue, "xe1", YinshRule.R2, "e1 is empty; White must remove one of their own rings.");
        }

        @Test
        void aRowOfTheOtherIsRefusedBeforeTheOwnMove() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  w w w w w . . . . .
                    g  b b b b b . . . . .
                    k  B B B B
                    """);
            assertRefused(
                    position, "xg2-g6", YinshRule.R2, "xg2-g6 is Black's row; White must take one of their own rows.");
        }
    }

    @Nested
    @DisplayName("R3: of more than five in line the owner chooses five adjacent ones")
    class R3 {

        private final YinshPosition position = Drawn.play(Drawn.standard(WHITE_MOVES, """
                        a  W W W W
                        e  . w w w W w w w . .
                        k  B B B B
                        """), "e5-f5");

        @Test
        void sevenGiveThreeChoices() {
            assertThat(moves(position)).containsExactly("xe2-e6", "xe3-e7", "xe4-e8");
        }

        @Test
        void theOthersStay() {
            YinshPosition after = Drawn.play(position, "xe3-e7 xf5");
            assertThat(pieces(after, "e2 e3 e7 e8")).isEqualTo("white-marker empty empty white-marker");
            assertThat(after.stage()).isEqualTo(BLACK_MOVES);
        }

        @Test
        void moreThanFiveAtOnceAreRefused() {
            assertRefused(position, "xe2-e7", YinshRule.R3, "xe2-e7 has 6 markers; a player takes five of them.");
            assertRefused(position, "xe2-e8", YinshRule.R3, "xe2-e8 has 7 markers; a player takes five of them.");
        }

        @Test
        void fiveWithAGapAreNoRow() {
            assertRefused(position, "xe1-e5", YinshRule.R1, "xe1-e5 is not one of White's rows: e1 is empty.");
        }
    }

    @Nested
    @DisplayName("R4: separate rows are all taken; of rows that share markers the owner chooses one")
    class R4 {

        @Test
        @DisplayName("R4 separate rows: a ring each")
        void separateRowsAreBothTaken() {
            assertThat(YinshRule.R4.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            // The ring jumps along row 4 and flips e4 and g4, one in each column.
            YinshPosition position = Drawn.play(Drawn.standard(WHITE_MOVES, """
                            a  W W W .
                            d  . . . W . . . . .
                            e  . w w b w w . . . .
                            f  . . b . . . . . .
                            g  w w b w w . . . . .
                            h  . . . . . . . . .
                            j  B
                            k  B B B B
                            """), "d4-h4");
            assertThat(moves(position)).containsExactly("xe2-e6", "xg2-g6");
            YinshPosition second = Drawn.play(position, "xg2-g6 xh4");
            assertThat(second.stage()).isEqualTo(Stage.row(Side.WHITE, Side.BLACK));
            assertThat(moves(second)).containsExactly("xe2-e6");
            // White had removed one ring before.
            assertThat(Drawn.play(second, "xe2-e6 xa2").score()).containsExactly(3, 0);
        }

        @Test
        void ofRowsThatCrossOneIsTakenAndTheRestOfTheOtherStays() {
            YinshPosition position = Drawn.play(Drawn.standard(WHITE_MOVES, """
                            a  W W W W
                            d  . . . w . . . . .
                            e  . w w W w w . . . .
                            f  . . w . . . . . .
                            g  . . w . . . . . . .
                            h  . w . . . . . . .
                            k  B B B B
                            """), "e4-c2");
            assertThat(moves(position)).containsExactly("xd4-h4", "xe2-e6");
            YinshPosition after = Drawn.play(position, "xd4-h4 xc2");
            assertThat(after.stage()).isEqualTo(BLACK_MOVES);
            assertThat(pieces(after, "e2 e3 e4 e5 e6"))
                    .isEqualTo("white-marker white-marker empty white-marker white-marker");
            assertThat(after.score()).containsExactly(1, 1);
        }
    }

    @Nested
    @DisplayName("R5: a row made for the opponent is taken by the opponent before the next move")
    class R5 {

        private final YinshPosition position = Drawn.play(Drawn.standard(WHITE_MOVES, """
                        a  W W W W
                        d  . . . W . . . . .
                        e  . b b w b b . . . .
                        k  B B B B
                        """), "d4-f4");

        @Test
        @DisplayName("R5: Black takes what White completed, then moves")
        void theOpponentTakesIt() {
            assertThat(YinshRule.R5.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            assertThat(position.stage()).isEqualTo(Stage.row(Side.BLACK, Side.BLACK));
            assertThat(moves(position)).containsExactly("xe2-e6");
            YinshPosition ringDue = Drawn.play(position, "xe2-e6");
            assertThat(ringDue.stage()).isEqualTo(Stage.ring(Side.BLACK, Side.BLACK));
            assertThat(moves(ringDue)).containsExactly("xk7", "xk8", "xk9", "xk10");
            assertThat(Drawn.play(ringDue, "xk7").stage()).isEqualTo(BLACK_MOVES);
        }

        @Test
        void notAfterTheMove() {
            assertRefused(position, "k7-j6", YinshRule.N3, "Black must take a row first, such as xe2-e6.");
        }
    }

    @Nested
    @DisplayName("R6: of rows of both the mover takes first")
    class R6 {

        private final YinshPosition position = Drawn.play(Drawn.standard(WHITE_MOVES, """
                        a  W W W W
                        d  w w w W w . . . .
                        e  . b b w b b . . . .
                        k  B B B B
                        """), "d4-f4");

        @Test
        void theMoverThenTheOpponentThenTheOpponentMoves() {
            assertThat(position.stage()).isEqualTo(Stage.row(Side.WHITE, Side.BLACK));
            assertThat(moves(position)).containsExactly("xd1-d5");
            YinshPosition black = Drawn.play(position, "xd1-d5 xf4");
            assertThat(black.stage()).isEqualTo(Stage.row(Side.BLACK, Side.BLACK));
            assertThat(moves(black)).containsExactly("xe2-e6");
            YinshPosition after = Drawn.play(black, "xe2-e6 xk10");
            assertThat(after.stage()).isEqualTo(BLACK_MOVES);
            assertThat(after.score()).containsExactly(1, 2);
        }

        @Test
        void theRowOfTheOtherIsRefused() {
            assertRefused(
                    position,
                    "xe2-e6",
                    YinshRule.R6,
                    "xe2-e6 is Black's row; White has moved and takes their own rows first.");
        }
    }
}
