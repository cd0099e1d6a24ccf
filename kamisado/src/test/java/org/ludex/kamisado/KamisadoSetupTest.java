package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Outcome;
import org.ludex.core.SeededRandom;

/** Positions as text, and all that can be wrong with a set-up. */
class KamisadoSetupTest {

    private static final String HOME = "black Na1 Gb1 Rc1 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bb8 Oa8; ";

    private static KamisadoSetup setup(Level level, String text) {
        return KamisadoSetup.parse(text, level);
    }

    private static List<String> faults(Level level, String text) {
        return setup(level, text).faults().stream()
                .map(fault -> fault.rule().code() + ": " + fault.message(Locale.ENGLISH))
                .toList();
    }

    @Nested
    @DisplayName("The text")
    class TheText {
        @Test
        void ofTheStart() {
            assertThat(new Kamisado().start().text()).isEqualTo(HOME + "black moves any; points 0-0");
        }

        @Test
        void ofATurn() {
            assertThat(Drawn.play(new Kamisado().start(), "c1-f4").text())
                    .isEqualTo("black Na1 Gb1 Rf4 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bb8 Oa8; "
                            + "white moves blue; points 0-0");
        }

        @Test
        void ofTheEndOfARound() {
            KamisadoPosition won = Drawn.play(new Kamisado().start(Level.STANDARD), "a1-a4 e8-e5 a4-e8");

            assertThat(won.text())
                    .isEqualTo("black Ne8+ Gb1 Rc1 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye5 Kd8 Pc8 Bb8 Oa8; "
                            + "black fills; points 1-0");
        }

        @Test
        void ofADeadlock() {
            assertThat(Drawn.play(new Kamisado().start(), "c1-a3 b8-h2 a3-e7").text())
                    .isEqualTo("black Na1 Gb1 Re7 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bh2 Oa8; "
                            + "white won, white blue blocked; points 0-1");
        }

        @Test
        void ofAnExtraTurn() {
            KamisadoPosition before = Drawn.position(Level.STANDARD, "white moves purple", """
                    o  b  .  k  y  r  g  n
                    .  .  .  .  .  .  .  .
                    p+ .  .  .  .  .  .  .
                    R  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  O  .  .  .  .
                    .  .  .  .  .  .  .  .
                    N  G  .  Y  K  P  B  .
                    """);

            assertThat(Drawn.play(before, "a6-a5").text()).endsWith("; white moves yellow again; points 0-1");
        }

        @ParameterizedTest
        @EnumSource(Level.class)
        @DisplayName("is read back at every ply of random matches")
        void roundTrip(Level level) {
            Kamisado game = new Kamisado();
            for (long seed = 0; seed < 40; seed++) {
                SeededRandom random = new SeededRandom(seed);
                KamisadoPosition position = game.start(level);
                while (position.outcome().isOpen()) {
                    position = position.play(position.sample(random));
                    KamisadoPosition read = game.position(position.text(), position.options());
                    assertThat(read).isEqualTo(position).hasSameHashCodeAs(position);
                    assertThat(read.deadlockTail()).isEqualTo(position.deadlockTail());
                    assertThat(read.round()).isEqualTo(position.round());
                }
            }
        }

        @Test
        @DisplayName("of any accepted set-up is read back, and so is all that is played from it")
        void roundTripOfSetups() {
            SeededRandom random = new SeededRandom(20);
            int accepted = 0;
            for (int tries = 0; tries < 4000; tries++) {
                KamisadoSetup setup = anySetup(random);
                if (!setup.faults().isEmpty()) {
                    continue;
                }
                accepted++;
                KamisadoPosition position = setup.position();
                assertThat(KamisadoSetup.of(position)).isEqualTo(setup);
                for (int ply = 0; ply < 12 && position.outcome().isOpen(); ply++) {
                    position = position.play(position.sample(random));
                    assertThat(new Kamisado().position(position.text(), position.options()))
                            .isEqualTo(position);
                }
            }
            assertThat(accepted).as("set-ups without fault").isGreaterThan(500);
        }

