package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Outcome;

/** The rulebook's worked figures. Towers that a figure does not name stand where they fit. */
class FiguresTest {

    private static Stream<KamisadoMove> movesOf(KamisadoPosition position, Colour tower) {
        return position.legalMoves().stream()
                .filter(move -> move instanceof KamisadoMove.Step step && step.tower() == tower);
    }

    @Nested
    @DisplayName("Figure 1: first moves")
    class Figure1 {
        @ParameterizedTest
        @ValueSource(strings = {"pink", "red"})
        void pinkAndRedHaveThirteenMovesEach(String tower) {
            KamisadoPosition start = new Kamisado().start();

            assertThat(movesOf(start, Colour.parse(tower))).hasSize(13);
        }
    }

    @Nested
    @DisplayName("Figure 2: from colour to colour")
    class Figure2 {
        @ParameterizedTest
        @CsvSource({
            "d2, d7", "d2, f5", "d2, c4", "f4, d7", "f4, f5", "f4, c4", "h6, d7", "h6, f5", "h6, c4", "c5, d7", "c5, f5"
        })
        void sixMovesAndTheBlueTowersChoice(String red, String purple) {
            KamisadoPosition end =
                    Drawn.play(new Kamisado().start(), "c1-" + red + " b8-b3 d1-g4 c8-" + purple + " b1-e4 a8-a3");

            List<String> moves = red.equals("c5")
                    ? List.of("g1-g2", "g1-g3", "g1-f2", "g1-e3", "g1-d4", "g1-h2")
                    : List.of("g1-g2", "g1-g3", "g1-f2", "g1-e3", "g1-d4", "g1-c5", "g1-b6", "g1-a7", "g1-h2");
            assertThat(Drawn.moves(end)).isEqualTo(moves);
        }

        @Test
        void eachLandingColourNamesTheNextTower() {
            KamisadoPosition start = new Kamisado().start();

            assertThat(Drawn.play(start, "c1-f4").due()).contains(Colour.BLUE);
            assertThat(Drawn.play(start, "c1-f4 b8-b3").due()).contains(Colour.YELLOW);
            assertThat(Drawn.play(start, "c1-f4 b8-b3 d1-g4").due()).contains(Colour.PURPLE);
        }
    }

    @Nested
    @DisplayName("Figure 4: a blocked tower")
    class Figure4 {
        private final KamisadoPosition before = Drawn.single("black moves brown", """
                o  b  p  k  y  .  .  .
                .  .  .  .  .  .  r  .
                .  .  .  .  .  .  g  .
                .  .  .  .  .  n  R  Y
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  N  .  .  .
                .  G  .  .  K  P  B  O
                """);

        @Test
        void greenIsShutInAndYellowWins() {
            KamisadoPosition blocked = Drawn.play(before, "e2-a6");
            assertThat(blocked.toMove()).contains(Side.WHITE);
            assertThat(blocked.legalMoves()).hasToString("[G0Y]");

            KamisadoPosition again = blocked.play(blocked.legalMoves().get(0));
            assertThat(again.toMove()).contains(Side.BLACK);
            assertThat(again.due()).contains(Colour.YELLOW);

            assertThat(Drawn.play(again, "h5-h8").outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
        }
    }

