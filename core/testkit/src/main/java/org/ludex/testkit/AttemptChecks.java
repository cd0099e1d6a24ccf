package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.ludex.core.Attempt;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;

/** The central operation of a position, and how it treats invalid values. */
final class AttemptChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    AttemptChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    /** A move of no game. */
    private record ForeignMove() implements Move {
        @Override
        public String toString() {
            return "a foreign move";
        }
    }

    /** A seat of no game. */
    private record ForeignSeat(int ordinal) implements Seat {
        @Override
        public String id() {
            return "no-such-seat";
        }
    }

    void attemptAgreesWithJudgeAndPlay() {
        for (Spot<M, P> spot : games.spots(60)) {
            games.candidates(spot).forEach(move -> checkOne(spot, move));
            if (spot.position().listsMoves()) {
                spot.position().legalMoves().stream().limit(30).forEach(move -> checkOne(spot, move));
            }
        }
    }

    private void checkOne(Spot<M, P> spot, M move) {
        P position = spot.position();
        Attempt<P> attempt = position.attempt(move);
        assertThat(position.judge(move))
                .as("judging %s, compared with attempting it, at %s", move, spot)
                .isEqualTo(attempt.verdict());
        if (attempt instanceof Attempt.Played<P> played) {
            assertThat((Object) position.play(move))
                    .as("playing %s, compared with attempting it, at %s", move, spot)
                    .isEqualTo(played.next());
        } else {
            assertThatThrownBy(() -> position.play(move))
                    .as("playing %s, compared with attempting it, at %s", move, spot)
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            refused -> assertThat((Verdict) refused.verdict()).isEqualTo(attempt.verdict()));
        }
        assertThat(position.attemptAny(move))
                .as("attempting %s as a move of some game, at %s", move, spot)
                .isEqualTo(attempt);
    }

    void strangersAreRefused() {
        for (Spot<M, P> spot : games.spots(10)) {
            P position = spot.position();
            checkNull(spot, "attempting", () -> position.attempt(nothing()));
            checkNull(spot, "judging", () -> position.judge(nothing()));
            checkNull(spot, "playing", () -> position.play(nothing()));
            assertThatThrownBy(() -> position.attemptAny(new ForeignMove()))
                    .as("attempting a move of another game at %s", spot)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a foreign move");
            assertThatThrownBy(() -> position.view(new ForeignSeat(99)))
                    .as("the view of a seat that does not play, at %s", spot)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("no-such-seat");
            moves(position)
                    .forEach(move -> assertThatThrownBy(() -> position.view(move, Viewer.of(new ForeignSeat(99))))
                            .as("what a seat that does not play sees of %s, at %s", move, spot)
                            .isInstanceOf(IllegalArgumentException.class)
                            .hasMessageContaining("no-such-seat"));
        }
    }

    private List<M> moves(P position) {
        return position.listsMoves() ? position.legalMoves().stream().limit(1).toList() : List.of();
    }

    private static void checkNull(Spot<?, ?> spot, String what, Runnable call) {
        assertThatThrownBy(call::run)
                .as("%s null at %s", what, spot)
                .isInstanceOf(NullPointerException.class)
                .hasMessage("the move is null");
    }

    @SuppressWarnings("NullAway") // this checks how a position treats null
    private M nothing() {
        return new AtomicReference<M>().get();
    }
}
