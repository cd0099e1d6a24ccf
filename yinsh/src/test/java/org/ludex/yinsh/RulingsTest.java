package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.yinsh.RuleAsserts.assertRefused;
import static org.ludex.yinsh.RuleAsserts.moves;
import static org.ludex.yinsh.RuleAsserts.pieces;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Line;
import org.ludex.core.Outcome;
import org.ludex.core.Playout;
import org.ludex.core.Rule;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/** The rulings where the rulebook is silent. {@link Drawn} says how positions are drawn. */
@DisplayName("Rulings")
class RulingsTest {

    private static final Yinsh YINSH = new Yinsh();
    private static final Stage WHITE_MOVES = Stage.move(Side.WHITE);
    private static final Stage BLACK_MOVES = Stage.move(Side.BLACK);

    /** Ten in line, which are two rows or one, as White chooses. */
    private static final String TEN_IN_LINE = """
            a  W W W W
            e  w w w w w w w w w w
            f  . . . W
            k  B B B B
            """;

    @Nested
    @DisplayName("N1: who has no ring move passes, and nobody else; two passes in a row end the game as E3")
    class N1 {

        private final YinshPosition blocked = FullBoards.BLOCKED.position();
        private final YinshPosition whiteBlocked = FullBoards.WHITE_BLOCKED.position();

        @Test
        void whoCannotMovePassesAndPlacesNoMarker() {
            assertThat(moves(blocked)).containsExactly("pass");
            assertThat(blocked.legalMoveCount()).isEqualTo(1);
            YinshPosition after = Drawn.play(blocked, "pass");
            assertThat(after.pool()).isEqualTo(blocked.pool());
            assertThat(after.toMove()).contains(Side.BLACK);
        }

