package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;
import org.ludex.kamisado.KamisadoSetup.Standing;

/**
 * Sumo, double and triple sumo: each rule with its three numbers. Most positions have Black's green tower on file d, due
 * to move, with towers before it on the same file and the rest at home.
 */
class SumoRulesTest {

    /**
     * Black's green tower, given as rank and square ({@code ++d4}), with these towers on the squares before it: a capital
     * is Black's, a plus sign a tooth.
     */
    private static KamisadoPosition facing(String green, String ahead) {
        Square at = Square.parse(green.substring(green.length() - 2));
        List<Standing> towers = new ArrayList<>();
        towers.add(new Standing(new Tower(Side.BLACK, Colour.GREEN, Rank.of(green.length() - 2)), at));
        int row = at.row();
        for (String cell : ahead.isEmpty() ? List.<String>of() : List.of(ahead.split(" ", -1))) {
            row++;
            add(towers, cell, Square.of(at.file(), row).orElseThrow());
        }
        return position(towers);
    }

    private static void add(List<Standing> towers, String cell, Square square) {
        Side side = Character.isUpperCase(cell.charAt(0)) ? Side.BLACK : Side.WHITE;
        Colour colour = Colour.ofLetter(cell.charAt(0)).orElseThrow();
        towers.add(new Standing(new Tower(side, colour, Rank.of(cell.length() - 1)), square));
    }

    /** With the towers not named at home, but White's pink one off file d. */
    private static KamisadoPosition position(List<Standing> named) {
        List<Standing> towers = new ArrayList<>(named);
        int[] points = new int[2];
        for (Side side : Side.values()) {
            for (Colour colour : Colour.values()) {
                Optional<Standing> standing = named.stream()
                        .filter(each ->
                                each.tower().side() == side && each.tower().colour() == colour)
                        .findFirst();
                if (standing.isEmpty()) {
                    boolean whitePink = side == Side.WHITE && colour == Colour.PINK;
                    Square home = whitePink ? Square.H5 : Square.home(side, colour);
                    towers.add(new Standing(new Tower(side, colour, Rank.PLAIN), home));
                }
                int teeth = standing.map(each -> each.tower().rank().teeth()).orElse(0);
                points[side.index()] += (1 << teeth) - 1;
            }
        }
        return new KamisadoSetup(
                        Level.MARATHON,
                        towers,
                        Phase.MOVE,
                        Side.BLACK,
                        Optional.of(Colour.GREEN),
                        false,
                        points[0],
                        points[1])
                .position();
    }

    @Nested
    @DisplayName("S1, SD1, SS1: the longest move")
    class LongestMove {
        @ParameterizedTest
        @CsvSource({
            "d2, d2-d8, legal", "+d2, d2-d7, legal", "+d2, d2-d8, S1", "+d3, d3-d8, legal", "++d2, d2-d5, legal",
            "++d2, d2-g5, legal", "++d2, d2-d6, SD1", "++d2, d2-h6, SD1", "++d5, d5-d8, legal", "+++d2, d2-d3, legal",
            "+++d2, d2-c3, legal", "+++d2, d2-d4, SS1", "+++d2, d2-b4, SS1"
        })
        void fiveThreeOrOne(String green, String move, String verdict) {
            assertThat(Drawn.verdict(facing(green, ""), move)).isEqualTo(verdict);
        }

        @Test
        void theReasonNamesTheDistance() {
            KamisadoPosition position = facing("+d2", "");

            assertThat(Drawn.reason(position, Drawn.move(position, "d2-d8")))
                    .isEqualTo("A sumo moves at most 5 squares; d2-d8 is 6.");
        }

        @Test
        @DisplayName("the range comes before what stands in the way")
        void rangeBeforeObstacles() {
            KamisadoPosition position = facing("++d2", "b");

            assertThat(Drawn.verdict(position, "d2-d6")).isEqualTo("SD1");
            assertThat(Drawn.verdict(position, "d2-d5")).isEqualTo("H2");
        }
    }

