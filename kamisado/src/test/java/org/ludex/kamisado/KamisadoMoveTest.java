package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/** Moves in four symbols, and what coordinates mean. */
class KamisadoMoveTest {

    @ParameterizedTest
    @CsvSource({
        "red, c1, f4, R↗3B",
        "red, c1, a3, R↖2B",
        "red, c1, c5, R↑4B",
        "blue, b8, b3, B↑5Y",
        "purple, c8, d7, P↖1G",
        "purple, c8, a6, P↗2G",
        "brown, h8, a1, N↗7N",
        "red, c1, b1, c1-b1",
        "red, c1, d3, c1-d3",
        "red, c1, c1, c1-c1"
    })
    @DisplayName("a step: left and right are the mover's own")
    void stepsInFourSymbols(String tower, String from, String to, String text) {
        assertThat(new Step(Colour.parse(tower), Square.parse(from), Square.parse(to)))
                .hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({
        "purple, a6, red, a4, P↑1K R↓1Y",
        "green, d4, yellow, d7, G↑1O Y↓1G",
        "green, d4, blue, f6, G↗1N B↓1N",
        "green, d4, blue, d4, d4-d4",
        "green, d4, blue, a4, d4-c4 B↓1Y"
    })
    @DisplayName("a push: the pusher's entry and the pushed tower's")
    void pushesInFourSymbols(String tower, String from, String pushed, String landing, String text) {
        Push push = new Push(Colour.parse(tower), Square.parse(from), Colour.parse(pushed), Square.parse(landing));

        assertThat(push).hasToString(text);
    }

    @Test
    void zeroMovesAndFills() {
        assertThat(new Blocked(Colour.GREEN, Square.G6)).hasToString("G0Y");
        assertThat(new Fill(FillSide.LEFT)).hasToString("fill-left");
        assertThat(new Fill(FillSide.RIGHT)).hasToString("fill-right");
    }

    @Nested
    @DisplayName("Coordinates")
    class Coordinates {
        private final KamisadoPosition position = Drawn.position(Level.MARATHON, "black moves green", """
                .  .  p  k  y  .  g  n+
                .  .  .  .  .  .  .  B+
                .  .  r  o  .  .  .  .
                N  .  .  b  .  .  .  .
                R+ Y  .  G++ . .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  K  P  .  O
                """);

        @ParameterizedTest
        @CsvSource({
            "d4-e5, G↗1N", // an empty square
            "d4-d4, G0N", // the same square
            "b4-b5, Y↑1P", // not due, still a step
            "d4-d7, G↑3G", // through towers, still a step
            "d4-d3, d4 back",
            "c8-c7, P↑1K" // the opponent's
        })
        void stepsAndZeroMoves(String squares, String text) {
            KamisadoMove move = Drawn.move(position, squares);

            assertThat(move).isNotInstanceOf(Push.class);
            assertThat(move.toString()).isEqualTo(text.equals("d4 back") ? "G↑1P" : text);
        }

        @Test
        @DisplayName("a sumo one square ahead onto a tower pushes the whole row of opponents")
        void aRowIsPushed() {
            assertThat(position.move(Square.D4, Square.D5))
                    .isEqualTo(new Push(Colour.GREEN, Square.D4, Colour.ORANGE, Square.D7));
        }

        @Test
        @DisplayName("an own tower ahead is a push of it, to be refused")
        void anOwnTowerIsPushed() {
            assertThat(position.move(Square.A4, Square.A5))
                    .isEqualTo(new Push(Colour.RED, Square.A4, Colour.BROWN, Square.A6));
        }

        @Test
        @DisplayName("where the board ends, the pushed tower lands where it stands")
        void atTheEdge() {
            assertThat(position.move(Square.H7, Square.H8))
                    .isEqualTo(new Push(Colour.BLUE, Square.H7, Colour.BROWN, Square.H8));
        }

        @Test
        @DisplayName("diagonally only the opponent's tower makes it a push")
        void diagonally() {
            KamisadoPosition close = Drawn.play(position, "d4-c5");
            assertThat(close.due()).contains(Colour.BLUE);
            assertThat(close.move(Square.C5, Square.D6))
                    .isEqualTo(new Push(Colour.GREEN, Square.C5, Colour.ORANGE, Square.E7));
            assertThat(position.move(Square.H7, Square.G8))
                    .isEqualTo(new Push(Colour.BLUE, Square.H7, Colour.GREEN, Square.G8));
            assertThat(position.move(Square.A4, Square.B5)).isInstanceOf(Step.class);
        }

        @Test
        @DisplayName("from an empty square it is a step of the due tower")
        void fromAnEmptySquare() {
            assertThat(position.move(Square.C2, Square.C3)).isEqualTo(new Step(Colour.GREEN, Square.C2, Square.C3));
            assertThat(Drawn.verdict(position, "c2-c3")).isEqualTo("B2");
        }

        @Test
        @DisplayName("a plain tower never pushes")
        void aPlainTowerSteps() {
            KamisadoPosition plain = Drawn.play(new Kamisado().start(), "e1-e6 c8-c2");

            assertThat(plain.move(Square.C1, Square.C2)).isInstanceOf(Step.class);
        }
    }
}
