package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.ludex.core.Move;
import org.ludex.core.Position;

/** Equal positions are equal objects, and nothing else is. */
final class EqualityChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    EqualityChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void replayedGamesGiveEqualPositions() {
        for (Walk<M, P> walk : games.walks()) {
            Walk<M, P> again = walk.again(games.game().start(games.options()));
            for (int ply = 0; ply < walk.positions().size(); ply++) {
                checkEqual(walk.spot(ply), again.positions().get(ply));
            }
        }
    }

    private void checkEqual(Spot<M, P> spot, P again) {
        // Objects.equals in both directions: an equals that is not symmetric is a fault too.
        assertThat(Objects.equals(spot.position(), again))
                .as("equal to itself when replayed: %s", spot)
                .isTrue();
        assertThat(Objects.equals(again, spot.position()))
                .as("equal to itself when replayed, the other way round: %s", spot)
                .isTrue();
        assertThat(again.hashCode())
                .as("hash when replayed: %s", spot)
                .isEqualTo(spot.position().hashCode());
        assertThat(again.text())
                .as("text when replayed: %s", spot)
                .isEqualTo(spot.position().text());
    }

    void positionsAreEqualWhenTheirTextsAre() {
        List<Spot<M, P>> spots = games.spots(200);
        for (Spot<M, P> spot : spots) {
            assertThat(spot.position().equals(new Object()))
                    .as("equal to anything: %s", spot)
                    .isFalse();
            assertThat(Objects.equals(spot.position(), null))
                    .as("equal to null: %s", spot)
                    .isFalse();
        }
        List<String> texts = spots.stream().map(spot -> spot.position().text()).toList();
        for (int i = 0; i < spots.size(); i++) {
            for (int j = 0; j <= i; j++) {
                boolean equal = spots.get(i).position().equals(spots.get(j).position());
                if (equal != texts.get(i).equals(texts.get(j))) {
                    assertThat(equal)
                            .as("equality as by text of %s and %s", spots.get(i), spots.get(j))
                            .isEqualTo(!equal);
                }
            }
        }
    }
}