    @Nested
    @DisplayName("Figure 5: two zero moves in a row are no deadlock")
    class Figure5 {
        @Test
        void playGoesOnAfterTwo() {
            KamisadoPosition before = Drawn.single("black moves blue", """
                    o  .  p  .  .  .  .  .
                    .  .  .  .  .  .  r  .
                    .  b  .  .  .  .  g  .
                    .  .  k  .  y  n  R  O
                    .  .  .  .  .  Y  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    N  G  .  .  K  B  P  .
                    """);

            KamisadoPosition white = Drawn.play(before, "f1-a6");
            assertThat(white.legalMoves()).hasToString("[G0Y]");
            KamisadoPosition black = Drawn.play(white, "g6-g6");
            assertThat(black.legalMoves()).hasToString("[Y0B]");
            KamisadoPosition whiteAgain = Drawn.play(black, "f4-f4");
            assertThat(whiteAgain.toMove()).contains(Side.WHITE);
            assertThat(whiteAgain.due()).contains(Colour.BLUE);

            KamisadoPosition end = Drawn.play(whiteAgain, "b6-b3 f4-f4 b3-d1");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H7));
        }
    }

    @Nested
    @DisplayName("Figure 6: a deadlock")
    class Figure6 {
        private final String before = """
                .  .  p  k  .  .  g  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  r  R  y  o  .  b
                .  n  K  P  .  .  .  .
                .  .  .  G  .  .  .  .
                N  .  .  Y  .  .  B  O
                """;

        @Test
        void theLastToMoveLosesThoughTheMoveWasForced() {
            KamisadoPosition forced = Drawn.play(Drawn.single("white moves blue", before), "h4-h3");
            assertThat(Drawn.moves(forced)).containsExactly("d2-e3");

            KamisadoPosition end = Drawn.play(forced, "d2-e3");

            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H8));
            assertThat(end.score()).containsExactly(0, 1);
            assertThat(end.deadlockTail()).hasToString("[R0G, G0R, R0G]");
        }

        @Test
        void theTowerOfTheEnteredColourGetsTheTooth() {
            KamisadoPosition end =
                    Drawn.play(Drawn.position(Level.STANDARD, "white moves blue", before), "h4-h3 d2-e3");

            assertThat(end.phase()).isEqualTo(Phase.FILL);
            assertThat(end.toMove()).contains(Side.WHITE);
            assertThat(end.rank(Side.WHITE, Colour.RED)).isEqualTo(Rank.SUMO);
            assertThat(end.score()).containsExactly(0, 1);
        }
    }

    @Nested
    @DisplayName("Figure 7: filling the home rows")
    class Figure7 {
        private final KamisadoPosition before = Drawn.position(Level.STANDARD, "black moves purple", """
                .  .  .  .  y  r  g  .
                k  .  .  G  .  .  .  .
                .  .  .  .  .  .  Y  .
                R  .  K  .  .  .  .  .
                o  .  .  .  .  .  .  O
                .  .  P  p  .  .  .  n
                .  .  .  .  b  .  .  .
                N  .  .  .  .  .  B  .
                """);

        private final KamisadoPosition won = Drawn.play(before, "c3-h8");

        @Test
        @DisplayName("7a: the purple tower becomes a sumo")
        void theWinnerBecomesASumo() {
            assertThat(won.phase()).isEqualTo(Phase.FILL);
            assertThat(won.toMove()).contains(Side.BLACK);
            assertThat(won.rank(Side.BLACK, Colour.PURPLE)).isEqualTo(Rank.SUMO);
            assertThat(won.score()).containsExactly(1, 0);
        }

        @Test
        @DisplayName("7b to 7d: from the left")
        void fromTheLeft() {
            KamisadoPosition next = Drawn.play(won, "fill-left");

            assertThat(Drawn.homeRow(next, Side.BLACK)).isEqualTo("N B O R K Y G P+");
            assertThat(Drawn.homeRow(next, Side.WHITE)).startsWith("G R Y");
        }

        @Test
        @DisplayName("7e to 7g: from the right")
        void fromTheRight() {
            KamisadoPosition next = Drawn.play(won, "fill-right");

            assertThat(Drawn.homeRow(next, Side.BLACK)).isEqualTo("P+ G Y R K O N B");
            Square inFront =
                    Square.of(next.square(Side.BLACK, Colour.YELLOW).file(), 2).orElseThrow();
            assertThat(inFront.colour()).isEqualTo(Colour.YELLOW);
        }

        @Test
        @DisplayName("7h: a sumo on h1 has ten moves")
        void aSumoOnH1HasTenMoves() {
            KamisadoPosition sumo = Drawn.position(Level.STANDARD, "black moves purple", """
                .  b  p  k  y  r  g  n
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  o  .  .  .  .
                .  .  .  .  .  .  .  .
                N  B  O  R  K  Y  G  P+
                """);

            assertThat(Drawn.moves(sumo))
                    .containsExactly(
                            "h1-h2", "h1-h3", "h1-h4", "h1-h5", "h1-h6", "h1-g2", "h1-f3", "h1-e4", "h1-d5", "h1-c6");
        }
    }

    @Nested
    @DisplayName("Figure 8: a sumo pushes")
    class Figure8 {
        private final KamisadoPosition before = Drawn.position(Level.STANDARD, "black moves orange", """
                o  b  .  k  y  .  g  n
                .  .  .  .  .  .  .  .
                p+ .  r  .  .  .  .  .
                R  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                N  G  .  Y  K  O  B  P
                """);

        @Test
        @DisplayName("8a to 8c: two steps or the push")
        void thePushIsAChoice() {
            KamisadoPosition white = Drawn.play(before, "f1-d3");

            assertThat(Drawn.moves(white)).containsExactly("a6-b5", "a6-c4", "a6-a5");
        }

        @Test
        @DisplayName("8d: the pusher moves again")
        void redLandsOnYellow() {
            KamisadoPosition again = Drawn.play(before, "f1-d3 a6-a5");

            assertThat(again.square(Side.BLACK, Colour.RED)).isEqualTo(Square.A4);
            assertThat(again.toMove()).contains(Side.WHITE);
            assertThat(again.due()).contains(Colour.YELLOW);
            assertThat(again.extraTurn()).isTrue();
        }

        @Test
        @DisplayName("8e, 8f: the push is forced")
        void thePushIsForced() {
            KamisadoPosition white = Drawn.play(before, "f1-b5");

            assertThat(Drawn.moves(white)).containsExactly("a6-a5");
            assertThat(Drawn.verdict(white, "a6-a6")).isEqualTo("S11");
        }
    }

    @Nested
    @DisplayName("Figure 9: a double sumo pushes")
    class Figure9 {
        private final KamisadoPosition before = Drawn.position(Level.LONG, "black moves green", """
                .  .  p  .  .  r+ g+ n
                .  .  .  .  .  .  .  .
                .  .  .  y+ .  .  .  .
                .  .  .  b  o  .  .  K+
                .  .  k  G++ . .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                N  .  R  Y  .  P  B+ O
                """);

        @Test
        void threeStepsOrThePush() {
            assertThat(before.score()).containsExactly(5, 3);
            assertThat(Drawn.moves(before)).containsExactly("d4-c5", "d4-b6", "d4-a7", "d4-d5");
        }

        @Test
        void twoPushesAndThePinkSumoWins() {
            KamisadoPosition once = Drawn.play(before, "d4-d5");
            assertThat(once.square(Side.WHITE, Colour.YELLOW)).isEqualTo(Square.D7);
            assertThat(once.due()).contains(Colour.GREEN);

            KamisadoPosition twice = Drawn.play(once, "d5-d6");
            assertThat(twice.square(Side.WHITE, Colour.YELLOW)).isEqualTo(Square.D8);
            assertThat(twice.toMove()).contains(Side.BLACK);
            assertThat(twice.due()).contains(Colour.PINK);

            KamisadoPosition end = Drawn.play(twice, "h5-e8");
            assertThat(end.score()).containsExactly(7, 3);
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
        }

        @Test
        void greenGoingHomeIsWorthFour() {
            KamisadoPosition end = Drawn.play(before, "d4-d5 d5-a8");

            assertThat(end.score()).containsExactly(9, 3);
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.BLACK, KamisadoRule.H7));
        }
    }

    @Nested
    @DisplayName("Figure 10: a triple sumo pushes")
    class Figure10 {
        private final KamisadoPosition before = Drawn.position(Level.MARATHON, "black moves red", """
                o  .  p  k++ . r  g  n+
                .  .  .  .  .  .  .  .
                b++ .  . y+++ . .  .  .
                Y  .  .  O  .  .  .  .
                .  .  .  N+ .  .  .  .
                .  .  P+ G++ . . R++ .
                .  .  .  .  .  .  .  .
                .  .  .  .  K+ .  .  B
                """);

        @Test
        void threePushesTheSecondByBlue() {
            assertThat(before.score()).containsExactly(9, 14);

            KamisadoPosition first = Drawn.play(before, "g3-g6 d6-d5");
            assertThat(first.square(Side.BLACK, Colour.GREEN)).isEqualTo(Square.D2);
            assertThat(first.toMove()).contains(Side.WHITE);
            assertThat(first.due()).contains(Colour.BLUE);

            KamisadoPosition second = Drawn.play(first, "a6-a5");
            assertThat(second.due()).contains(Colour.YELLOW);

            KamisadoPosition third = Drawn.play(second, "d5-d4");
            assertThat(third.square(Side.BLACK, Colour.GREEN)).isEqualTo(Square.D1);
            assertThat(third.due()).contains(Colour.YELLOW);
            assertThat(Drawn.verdict(third, "d4-d3")).isEqualTo("SS6");
            assertThat(Drawn.moves(third)).containsExactly("d4-e3");
        }

        @Test
        void aTripleThatReachesHomeIsWorthEight() {
            KamisadoPosition last = Drawn.position(Level.MARATHON, "white moves yellow", """
                o  .  p  k++ . r  g  n+
                .  .  .  .  .  .  .  .
                b++ .  . .  .  .  R++ .
                Y  .  .  O  .  .  .  .
                .  .  .  N+ .  .  .  .
                .  .  P+ G++ . .  .  .
                .  .  .  .  .  y+++ . .
                .  .  .  .  K+ .  .  B
                """);

            KamisadoPosition end = Drawn.play(last, "f2-f1");

            assertThat(end.score()).containsExactly(9, 22);
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H7));
            assertThat(end.rank(Side.WHITE, Colour.YELLOW)).isEqualTo(Rank.TRIPLE);
        }
    }
}
