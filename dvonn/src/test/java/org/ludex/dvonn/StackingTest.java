package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.assertLeads;
import static org.ludex.dvonn.Boards.assertRefused;
import static org.ludex.dvonn.Boards.black;
import static org.ludex.dvonn.Boards.cell;
import static org.ludex.dvonn.Boards.moves;
import static org.ludex.dvonn.Boards.play;
import static org.ludex.dvonn.Boards.white;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Turn;

@DisplayName("Phase 2: stacking")
class StackingTest {

    /** White's stack of two on e3 finds something two spaces away in all six directions. */
    private static final String STAR = """
                  . . W W W . . . .
                 . . . B . . . . . .
                . . W D W2 D W . . . .
                 . . . D B . . . . .
                  . . W B W . . . .
            """;

    /** White's piece on e3 has six neighbours. */
    private static final String SURROUNDED = """
                  . . . . . . . . .
                 . . . B D . . . . .
                . . . D W B . . . . .
                 . . . D B . . . . .
                  . . . . . . . . .
            """;

    private static List<String> movesFrom(DvonnPosition position, String from) {
        return moves(position).stream()
                .filter(move -> move.startsWith(from + "-"))
                .toList();
    }

    @Nested
    @DisplayName("S1 White, who placed the last piece, makes the first move; then alternately")
    class S1 {

        @Test
        void whiteMovesFirstThenBlackThenWhite() {
            DvonnPosition full = play(new Dvonn().start(), PlacingTest.ALL_SPACES);
            assertThat(full.phase()).isEqualTo(Phase.STACKING);
            assertThat(full.turn()).isEqualTo(Turn.of(Side.WHITE));

            DvonnPosition next = full.play(full.legalMoves().get(0));
            assertThat(next.turn()).isEqualTo(Turn.of(Side.BLACK));
            assertThat(next.play(next.legalMoves().get(0)).turn()).isEqualTo(Turn.of(Side.WHITE));
        }
    }

    @Nested
    @DisplayName("S2 A side moves only stacks with its own colour on top")
    class S2 {

        @Test
        void eachSideHasTheMovesOfItsOwnStacks() {
            String board = """
                          . . . . . . . . .
                         . . . . . . . . . .
                        . . . W B2 D D . . . .
                         . . . . D . . . . .
                          . . . . . . . . .
                    """;

            assertThat(moves(white(board))).containsExactly("d3-e3");
            assertThat(moves(black(board))).containsExactly("e3-g3");
        }

        @Test
        void theOpponentsStackIsNotToBeMoved() {
            assertRefused(black(STAR), "e3-g3", DvonnRule.S2, "The stack on e3 is White's, but it is Black's turn.");
        }

        @Test
        void anEmptySpaceHasNothingToMove() {
            assertRefused(white(STAR), "a1-b1", DvonnRule.S2, "There is nothing on a1 to move.");
        }

        @Test
        void whoLandsOnAStackOwnsIt() {
            DvonnPosition after = play(black(STAR), "e4-e3");

            assertThat(after.stackAt(cell("e3"))).contains(new DvonnStack(Piece.BLACK, 3, 0));
            assertThat(after.stackAt(cell("e3")).flatMap(DvonnStack::owner)).contains(Side.BLACK);
        }
    }

    @Nested
    @DisplayName("S3 A stack of n pieces moves exactly n spaces in a straight line, as a whole")
    class S3 {

        @Test
        void twoPiecesMoveTwoSpacesInSixDirections() {
            assertThat(movesFrom(white(STAR), "e3"))
                    .containsExactly("e3-c1", "e3-e1", "e3-c3", "e3-g3", "e3-e5", "e3-g5");
        }

        @Test
        void aSinglePieceMovesOneSpace() {
            assertThat(movesFrom(white(STAR), "f5")).containsExactly("f5-e4", "f5-e5", "f5-g5");
        }

        @Test
        void theWholeStackMoves() {
            assertLeads(white(STAR), "e3-g3", """
                          . . W W W . . . .
                         . . . B . . . . . .
                        . . W D . D W3 . . . .
                         . . . D B . . . . .
                          . . W B W . . . .
                    """);
        }