        @Test
        void twoPassesEndTheGame() {
            YinshPosition end = Drawn.play(blocked, "pass pass");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E3));
            assertThat(end.score()).containsExactly(2, 0);
            assertThat(end.stage()).isEqualTo(Stage.over());
        }

        @Test
        void whoeverPassesFirst() {
            YinshPosition black =
                    FullBoards.withStage(FullBoards.BLOCKED, BLACK_MOVES).position();
            assertThat(Drawn.play(black, "pass").stage()).isEqualTo(Stage.moveAfterPass(Side.WHITE));
            assertThat(Drawn.play(black, "pass pass").outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E3));
        }

        @Test
        void aPassIsRememberedWhereTheOtherMustPassToo() {
            YinshPosition after = Drawn.play(blocked, "pass");
            assertThat(after.stage()).isEqualTo(Stage.moveAfterPass(Side.BLACK));
            assertThat(after)
                    .isNotEqualTo(FullBoards.withStage(FullBoards.BLOCKED, BLACK_MOVES)
                            .position());
        }

        @Test
        void aPassIsForgottenWhereTheOtherCanMove() {
            assertThat(moves(whiteBlocked)).containsExactly("pass");
            YinshPosition black = Drawn.play(whiteBlocked, "pass");
            assertThat(black)
                    .isEqualTo(FullBoards.withStage(FullBoards.WHITE_BLOCKED, BLACK_MOVES)
                            .position());
            assertThat(moves(black)).contains("d9-d8");
            YinshPosition white = Drawn.play(black, "d9-d8");
            assertThat(white.outcome()).isEqualTo(Outcome.open());
            assertThat(white.stage()).isEqualTo(WHITE_MOVES);
        }

        @Test
        void aPassIsRefusedWhileARingCanMove() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, "a W W W W \n k B B B B");
            assertRefused(position, "pass", YinshRule.N1, "White cannot pass: a2-b2 is possible.");
        }

        @Test
        void aPassIsRefusedWhileRingsArePlaced() {
            assertRefused(YINSH.start(), "pass", YinshRule.N1, "White cannot pass while rings are being placed.");
        }

        @Test
        void aRingMoveIsRefusedAsEverWhereOnlyAPassIsPossible() {
            assertRefused(
                    blocked, "a3-b3", YinshRule.M2, "b3 holds a white marker; a ring must land on an empty point.");
        }
    }

    @Nested
    @DisplayName("N2: E3 is asked when a ring move is due, after the rows of the last marker")
    class N2 {

        private final YinshPosition rowDue = Drawn.play(
                FullBoards.plusWhite(FullBoards.inTheMiddle(46, "a2 a3 b1 b7", "k7 k8 k9 k10"), "b5", "b2 b3 b4 b6")
                        .position(),
                "b5-a4");

        @Test
        @DisplayName("N2: the row of the last marker is taken first")
        void theRowIsTakenFirst() {
            assertThat(YinshRule.N2.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            assertThat(rowDue.pool()).isZero();
            assertThat(rowDue.outcome()).isEqualTo(Outcome.open());
            assertThat(moves(rowDue)).containsExactly("xb2-b6");
        }

        @Test
        void thatRefillsThePool() {
            YinshPosition after = Drawn.play(rowDue, "xb2-b6 xa4");
            assertThat(after.pool()).isEqualTo(5);
            assertThat(after.stage()).isEqualTo(BLACK_MOVES);
            assertThat(after.outcome()).isEqualTo(Outcome.open());
        }
    }

    @Nested
    @DisplayName("N3: one row, then its ring, then look again; a row may not be declined")
    class N3 {

        private final YinshPosition rowDue = Drawn.standard(Stage.row(Side.WHITE, Side.BLACK), TEN_IN_LINE);
        private final YinshPosition ringDue = Drawn.play(rowDue, "xe1-e5");

        @Test
        void aRowMayNotBeDeclined() {
            String message = "White must take a row first, such as xe1-e5.";
            assertRefused(rowDue, "a2-b2", YinshRule.N3, message);
            assertRefused(rowDue, "k7-j6", YinshRule.N3, message);
            assertRefused(rowDue, "pass", YinshRule.N3, message);
        }

        @Test
        void itsRingComesNext() {
            String message = "White must remove a ring for the row just taken.";
            assertRefused(ringDue, "xe6-e10", YinshRule.N3, message);
            assertRefused(ringDue, "a2-b2", YinshRule.N3, message);
            assertRefused(ringDue, "pass", YinshRule.N3, message);
        }

        @Test
        void thenTheBoardIsLookedOverAgain() {
            YinshPosition again = Drawn.play(ringDue, "xf5");
            assertThat(again.stage()).isEqualTo(Stage.row(Side.WHITE, Side.BLACK));
            assertThat(moves(again)).containsExactly("xe6-e10");
            assertThat(Drawn.play(again, "xe6-e10 xa2").stage()).isEqualTo(BLACK_MOVES);
        }

        @Test
        void theChoiceMayDestroyTheOtherRow() {
            YinshPosition after = Drawn.play(rowDue, "xe3-e7 xf5");
            assertThat(after.stage()).isEqualTo(BLACK_MOVES);
            assertThat(after.score()).containsExactly(1, 1);
        }

        @Test
        void atTheThirdRingTheGameStops() {
            String twoRemoved = TEN_IN_LINE.replace("W W W W", "W W");
            YinshPosition end = Drawn.play(Drawn.standard(Stage.row(Side.WHITE, Side.BLACK), twoRemoved), "xe1-e5 xf5");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, YinshRule.E1));
            assertThat(pieces(end, "e6 e10")).isEqualTo("white-marker white-marker");
            assertThat(end.rows()).isEmpty();
        }
    }

    @Nested
    @DisplayName("N4: no pie rule and no repetition; at most 71 ring moves")
    class N4 {

        @Test
        @DisplayName("N4: every ring move puts a marker on the board, and only rows take them off")
        void ringMovesAreBounded() {
            assertThat(YinshRule.N4.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            int most = 0;
            for (long seed = 0; seed < 200; seed++) {
                Line<YinshMove, YinshPosition> line = Playout.from(YINSH.start(), seed, 1000);
                YinshPosition end = line.end();
                int ringMoves = count(line, MoveRing.class);
                assertThat(end.outcome().isOpen()).isFalse();
                assertThat(ringMoves)
                        .as("ring moves of seed %s", seed)
                        .isEqualTo(Yinsh.MARKERS - end.pool() + 5 * count(line, TakeRow.class))
                        .isLessThanOrEqualTo(71);
                most = Math.max(most, ringMoves);
            }
            assertThat(most).as("the longest of these games").isGreaterThan(51);
        }

        @Test
        void whiteKeepsItsColour() {
            YinshPosition afterOneRing = YINSH.start().play(new PlaceRing(Point.parse("f6")));
            assertThat(afterOneRing.legalMoves()).hasSize(84).allMatch(PlaceRing.class::isInstance);
        }

        private static int count(Line<YinshMove, YinshPosition> line, Class<? extends YinshMove> kind) {
            return (int) line.moves().stream().filter(kind::isInstance).count();
        }
    }

    @Nested
    @DisplayName("N5: rows of a set-up are taken first, by the player to move, then by the other")
    class N5 {

        private static final String ROWS_OF_BOTH = """
                a  W W W W
                e  w w w w w . . . . .
                g  b b b b b . . . . .
                k  B B B B
                """;

        @Test
        void rowsOfBoth() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, ROWS_OF_BOTH);
            assertThat(position.stage()).isEqualTo(Stage.row(Side.WHITE, Side.WHITE));
            position = Drawn.play(position, "xe1-e5");
            assertThat(position.stage()).isEqualTo(Stage.ring(Side.WHITE, Side.WHITE));
            position = Drawn.play(position, "xa2");
            assertThat(position.stage()).isEqualTo(Stage.row(Side.BLACK, Side.WHITE));
            position = Drawn.play(position, "xg2-g6");
            assertThat(position.stage()).isEqualTo(Stage.ring(Side.BLACK, Side.WHITE));
            position = Drawn.play(position, "xk7");
            assertThat(position.stage()).isEqualTo(WHITE_MOVES);
        }

        @Test
        void blackFirstWhereBlackIsToMove() {
            assertThat(Drawn.standard(BLACK_MOVES, ROWS_OF_BOTH).stage()).isEqualTo(Stage.row(Side.BLACK, Side.BLACK));
        }

        @Test
        void aRowOfTheOtherAlone() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, ROWS_OF_BOTH.replace("w w w w w", "w w . w w"));
            assertThat(position.stage()).isEqualTo(Stage.row(Side.BLACK, Side.WHITE));
        }

        @Test
        void everyStageIsWrittenAndRead() {
            YinshPosition rows = Drawn.standard(WHITE_MOVES, ROWS_OF_BOTH);
            YinshPosition ring = Drawn.play(rows, "xe1-e5");
            assertThat(rows.text())
                    .isEqualTo("row white then white; rings a2 a3 a4 a5 / k7 k8 k9 k10;"
                            + " markers e1 e2 e3 e4 e5 / g2 g3 g4 g5 g6");
            assertThat(ring.text())
                    .isEqualTo(
                            "ring white then white; rings a2 a3 a4 a5 / k7 k8 k9 k10;" + " markers - / g2 g3 g4 g5 g6");
            assertReadBack(rows);
            assertReadBack(ring);
            assertReadBack(Drawn.play(ring, "xa2"));
            assertReadBack(Drawn.play(ring, "xa2 xg2-g6"));
            assertReadBack(Drawn.play(ring, "xa2 xg2-g6 xk7"));
            assertReadBack(YINSH.start());
            assertReadBack(Drawn.play(YINSH.start(), "e5"));
        }

        @Test
        void passesAndEndsAreWrittenAndRead() {
            YinshPosition blocked = FullBoards.BLOCKED.position();
            YinshPosition passed = Drawn.play(blocked, "pass");
            assertThat(passed.text()).startsWith("move black after pass; rings a3 h3 h11 / a4 h4 h10 i4 i11; ");
            assertReadBack(blocked);
            assertReadBack(passed);
            YinshPosition end = Drawn.play(passed, "pass");
            assertThat(end.text()).startsWith("over; ");
            assertReadBack(end);
            assertReadBack(Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10"), "a5-b6"));
        }

        private static void assertReadBack(YinshPosition position) {
            YinshPosition read = YINSH.position(position.text(), position.options());
            assertThat(read).isEqualTo(position);
            assertThat(read.outcome()).isEqualTo(position.outcome());
            assertThat(read.legalMoves()).isEqualTo(position.legalMoves());
        }
    }
}
