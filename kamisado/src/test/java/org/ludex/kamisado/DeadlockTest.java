package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Outcome;

/** Zero moves one after the other (H6), and the deadlock where they go round in circles (H8). */
class DeadlockTest {

    @Nested
    @DisplayName("H6: chains of zero moves that end")
    class Chains {
        static Stream<Arguments> chains() {
            return Stream.of(
                    Arguments.of("one", Level.SINGLE, "black moves brown", """
                    o  b  p  k  y  .  .  .
                    .  .  .  .  .  .  r  .
                    .  .  .  .  .  .  g  .
                    .  .  .  .  .  n  R  Y
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  N  .  .  .
                    .  G  .  .  K  P  B  O
                    """, "e2-a6", "G0Y", "black yellow"),
                    Arguments.of("three", Level.SINGLE, "white moves blue", """
                    .  .  .  k  .  r  .  n
                    .  .  .  .  .  .  g  O
                    .  .  .  .  .  .  G  Y
                    .  .  .  .  b  .  .  .
                    p  .  P  .  o  .  .  .
                    R  y  .  .  .  .  .  .
                    N  .  .  .  .  .  .  .
                    .  .  .  .  K  .  B  .
                    """, "e5-c3", "N0P P0Y Y0B", "white blue"),
                    Arguments.of(
                            "four", Level.SINGLE, "white moves red", """
                    .  .  .  .  y  .  .  .
                    .  p  .  .  .  .  .  .
                    N  o  b  .  .  r  .  .
                    R  G  B  k  n  .  K  .
                    .  .  .  .  O  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  g  .  .  .  .
                    .  .  .  Y  .  P  .  .
                    """, "f6-f5", "G0P P0O O0O O0K", "black pink"),
                    Arguments.of(
                            "five, past a pink tower of each side",
                            Level.STANDARD,
                            "white moves orange",
                            """
                    .  .  .  .  .  .  .  y
                    .  .  .  .  b  .  .  .
                    O+ N  .  .  .  .  .  .
                    .  .  o  .  .  .  .  .
                    .  .  Y+ B  .  .  g  k
                    .  .  .  .  n  p+ r  K
                    .  .  .  .  .  R  P  .
                    .  .  G  .  .  .  .  .
                    """,
                            "c5-b4",
                            "R0K K0K K0G G0P P0O",
                            "white orange"),
                    Arguments.of(
                            "one after a push", Level.STANDARD, "black moves purple", """
                    n  .  .  .  .  .  .  .
                    B  g  y  .  O+ .  .  .
                    k  P+ N  .  b+ .  .  .
                    .  .  .  K  .  .  .  .
                    .  .  G  .  .  .  o  .
                    .  .  .  .  .  .  r+ .
                    .  .  .  p  .  .  .  .
                    .  R  .  .  .  .  Y  .
                    """, "b6-b7", "B0R", "white red"),
                    Arguments.of(
                            "two after a push",
                            Level.STANDARD,
                            "white moves green",
                            """
                    .  p  b+ r  n  .  .  .
                    g+ .  .  R  .  .  .  .
                    N  B  .  .  .  .  .  .
                    .  .  .  .  o  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  O  .  .
                    .  .  .  .  .  .  y  k
                    .  .  K  .  Y+ .  G  P+
                    """,
                            "a7-a6",
                            "K0R R0G",
                            "white green"),
                    Arguments.of(
                            "three after a push",
                            Level.MARATHON,
                            "black moves purple",
                            """
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  n+
                    p+ .  .  .  .  .  N  y+
                    .  .  k  .  .  .  .  .
                    .  b  .  .  .  .  g  .
                    B  o+ r+ K+ Y+ O+ .  .
                    .  .  P++ G+ R+ . .  .
                    .  .  .  .  .  .  .  .
                    """,
                            "c2-c3",
                            "G0B B0R R0G",
                            "white green"));
        }

        @ParameterizedTest(name = "{0}")
        @MethodSource("chains")
        void eachBlockedTowerHandsOnTheColourUnderIt(
                String name, Level level, String turn, String drawing, String move, String zeros, String then) {
            KamisadoPosition position = Drawn.play(Drawn.position(level, turn, drawing), move);
            assertThat(position.extraTurn()).as("after a push").isEqualTo(name.contains("push"));

            for (String zero : zeros.split(" ", -1)) {
                assertThat(position.legalMoves()).hasToString("[" + zero + "]");
                position = position.play(position.legalMoves().get(0));
                assertThat(position.extraTurn()).isFalse();
            }

            assertThat(position.toMove().orElseThrow() + " " + position.due().orElseThrow())
                    .isEqualTo(then);
            assertThat(position.legalMoves()).noneMatch(KamisadoMove.Blocked.class::isInstance);
            assertThat(position.outcome().isOpen()).isTrue();
        }
    }