        @Test
        void dvonnPiecesInsideCountAsPieces() {
            String board = """
                          . . . . . . . . .
                         . . . . . . . . . .
                        . B W3dd B B D . . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """;

            assertThat(movesFrom(white(board), "c3")).containsExactly("c3-f3");
        }

        @Test
        void anotherDistanceIsRefused() {
            assertRefused(
                    white(STAR),
                    "e3-f3",
                    DvonnRule.S3,
                    "The stack on e3 has 2 pieces and moves exactly 2 spaces; f3 is 1 away.");
            assertRefused(white(STAR), "c3-e3", DvonnRule.S3, "The piece on c3 moves exactly one space; e3 is 2 away.");
        }

        @Test
        void stayingIsNoMove() {
            assertRefused(
                    white(STAR),
                    "e3-e3",
                    DvonnRule.S3,
                    "The stack on e3 has 2 pieces and moves exactly 2 spaces; e3 is 0 away.");
        }

        @Test
        void whatIsNotALineIsRefused() {
            assertRefused(white(STAR), "e3-d1", DvonnRule.S3, "No straight line leads from e3 to d1.");
            assertRefused(white(STAR), "e3-f2", DvonnRule.S3, "No straight line leads from e3 to f2.");
        }
    }

    @Nested
    @DisplayName("S4 A move ends on an occupied space; what lies between is passed over and counted")
    class S4 {

        /** From a3 three spaces lead over two empty ones, from b4 over two occupied ones. */
        private static final String GAPS = """
                      . . . . . . . . .
                     W3 B B B . . . . . .
                    W3 . . B D D D . . . .
                     . . . . . . . . . .
                      . . . . . . . . .
                """;

        @Test
        void emptySpacesArePassedOver() {
            assertThat(movesFrom(white(GAPS), "a3")).containsExactly("a3-d3");
        }

        @Test
        void occupiedSpacesArePassedOver() {
            assertThat(movesFrom(white(GAPS), "b4")).containsExactly("b4-e4");
        }

        @Test
        void anEmptySpaceIsNoLanding() {
            String board = GAPS.replaceFirst("W3 \\. \\.", "W2 . .");

            assertRefused(white(board), "a3-c3", DvonnRule.S4, "c3 is empty: there is nothing to land on.");
        }

        @Test
        void anyColourMayBeLandedOn() {
            String board = """
                          . . . . . . . . .
                         . . . . . . . . . .
                        . . . B W D D D . . .
                         . . . . W . . . . .
                          . . . . . . . . .
                    """;

            assertThat(movesFrom(white(board), "e3")).containsExactly("e3-e2", "e3-d3", "e3-f3");
        }
    }

    @Nested
    @DisplayName("S5 A stack with all six neighbours occupied cannot move")
    class S5 {

        @Test
        void aSurroundedPieceHasNoMove() {
            DvonnPosition position = white(SURROUNDED.replace("D W B .", "D W B W"));

            assertThat(position.isSurrounded(cell("e3"))).isTrue();
            assertThat(moves(position)).containsExactly("g3-f3");
            assertRefused(
                    position,
                    "e3-d3",
                    DvonnRule.S5,
                    "The stack on e3 is surrounded: all six neighbouring spaces are occupied.");
        }

        @Test
        void oneEmptyNeighbourIsEnough() {
            DvonnPosition position = white(SURROUNDED.replace("D W B", "D W ."));

            assertThat(position.isSurrounded(cell("e3"))).isFalse();
            assertThat(moves(position)).containsExactly("e3-d2", "e3-e2", "e3-d3", "e3-e4", "e3-f4");
        }

        @Test
        void onTheFullBoardOnlyTheEdgeCanMove() {
            DvonnPosition full = play(new Dvonn().start(), PlacingTest.ALL_SPACES);

            List<Cell> edge = Cell.all().stream()
                    .filter(cell -> cell.neighbours().size() < 6)
                    .toList();
            assertThat(edge).hasSize(24);
            assertThat(Cell.all()).filteredOn(full::isSurrounded).hasSize(25).doesNotContainAnyElementsOf(edge);
            assertThat(full.legalMoves())
                    .allSatisfy(move -> assertThat(edge).contains(((DvonnMove.Stack) move).from()));
            assertThat(edge.stream()
                            .filter(cell -> full.stackAt(cell)
                                    .flatMap(DvonnStack::owner)
                                    .filter(Side.WHITE::equals)
                                    .isPresent()))
                    .allSatisfy(
                            cell -> assertThat(movesFrom(full, cell.toString())).isNotEmpty());
        }
    }

