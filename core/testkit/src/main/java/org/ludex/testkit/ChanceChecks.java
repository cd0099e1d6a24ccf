package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.core.Turn;

/** Who decides: seats decide, chance happens, and no move is both. */
final class ChanceChecks<M extends Move, P extends Position<M, P>> {

    private static final int TRIED = 25;

    private final RandomGames<M, P> games;

    ChanceChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void chanceIsApart() {
        Map<M, Spot<M, P>> decisions = new LinkedHashMap<>();
        Map<M, Spot<M, P>> events = new LinkedHashMap<>();
        for (Walk<M, P> walk : games.walks()) {
            for (int ply = 0; ply < walk.moves().size(); ply++) {
                Map<M, Spot<M, P>> kind = isChance(walk.positions().get(ply)) ? events : decisions;
                kind.putIfAbsent(walk.moves().get(ply), walk.spot(ply));
            }
        }
        for (Spot<M, P> spot : games.spots(60)) {
            if (isChance(spot.position())) {
                for (long seed = 1; seed <= 3; seed++) {
                    events.putIfAbsent(spot.position().sample(new SeededRandom(seed)), spot);
                }
            } else if (spot.position().listsMoves()) {
                spot.position().legalMoves().stream().limit(20).forEach(move -> decisions.putIfAbsent(move, spot));
            }
        }
        for (Spot<M, P> spot : games.spots(80)) {
            Turn turn = spot.position().turn();
            if (turn instanceof Turn.Chance) {
                refusesAll(spot, decisions, "a decision, made at");
            } else if (turn instanceof Turn.OfSeat) {
                refusesAll(spot, events, "an event of chance, met at");
            }
        }
    }

    private boolean isChance(P position) {
        return position.turn() instanceof Turn.Chance;
    }

    private void refusesAll(Spot<M, P> spot, Map<M, Spot<M, P>> moves, String what) {
        List<M> all = List.copyOf(moves.keySet());
        int step = 1 + all.size() / TRIED;
        for (int index = Math.floorMod(spot.ply(), step); index < all.size(); index += step) {
            M move = all.get(index);
            assertThat(spot.position().attempt(move).isPlayed())
                    .as(
                            "%s (%s %s) is accepted at the turn of %s, %s",
                            move, what, moves.get(move), spot.position().turn(), spot)
                    .isFalse();
        }
    }

    /** A turn belongs to one seat: a new one begins whenever another seat has to decide. */
    void turnsHoldTogether() {
        for (Walk<M, P> walk : games.walks()) {
            Optional<Seat> before = Optional.empty();
            for (int ply = 0; ply < walk.positions().size(); ply++) {
                P position = walk.positions().get(ply);
                Optional<Seat> seat = position.turn().seat();
                boolean fresh = ply == 0
                        || position.turn() instanceof Turn.Nobody
                        || (seat.isPresent() && before.isPresent() && !seat.equals(before));
                assertThat(fresh && position.isMidTurn())
                        .as(
                                "in the middle of a turn at the start, after the end or when another seat has to decide: "
                                        + "%s decides after %s, %s",
                                position.turn(), before.map(Seat::id).orElse("nobody"), walk.spot(ply))
                        .isFalse();
                // If no turn has begun, the next seat to decide begins one.
                before = seat.isPresent() ? seat : position.isMidTurn() ? before : Optional.empty();
            }
        }
    }
}
