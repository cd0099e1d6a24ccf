package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Verdict;
import org.ludex.dog.Player;

/** What is told at a glance is what the long way tells. */
class ShortCutsTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aRefusalIsTheFirstOfTheLists(int players) {
        Line<CardsMove, CardsPosition> line =
                Playout.from(DogCards.GAME.start(Options.parse(DogCards.GAME, "players=" + players)), 5, 400);
        List<CardsMove> moves = line.moves();
        List<CardsPosition> positions = line.positions();
        int refused = 0;
        int passed = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            // Views have hidden hands; moves of other plies are refused for all kinds of reasons.
            for (CardsPosition position :
                    List.of(positions.get(ply), positions.get(ply).view(Player.A))) {
                for (int other = Math.max(0, ply - 15); other < Math.min(moves.size(), ply + 15); other++) {
                    var refusal = Refusals.of(position.table(), moves.get(other));
                    assertThat(refusal.map(Verdict.Illegal::toString))
                            .isEqualTo(Refusals.byLists(position.table(), moves.get(other))
                                    .map(Verdict.Illegal::toString));
                    refused += refusal.isPresent() ? 1 : 0;
                    passed += refusal.isPresent() ? 0 : 1;
                }
            }
        }
        assertThat(refused).isPositive();
        assertThat(passed).isPositive();
    }
}