    @Nested
    @DisplayName("H8: when the zero moves go round, the last to make a real move loses")
    class H8 {
        @ParameterizedTest
        @ValueSource(strings = {"c1-a3 b8-h2 a3-e7", "c1-c5 b8-h2 c5-e7", "f1-f5 g8-a2 f5-d7", "f1-h3 g8-a2 h3-d7"})
        void theShortestDeadlocks(String moves) {
            KamisadoPosition end = Drawn.play(new Kamisado().start(), moves);

            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H8));
            assertThat(end.score()).containsExactly(0, 1);
            assertThat(end.legalMoves()).isEmpty();
            assertThat(end.deadlockTail()).hasSize(3);
        }

        @Test
        void theTailOfTheShortest() {
            KamisadoPosition end = Drawn.play(new Kamisado().start(), "c1-a3 b8-h2 a3-e7");

            assertThat(end.deadlockTail())
                    .containsExactly(
                            new KamisadoMove.Blocked(Colour.BLUE, Square.H2),
                            new KamisadoMove.Blocked(Colour.RED, Square.E7),
                            new KamisadoMove.Blocked(Colour.BLUE, Square.H2));
        }

        @Test
        @DisplayName("the circle need not begin with the first blocked tower")
        void theCircleMayBeginLater() {
            KamisadoPosition before = Drawn.single("black moves green", """
                    .  .  .  .  .  .  .  .
                    .  .  .  .  R  .  r  Y
                    .  .  .  .  .  g  n  b
                    .  B  .  .  p  K  N  .
                    .  k  y  .  .  .  .  P
                    .  .  O  G  .  .  .  .
                    .  .  .  .  .  .  o  .
                    .  .  .  .  .  .  .  .
                    """);

            KamisadoPosition end = Drawn.play(before, "d3-d7");

            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H8));
            assertThat(end.deadlockTail()).hasToString("[G0N, N0R, R0N, N0R]");
        }

        @Test
        @DisplayName("a circle of four towers")
        void aCircleOfFour() {
            KamisadoPosition before = Drawn.single("white moves orange", """
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    y  P  .  .  o  .  .  .
                    B  n  .  b  O  .  .  .
                    .  .  .  .  N  p  k  r
                    g  R  .  .  Y  G  K  .
                    .  .  .  .  .  .  .  .
                    """);

            KamisadoPosition end = Drawn.play(before, "e5-f4");

            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H8));
            assertThat(end.deadlockTail()).hasToString("[B0Y, Y0K, K0O, O0B, B0Y]");
        }

        @Test
        @DisplayName("a push is a real move: who pushed last loses")
        void afterAPush() {
            KamisadoPosition before = Drawn.position(Level.STANDARD, "black moves red", """
                    .  p  k  r  .  .  .  n
                    o  O  .  .  .  y  .  .
                    R+ .  .  b  .  .  .  Y
                    .  .  .  .  .  .  .  .
                    .  .  .  .  g  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  G  K  N  P  B
                    """);

            KamisadoPosition end = Drawn.play(before, "a6-a7");

            assertThat(end.phase()).isEqualTo(Phase.FILL);
            assertThat(end.toMove()).contains(Side.WHITE);
            // Red entered a7, a red square: White's red tower gets the tooth, though orange landed on orange.
            assertThat(end.rank(Side.WHITE, Colour.RED)).isEqualTo(Rank.SUMO);
            assertThat(end.rank(Side.WHITE, Colour.ORANGE)).isEqualTo(Rank.PLAIN);
            assertThat(end.score()).containsExactly(1, 1);
            assertThat(end.deadlockTail())
                    .containsExactly(
                            new KamisadoMove.Blocked(Colour.ORANGE, Square.B7),
                            new KamisadoMove.Blocked(Colour.ORANGE, Square.A8),
                            new KamisadoMove.Blocked(Colour.ORANGE, Square.B7));
        }

        @Test
        @DisplayName("points are those of the tower that gets the tooth, by its rank in the round")
        void aSumoThatWinsByADeadlockIsWorthTwo() {
            KamisadoPosition before = Drawn.position(Level.LONG, "white moves blue", """
                    .  .  p  k  .  .  g  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  r+ R  y  o  .  b
                    .  n  K+ P  .  .  .  .
                    .  .  .  G  .  .  .  .
                    N  .  .  Y  .  .  B  O
                    """);
            assertThat(before.score()).containsExactly(1, 1);

            KamisadoPosition end = Drawn.play(before, "h4-h3 d2-e3");

            assertThat(end.phase()).isEqualTo(Phase.FILL);
            assertThat(end.rank(Side.WHITE, Colour.RED)).isEqualTo(Rank.DOUBLE);
            assertThat(end.score()).containsExactly(1, 3);
        }

        @Test
        @DisplayName("a tower that can push is not blocked")
        void aPushBreaksTheCircle() {
            // As in figure 6, but White's red sumo can push the plain pink tower on c3 back to c2.
            KamisadoPosition before = Drawn.position(Level.LONG, "white moves blue", """
                    .  .  p  k  .  .  g  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  r+ R  y  o  .  b
                    .  n  K  P  .  .  .  .
                    .  .  .  G  .  .  .  .
                    N+ .  .  Y  .  .  B  O
                    """);

            KamisadoPosition open = Drawn.play(before, "h4-h3 d2-e3");

            assertThat(open.phase()).isEqualTo(Phase.MOVE);
            assertThat(Drawn.moves(open)).containsExactly("c4-c3");
        }

        @Test
        @DisplayName("outside a deadlock there is no tail")
        void noTailElsewhere() {
            List<String> openings = Arrays.asList("c1-f4", "c1-f4 b8-b3", "a1-a4 e8-e5 a4-e8");

            assertThat(new Kamisado().start().deadlockTail()).isEmpty();
            assertThat(openings)
                    .allSatisfy(moves -> assertThat(
                                    Drawn.play(new Kamisado().start(), moves).deadlockTail())
                            .isEmpty());
        }
    }
}
