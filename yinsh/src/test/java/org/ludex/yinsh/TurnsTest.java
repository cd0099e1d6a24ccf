package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.BoardCell;
import org.ludex.core.Footprint;
import org.ludex.core.Line;
import org.ludex.core.Playout;

@DisplayName("Turns, cells and attempts")
class TurnsTest {

    /** White's move completes White's row. */
    private static final YinshPosition OWN_ROW = Drawn.standard(Stage.move(Side.WHITE), """
            a  W W W W
            e  . . . W b b b b . .
            k  B B B B
            """);

    /** White's move e3-e5 completes Black's row c4-g4. */
    private static final YinshPosition OTHERS_ROW = Drawn.standard(Stage.move(Side.WHITE), """
            a  W W W W
            c  . . . b
            d  . . . b
            e  . . W w
            f  . . b
            g  . . b
            k  B B B B
            """);

    private static Line<YinshMove, YinshPosition> line(YinshPosition start, String moves) {
        return Line.of(
                start, Stream.of(moves.split(" ", -1)).map(YinshMove::parse).toList());
    }

    private static List<Boolean> midTurns(Line<YinshMove, YinshPosition> line) {
        return line.positions().stream().map(YinshPosition::isMidTurn).toList();
    }

    private static Point point(String text) {
        return Point.parse(text);
    }

    private static List<String> ids(List<BoardCell> cells) {
        return cells.stream().map(BoardCell::id).toList();
    }

    @Nested
    @DisplayName("A turn of three parts")
    class Turns {

        @Test
        void theRowsOfAMoveBelongToItsTurn() {
            Line<YinshMove, YinshPosition> line = line(OWN_ROW, "e4-e9 xe4-e8 xa2 k7-j7");
            assertThat(midTurns(line)).containsExactly(false, true, true, false, false);
            assertThat(line.undo().lastTurn()).hasToString("[e4-e9, xe4-e8, xa2]");
        }

        @Test
        void undoneAndRedoneAsAWhole() {
            Line<YinshMove, YinshPosition> line = line(OWN_ROW, "e4-e9 xe4-e8 xa2");
            Line<YinshMove, YinshPosition> undone = line.undoTurn();
            assertThat(undone.end()).isEqualTo(OWN_ROW);
            assertThat(undone.redoTurn()).isEqualTo(line);
            assertThat(undone.redoTurn().canRedo()).isFalse();
        }

        @Test
        void halfATurnIsUndoneToItsBeginning() {
            assertThat(line(OWN_ROW, "e4-e9 xe4-e8").undoTurn().size()).isZero();
            assertThat(line(OWN_ROW, "e4-e9").undoTurn().redoTurn().end().due()).contains(Due.TAKE_ROW);
        }

        @Test
        void rowsFromTheOpponentComeBeforeTheRingMoveInTheSameTurn() {
            Line<YinshMove, YinshPosition> line = line(OTHERS_ROW, "e3-e5 xc4-g4 xk7 k8-j8");
            assertThat(midTurns(line)).containsExactly(false, false, true, true, false);
            assertThat(line.lastTurn()).hasToString("[xc4-g4, xk7, k8-j8]");
            assertThat(line.undoTurn()).hasToString("e3-e5");
            assertThat(line.undoTurn().undoTurn().end()).isEqualTo(OTHERS_ROW);
            assertThat(line.undoTurn().undoTurn().redoTurn().redoTurn()).isEqualTo(line);
        }

        @Test
        void placementsAreTurnsOfTheirOwn() {
            assertThat(midTurns(line(Yinsh.GAME.start(), "e5 f5 g5"))).containsOnly(false);
        }

        @Test
        void aFinishedGameIsInNoTurn() {
            YinshPosition start = Drawn.blitz(Stage.move(Side.WHITE), """
                    a  W W W W
                    e  . . . W b b b b . .
                    j  B
                    k  B B B B
                    """);
            YinshPosition end = line(start, "e4-e9 xe4-e8 xa2").end();
            assertThat(end.isMidTurn()).isFalse();
            assertThat(end.toMove()).isEmpty();
        }

        @Test
        void aPositionReadFromTextKnowsWhatItsStageTells() {
            YinshPosition row = Drawn.play(OWN_ROW, "e4-e9");
            YinshPosition ring = Drawn.play(row, "xe4-e8");
            for (YinshPosition position : List.of(OWN_ROW, row, ring)) {
                assertThat(Yinsh.GAME.position(position.text()).isMidTurn()).isEqualTo(position.isMidTurn());
            }
        }