    @Nested
    @DisplayName("S6 A single DVONN piece never moves on its own")
    class S6 {

        @Test
        void aLoneDvonnPieceStays() {
            assertRefused(white(STAR), "d3-c3", DvonnRule.S6, "The DVONN piece on d3 cannot move on its own.");
            assertRefused(black(STAR), "d3-c3", DvonnRule.S6, "The DVONN piece on d3 cannot move on its own.");
        }

        @Test
        void insideAStackItMovesWithTheStacksOwner() {
            DvonnPosition position = white("""
                          . . . . . . . . .
                         . . . . . . . . . .
                        . . W D B D D . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);

            assertThat(play(position, "c3-d3").stackAt(cell("d3"))).contains(new DvonnStack(Piece.WHITE, 2, 1));
            DvonnPosition after = play(position, "c3-d3 e3-f3 d3-f3");
            assertThat(after.stackAt(cell("f3"))).contains(new DvonnStack(Piece.WHITE, 4, 2));
        }
    }

    @Nested
    @DisplayName("S7 No passing while a move exists; who has none passes")
    class S7 {

        @Test
        void whoHasAMoveCannotPass() {
            assertRefused(white(STAR), "pass", DvonnRule.S7, "White has a move and cannot pass.");
            assertRefused(black(STAR), "pass", DvonnRule.S7, "Black has a move and cannot pass.");
        }

        @Test
        void whoHasAPieceToPlaceCannotPass() {
            assertRefused(new Dvonn().start(), "pass", DvonnRule.S7, "White has a piece to place and cannot pass.");
        }

        @Test
        void whoHasNoMovePassesAndDoesNothingElse() {
            DvonnPosition position = white(SURROUNDED);

            assertThat(position.isPassDue()).isTrue();
            assertThat(position.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(moves(position)).containsExactly("pass");
            assertThat(position.legalMoveCount()).isEqualTo(1);
            assertRefused(position, "e3-d3", DvonnRule.S7, "White has no move and must pass.");
            assertRefused(position, "f3-f4", DvonnRule.S7, "White has no move and must pass.");
        }

        @Test
        void thePassChangesNothingButTheTurn() {
            assertThat(play(white(SURROUNDED), "pass")).isEqualTo(black(SURROUNDED));
        }

        @Test
        void whoPassedMovesAgainAsSoonAsAMoveExists() {
            DvonnPosition freed = play(white(SURROUNDED), "pass f3-f4");

            assertThat(moves(freed)).containsExactly("e3-d2", "e3-e2", "e3-d3", "e3-e4", "e3-f4");
            assertRefused(freed, "pass", DvonnRule.S7, "White has a move and cannot pass.");
        }
    }

    @Nested
    @DisplayName("Of several rules broken at once the verdict names one, in a fixed order")
    class Order {

        private final DvonnPosition position = white(SURROUNDED.replace("D W B .", "D W B W2"));

        @Test
        void notOursComesBeforeSurrounded() {
            DvonnPosition theirs = black(SURROUNDED);
            assertRefused(theirs, "e3-d3", DvonnRule.S2, "The stack on e3 is White's, but it is Black's turn.");
        }

        @Test
        void surroundedComesBeforeDistanceAndLine() {
            String message = "The stack on e3 is surrounded: all six neighbouring spaces are occupied.";
            assertRefused(position, "e3-e5", DvonnRule.S5, message);
            assertRefused(position, "e3-a1", DvonnRule.S5, message);
        }

        @Test
        void distanceComesBeforeTheEmptyLanding() {
            assertRefused(
                    position,
                    "g3-h3",
                    DvonnRule.S3,
                    "The stack on g3 has 2 pieces and moves exactly 2 spaces; h3 is 1 away.");
            assertRefused(position, "g3-i3", DvonnRule.S4, "i3 is empty: there is nothing to land on.");
        }
    }
}