        /** Sixteen towers anywhere, some with teeth, some tower due. */
        private KamisadoSetup anySetup(SeededRandom random) {
            Level level = List.of(Level.values()).get(random.nextInt(4));
            List<Square> squares = new ArrayList<>(List.of(Square.values()));
            List<KamisadoSetup.Standing> towers = new ArrayList<>();
            int[] points = new int[2];
            for (Side side : Side.values()) {
                for (Colour colour : Colour.values()) {
                    int teeth = level == Level.SINGLE ? 0 : Math.max(0, random.nextInt(8) - 5);
                    points[side.index()] += (1 << teeth) - 1;
                    Tower tower = new Tower(side, colour, Rank.of(teeth));
                    // Most random boards have a tower on the goal row; these are moved off it.
                    Square square = squares.remove(random.nextInt(squares.size()));
                    while (square.row() == side.goalRow()) {
                        square = squares.remove(random.nextInt(squares.size()));
                    }
                    towers.add(new KamisadoSetup.Standing(tower, square));
                }
            }
            return new KamisadoSetup(
                    level,
                    towers,
                    Phase.MOVE,
                    random.nextInt(2) == 0 ? Side.BLACK : Side.WHITE,
                    Optional.of(Colour.of(random.nextInt(8))),
                    random.nextInt(4) == 0,
                    points[0],
                    points[1]);
        }