        @Test
        void undoingTurnsNeverStopsInOne() {
            Line<YinshMove, YinshPosition> line = Playout.from(Yinsh.GAME.start(), 7, 200);
            List<YinshMove> all = new ArrayList<>();
            while (line.canUndo()) {
                List<YinshMove> turn = line.lastTurn();
                line = line.undoTurn();
                assertThat(line.end().isMidTurn()).isFalse();
                all.addAll(0, turn);
            }
            assertThat(all).isEqualTo(Playout.from(Yinsh.GAME.start(), 7, 200).moves());
        }
    }

    @Nested
    @DisplayName("The cells of a move")
    class Cells {

        @Test
        void aRingMoveTouchesThePointsBetween() {
            Footprint footprint = YinshMove.parse("e4-e7").footprint();
            assertThat(ids(footprint.from())).containsExactly("e4");
            assertThat(ids(footprint.to())).containsExactly("e7");
            assertThat(ids(footprint.touched())).containsExactly("e4", "e5", "e6", "e7");
        }

        @Test
        void aRowStartsFromAllItsPoints() {
            Footprint footprint = YinshMove.parse("xe4-i8").footprint();
            assertThat(ids(footprint.from())).containsExactly("e4", "f5", "g6", "h7", "i8");
            assertThat(footprint.to()).isEmpty();
            assertThat(footprint.touched()).isEqualTo(footprint.from());
        }

        @Test
        void theOtherMoves() {
            assertThat(YinshMove.parse("e4").footprint()).isEqualTo(Footprint.onto(point("e4")));
            assertThat(YinshMove.parse("xe4").footprint()).isEqualTo(Footprint.off(List.of(point("e4"))));
            assertThat(YinshMove.parse("pass").footprint()).isEqualTo(Footprint.none());
        }

        @Test
        void pointsThatAreNotOnALineAreAllThatIsTouched() {
            assertThat(ids(YinshMove.parse("e4-f7").footprint().touched())).containsExactly("e4", "f7");
            assertThat(ids(YinshMove.parse("xe4-e4").footprint().touched())).containsExactly("e4");
        }

        @Test
        void movesByTheCellThatAPlayerChooses() {
            assertThat(Yinsh.GAME.start().movesFrom(point("e4"))).hasToString("[e4]");
            assertThat(OWN_ROW.movesFrom(point("e4")))
                    .isNotEmpty()
                    .allMatch(move -> move.toString().startsWith("e4-"));
            assertThat(OWN_ROW.movesFrom(point("e5"))).isEmpty();
            YinshPosition row = Drawn.play(OWN_ROW, "e4-e9");
            assertThat(row.movesFrom(point("e6"))).hasToString("[xe4-e8]");
            assertThat(Drawn.play(row, "xe4-e8").movesFrom(point("a2"))).hasToString("[xa2]");
        }
    }

    @Nested
    @DisplayName("Attempts")
    class Attempts {

        @Test
        void nothingIsNoMove() {
            assertThatThrownBy(() -> attemptNothing(OWN_ROW))
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage("the move is null");
        }

        @SuppressWarnings("NullAway") // what a caller without null checks does
        private void attemptNothing(YinshPosition position) {
            position.attempt(null);
        }

        @Test
        void theShortTestAgreesWithTheLists() {
            List<YinshMove> candidates = candidates();
            for (int seed = 0; seed < 2; seed++) {
                for (YinshPosition position :
                        Playout.from(Yinsh.GAME.start(), seed, 200).positions()) {
                    List<YinshMove> different = candidates.stream()
                            .filter(move -> Refusals.allows(position, move)
                                    != (!(move instanceof YinshMove.Pass)
                                            && Refusals.first(position, move).isEmpty()))
                            .toList();
                    assertThat(different).as("at %s", position).isEmpty();
                }
            }
        }

        private List<YinshMove> candidates() {
            List<YinshMove> moves = new ArrayList<>(List.of(new YinshMove.Pass(), YinshMove.parse("xe1-e5")));
            for (Point from : Point.all()) {
                moves.add(new YinshMove.PlaceRing(from));
                moves.add(new YinshMove.TakeRing(from));
                for (Point to : Point.all()) {
                    moves.add(new YinshMove.MoveRing(from, to));
                    moves.add(new YinshMove.TakeRow(from, to));
                }
            }
            return moves;
        }
    }

    @Test
    @DisplayName("Who is to move")
    void toMove() {
        assertThat(Yinsh.GAME.start().toMove()).contains(Side.WHITE);
        assertThat(Drawn.play(OTHERS_ROW, "e3-e5").toMove()).contains(Side.BLACK);
        assertThat(Yinsh.GAME
                        .position("over; rings a2 a3 / k7 k8 k9; markers - / -")
                        .toMove())
                .isEmpty();
    }
}
