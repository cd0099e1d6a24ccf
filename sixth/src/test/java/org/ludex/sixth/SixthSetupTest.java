package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.sixth.Boards.GAME;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.sketch;
import static org.ludex.sixth.Boards.start;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;

/** The text form of positions, and everything that keeps a set-up from being one. */
class SixthSetupTest {

    private static final String EMPTY = """
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            """;

    /** Codes and forms of all faults. */
    private static List<String> faults(SixthSetup setup) {
        return setup.faults().stream()
                .map(fault -> fault.rule().code() + "." + fault.facts().form())
                .toList();
    }

    private static List<String> faults(String options, String turnAndMore, String diagram) {
        return faults(sketch(options, turnAndMore, diagram));
    }

    @Nested
    class Text {

        @Test
        void tellsBoardTurnAndReserves() {
            assertThat(start("").text()).isEqualTo("5/5/5/5/5 white reserve=15/15");
            assertThat(play(start("size=3"), "b2").text()).isEqualTo("3/1,W,1/3 black reserve=14/15");
        }

        @Test
        void tellsTowersFromBottomToTopAndTheForbiddenReversal() {
            assertThat(play(start(""), "a1 a2 a1-a2").text()).isEqualTo("5/5/5/bW,4/5 black reserve=14/14 ban=1a2-a1");
        }

        @Test
        void tellsTheLady() {
            assertThat(start("specials=lady").text()).isEqualTo("5/5/5/5/5 white reserve=12/12 lady=beside");
            assertThat(play(start("specials=lady"), "Lc5").text()).isEqualTo("2,L,2/5/5/5/5 black reserve=12/12");
        }

        @Test
        void tellsSpecialPiecesAndPointsToSpend() {
            assertThat(play(start("specials=army, whiteArmy=7+G+H"), "Ga1 He5").text())
                    .isEqualTo("4,h/5/5/5/G,4 white reserve=7+H/0 points=0/9");
        }

        @Test
        void tellsTheScoreAndPasses() {
            SixthPosition stuck = play(start("pieces=1, kings=6, noMove=pass"), "a1 a2 a1-a2 pass");

            assertThat(stuck.text()).isEqualTo("5/5/5/bW,4/5 white reserve=0/0 score=0/0 passes=1");
        }

