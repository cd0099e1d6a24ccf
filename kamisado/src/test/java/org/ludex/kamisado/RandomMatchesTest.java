package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ludex.core.SeededRandom;
import org.ludex.kamisado.KamisadoMove.Push;

/** Matches played out at random, with what must always hold. */
class RandomMatchesTest {

    @ParameterizedTest
    @EnumSource(Level.class)
    @DisplayName("a thousand matches of each level")
    void whatAlwaysHolds(Level level) {
        for (long seed = 0; seed < 1000; seed++) {
            SeededRandom random = new SeededRandom(seed);
            KamisadoPosition position = new Kamisado().start(level);
            int earned = 0;
            while (position.outcome().isOpen()) {
                KamisadoPosition next = position.play(position.sample(random));
                checkTowers(next);
                checkRanksOnlyGrow(position, next);
                checkPoints(next);
                int sum = next.points(Side.BLACK) + next.points(Side.WHITE);
                assertThat(sum).as("points never shrink").isGreaterThanOrEqualTo(earned);
                earned = sum;
                position = next;
            }
            checkEnd(position);
        }
    }

    private static void checkTowers(KamisadoPosition position) {
        Set<Square> squares = EnumSet.noneOf(Square.class);
        for (Side side : Side.values()) {
            for (Colour colour : Colour.values()) {
                Square square = position.square(side, colour);
                Tower tower = new Tower(side, colour, position.rank(side, colour));
                if (position.at(square).filter(tower::equals).isPresent()) {
                    squares.add(square);
                }
            }
        }
        assertThat(squares)
                .as("squares with the tower that says it is there: " + position)
                .hasSize(16);
    }

    private static void checkRanksOnlyGrow(KamisadoPosition before, KamisadoPosition after) {
        int gained = 0;
        int lost = 0;
        for (Side side : Side.values()) {
            for (Colour colour : Colour.values()) {
                int more = after.rank(side, colour).teeth()
                        - before.rank(side, colour).teeth();
                gained += Math.max(0, more);
                lost += Math.max(0, -more);
            }
        }
        boolean roundEnded = before.phase() == Phase.MOVE && after.phase() != Phase.MOVE;
        assertThat(lost).as("teeth lost").isZero();
        assertThat(gained).as("teeth given").isLessThanOrEqualTo(roundEnded ? 1 : 0);
    }

    /** 1, 3 and 7 points for one, two and three teeth; the end may add a triple's 8. */
    private static void checkPoints(KamisadoPosition position) {
        for (Side side : Side.values()) {
            int teeth = 0;
            for (Colour colour : Colour.values()) {
                teeth += List.of(0, 1, 3, 7).get(position.rank(side, colour).teeth());
            }
            boolean winner = position.phase() == Phase.OVER && position.sideOrWinner() == side;
            if (position.level() == Level.SINGLE) {
                assertThat(position.points(side)).isEqualTo(winner ? 1 : 0);
            } else if (winner) {
                assertThat(position.points(side)).isIn(teeth, teeth + 8);
            } else {
                assertThat(position.points(side)).isEqualTo(teeth);
            }
            assertThat(position.points(side) >= position.level().target())
                    .as("who has enough points has won: " + position)
                    .isEqualTo(winner);
        }
    }

    private static void checkEnd(KamisadoPosition end) {
        boolean reached = false;
        for (Colour colour : Colour.values()) {
            reached |= end.square(end.sideOrWinner(), colour).row()
                    == end.sideOrWinner().goalRow();
        }
        assertThat(end.deadlockTail().isEmpty())
                .as("won on the home row or by a deadlock: " + end)
                .isEqualTo(reached);
    }

    @ParameterizedTest
    @CsvSource({"single, 300", "standard, 120", "long, 80", "marathon, 60"})
    @DisplayName("the library agrees with a slow second implementation at every ply")
    void agreesWithTheSlowOne(String name, int matches) {
        Level level = Level.parse(name);
        Set<String> pushes = new TreeSet<>();
        for (long seed = 0; seed < matches; seed++) {
            SeededRandom random = new SeededRandom(~seed);
            KamisadoPosition fast = new Kamisado().start(level);
            SlowKamisado slow = new SlowKamisado(level);
            while (fast.outcome().isOpen()) {
                List<KamisadoMove> moves = fast.legalMoves();
                assertThat(new HashSet<>(moves)).as(fast.text()).isEqualTo(slow.moves());
                KamisadoMove move = preferPushes(moves, random);
                if (move instanceof Push push) {
                    int length = Math.abs(push.landing().row() - push.from().row()) - 1;
                    pushes.add(fast.rank(fast.sideOrWinner(), push.tower()) + " " + length);
                }
                fast = fast.play(move);
                slow.play(move);
                assertThat(SlowKamisado.state(fast)).isEqualTo(slow.state());
            }
            assertThat(slow.moves()).isEmpty();
        }
        assertThat(pushes).as("pushes met on the way").containsAll(expectedPushes(level));
    }

    /** Pushes are rare at random; half of the time one is made when it can be. */
    private static KamisadoMove preferPushes(List<KamisadoMove> moves, SeededRandom random) {
        KamisadoMove last = moves.get(moves.size() - 1);
        boolean push = last instanceof Push && random.nextInt(2) == 0;
        return push ? last : moves.get(random.nextInt(moves.size()));
    }

    private static List<String> expectedPushes(Level level) {
        return switch (level) {
            case SINGLE -> List.of();
            case STANDARD -> List.of("sumo 1");
            case LONG -> List.of("sumo 1", "double 1");
            case MARATHON -> List.of("sumo 1", "double 1", "double 2");
        };
    }
}
