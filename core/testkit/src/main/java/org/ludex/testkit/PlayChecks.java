package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Move;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;

/** Judging and playing, and how games end. */
final class PlayChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    PlayChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void playRefusesWhatJudgeRefuses() {
        for (Spot<M, P> spot : games.spots(100)) {
            P position = spot.position();
            for (M candidate : games.candidates(spot)) {
                if (position.judge(candidate) instanceof Verdict.Illegal illegal) {
                    assertThatThrownBy(() -> position.play(candidate))
                            .as("playing %s, refused by %s at %s", candidate, illegal.rule(), spot)
                            .isInstanceOfSatisfying(IllegalMoveException.class, refusal -> {
                                assertThat(refusal.rule()).as("rule").isSameAs(illegal.rule());
                                assertThat(refusal.move()).as("move").isEqualTo(candidate);
                                assertThat((Object) refusal.position())
                                        .as("position")
                                        .isEqualTo(position);
                            });
                } else {
                    assertThatCode(() -> position.play(candidate))
                            .as("playing %s, judged playable at %s", candidate, spot)
                            .doesNotThrowAnyException();
                }
            }
        }
    }

    void refusalsHaveMessages() {
        for (Spot<M, P> spot : games.spots(100)) {
            for (M candidate : games.candidates(spot)) {
                Verdict verdict = spot.position().judge(candidate);
                if (verdict instanceof Verdict.Illegal illegal) {
                    Texts.checkMessage(illegal.rule(), illegal.message(Locale.ENGLISH));
                } else if (verdict instanceof Verdict.Unproven unproven) {
                    Texts.checkMessage(unproven.rule(), unproven.message(Locale.ENGLISH));
                }
            }
        }
    }

    /** On positions that no check has touched: a trace left long ago would not show. */
    void playLeavesThePositionAsItWas() {
        RandomGames<M, P> untouched = games.untouched();
        List<Spot<M, P>> twins = games.untouched().spots(60);
        List<Spot<M, P>> spots = untouched.spots(60);
        for (int index = 0; index < spots.size(); index++) {
            Spot<M, P> spot = spots.get(index);
            P position = spot.position();
            boolean equal = position.equals(twins.get(index).position());
            Snapshot<M, P> before = Snapshot.of(position);
            List<M> moves = position.listsMoves() ? position.legalMoves() : List.of();
            moves.stream().limit(50).forEach(move -> attempt(position, move));
            Snapshot.of(position).checkSame(before, "after playing the listed moves at " + spot);
            untouched.candidates(spot).forEach(move -> attempt(position, move));
            Snapshot.of(position).checkSame(before, "after attempts to play other moves at " + spot);
            assertThat(position.equals(twins.get(index).position()))
                    .as("equal to its twin as before moves were played at %s", spot)
                    .isEqualTo(equal);
        }
    }

    private void attempt(P position, M move) {
        try {
            assertThat((Object) position.play(move)).isNotNull();
        } catch (RuntimeException refused) {
            // A failed attempt may not leave a trace either; whether it should fail is for other checks.
            assertThat(refused).isNotNull();
        }
    }

    void outcomesAreFinal() {
        for (Spot<M, P> spot : games.spots(150)) {
            P position = spot.position();
            boolean open = position.outcome().isOpen();
            assertThat(position.turn() instanceof Turn.Nobody)
                    .as("nobody's turn exactly when the game is over, at %s", spot)
                    .isEqualTo(!open);
            if (open) {
                assertThat(position.listsMoves() && position.legalMoves().isEmpty())
                        .as("open without a move, at %s", spot)
                        .isFalse();
            } else {
                checkFinished(spot);
            }
        }
    }

    private void checkFinished(Spot<M, P> spot) {
        P position = spot.position();
        assertThat(position.listsMoves()).as("lists moves at the end, %s", spot).isTrue();
        assertThat(position.legalMoves()).as("moves after the end, %s", spot).isEmpty();
        for (M candidate : games.candidates(spot)) {
            assertThat(position.judge(candidate).isPlayable())
                    .as("%s is playable after the end, %s", candidate, spot)
                    .isFalse();
        }
        if (position.outcome() instanceof Outcome.Won won) {
            List<? extends Seat> seats = games.game().seats(games.options());
            assertThat(won.winners())
                    .as("winners at %s, of the seats %s", spot, seats)
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .allMatch(seats::contains);
        }
    }

    /** Sums up the random games in one line. Fails if one broke off, or reached the cap although it must not. */
    String gamesEnd(boolean must) {
        List<Walk<M, P>> walks = games.walks();
        for (Walk<M, P> walk : walks) {
            // A refused move is the business of the checks of lists and draws, an open end that of outcomes.
            if (walk.accident().isPresent() && walk.refused().isEmpty() && !walk.isStuck()) {
                fail("The random game broke off, " + walk.end(), walk.accident().get());
            }
        }
        long capped = games.capped();
        int least = walks.stream().mapToInt(walk -> walk.moves().size()).min().orElse(0);
        int most = walks.stream().mapToInt(walk -> walk.moves().size()).max().orElse(0);
        String report = "%s random games of %s to %s plies, %s stopped at the cap of %s"
                .formatted(walks.size(), least, most, capped, games.cap());
        assertThat(must && capped > 0)
                .as("every game must end, but: %s", report)
                .isFalse();
        return report;
    }

    /** What can be seen of a position, to be compared later. */
    private record Snapshot<M extends Move, P extends Position<M, P>>(
            String text, int hash, Turn turn, Outcome outcome, List<Integer> score, Set<M> moves) {

        static <M extends Move, P extends Position<M, P>> Snapshot<M, P> of(P position) {
            Set<M> moves = position.listsMoves() ? Set.copyOf(position.legalMoves()) : Set.of();
            return new Snapshot<>(
                    position.text(),
                    position.hashCode(),
                    position.turn(),
                    position.outcome(),
                    List.copyOf(position.score()),
                    moves);
        }

        void checkSame(Snapshot<M, P> before, String when) {
            assertThat(this).as("%s", when).isEqualTo(before);
        }
    }
}
