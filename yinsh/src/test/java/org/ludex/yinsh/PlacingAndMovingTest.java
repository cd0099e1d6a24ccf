package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.yinsh.RuleAsserts.assertRefused;
import static org.ludex.yinsh.RuleAsserts.pieces;
import static org.ludex.yinsh.RuleAsserts.targets;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Rule;
import org.ludex.core.Turn;

/** The first part of the rulebook, rule by rule. {@link Drawn} says how positions are drawn. */
@DisplayName("Placing and moving rings")
class PlacingAndMovingTest {

    private static final Stage WHITE_MOVES = Stage.move(Side.WHITE);
    private static final Stage BLACK_MOVES = Stage.move(Side.BLACK);

    @Nested
    @DisplayName("U1: rings are placed in turn on empty points until all ten are down")
    class U1 {

        private final YinshPosition start = new Yinsh().start();

        @Test
        void whiteStartsAndMayPlaceOnAnyPoint() {
            assertThat(start.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(start.legalMoves()).hasSize(85);
            assertThat(start.ringsToPlace(Side.WHITE)).isEqualTo(5);
            assertThat(start.score()).containsExactly(0, 0);
        }

        @Test
        void playersPlaceAlternately() {
            YinshPosition position = Drawn.play(start, "e5");
            assertThat(position.turn()).isEqualTo(Turn.of(Side.BLACK));
            assertThat(position.legalMoveCount()).isEqualTo(84);
            position = Drawn.play(position, "a2");
            assertThat(position.stage()).isEqualTo(Stage.place(Side.WHITE));
            assertThat(pieces(position, "e5 a2 a3")).isEqualTo("white-ring black-ring empty");
            assertThat(position.score()).containsExactly(0, 0);
        }

        @Test
        void afterTenRingsWhiteMoves() {
            YinshPosition nine = Drawn.play(start, "e5 f5 f6 e6 g7 g6 d4 f7 h8");
            assertThat(nine.stage()).isEqualTo(Stage.place(Side.BLACK));
            assertThat(Drawn.play(nine, "e4").stage()).isEqualTo(WHITE_MOVES);
        }

        @Test
        void anOccupiedPointIsRefused() {
            YinshPosition position = Drawn.play(start, "e5");
            assertRefused(position, "e5", YinshRule.U1, "e5 already holds a white ring.");
        }

        @Test
        void nothingElseIsPlayedMeanwhile() {
            YinshPosition position = Drawn.play(start, "e5 f5");
            String message = "White must place a ring: 8 of the ten rings are still to be placed.";
            assertRefused(position, "e5-e6", YinshRule.U1, message);
            assertRefused(position, "xe5", YinshRule.U1, message);
            assertRefused(position, "xe1-e5", YinshRule.U1, message);
        }

        @Test
        void noRingIsPlacedLater() {
            String message = "All ten rings have been placed; none can be placed on c3.";
            String drawing = "a W W W W \n e . w w w w w \n k B B B B";
            assertRefused(Drawn.standard(WHITE_MOVES, "a W W W W \n k B B B B"), "c3", YinshRule.U1, message);
            assertRefused(Drawn.standard(WHITE_MOVES, drawing), "c3", YinshRule.U1, message);
            assertRefused(Drawn.play(Drawn.standard(WHITE_MOVES, drawing), "xe2-e6"), "c3", YinshRule.U1, message);
        }
    }

    @Nested
    @DisplayName("M1: a marker from the pool goes into one of the player's own rings")
    class M1 {

        private final YinshPosition position = Drawn.standard(BLACK_MOVES, """
                a  W W W W
                e  . . B . . w . . . .
                k  B B B
                """);

        @Test
        void theMarkerShowsTheColourOfItsPlayer() {
            YinshPosition after = Drawn.play(position, "e3-e4");
            assertThat(pieces(after, "e3 e4")).isEqualTo("black-marker black-ring");
            assertThat(position.pool()).isEqualTo(50);
            assertThat(after.pool()).isEqualTo(49);
        }

        @Test
        void aRingOfTheOtherIsRefused() {
            assertRefused(
                    position, "a5-b6", YinshRule.M1, "a5 holds a white ring; Black must move one of their own rings.");
        }

        @Test
        void aMarkerIsNoRing() {
            assertRefused(
                    position,
                    "e6-e7",
                    YinshRule.M1,
                    "e6 holds a white marker; Black must move one of their own rings.");
        }

        @Test
        void anEmptyPointHasNoRing() {
            assertRefused(position, "f6-f7", YinshRule.M1, "f6 is empty; Black must move one of their own rings.");
        }
    }

    @Nested
    @DisplayName("M2: the ring moves in a straight line to an empty point; the marker stays")
    class M2 {

        private final YinshPosition position = Drawn.standard(WHITE_MOVES, """
                a  W W W
                d  . . . w . . . . .
                f  . . . . W . . B .
                k  B B B B
                """);

        @Test
        void aRingGoesAlongTheThreeLinesInBothDirections() {
            assertThat(targets(position, "f6"))
                    .containsExactlyInAnyOrder(
                            "f7", "f8", // up the column, as far as the black ring on f9
                            "f5", "f4", "f3", "f2", // down the column
                            "g6", "h6", "i6", "j6", // along the row
                            "e6", "d6", "c6", "b6", // back along the row
                            "g7", "h8", "i9", "j10", // along both
                            "e5", "c3"); // back along both, over the marker on d4
        }

