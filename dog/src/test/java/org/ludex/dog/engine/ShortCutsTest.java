package org.ludex.dog.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Verdict;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Player;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.royal.DogRoyal;

/** What is told at a glance is what the long way tells. */
class ShortCutsTest {

    private static final List<DogGame> GAMES = List.of(Dog.GAME, DogRoyal.GAME, BlackDog.GAME);

    private static Line<DogMove, DogPosition> played(DogGame game, int players, long seed) {
        return Playout.from(game.start(Options.parse(game, "players=" + players)), seed, 400);
    }

    @ParameterizedTest
    @CsvSource({"0,4", "0,2", "1,4", "1,3", "2,4", "2,2"})
    void aRefusalIsTheFirstOfTheLists(int game, int players) {
        Line<DogMove, DogPosition> line = played(GAMES.get(game), players, 5);
        List<DogMove> moves = line.moves();
        List<DogPosition> positions = line.positions();
        int refused = 0;
        int passed = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            // Views have hidden hands; moves of other plies are refused for all kinds of reasons.
            for (DogPosition position :
                    List.of(positions.get(ply), positions.get(ply).view(Player.A))) {
                State state = ((TablePosition) position).state();
                for (int other = Math.max(0, ply - 15); other < Math.min(moves.size(), ply + 15); other++) {
                    var refusal = Refusals.of(state, moves.get(other));
                    assertThat(refusal.map(Verdict.Illegal::toString))
                            .isEqualTo(Refusals.byLists(state, moves.get(other)).map(Verdict.Illegal::toString));
                    refused += refusal.isPresent() ? 1 : 0;
                    passed += refusal.isPresent() ? 0 : 1;
                }
            }
        }
        assertThat(refused).isPositive();
        assertThat(passed).isPositive();
    }

    /** Always the same number. */
    private record Fixed(int number) implements RandomGenerator {
        @Override
        public long nextLong() {
            return number;
        }

        @Override
        public int nextInt(int bound) {
            assertThat(number).isLessThan(bound);
            return number;
        }
    }

    @Test
    void aMoveAtRandomIsTheOneAtItsPlaceOfTheList() {
        for (int players = 2; players <= 4; players++) {
            for (DogGame game : GAMES) {
                assertThat(drawn(played(game, players, 9))).isPositive();
            }
            assertThat(drawn(Playout.from(start(DogCards.GAME, players), 9, 400)))
                    .isPositive();
            assertThat(drawn(Playout.from(start(Mensch.GAME, players), 9, 400))).isPositive();
        }
    }

    private static <M extends Move, P extends Position<M, P>> P start(Game<M, P> game, int players) {
        return game.start(Options.parse(game, "players=" + players)).self();
    }

    private static <M extends Move, P extends Position<M, P>> int drawn(Line<M, P> line) {
        int drawn = 0;
        for (P position : line.positions()) {
            List<M> listed = position.turn().seat().isPresent() ? position.legalMoves() : List.of();
            for (int place = 0; place < listed.size(); place++, drawn++) {
                assertThat(position.sample(new Fixed(place))).isEqualTo(listed.get(place));
            }
        }
        return drawn;
    }

    @Test
    void resultsAreASetOfBoards() {
        Results results = new Results();
        Set<List<Object>> slow = new HashSet<>();
        Random random = new Random(7);
        List<DogPosition> positions = played(Dog.GAME, 4, 3).positions();
        for (int round = 0; round < 3; round++) {
            int repeated = 0;
            for (int count = 0; count < 600; count++) {
                DogPosition position = positions.get(random.nextInt(positions.size()));
                int extra = random.nextInt(2);
                List<Object> stands = new ArrayList<>(List.of(extra));
                position.seating().players().forEach(player -> stands.add(position.pieces(player)));
                boolean fresh = slow.add(stands);
                assertThat(results.add(((TablePosition) position).state().board.copy(), extra))
                        .isEqualTo(fresh);
                repeated += fresh ? 0 : 1;
            }
            assertThat(repeated).isPositive();
            results.clear();
            slow.clear();
        }
    }

    @ParameterizedTest
    @CsvSource({"0,2", "1,4", "2,4"})
    void theMagnetStopsBeforeTheNextPieceOrDog(int game, int players) {
        Line<DogMove, DogPosition> line = played(GAMES.get(game), players, 11);
        for (DogPosition position : line.positions()) {
            State state = ((TablePosition) position).state();
            for (int spot = 0; spot < state.rules.table().length(); spot++) {
                if (!state.board.isFree(spot)) {
                    assertThat(state.rules.paths().magnet(state.board, spot)).isEqualTo(stepByStep(state, spot));
                }
            }
        }
    }

    private static int stepByStep(State state, int from) {
        Table table = state.rules.table();
        int before = from;
        for (int spot = table.next(from, 1); spot != from; spot = table.next(spot, 1)) {
            if (!state.board.isFree(spot) || spot == state.board.dog()) {
                return before == from ? Paths.NOWHERE : before;
            }
            before = spot;
        }
        return Paths.NOWHERE;
    }
}