        @Test
        void tellsEarlierPositions() {
            SixthPosition position = play(start("size=3, repetition=threefold-draw"), "a1 a2 a1-a2");

            assertThat(position.text()).isEqualTo("3/bW,2/3 black reserve=14/14 ban=1a2-a1 seen=3/b,2/W,2:white");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "'' | 1 | a number of empty cells",
                    "5/5/5/5 white | 8 | /",
                    "6/5/5/5/5 white | 1 | at most 5 empty cells",
                    "5/5/5/4,5/5 white | 9 | at most 1 empty cells",
                    "5/5/5/4,x/5 white | 9 | a tower",
                    "5/5/5/5/5white | 10 | a space",
                    "5/5/5/5/5 red | 11 | white or black",
                    "5/5/5/5/5 white | 16 | reserve=",
                    "5/5/5/5/5 white reserve | 24 | =",
                    "5/5/5/5/5 white reserve=x/15 | 25 | pieces such as",
                    "5/5/5/5/5 white reserve=15 | 27 | /",
                    "5/5/5/5/5 white reserve=15/15 reserve=1/1 | 31 | a second",
                    "5/5/5/5/5 white reserve=15/15 colour=red | 31 | reserve, points",
                    "5/5/5/5/5 white reserve=15/15 lady=here | 35 | =beside",
                    "5/5/5/5/5 white reserve=15/15 score=a/b | 37 | a number",
                    "5/5/5/5/5 white reserve=15/15 ban=a1-a2 | 35 | a number",
                    "5/5/5/5/5 white reserve=15/15 ban=1a1-f1 | 39 | a cell of the board",
                    "5/5/5/5/5 white reserve=15/15 seen=5/5/5/5/5 | 45 | :",
                    "5/5/5/5/5 white reserve=15/15x | 30 | a space",
                    "0,5/5/5/5/5 white | 1 | at most 5 empty cells",
                    "5/5/5/5/5 white reserve=15/15 ban=1a | 36 | a cell of the board",
                    "5/5/5/5/5 white reserve=15/15 passes=1234 | 41 | a space"
                })
        void isRefusedAtTheColumnThatCannotBeRead(String text, int column, String expected) {
            assertThatThrownBy(() -> GAME.setup(text, GAME.defaults()))
                    .isInstanceOfSatisfying(InvalidPositionException.class, refused -> {
                        assertThat(refused.faults()).hasSize(1);
                        Fault fault = refused.faults().get(0);
                        assertThat(fault.rule().code()).isEqualTo("position-text");
                        assertThat(fault.facts().values().get("column")).isEqualTo(column);
                        assertThat(fault.facts().values().get("expected"))
                                .asString()
                                .contains(expected);
                    });
        }
    }

    @Nested
    class Faults {

        @Test
        void aSetUpOfAPositionHasNone() {
            assertThat(SixthSetup.of(start("")).faults()).isEmpty();
            assertThat(SixthSetup.of(start("")).position()).isEqualTo(start(""));
        }

        @Test
        void piecesThatAreTooManyOrMissing() {
            assertThat(faults("", "white reserve=15/14", EMPTY)).containsExactly("setup.pieces");
            assertThat(faults("", "white reserve=16/15+G", EMPTY)).containsExactly("setup.pieces", "setup.pieces");
            assertThat(faults("specials=giant", "white reserve=11/11", EMPTY))
                    .containsExactly("setup.pieces", "setup.pieces");
        }

        @Test
        void cellsThatAreNotOnTheBoard() {
            SixthSetup setup = SixthSetup.of(play(start(""), "c3")).with(Cell.parse("f6"), Tower.parse("b"));

            assertThat(faults(setup)).containsExactly("setup.off-board", "setup.pieces");
        }

        @Test
        void anEmptyBoardWithTheWrongPlayerToMove() {
            assertThat(faults("", "black", EMPTY)).containsExactly("setup.first");
            assertThat(faults("first=black", "black", EMPTY)).isEmpty();
            assertThat(faults("kings=6, removal=whole-tower", "black score=1/0", EMPTY))
                    .isEmpty();
        }

        @Test
        void somethingOnAHunchback() {
            assertThat(faults("specials=hunchback", "white", EMPTY.replaceFirst("\\.", "WHb")))
                    .containsExactly("H1.covered");
        }

        @Test
        void ladiesThatAreTooManyOrMissing() {
            assertThat(faults("specials=lady", "white", EMPTY.replaceFirst("\\. \\.", "L L")))
                    .containsExactly("L1.count");
            assertThat(faults("", "white", EMPTY.replaceFirst("\\.", "L"))).containsExactly("L1.count");
            assertThat(faults(GAME.setup("5/5/5/5/5 white reserve=12/12", Options.parse(GAME, "specials=lady"))))
                    .containsExactly("L1.count");
        }

        @Test
        void kings() {
            String one = EMPTY.replaceFirst("\\.", "WbWbWb");
            String two = EMPTY.replaceFirst("\\. \\.", "WbWbWb WbWbWb");

            assertThat(faults("", "white", one)).containsExactly("S7.unmade");
            assertThat(faults("", "white", two)).containsExactly("S7.kings");
            assertThat(faults("kings=6", "white", one)).containsExactly("K1.king");
            assertThat(faults("", "white", EMPTY.replaceFirst("\\.", "WbWbWbWbWb")))
                    .containsExactly("S7.unmade");
            assertThat(faults("", "white", EMPTY.replaceFirst("\\.", "WbWbWbWbWbW")))
                    .containsExactly("S7.too-high");
        }

        @Test
        void aKingMadeByTheLastMoveIsAFinishedGame() {
            SixthSetup setup = sketch("", "white ban=3a5-b3", EMPTY.replaceFirst("\\.", "WbWbWb"));

            assertThat(setup.faults()).isEmpty();
            assertThat(setup.position().outcome().isOpen()).isFalse();
        }

        @ParameterizedTest
        @CsvSource({
            // The top of d5 may have come from c3 as a knight's part, or from d4 as a pawn.
            "1d5-c3, true",
            "1d5-d4, true",
            "2d5-c3, false",
            "3d5-c3, false",
            "0d5-c3, false",
            "1c3-d5, false",
            "1d5-b5, false",
            "1d5-d5, false",
            "1a1-d5, false",
        })
        void aForbiddenReversalNeedsAMoveThatCouldHaveBeen(String ban, boolean possible) {
            List<String> faults = faults("", "black ban=" + ban, """
                    . . .  bbW .
                    . . .  .   .
                    . . Wb .   .
                    . . .  .   .
                    . . .  .   .
                    """);
            assertThat(faults).isEqualTo(possible ? List.of() : List.of("S6.last-move"));
        }

        @Test
        void aForbiddenReversalAfterASlideNeedsAClearWay() {
            String clear = """
                    Wb . . . .
                    .  . . . .
                    .  . . . .
                    .  . . . .
                    b  . . . .
                    """;
            assertThat(faults("", "black ban=1a5-a1", clear)).isEmpty();
            String blocked = """
                    Wb . . . .
                    .  . . . .
                    W  . . . .
                    .  . . . .
                    b  . . . .
                    """;
            assertThat(faults("", "black ban=1a5-a1", blocked)).containsExactly("S6.last-move");
        }

        @ParameterizedTest
        @CsvSource({
            // Two and three pieces make a queen, three and three would have been a king.
            "bWWW, bb, 3d5-d1, true",
            "bWWW, bbb, 3d5-d1, false",
            // A pawn may make a king of five, but not land on one of six.
            "WbWbWb, ., 1d5-d4, true",
            "WbWbWbW, ., 1d5-d4, false",
        })
        void aForbiddenReversalBeginsAndEndsWithTowersThatAreNoKings(
                String landed, String left, String ban, boolean possible) {
            List<String> faults =
                    faults("", "black ban=" + ban, """
                    . . . LANDED .
                    . . . .      .
                    . . . .      .
                    . . . .      .
                    . . . LEFT   .
                    """.replace("LANDED", landed).replace("LEFT", left));
            assertThat(faults).isEqualTo(possible ? List.of() : List.of("S6.last-move"));
        }

        @ParameterizedTest
        @CsvSource({"WW, true", "WH, false"})
        void aForbiddenReversalDoesNotEndOnAHunchback(String left, boolean possible) {
            List<String> faults = faults("specials=hunchback", "black ban=1d5-c3", """
                    . . .    bW .
                    . . .    .  .
                    . . LEFT .  .
                    . . .    .  .
                    . . .    .  .
                    """.replace("LEFT", left));
            assertThat(faults).isEqualTo(possible ? List.of() : List.of("S6.last-move"));
        }

        @Test
        void whatIsNegative() {
            SixthSetup kings = SixthSetup.of(start("kings=6"));
            Reserve all = Reserve.of(15, 0, 0);
            assertThat(faults(kings.withSupply(new Supply(all, all, false, -1, 0))))
                    .containsExactly("K1.score");
            assertThat(faults(kings.withSupply(new Supply(all, all, false, 0, -1))))
                    .containsExactly("K1.score");
            assertThat(faults(SixthSetup.of(start("noMove=pass")).withPasses(-1)))
                    .containsExactly("S8.passes");
        }

        @Test
        void scores() {
            assertThat(faults("", "white score=1/0", EMPTY)).containsExactly("K2.score");
            assertThat(faults("", "white score=0/1", EMPTY)).containsExactly("K2.score");
            assertThat(faults("kings=6", "white score=0/7", EMPTY)).containsExactly("K1.score");
            assertThat(faults("kings=6", "white score=7/0", EMPTY)).containsExactly("K1.score");
            assertThat(faults("kings=6", "white score=6/6", EMPTY)).containsExactly("K1.score");
            assertThat(faults("kings=6", "white score=6/5", EMPTY)).isEmpty();
        }

        @Test
        void armies() {
            String army = "specials=army";
            assertThat(faults(army, "white points=11/12", EMPTY)).containsExactly("A1.sum");
            assertThat(faults(army, "white points=8/12", EMPTY.replaceFirst("\\. \\.", "G G")))
                    .containsExactly("A1.twice");
            assertThat(faults(army, "white reserve=2/0 points=10/12", EMPTY)).containsExactly("A3.reserve");
            assertThat(faults("specials=army, whiteArmy=10+G", "white points=1/12", EMPTY))
                    .containsExactly("A3.points");
            assertThat(faults(army, "white points=12/11", EMPTY)).containsExactly("A1.sum");
            // What White's pieces were part of may have scored for either.
            assertThat(faults("specials=army, kings=6", "white reserve=2/0 points=10/12 score=1/0", EMPTY))
                    .isEmpty();
            assertThat(faults("specials=army, kings=6", "white reserve=2/0 points=10/12 score=0/1", EMPTY))
                    .isEmpty();
            assertThat(faults(
                            "specials=army, kings=6",
                            "white reserve=G/0 points=8/12 score=1/0",
                            EMPTY.replaceFirst("\\.", "G")))
                    .containsExactly("A1.twice");
        }

        @Test
        void passes() {
            String lone = EMPTY.replaceFirst("\\.", "bW");
            assertThat(faults("pieces=1", "white passes=1", lone)).containsExactly("S8.no-passes");
            assertThat(faults("pieces=1, noMove=pass", "white passes=3", lone)).containsExactly("S8.passes");
            assertThat(faults("pieces=1, noMove=pass", "white passes=1", lone)).isEmpty();
            assertThat(faults("pieces=1, noMove=pass", "white passes=2", lone)).isEmpty();
            assertThat(faults("pieces=2, noMove=pass", "white passes=1", lone)).containsExactly("S1.passed");
            assertThat(faults("pieces=2, noMove=pass", "white passes=2", lone))
                    .containsExactly("S1.passed", "S1.passed");
            assertThat(faults("pieces=1, noMove=pass", "white passes=1", EMPTY.replaceFirst("\\. \\.", "W b")))
                    .containsExactly("S1.passed");
            assertThat(faults(
                            "pieces=3, noMove=pass", "white passes=1 ban=3a5-b3", EMPTY.replaceFirst("\\.", "WbWbWb")))
                    .containsExactly("S6.pass", "S8.over");
        }

        @Test
        void earlierPositions() {
            String threefold = "size=3, repetition=threefold-draw";
            String board = """
                    .  . .
                    bW . .
                    .  . .
                    """;
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/W,2:white", board))
                    .isEmpty();
            assertThat(faults("size=3", "black ban=1a2-a1 seen=3/b,2/W,2:white", board))
                    .containsExactly("S9.ignored");
            // Other pieces than now: an entry lies between, and that position cannot come back.
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/3:white", board))
                    .containsExactly("S9.earlier");
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/W,2:white*2", board))
                    .isEmpty();
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/W,2:white|3/b,2/W,2:white*2", board))
                    .containsExactly("S9.times");
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/W,2:white*3", board))
                    .containsExactly("S9.times");
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/W,2:white*0", board))
                    .containsExactly("S9.earlier");
            assertThat(faults(threefold, "black ban=1a2-a1 seen=3/b,2/W,2:white:1a1-c3", board))
                    .containsExactly("S9.earlier");
        }

        @Test
        void allAreNamedAtOnce() {
            SixthSetup setup = sketch("", "black score=1/0 passes=1 reserve=15/15", EMPTY.replaceFirst("\\.", "L"));

            assertThat(faults(setup)).containsExactly("L1.count", "K2.score", "S8.no-passes");
            assertThatThrownBy(setup::position)
                    .isInstanceOfSatisfying(
                            InvalidPositionException.class,
                            refused -> assertThat(refused.faults()).isEqualTo(setup.faults()))
                    .hasMessageContaining("There is 1 Lady, but there should be 0.");
        }
    }

    @Nested
    class Changes {

        @Test
        void giveOtherSetUps() {
            SixthSetup setup = SixthSetup.of(play(start(""), "a1 a2"));
            SixthSetup changed = setup.without(Cell.parse("a1"))
                    .with(Cell.parse("c3"), Tower.parse("W"))
                    .withToMove(Side.BLACK);

            assertThat(changed.position().text()).isEqualTo("5/5/2,W,2/b,4/5 black reserve=14/14");
            assertThat(setup).hasToString("5/5/5/b,4/W,4 white reserve=14/14");
            assertThat(changed).isNotEqualTo(setup);
            assertThat(changed.withToMove(Side.WHITE)
                            .without(Cell.parse("c3"))
                            .with(Cell.parse("a1"), Tower.parse("W")))
                    .isEqualTo(setup)
                    .hasSameHashCodeAs(setup);
        }

        @Test
        void reachEverythingThatAPositionHas() {
            SixthSetup setup = SixthSetup.of(start(""));
            Supply supply = new Supply(Reserve.of(1, 0, 0), Reserve.of(2, 0, 0), true, 3, 4);
            Optional<SixthMove.MovePart> ban =
                    Optional.of(new SixthMove.MovePart(1, Cell.parse("a1"), Cell.parse("a2")));
            EarlierPosition earlier = new EarlierPosition(setup.towers(), Side.BLACK, Optional.empty(), true, 2);

            assertThat(setup.withSupply(supply)
                            .withBanned(ban)
                            .withPasses(1)
                            .withEarlier(List.of(earlier))
                            .toString())
                    .isEqualTo("5/5/5/5/5 white reserve=1/2 lady=beside score=3/4 ban=1a1-a2 passes=1"
                            + " seen=5/5/5/5/5:black:pass*2");
        }
    }
}