        @Test
        void theMarkerStays() {
            assertThat(pieces(Drawn.play(position, "f6-h8"), "f6 g7 h8")).isEqualTo("white-marker empty white-ring");
        }

        @Test
        void offTheLinesIsRefused() {
            assertRefused(position, "f6-g8", YinshRule.M2, "f6 and g8 are not on one line.");
            assertRefused(position, "f6-e7", YinshRule.M2, "f6 and e7 are not on one line.");
        }

        @Test
        void standingStillIsRefused() {
            assertRefused(position, "f6-f6", YinshRule.M2, "The ring on f6 must leave its point.");
        }

        @Test
        void landingOnAMarkerIsRefused() {
            assertRefused(
                    position, "f6-d4", YinshRule.M2, "d4 holds a white marker; a ring must land on an empty point.");
        }

        @Test
        void landingOnARingIsRefused() {
            assertRefused(
                    position, "f6-f9", YinshRule.M2, "f9 holds a black ring; a ring must land on an empty point.");
        }
    }

    @Nested
    @DisplayName("M3: a ring jumps one unbroken run of markers and stops right behind it")
    class M3 {

        @Test
        void markersOfBothColoursAreJumped() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  W w b b w . . . . .
                    k  B B B B
                    """);
            assertThat(targets(position, "e1")).contains("e6").doesNotContain("e2", "e3", "e4", "e5", "e7", "e8");
        }

        @Test
        void aSecondRunIsOutOfReach() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  W w . b . . . . . .
                    k  B B B B
                    """);
            assertThat(targets(position, "e1")).contains("e3").doesNotContain("e5");
            assertRefused(
                    position,
                    "e1-e5",
                    YinshRule.M3,
                    "The markers between e1 and e5 are not one unbroken run: e3 is empty, but there is another marker on e4.");
            assertRefused(
                    position,
                    "e1-e7",
                    YinshRule.M3,
                    "The markers between e1 and e7 are not one unbroken run: e3 is empty, but there is another marker on e4.");
        }

        @Test
        void aRunUpToTheEdgeCannotBeJumped() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  . . . . . . . W b w
                    k  B B B B
                    """);
            assertThat(targets(position, "e8")).doesNotContain("e9", "e10").contains("e7");
        }
    }

    @Nested
    @DisplayName("M4: empty points may come before the run, none after it")
    class M4 {

        private final YinshPosition position = Drawn.standard(WHITE_MOVES, """
                a  W W W W
                e  W . . b b . . . . .
                k  B B B B
                """);

        @Test
        void emptyPointsComeBeforeTheRun() {
            assertThat(targets(position, "e1")).contains("e2", "e3", "e6");
        }

        @Test
        void noneComeAfterIt() {
            assertRefused(
                    position,
                    "e1-e7",
                    YinshRule.M4,
                    "After its jump the ring from e1 must stop on e6; it cannot go on to e7.");
            assertRefused(
                    position,
                    "e1-e10",
                    YinshRule.M4,
                    "After its jump the ring from e1 must stop on e6; it cannot go on to e10.");
        }
    }

    @Nested
    @DisplayName("M5: a ring never jumps a ring")
    class M5 {

        private final YinshPosition position = Drawn.standard(WHITE_MOVES, """
                a  W W W .
                c  W . B . . . . .
                e  W w w B . . . . . .
                k  B B
                """);

        @Test
        void notOneOfTheOther() {
            assertThat(targets(position, "c1")).contains("c2").doesNotContain("c3", "c4");
            assertRefused(position, "c1-c4", YinshRule.M5, "The ring from c1 cannot jump a black ring on c3.");
        }

        @Test
        void notOneOfTheirOwn() {
            assertRefused(position, "a2-a5", YinshRule.M5, "The ring from a2 cannot jump a white ring on a3.");
        }

        @Test
        void notOneBehindMarkers() {
            assertThat(targets(position, "e1")).doesNotContain("e2", "e3", "e4", "e5");
            assertRefused(position, "e1-e5", YinshRule.M5, "The ring from e1 cannot jump a black ring on e4.");
        }
    }

    @Nested
    @DisplayName("M6: every marker jumped is flipped, the one just placed is not")
    class M6 {

        @Test
        @DisplayName("M6: both colours flip")
        void bothColoursFlip() {
            assertThat(YinshRule.M6.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            YinshPosition position = Drawn.standard(BLACK_MOVES, """
                    a  W W W W
                    e  . B . w w w b b . w
                    k  B B B B
                    """);
            YinshPosition expected = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    e  . b . b b b w w B w
                    k  B B B B
                    """);
            assertThat(Drawn.play(position, "e2-e9")).isEqualTo(expected);
        }

        @Test
        void nothingElseFlips() {
            YinshPosition position = Drawn.standard(WHITE_MOVES, """
                    a  W W W W
                    d  w b w b . . . . .
                    e  W . . b . . . . . .
                    k  B B B B
                    """);
            assertThat(pieces(Drawn.play(position, "e1-e3"), "e1 e4 d1 d2 d3 d4"))
                    .isEqualTo("white-marker black-marker white-marker black-marker white-marker black-marker");
        }
    }
}