    @Nested
    @DisplayName("S2, SD2, SS2: a push")
    class APush {
        @ParameterizedTest
        @CsvSource({
            "+d4, b",
            "++d4, b",
            "++d4, b+",
            "++d4, b y",
            "++d4, b+ y",
            "++d4, b+ y+",
            "+++d4, b",
            "+++d4, b++",
            "+++d4, b y",
            "+++d4, b y r",
            "+++d4, b++ y+ r",
            "+++d4, b++ y++ r++"
        })
        void oneForwardAndOneBack(String green, String ahead) {
            KamisadoPosition before = facing(green, ahead);

            KamisadoPosition after = Drawn.play(before, "d4-d5");

            assertThat(after.square(Side.BLACK, Colour.GREEN)).isEqualTo(Square.D5);
            int row = 6;
            for (String cell : ahead.split(" ", -1)) {
                Tower tower = after.at(Square.of(4, row).orElseThrow()).orElseThrow();
                assertThat(tower.side()).isEqualTo(Side.WHITE);
                assertThat(tower.colour().letter()).isEqualTo(Character.toUpperCase(cell.charAt(0)));
                row++;
            }
            assertThat(after.at(Square.D4)).isEmpty();
        }

        @Test
        void theMoveNamesTheFarthestTowerAndItsLanding() {
            assertThat(facing("+++d4", "b y r").legalMoves())
                    .contains(new Push(Colour.GREEN, Square.D4, Colour.RED, Square.D8));
        }

        @ParameterizedTest
        @CsvSource({"+d4, S2", "++d4, SD2", "+++d4, SS2"})
        void somethingMustStandInFront(String green, String rule) {
            Push push = new Push(Colour.GREEN, Square.D4, Colour.BLUE, Square.D6);

            assertThat(Drawn.verdict(facing(green, ""), push)).isEqualTo(rule);
        }

        @ParameterizedTest
        @CsvSource({"+d4, S2", "++d4, SD2", "+++d4, SS2"})
        void thePushedTowerIsTheOneThere(String green, String rule) {
            KamisadoPosition position = facing(green, "b");
            Push push = new Push(Colour.GREEN, Square.D4, Colour.RED, Square.D6);

            assertThat(Drawn.verdict(position, push)).isEqualTo(rule);
            assertThat(Drawn.reason(position, push)).isEqualTo("The farthest pushed tower is blue, not red.");
        }

        @Test
        void aPlainTowerPushesNobody() {
            KamisadoPosition position = facing("d4", "b");

            assertThat(Drawn.verdict(position, new Push(Colour.GREEN, Square.D4, Colour.BLUE, Square.D6)))
                    .isEqualTo("S2");
            assertThat(Drawn.verdict(position, "d4-d5")).isEqualTo("H3");
            assertThat(Drawn.moves(position)).doesNotContain("d4-d5");
        }

        @Test
        void onlyTheTowerThatMustMovePushes() {
            KamisadoPosition position = Drawn.position(Level.STANDARD, "black moves green", """
                    o  b  .  k  y  r  g  n
                    .  .  .  .  .  .  .  .
                    .  .  p  .  .  .  .  .
                    .  .  R+ .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    N  G  .  Y  K  P  B  O
                    """);

            assertThat(Drawn.verdict(position, "c5-c6")).isEqualTo("B2");
        }
    }

    @Nested
    @DisplayName("S3, SD3, SS3: the pusher's side moves again")
    class AnotherMove {
        @ParameterizedTest
        @CsvSource({"+d4, b", "++d4, b", "+++d4, b"})
        void withTheTowerOfTheLandingColour(String green, String ahead) {
            // d6 is red.
            KamisadoPosition after = Drawn.play(facing(green, ahead), "d4-d5");

            assertThat(after.toMove()).contains(Side.BLACK);
            assertThat(after.due()).contains(Colour.RED);
            assertThat(after.extraTurn()).isTrue();
        }

        @ParameterizedTest
        @CsvSource({"++d4, b y, green", "+++d4, b y, green", "+++d4, b y r, pink"})
        void theFarthestTowerDecides(String green, String ahead, String due) {
            assertThat(Drawn.play(facing(green, ahead), "d4-d5").due()).contains(Colour.parse(due));
        }

        @Test
        void anotherTowerIsRefused() {
            KamisadoPosition after = Drawn.play(facing("+d4", "b"), "d4-d5");

            assertThat(Drawn.verdict(after, "a1-a2")).isEqualTo("S3");
            assertThat(Drawn.reason(after, Drawn.move(after, "a1-a2")))
                    .isEqualTo("After the push Black's red tower on c1 must move, not the brown one.");
            assertThat(Drawn.verdict(after, new Step(Colour.RED, Square.C2, Square.C3)))
                    .isEqualTo("S3");
            assertThat(Drawn.verdict(after, "f8-f7")).isEqualTo("wrong-seat");
            assertThat(Drawn.verdict(after, "c1-c2")).isEqualTo("legal");
        }

