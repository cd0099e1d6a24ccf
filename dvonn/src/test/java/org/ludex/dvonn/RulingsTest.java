package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.assertLeads;
import static org.ludex.dvonn.Boards.assertRefused;
import static org.ludex.dvonn.Boards.black;
import static org.ludex.dvonn.Boards.cell;
import static org.ludex.dvonn.Boards.moves;
import static org.ludex.dvonn.Boards.play;
import static org.ludex.dvonn.Boards.stacks;
import static org.ludex.dvonn.Boards.white;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Fault;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;

@DisplayName("Rulings where the book is silent")
class RulingsTest {

    @Nested
    @DisplayName("N1 S5 holds for stacks of any height, also for those that hold a DVONN piece")
    class N1 {

        private final String message = "The stack on e3 is surrounded: all six neighbouring spaces are occupied.";

        private DvonnPosition surrounded(String stack) {
            return white("""
                          . . B . . . . . .
                         . . . B D . . . . .
                        . . . D X B B B . . .
                         . . . B B . . . . W
                          . . . . . . . . D
                    """.replace("X", stack));
        }

        @Test
        void aTallStackIsStopped() {
            DvonnPosition position = surrounded("W3");

            assertThat(position.stackAt(cell("h3"))).as("three spaces away").isPresent();
            assertRefused(position, "e3-h3", DvonnRule.S5, message);
            assertThat(moves(position)).containsExactly("j2-i1");
        }

        @Test
        void aStackWithADvonnPieceIsStopped() {
            DvonnPosition position = white("""
                          . . B . . . . . .
                         . . . B B . . . . .
                        . . . D W2d B B B . . .
                         . . . B B . . . . W
                          . . . . . . . . D
                    """);

            assertThat(position.stackAt(cell("g3"))).as("two spaces away").isPresent();
            assertRefused(position, "e3-g3", DvonnRule.S5, message);
            assertThat(moves(position)).containsExactly("j2-i1");
        }
    }

    @Nested
    @DisplayName("N2 The moved stack may lose its own connection and leave")
    class N2 {

        private static final String LAST_CONNECTION = """
                      . . . . . . . . D
                     . . . . . . . . . .
                    D W B . . . . . . . .
                     . . . . . . . . . .
                      . . . . . . . . D
                """;

        @Test
        void theMoveIsLegalAndTheStackLeaves() {
            assertThat(moves(white(LAST_CONNECTION))).containsExactly("b3-a3", "b3-c3");
            assertLeads(white(LAST_CONNECTION), "b3-c3", """
                          . . . . . . . . D
                         . . . . . . . . . .
                        D . . . . . . . . . .
                         . . . . . . . . . .
                          . . . . . . . . D
                    """);
        }

        @Test
        void nobodyHavingAnythingLeftIsADraw() {
            DvonnPosition end = play(white(LAST_CONNECTION), "b3-c3");

            assertThat(end.outcome()).isEqualTo(Outcome.drawn(DvonnRule.E2));
            assertThat(end.score()).containsExactly(0, 0);
        }
    }

    @Nested
    @DisplayName("N3 A pass is legal only when forced, and then compulsory; there are no trailing passes")
    class N3 {

        /** All of Black on the edge, all of White inside. */
        private static final String ENCLOSED = """
                      B B B B B B B B D
                     B W W W W W W W W B
                    B W W W W W W W W W B
                     B D D W W W W W W B
                      B B B B B B B B B
                """;

        @Test
        void theFirstMoveOfTheSecondPhaseMayBeAForcedPass() {
            DvonnPosition position = white(ENCLOSED);

            assertThat(moves(position)).containsExactly("pass");
            DvonnPosition next = play(position, "pass");
            assertThat(next.turn()).isEqualTo(Turn.of(Side.BLACK));
            assertThat(next).isEqualTo(black(ENCLOSED));
            // Five corners with three neighbours each, eighteen other edge spaces with four.
            assertThat(next.legalMoveCount()).isEqualTo(5 * 3 + 18 * 4);
        }

