package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;
import org.ludex.core.countdown.Minus;
import org.ludex.core.countdown.Side;

/** Counts, random play, and finding games. */
class PlayTest {

    private final Countdown game = new Countdown();
    private final CountdownPosition start = game.start();
    private final CountdownPosition drawn = game.start(Options.parse(game, "draw=yes"));

    @Nested
    class Counts {

        /** Sequences of ones and twos: 2, 4, 8 less 2+2+2, then those that sum to 5 at most. */
        @ParameterizedTest
        @CsvSource({"0, 1", "1, 2", "2, 4", "3, 7", "4, 5", "5, 1", "6, 0", "7, 0"})
        void sequencesOfMoves(int depth, long count) {
            assertThat(Perft.count(start, depth)).isEqualTo(count);
        }

        @Test
        void byFirstMove() {
            assertThat(Perft.divide(start, 1)).containsExactly(entry(new Minus(1), 1L), entry(new Minus(2), 1L));
            assertThat(Perft.divide(start, 3)).containsExactly(entry(new Minus(1), 4L), entry(new Minus(2), 3L));
        }

        @Test
        void badDepths() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Perft.count(start, -1))
                    .withMessage("depth -1 is negative");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Perft.divide(start, 0))
                    .withMessage("depth 0 is less than 1");
        }

        @Test
        void whatCannotBeListedIsNotCounted() {
            // A spectator of this game sees 50, whatever is left, and exceptions quote what anybody may see.
            assertThat(Perft.count(drawn, 0)).isEqualTo(1);
            assertThatIllegalStateException()
                    .isThrownBy(() -> Perft.count(drawn, 1))
                    .withMessage("cannot count moves because chance has too many events to list here: 50 white");
            assertThatIllegalStateException().isThrownBy(() -> Perft.divide(drawn, 1));
        }
    }

    @Nested
    class RandomPlay {

        @Test
        void theSameSeedGivesTheSameGame() {
            for (long seed = 0; seed < 20; seed++) {
                assertThat(Playout.from(start, seed, 100)).isEqualTo(Playout.from(start, seed, 100));
            }
        }

        @Test
        void anotherSeedGivesAnotherGame() {
            assertThat(LongStream.range(0, 50)
                            .mapToObj(seed -> Playout.from(start, seed, 100).moves())
                            .distinct())
                    .as("all ways to sum ones and twos to 5")
                    .hasSize(8);
        }

        @Test
        void itIsALegalGameToTheEnd() {
            for (long seed = 0; seed < 20; seed++) {
                Line<Minus, CountdownPosition> line = Playout.from(start, seed, 100);
                assertThat(line.end().outcome().isOpen()).isFalse();
                assertThat(Line.of(start, line.moves())).isEqualTo(line);
            }
        }

        /** Of the two moves, the first is drawn by 0 and the second by 1: the numbers of seed 42 below 2. */
        @Test
        void theMovesAreThoseThatTheDocumentedNumbersDraw() {
            Line<Minus, CountdownPosition> line = Playout.from(game.position("9 white", game.defaults()), 42, 5);
            assertThat(line.moves()).isEqualTo(moves(2, 1, 1, 1, 1));
        }

        @Test
        void theCapStops() {
            assertThat(Playout.from(start, 1, 2).moves()).hasSize(2);
            assertThat(Playout.from(start, 1, 0).moves()).isEmpty();
            assertThat(Playout.from(Line.of(start, moves(2, 2, 1)).end(), 1, 5).moves())
                    .isEmpty();
        }

        @Test
        void chancePlaysAlong() {
            Line<Minus, CountdownPosition> line = Playout.from(drawn, 3, 100);
            assertThat(line.positions().get(0).turn()).isEqualTo(Turn.chance());
            assertThat(line.positions().get(1).turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(line.end().turn()).isEqualTo(Turn.nobody());
        }

        @Test
        void unprovenMovesAreCounted() {
            Line<Minus, CountdownPosition> line =
                    Playout.from(game.start(Options.parse(game, "fog=yes, from=60")), 1, 100);
            assertThat(line.unproven())
                    .isPositive()
                    .isEqualTo(Math.toIntExact(
                            line.moves().stream().filter(new Minus(2)::equals).count()));
        }

        @Test
        void nothingIsDrawnAfterTheEnd() {
            CountdownPosition end = Line.of(start, moves(2, 2, 1)).end();
            assertThatIllegalStateException()
                    .isThrownBy(() -> end.sample(new SeededRandom(1)))
                    .withMessage("no moves: 50 black");
        }
    }

    @Nested
    class FindingGames {

        @Test
        void byId() {
            assertThat(Games.find("countdown")).containsInstanceOf(Countdown.class);
            assertThat(Games.find("")).isEmpty();
            assertThat(Games.find("count")).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(strings = {"countdown", "Countdown", "COUNTDOWN"})
        void inAnyCase(String id) {
            assertThat(Games.find(id)).contains(Countdown.GAME);
        }

        @Test
        void someGameIsPlayedWithoutACast() {
            Position<?, ?> position = Games.find("countdown").orElseThrow().start();
            while (position.outcome().isOpen()) {
                position = position.playAny(position.legalMoves().get(0));
            }
            assertThat(position.text()).isEqualTo("0 black");
            assertThat(Perft.count(Games.find("countdown").orElseThrow().start(), 3))
                    .isEqualTo(7);
        }

        @Test
        void allById() {
            assertThat(Games.all())
                    .hasAtLeastOneElementOfType(Countdown.class)
                    .extracting(Game::id)
                    .isSorted();
            assertThatThrownBy(() -> Games.all().clear()).isInstanceOf(UnsupportedOperationException.class);
        }

        @Test
        void whoWinsWhenASeatGivesUp() {
            assertThat(game.opponents(Side.WHITE, game.defaults())).isEqualTo(List.of(Side.BLACK));
        }

        @Test
        void whatAPositionSaysOfItself() {
            assertThat(start.legalMoveCount()).isEqualTo(2);
            assertThat(start.score()).isEmpty();
            assertThat((Object) start.view(Side.BLACK)).isSameAs(start);
            assertThat(start.listsMoves()).isTrue();
        }
    }

    private static List<Minus> moves(int... counts) {
        return IntStream.of(counts).mapToObj(Minus::new).toList();
    }
}