        @Test
        void theNextMoveIsTheOpponentsAgain() {
            KamisadoPosition after = Drawn.play(facing("+d4", "b"), "d4-d5 c1-c2");

            assertThat(after.toMove()).contains(Side.WHITE);
            assertThat(after.due()).contains(Colour.YELLOW);
            assertThat(after.extraTurn()).isFalse();
        }

        @Test
        void theExtraMoveMayBeAPush() {
            // Yellow lands on d7, which is green: green pushes again.
            KamisadoPosition again = Drawn.play(facing("++d4", "b y"), "d4-d5");

            assertThat(again.due()).contains(Colour.GREEN);
            assertThat(Drawn.moves(again)).contains("d5-d6");
            assertThat(Drawn.play(again, "d5-d6").due()).contains(Colour.PINK);
        }
    }

    @Nested
    @DisplayName("S4, SD4, SS4: never diagonally")
    class NeverDiagonally {
        private KamisadoPosition diagonal(String rank, String tower) {
            List<Standing> towers = new ArrayList<>();
            add(towers, "G" + rank, Square.D4);
            add(towers, tower, Square.E5);
            return position(towers);
        }

        @ParameterizedTest
        @CsvSource({"+, S4", "++, SD4", "+++, SS4"})
        void ontoTheOpponent(String rank, String rule) {
            KamisadoPosition position = diagonal(rank, "b");

            assertThat(Drawn.verdict(position, "d4-e5")).isEqualTo(rule);
            assertThat(Drawn.moves(position)).doesNotContain("d4-e5");
        }

        @Test
        void ontoAnOwnTowerItIsNoPush() {
            assertThat(Drawn.verdict(diagonal("+", "B"), "d4-e5")).isEqualTo("H3");
        }

        @Test
        void aPlainTowerOnlyFindsTheSquareOccupied() {
            assertThat(Drawn.verdict(diagonal("", "b"), "d4-e5")).isEqualTo("H3");
        }
    }

    @Nested
    @DisplayName("S5, SD5, SS5: the last pushed tower lands on the empty square behind it")
    class EmptySquareBehind {
        @ParameterizedTest
        @CsvSource({"+d4, b, blue, d7, S5, d6", "++d4, b y, yellow, d6, SD5, d7", "+++d4, b y r, red, d7, SS5, d8"})
        void nowhereElse(String green, String ahead, String pushed, String named, String rule, String actual) {
            KamisadoPosition position = facing(green, ahead);
            Push push = new Push(Colour.GREEN, Square.D4, Colour.parse(pushed), Square.parse(named));

            assertThat(Drawn.verdict(position, push)).isEqualTo(rule);
            assertThat(Drawn.reason(position, push))
                    .isEqualTo("The farthest pushed tower lands on " + actual + ", not on " + named + ".");
        }
    }

    @Nested
    @DisplayName("S6, SD6, SS6: nothing is pushed off its own home row")
    class HomeRow {
        @ParameterizedTest
        @CsvSource({
            "+d7, b, d7-d8, S6",
            "++d7, b, d7-d8, SD6",
            "++d6, b y, d6-d7, SD6",
            "+++d7, b, d7-d8, SS6",
            "+++d6, b y, d6-d7, SS6",
            "+++d5, b y r, d5-d6, SS6"
        })
        void aTowerAtHomeStays(String green, String ahead, String move, String rule) {
            assertThat(Drawn.verdict(facing(green, ahead), move)).isEqualTo(rule);
        }
    }

    @Nested
    @DisplayName("S7, SD7, SS7: how many")
    class HowMany {
        @ParameterizedTest
        @CsvSource({"+d4, b y, S7", "+d4, b y r, S7", "++d4, b y r, SD7", "++d4, b y r o, SD7", "+++d4, b y r o, SS7"})
        void oneTooMany(String green, String ahead, String rule) {
            assertThat(Drawn.verdict(facing(green, ahead), "d4-d5")).isEqualTo(rule);
        }

