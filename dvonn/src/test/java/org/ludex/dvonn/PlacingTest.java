package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.assertRefused;
import static org.ludex.dvonn.Boards.cell;
import static org.ludex.dvonn.Boards.moves;
import static org.ludex.dvonn.Boards.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Turn;

@DisplayName("Phase 1: placing")
class PlacingTest {

    private static final DvonnPosition START = new Dvonn().start();

    /** Fills the board space by space, a1 first and k5 last. */
    static final String ALL_SPACES = Cell.all().stream().map(Cell::toString).collect(Collectors.joining(" "));

    @Nested
    @DisplayName("P1 White starts, with two DVONN pieces and 23 white ones; Black has one and 23 black ones")
    class P1 {

        @Test
        void whitePlacesFirst() {
            assertThat(START.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(START.phase()).isEqualTo(Phase.PLACING);
            assertThat(START.placed()).isZero();
        }

        @Test
        void theFullBoardHoldsTwentyThreeOfEachColourAndThreeDvonnPieces() {
            DvonnPosition full = play(START, ALL_SPACES);

            assertThat(full.occupied())
                    .map(cell -> full.stackAt(cell).orElseThrow())
                    .filteredOn(stack -> stack.equals(DvonnStack.of(Piece.WHITE)))
                    .hasSize(23);
            assertThat(full.occupied())
                    .map(cell -> full.stackAt(cell).orElseThrow())
                    .filteredOn(stack -> stack.equals(DvonnStack.of(Piece.BLACK)))
                    .hasSize(23);
            assertThat(full.occupied())
                    .map(cell -> full.stackAt(cell).orElseThrow())
                    .filteredOn(stack -> stack.equals(DvonnStack.of(Piece.DVONN)))
                    .hasSize(3);
        }
    }

    @Nested
    @DisplayName("P2 One piece at a time on an empty space, alternately, DVONN pieces first")
    class P2 {

        @Test
        void dvonnPiecesComeFirstThenBlackThenWhite() {
            List<String> pieces = new ArrayList<>();
            DvonnPosition position = START;
            for (String space : List.of("a1", "b1", "c1", "d1", "e1", "f1")) {
                pieces.add(position.turn() + " " + position.pieceToPlace().orElseThrow());
                position = play(position, space);
            }

            assertThat(pieces)
                    .containsExactly(
                            "white dvonn", "black dvonn", "white dvonn", "black black", "white white", "black black");
            assertThat(position.text()).startsWith("DDDBWB.../").endsWith(" placing white");
        }

        @Test
        void anOccupiedSpaceIsRefused() {
            assertRefused(play(START, "g2 c1"), "g2", DvonnRule.P2, "g2 is occupied.");
        }

        @Test
        void whatWasPlacedStands() {
            DvonnPosition position = play(START, "g2 c1 k5 a3");

            assertThat(position.stackAt(cell("g2"))).contains(DvonnStack.of(Piece.DVONN));
            assertThat(position.stackAt(cell("a3"))).contains(DvonnStack.of(Piece.BLACK));
            assertThat(position.stackAt(cell("b3"))).isEmpty();
            assertThat(position.placed()).isEqualTo(4);
        }
    }

    @Nested
    @DisplayName("P3 Any empty space will do")
    class P3 {

        @Test
        void everySpaceOfTheEmptyBoardIsListedInOrder() {
            assertThat(String.join(" ", moves(START))).isEqualTo(ALL_SPACES);
        }

        @Test
        void onlyTheOccupiedSpacesDropOut() {
            assertThat(moves(play(START, "g2 c1 k5")))
                    .hasSize(46)
                    .doesNotContain("g2", "c1", "k5")
                    .contains("a1", "g1", "g3", "j5");
        }
    }

    @Nested
    @DisplayName("out-of-phase: no stack moves before all pieces are placed")
    class OutOfPhase {

        @Test
        void aMoveOfAStackWaits() {
            assertRefused(
                    play(START, "g2 c1 k5 a3"),
                    "a3-b3",
                    DvonnRule.OUT_OF_PHASE,
                    "a3-b3 moves a stack, but only 4 of 49 pieces have been placed.");
        }

        @Test
        void aPlacingComesTooLate() {
            assertRefused(
                    play(START, ALL_SPACES),
                    "a3",
                    DvonnRule.OUT_OF_PHASE,
                    "a3 places a piece, but all 49 have been placed.");
        }
    }
}
