package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.assertLeads;
import static org.ludex.dvonn.Boards.assertRefused;
import static org.ludex.dvonn.Boards.black;
import static org.ludex.dvonn.Boards.moves;
import static org.ludex.dvonn.Boards.play;
import static org.ludex.dvonn.Boards.white;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;

@DisplayName("Losing pieces, and the end")
class LossAndEndTest {

    /** Everything to the right of d3 hangs on d3. */
    private static final String CHAIN = """
                  . . . . . . . . .
                 . . . . . W2 . . . .
                D D D W B W B . . . .
                 . . . . . . . . . .
                  . . . . . . . . .
            """;

    /** One move each is left, and both stacks then stand two spaces from anything. */
    private static final String LAST_MOVES = """
                  . . . . . . . . D
                 . . . . . . . . . .
                D W . . . D B . . . .
                 . . . . . . . . . .
                  . . . . . . . . .
            """;

    @Nested
    @DisplayName("L1 After a move every stack without a connection to a DVONN piece leaves the game")
    class L1 {

        @Test
        void whatTheMoverLeftBehindIsLostWhoeverOwnsIt() {
            assertLeads(white(CHAIN), "d3-c3", """
                          . . . . . . . . .
                         . . . . . . . . . .
                        D D W2d . . . . . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
        }

        @Test
        void aMoverMayLoseItsOwn() {
            assertLeads(black(CHAIN), "e3-d3", """
                          . . . . . . . . .
                         . . . . . . . . . .
                        D D D B2 . . . . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
        }

        @Test
        void aConnectionThroughOthersIsEnough() {
            assertLeads(black(CHAIN), "g3-f3", """
                          . . . . . . . . .
                         . . . . . W2 . . . .
                        D D D W B B2 . . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
        }

        @Test
        void aStackThatHoldsADvonnPieceKeepsItsNeighbours() {
            assertLeads(white("""
                                  . . . . . . . . .
                                 . . . . . . . . . .
                                D D W W W B3d B . . . .
                                 . . W . . . . . . .
                                  . . . . . . . . .
                            """), "d3-c3", """
                          . . . . . . . . .
                         . . . . . . . . . .
                        D D W2 . W B3d B . . . .
                         . . W . . . . . . .
                          . . . . . . . . .
                    """);
        }

        @Test
        void takingADvonnPieceAwayCutsOffWhatStoodAroundIt() {
            assertLeads(white("""
                                  . . . . . . . . .
                                 . . . . . . . . . .
                                . B W2d B B D D . . . .
                                 . . . . . . . . . .
                                  . . . . . . . . .
                            """), "c3-e3", """
                          . . . . . . . . .
                         . . . . . . . . . .
                        . . . B W3d D D . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
        }
    }

    @Nested
    @DisplayName("L2 DVONN pieces never leave: they are connected to themselves")
    class L2 {

        @Test
        void aDvonnPieceWithoutNeighboursStays() {
            assertLeads(white(LAST_MOVES), "b3-a3", """
                          . . . . . . . . D
                         . . . . . . . . . .
                        W2d . . . . D B . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
        }

        @Test
        void aStackWithADvonnPieceStaysWhereverItGoes() {
            assertLeads(white("""
                                  . . . . . . . . .
                                 . . . . . . . . . .
                                W2d . D . . . . . . D .
                                 . . . . . . . . . .
                                  . . . . . . . . .
                            """), "a3-c3", """
                          . . . . . . . . .
                         . . . . . . . . . .
                        . . W3dd . . . . . . D .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
        }
    }

    @Nested
    @DisplayName("E1 The game ends when neither side can move")
    class E1 {

        @Test
        void itGoesOnWhileOneSideCanMove() {
            DvonnPosition position = play(white(LAST_MOVES), "b3-a3");

            assertThat(position.outcome().isOpen()).isTrue();
            assertThat(position.score()).isEmpty();
            assertThat(moves(position)).containsExactly("g3-f3");
        }

        @Test
        void itEndsWithTheLastMove() {
            DvonnPosition end = play(white(LAST_MOVES), "b3-a3 g3-f3");

            assertThat(end.phase()).isEqualTo(Phase.ENDED);
            assertThat(end.turn()).isEqualTo(Turn.nobody());
            assertThat(end.toMove()).isEmpty();
            assertThat(end.legalMoves()).isEmpty();
            assertThat(end.legalMoveCount()).isZero();
            assertThat(end.isPassDue()).isFalse();
        }

        @Test
        void nothingMayFollow() {
            DvonnPosition end = play(white(LAST_MOVES), "b3-a3 g3-f3");

            for (String move : new String[] {"pass", "a3-c3", "f3-g3", "a1"}) {
                assertRefused(end, move, DvonnRule.AFTER_END, "The game is over.");
            }
        }
    }

    @Nested
    @DisplayName("E2 More pieces in own stacks win; equal is a draw")
    class E2 {

        @Test
        void equalNumbersAreADraw() {
            DvonnPosition end = play(white(LAST_MOVES), "b3-a3 g3-f3");

            assertThat(end.outcome()).isEqualTo(Outcome.drawn(DvonnRule.E2));
            assertThat(end.score()).containsExactly(2, 2);
        }

        @Test
        void whiteWinsWithMorePieces() {
            DvonnPosition end = play(white(LAST_MOVES.replace('B', '.')), "b3-a3");

            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, DvonnRule.E2));
            assertThat(end.score()).containsExactly(2, 0);
        }

        @Test
        void blackWinsWithMorePieces() {
            DvonnPosition end = play(black(LAST_MOVES.replace('W', '.')), "g3-f3");

            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.BLACK, DvonnRule.E2));
            assertThat(end.score()).containsExactly(0, 2);
        }

        @Test
        void piecesOfAnyColourInsideAStackCountForItsOwner() {
            DvonnPosition position = black("""
                          . . . . . . . . D
                         . . . . . . . . . .
                        W5d B . . . D . . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
            assertThat(position.points(Side.WHITE)).isEqualTo(5);
            assertThat(position.points(Side.BLACK)).isEqualTo(1);

            DvonnPosition end = play(position, "b3-a3");
            assertThat(end.score()).containsExactly(0, 6);
        }
    }
}