        @Test
        void theReasonCountsThem() {
            KamisadoPosition position = facing("++d4", "b y r");

            assertThat(Drawn.reason(position, Drawn.move(position, "d4-d5")))
                    .isEqualTo("A double sumo pushes at most two towers, but the row in front of d4 has 3.");
        }
    }

    @Nested
    @DisplayName("S8, SD8, SS8: only towers of lower rank")
    class LowerRank {
        @ParameterizedTest
        @CsvSource({
            "+d4, b+, S8",
            "+d4, b++, S8",
            "+d4, b+++, S8",
            "++d4, b++, SD8",
            "++d4, b y++, SD8",
            "++d4, b+++, SD8",
            "+++d4, b+++, SS8",
            "+++d4, b y++ r+++, SS8"
        })
        void equalOrHigherStays(String green, String ahead, String rule) {
            assertThat(Drawn.verdict(facing(green, ahead), "d4-d5")).isEqualTo(rule);
        }

        @Test
        void theReasonNamesTheTower() {
            KamisadoPosition position = facing("++d4", "b y++");

            assertThat(Drawn.reason(position, Drawn.move(position, "d4-d5")))
                    .isEqualTo(
                            "A double sumo pushes only plain and sumo towers; the yellow tower on d6 is a double sumo.");
        }
    }

    @Nested
    @DisplayName("S9, SD9, SS9: only the opponent's towers")
    class OnlyOpponents {
        @ParameterizedTest
        @CsvSource({
            "+d3, B, S9",
            "+d3, b B, S9",
            "++d3, B, SD9",
            "++d3, b B, SD9",
            "++d3, b y B, SD9",
            "+++d3, B, SS9",
            "+++d3, b y r B, SS9"
        })
        void noOwnTowerInTheLine(String green, String ahead, String rule) {
            assertThat(Drawn.verdict(facing(green, ahead), "d3-d4")).isEqualTo(rule);
        }
    }

    @Nested
    @DisplayName("S10, SD10, SS10: a push is optional while a normal move exists")
    class ChoiceOfPushing {
        @ParameterizedTest
        @CsvSource({"+d4, S10", "++d4, SD10", "+++d4, SS10"})
        void stepAndPushAreBothLegal(String green, String rule) {
            KamisadoPosition position = facing(green, "b");

            assertThat(KamisadoRule.valueOf(rule).code()).isEqualTo(rule);
            assertThat(Drawn.verdict(position, "d4-d5")).isEqualTo("legal");
            assertThat(Drawn.verdict(position, "d4-c5")).isEqualTo("legal");
            assertThat(Drawn.verdict(position, "d4-d4")).isEqualTo("H5");
        }
    }

    @Nested
    @DisplayName("S11, SD11, SS11: a push that is the only move must be made")
    class Forced {
        private KamisadoPosition shutIn(String rank) {
            List<Standing> towers = new ArrayList<>();
            add(towers, "G" + rank, Square.D4);
            add(towers, "B", Square.C5);
            add(towers, "r", Square.D5);
            add(towers, "y", Square.E5);
            return position(towers);
        }

        @ParameterizedTest
        @CsvSource({"+, S11", "++, SD11", "+++, SS11"})
        void noPass(String rank, String rule) {
            KamisadoPosition position = shutIn(rank);

            assertThat(Drawn.moves(position)).containsExactly("d4-d5");
            assertThat(position.legalMoveCount()).isEqualTo(1);
            assertThat(Drawn.verdict(position, "d4-d4")).isEqualTo(rule);
            assertThat(Drawn.verdict(position, "d4-d5")).isEqualTo("legal");
        }

        @Test
        void aPlainTowerThereIsBlocked() {
            assertThat(Drawn.moves(shutIn(""))).containsExactly("d4-d4");
        }
    }

    @Nested
    @DisplayName("Several rules broken: S4, S9, S8, S7, S6, S5 in this order")
    class Precedence {
        @ParameterizedTest
        @CsvSource({
            "+d4, b+ B, d4-d5, S9",
            "+d4, b y+, d4-d5, S8",
            "+d6, b y, d6-d7, S7",
            "++d5, b y r++, d5-d6, SD8",
            "++d5, b y r, d5-d6, SD7"
        })
        void theFirstOneIsNamed(String green, String ahead, String move, String rule) {
            assertThat(Drawn.verdict(facing(green, ahead), move)).isEqualTo(rule);
        }
    }
}