        @Test
        void placingLeadsThereToo() {
            // DVONN pieces first, then Black along the edge and White inside.
            DvonnPosition position = play(
                    new Dvonn().start(),
                    "k5 b2 c2 a1 d2 b1 e2 c1 f2 d1 g2 e1 h2 f1 i2 g1 b3 h1 c3 i1 d3 a2 e3 j2 f3 a3 g3 k3 h3 b4 i3 k4 "
                            + "j3 c5 c4 d5 d4 e5 e4 f5 f4 g5 g4 h5 h4 i5 i4 j5 j4");

            assertThat(position).isEqualTo(white(ENCLOSED));
        }

        @Test
        void theSameSideGoesOnAsLongAsTheOtherHasNoMove() {
            DvonnPosition position = white("""
                          . . . . . . . . D
                         . . . . . . . . . .
                        D B B . . . . . . . .
                         . . B . . . . . . .
                          . . . . . . . . D
                    """);

            DvonnPosition after = play(position, "pass c2-c3 pass");
            assertThat(moves(after)).containsExactly("b3-a3", "b3-c3", "c3-a3");
        }

        @Test
        void noPassFollowsTheLastMove() {
            DvonnPosition end = play(white("""
                                  . . . . . . . . D
                                 . . . . . . . . . .
                                D W . . . . . . . . .
                                 . . . . . . . . . .
                                  . . . . . . . . D
                            """), "b3-a3");

            assertThat(end.turn()).isEqualTo(Turn.nobody());
            assertRefused(end, "pass", DvonnRule.AFTER_END, "The game is over.");
        }
    }

    @Nested
    @DisplayName("N4 A DVONN piece on top of a taller stack, or unconnected stacks, are no position")
    class N4 {

        @Test
        void aDvonnPieceOnTopOfATallerStackIsRefused() {
            DvonnSetup setup = DvonnSetup.stacking(stacks("""
                                  . . . . . . . . .
                                 . . . . . . . . . .
                                W D D2 W D . . . . . .
                                 . . . . . . . . . .
                                  . . . . . . . . .
                            """), Side.WHITE);

            assertThat(setup.faults())
                    .extracting(Fault::toString)
                    .containsExactly("N4: A DVONN piece is on top of a stack of 2 on c3.");
        }

        @Test
        void unconnectedStacksAreRefused() {
            DvonnSetup setup = DvonnSetup.stacking(stacks("""
                                  . . . . . . . . B
                                 . . . . . . . . . .
                                W D D W D . W2 . . . .
                                 . . . . . . . . . .
                                  . . . . . . . . .
                            """), Side.WHITE);

            assertThat(setup.faults())
                    .extracting(Fault::toString)
                    .containsExactly("N4: Not connected to a DVONN piece: g3, k5.");
        }
    }

    @Nested
    @DisplayName("N5 Stacks grow to any height; from eleven up they cannot move")
    class N5 {

        private static DvonnPosition longRow(int height) {
            return white("""
                          . . . . . . . . .
                         . . . . . . . . . .
                        X D B D D B B B B B B
                         . . . . . . . . . .
                          . . . . . . . . .
                    """.replace("X", "W" + height));
        }

        @Test
        void tenPiecesStillReachTheOtherEnd() {
            assertThat(moves(longRow(10))).containsExactly("a3-k3");
        }

        @Test
        void elevenDoNot() {
            DvonnPosition position = longRow(11);

            assertThat(position.isPassDue()).isTrue();
            assertRefused(position, "a3-k3", DvonnRule.S7, "White has no move and must pass.");
        }

        @Test
        void theRefusalSaysThatTheStackIsTooTall() {
            DvonnPosition position = white("""
                          . . . . . . . . .
                         . . . . . . . . . .
                        W12 D B D D W B . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);

            assertRefused(
                    position,
                    "a3-b3",
                    DvonnRule.S3,
                    "The stack on a3 has 12 pieces; no line on the board is that long.");
        }

        @Test
        void aStackMayHoldNearlyAllPieces() {
            DvonnPosition position = white("""
                          . . . . . . . . .
                         . . . . . . . . . .
                        . . B46ddd W B W . . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);

            DvonnPosition after = play(position, "d3-c3");
            assertThat(after.stackAt(cell("c3"))).contains(new DvonnStack(Piece.WHITE, 47, 3));
            assertThat(after.score()).containsExactly(47, 0);
        }
    }
}