        @Test
        @DisplayName("after a deadlock by a push, in the middle of a match and at its end")
        void deadlocksByAPush() {
            String before = """
                    .  p  k  RED .  .  .  n
                    o  O  .  .  .  y  .  .
                    R+ .  .  b  .  .  .  Y
                    .  .  .  .  .  .  .  .
                    .  .  .  .  g  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  G  K  N  P  B
                    """;
            KamisadoPosition middle =
                    Drawn.play(Drawn.position(Level.STANDARD, "black moves red", before.replace("RED", "r")), "a6-a7");
            assertThat(middle.text()).endsWith("; white fills, black orange blocked; points 1-1");
            assertThat(new Kamisado().position(middle.text(), middle.options())).isEqualTo(middle);

            KamisadoPosition end =
                    Drawn.play(Drawn.position(Level.STANDARD, "black moves red", before.replace("RED", "r+")), "a6-a7");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Side.WHITE, KamisadoRule.H8));
            assertThat(end.text()).endsWith("; white won, black orange blocked; points 1-3");
            assertThat(new Kamisado().position(end.text(), end.options())).isEqualTo(end);
        }

        @Test
        @DisplayName("is read in any case and with any white space, towers in any order")
        void leniently() {
            String text = "  BLACK oh1 na1\tGB1 rc1  Yd1 Ke1 Pf1 Bg1;WHITE Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bb8 Oa8 ; "
                    + "Black Moves ANY;points 0 - 0 ";

            assertThat(setup(Level.SINGLE, text).position()).isEqualTo(new Kamisado().start());
        }

        @Test
        @DisplayName("tells positions of different levels and turns apart")
        void equality() {
            KamisadoPosition start = new Kamisado().start();

            assertThat(start).isNotEqualTo(new Kamisado().start(Level.LONG));
            assertThat(Drawn.play(start, "c1-f4")).isNotEqualTo(Drawn.play(start, "c1-c5"));
            assertThat(Drawn.play(start, "a1-b2 h8-g7 b2-d4"))
                    .as("one step or two, the same position")
                    .isEqualTo(Drawn.play(start, "a1-c3 h8-g7 c3-d4"))
                    .hasSameHashCodeAs(Drawn.play(start, "a1-c3 h8-g7 c3-d4"));
        }
    }

    @Nested
    @DisplayName("What cannot be read")
    class Unreadable {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "''| 1| \"black\"",
                    "white| 1| \"black\"",
                    "black Xa1| 7| a tower such as Na1 or Kd8+, or \";\"",
                    "black Na1 Ni1| 11| a tower such as Na1 or Kd8+, or \";\"",
                    "black Na1++++| 7| a tower such as Na1 or Kd8+, or \";\"",
                    "black Na1; black| 12| \"white\"",
                    "black; white; green| 15| \"black\" or \"white\"",
                    "black; white; black sleeps| 21| \"moves\", \"fills\" or \"won\"",
                    "black; white; black moves mauve| 27| a colour or \"any\"",
                    "black; white; black moves any again| 31| \";\"",
                    "black; white; black moves red twice| 31| \"again\" or \";\"",
                    "black; white; black fills now| 27| \",\" or \";\"",
                    "black; white; black won, red| 26| \"black\" or \"white\"",
                    "black; white; black won, white any| 32| a colour",
                    "black; white; black won, white red| 35| \"blocked\"",
                    "black; white; black won, white red blocked| 43| \";\"",
                    "black; white; black won; 1-0| 26| \"points\"",
                    "black; white; black won; points| 32| points",
                    "black; white; black won; points 1:0| 34| \"-\"",
                    "black; white; black won; points 1-x| 35| points",
                    "black; white; black won; points 1-99999| 35| points",
                    "black; white; black won; points 1-0 0| 37| the end of the text",
                    "black 🎲| 7| a tower such as Na1 or Kd8+, or \";\"",
                    "🎲| 1| \"black\""
                })
        void isLocated(String text, int column, String expected) {
            assertThatThrownBy(() -> setup(Level.SINGLE, text))
                    .isInstanceOfSatisfying(InvalidPositionException.class, refused -> {
                        Fault fault = refused.faults().get(0);
                        assertThat(fault.rule().code()).isEqualTo("position-text");
                        assertThat(fault.facts().values()).containsEntry("column", column);
                        assertThat(fault.facts().values().get("expected")).hasToString(expected);
                    });
        }
    }

    @Nested
    @DisplayName("Faults of the board")
    class BoardFaults {
        @Test
        @DisplayName("all are named at once")
        void allAtOnce() {
            String text = "black Na1 Gb1 Rc1 Yd1 Ke1 Pf1 Bg1 Bg2; white Nh8 Gg8 Rf8 Ye8 Kd8 Pc8 Bb8 Ob8; "
                    + "black moves any; points 0-0";

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly(
                            "setup: Black has 2 blue towers, on g1, g2.",
                            "setup: Black's orange tower is missing.",
                            "setup: 2 towers are on b8: White blue, White orange.");
            assertThatThrownBy(() -> setup(Level.SINGLE, text).position())
                    .isInstanceOfSatisfying(
                            InvalidPositionException.class,
                            refused -> assertThat(refused.faults())
                                    .hasSize(3)
                                    .allMatch(fault -> fault.rule() == KamisadoRule.SETUP));
        }

        @Test
        void anEmptyBoard() {
            assertThat(faults(Level.SINGLE, "black; white; black moves any; points 0-0"))
                    .hasSize(16)
                    .allMatch(fault -> fault.endsWith("tower is missing."));
        }

        @Test
        void teethInASingleRound() {
            String text = HOME.replace("Rc1", "Rc1+") + "black moves any; points 0-0";

            assertThat(faults(Level.SINGLE, text))
                    .contains("setup: A single round has no teeth, but Black's red tower on c1 is a sumo.");
        }

        @Test
        void pointsThatTheTeethDoNotGive() {
            String text = HOME.replace("Rc1", "Rc1++").replace("Oa8", "Oa8+") + "black moves any; points 2-5";

            assertThat(faults(Level.LONG, text))
                    .containsExactly(
                            "setup: The board gives Black 3 points, not 2.",
                            "setup: The board gives White 1 point, not 5.");
        }

        @Test
        void enoughPointsToHaveWon() {
            String text = HOME.replace("Rc1", "Rc1++").replace("Oa8", "Oa8+") + "black moves any; points 3-1";

            assertThat(faults(Level.STANDARD, text))
                    .containsExactly("setup: Black has 3 points, enough to win a match of level standard.");
            assertThat(faults(Level.LONG, text)).isEmpty();
        }
    }

    @Nested
    @DisplayName("Faults of the turn")
    class TurnFaults {
        @Test
        void aFinishedRoundWithASideToMove() {
            String text = Drawn.text("white moves yellow", """
                    o  b  p  k  N  r  g  n
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  y  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  .  .  .  .  .  .  .
                    .  G  R  Y  K  P  B  O
                    """);

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly("H7: Black's brown tower on e8 has won the round, so it is nobody's turn.");
        }

        @Test
        void aDeadlockWithASideToMove() {
            String text = Drawn.play(new Kamisado().start(), "c1-a3 b8-h2 a3-e7")
                    .text()
                    .replace("white won, white blue blocked; points 0-1", "white moves blue; points 0-0");

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly("H8: White's blue tower and every tower that would follow it are blocked, "
                            + "so the round is over and it is nobody's turn.");
        }

        @Test
        void anyTowerOnlyAtHome() {
            String text = HOME.replace("Rc1", "Rc2") + "black moves any; points 0-0";

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly(
                            "setup: All towers must be at home before the first move of a round. Not at home: c2.");
        }

        @Test
        void theFirstRoundBeginsOnOwnColoursWithBlack() {
            String text = HOME.replace("Na1 Gb1", "Nb1 Ga1") + "white moves any; points 0-0";

            assertThat(faults(Level.STANDARD, text))
                    .containsExactly(
                            "setup: Black attacks in the first round, so White cannot make its first move.",
                            "setup: In the first round, each tower starts on its own colour. "
                                    + "Not on their own colour: a1, b1.");
        }

        @Test
        void theDefenderHasWonARound() {
            String text = HOME.replace("Na1 Gb1", "Nb1+ Ga1") + "black moves any; points 1-0";

            assertThat(faults(Level.STANDARD, text))
                    .containsExactly("setup: The defender won the previous round, but White has no tooth.");
            assertThat(faults(Level.STANDARD, text.replace("black moves", "white moves")))
                    .isEmpty();
        }

        @Test
        void aDueTowerNeedsAMoveThatEndedOnItsColour() {
            String text = HOME.replace("Rc1", "Rf4").replace("Bg1", "Bg2") + "white moves red; points 0-0";

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly(
                            "setup: It cannot be White's red tower that must move: none of Black's towers is on that colour.");
        }

        @ParameterizedTest
        @CsvSource({
            "Rc4+, d6, true", // nothing before the sumo
            "Rc5+, c6, false", // purple landed on c6, an orange square
            "Rc5, c6, true", // no sumo
            "Rc5+, c7, true" // not directly before it
        })
        void anExtraTurnNeedsAPush(String red, String purple, boolean faulty) {
            String text = HOME.replace("Rc1", red).replace("Pc8", "P" + purple) + "black moves orange again; points "
                    + (red.endsWith("+") ? "1-0" : "0-0");

            assertThat(faults(Level.STANDARD, text)).hasSize(faulty ? 1 : 0);
            assertThat(faults(Level.STANDARD, text))
                    .allMatch(fault ->
                            fault.startsWith("setup: It cannot be the orange tower that must move after a push"));
        }
    }

    @Nested
    @DisplayName("Faults of a finished round")
    class EndFaults {
        private final String won = "black Ne8+ Gb1 Rc1 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye5 Kd8 Pc8 Bb8 Oa8; ";

        @Test
        void nobodyReachedHome() {
            assertThat(faults(Level.STANDARD, HOME.replace("Rc1", "Rc2+") + "black fills; points 1-0"))
                    .containsExactly("H8: Black has not won the round: no tower has reached the home row, "
                            + "and no blocked tower is named.");
        }

        @Test
        void theOtherSideReachedHome() {
            assertThat(faults(Level.STANDARD, won + "white fills; points 1-0"))
                    .containsExactly("H7: Black's brown tower on e8 has won the round, so White has not.");
        }

        @Test
        void twoReachedHome() {
            assertThat(faults(
                            Level.STANDARD,
                            won.replace("Ye5", "Yd1").replace("Yd1 Ke1", "Yd2 Ke1") + "black fills; points 1-0"))
                    .containsExactly(
                            "H7: Only one tower can have reached the other side's home row, not 2: e8, d1.",
                            "H7: White's yellow tower on d1 has won the round, so Black has not.");
        }

        @Test
        void theWinnerHasNoTooth() {
            assertThat(faults(Level.STANDARD, won.replace("Ne8+", "Ne8") + "black fills; points 0-0"))
                    .containsExactly("setup: Black's brown tower on e8 has won the round, but has no tooth for it.");
        }

        @Test
        void noFillAfterASingleRound() {
            assertThat(faults(Level.SINGLE, won.replace("Ne8+", "Ne8") + "black fills; points 0-0"))
                    .containsExactly(
                            "setup: A single round is not followed by another, so Black does not fill the home row.");
        }

        @Test
        void tooFewPointsToHaveWon() {
            assertThat(faults(Level.STANDARD, won + "black won; points 1-0"))
                    .containsExactly(
                            "setup: Black has 1 point, not enough to win a match of level standard, which takes 3.");
        }

        @Test
        void enoughPointsBeforeTheLastRound() {
            assertThat(faults(Level.STANDARD, won.replace("Gb1", "Gb1++") + "black won; points 4-0"))
                    .containsExactly(
                            "setup: The last round gave 1 of Black's 4 points, so the match was won before it.");
        }

        @ParameterizedTest
        @ValueSource(strings = {"black won; points 15-0", "black won; points 7-0"})
        @DisplayName("a triple earns eight points without a tooth")
        void aTripleEarnsEight(String end) {
            String text = won.replace("Ne8+", "Ne8+++") + end;

            assertThat(faults(Level.MARATHON, text)).hasSize(end.contains("15") ? 0 : 1);
        }

        @Test
        void eightPointsNeedATriple() {
            assertThat(faults(Level.MARATHON, won + "black won; points 9-0"))
                    .containsExactly("setup: The board gives Black 1 point, not 9.");
        }

        @Test
        void aSingleRoundIsWorthOnePoint() {
            String text = won.replace("Ne8+", "Ne8") + "black won; points 0-1";

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly(
                            "setup: The board gives Black 1 point, not 0.",
                            "setup: The board gives White 0 points, not 1.");
        }

        @Test
        void noDeadlockWhenATowerReachedHome() {
            assertThat(faults(Level.STANDARD, won + "black fills, black brown blocked; points 1-0"))
                    .containsExactly("H8: The round was won on a home row, not by deadlock, "
                            + "so no brown tower was blocked.");
        }

        @Test
        void noDeadlockWhenSomebodyCanMove() {
            String text = HOME.replace("Rc1", "Rf4") + "white won, white blue blocked; points 0-1";

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly("H8: There is no deadlock: White's blue tower on b8 can move.");
        }

        @Test
        void aDeadlockBeginsOnTheColourWhereAMoveEnded() {
            String text = HOME.replace("Rc1", "Re7").replace("Bb8", "Bh2") + "white won, white red blocked; points 0-1";

            assertThat(faults(Level.SINGLE, text))
                    .containsExactly(
                            "setup: It cannot be White's red tower that must move: none of Black's towers is on that "
                                    + "colour.",
                            "H8: There is no deadlock: White's red tower on f8 can move.");
        }

        @Test
        void aDeadlockAlsoNeedsATooth() {
            String text = Drawn.play(new Kamisado().start(Level.STANDARD), "c1-a3 b8-h2 a3-e7")
                    .text();
            assertThat(text).endsWith("Bh2+ Oa8; white fills, white blue blocked; points 0-1");

            assertThat(faults(Level.STANDARD, text.replace("Bh2+", "Bh2").replace("0-1", "0-0")))
                    .containsExactly("setup: White's blue tower on h2 has won the round, but has no tooth for it.");
        }

        @Test
        void aDeadlockByAPushNeedsAPush() {
            String text = Drawn.play(new Kamisado().start(Level.STANDARD), "c1-a3 b8-h2 a3-e7")
                    .text()
                    .replace("white blue blocked", "black blue blocked");

            assertThat(faults(Level.STANDARD, text))
                    .containsExactly(
                            "setup: It cannot be the blue tower that must move after a push: Black has no sumo "
                                    + "that can just have pushed a tower onto that colour.");
        }
    }
}
