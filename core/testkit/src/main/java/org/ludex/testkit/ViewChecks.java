package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.ludex.core.Attempt;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Perft;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;

/** What seats and spectators see: no more than they may, and enough to play on. */
final class ViewChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    ViewChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    /** A view shows no more when looked at again; without hidden information it is the position itself. */
    void viewsLeakNothing(boolean hides) {
        List<Viewer> viewers = games.viewers();
        boolean hidden = false;
        for (Spot<M, P> spot : games.spots(60)) {
            P position = spot.position();
            checkExceptions(spot);
            for (Viewer viewer : viewers) {
                P view = position.view(viewer);
                if (hides) {
                    checkView(spot, viewer, view);
                    viewers.forEach(other -> assertThat((Object) view.view(other))
                            .as("what %s and %s both see at %s", viewer, other, spot)
                            .isEqualTo(position.view(other).view(viewer)));
                    hidden |= !view.equals(position);
                } else {
                    assertThat((Object) view)
                            .as("%s's view of %s", viewer, spot)
                            .isEqualTo(position);
                }
            }
        }
        assertThat(hidden).as("some view hides something").isEqualTo(hides);
    }

    /** Exceptions end up in logs and answers, so they quote what everybody may see. */
    private void checkExceptions(Spot<M, P> spot) {
        P position = spot.position();
        String text = position.text();
        if (!position.listsMoves() && !position.view(Viewer.spectator()).text().equals(text)) {
            checkMessage(position::legalMoves, text, "legalMoves() at " + spot);
            checkMessage(() -> Perft.count(position, 1), text, "Perft.count at " + spot);
        }
    }

    private static void checkMessage(ThrowingCallable call, String secret, String what) {
        // Whether it must throw is asked elsewhere.
        Throwable thrown = catchThrowable(call);
        if (thrown != null) {
            assertThat(thrown).as(what).message().doesNotContain(secret);
        }
    }

    private void checkView(Spot<M, P> spot, Viewer viewer, P view) {
        P position = spot.position();
        assertThat((Object) view.view(viewer))
                .as("%s's view of their own view of %s", viewer, spot)
                .isEqualTo(view);
        assertThat((Object) view.view(Viewer.spectator()))
                .as("what a spectator sees of %s's view of %s", viewer, spot)
                .isEqualTo(position.view(Viewer.spectator()));
        assertThat(view.turn()).as("turn in %s's view of %s", viewer, spot).isEqualTo(position.turn());
        assertThat(view.isMidTurn())
                .as("in the middle of a turn, in %s's view of %s", viewer, spot)
                .isEqualTo(position.isMidTurn());
        assertThat(view.outcome())
                .as("outcome in %s's view of %s", viewer, spot)
                .isEqualTo(position.outcome());
        // Hosts send these to everybody: they may not depend on what is hidden.
        assertThat(view.score()).as("score in %s's view of %s", viewer, spot).isEqualTo(position.score());
        assertThat(view.message(Locale.ENGLISH))
                .as("message in %s's view of %s", viewer, spot)
                .isEqualTo(position.message(Locale.ENGLISH));
        // What the text does not say, the view may not know.
        assertThat((Object) games.game().position(view.text(), games.options()))
                .as("%s's view of %s, read back", viewer, spot)
                .isEqualTo(view);
    }

    /** Whoever follows the moves as they see them always holds the position as they see it. */
    void viewsFollowTheGame() {
        List<Viewer> viewers = games.viewers();
        for (Walk<M, P> walk : games.walks()) {
            int step = 1 + walk.moves().size() / 150;
            for (int ply = 0; ply < walk.moves().size(); ply += step) {
                for (Viewer viewer : viewers) {
                    follow(walk.spot(ply), walk.moves().get(ply), viewer);
                }
            }
        }
        for (Spot<M, P> spot : games.listing(30)) {
            for (M move : spot.position().legalMoves().stream().limit(12).toList()) {
                viewers.forEach(viewer -> follow(spot, move, viewer));
            }
        }
    }

    private void follow(Spot<M, P> spot, M move, Viewer viewer) {
        P position = spot.position();
        Optional<P> next = position.attempt(move).toOptional();
        if (next.isEmpty()) {
            // That a listed move is refused is for other checks.
            return;
        }
        P view = position.view(viewer);
        M seen = position.view(move, viewer);
        String what = "after " + move + ", seen by " + viewer + " as " + seen + ", at " + spot;
        assertThat(view.view(seen, viewer))
                .as("the move looked at twice, %s", what)
                .isEqualTo(seen);
        Attempt<P> attempt = view.attempt(seen);
        assertThat(attempt.isPlayed())
                .as("%s (%s) can be played on the view, %s", seen, attempt.verdict(), what)
                .isTrue();
        assertThat(attempt.toOptional())
                .as("the view of the next position, %s", what)
                .isEqualTo(next.map(after -> after.view(viewer)));
    }

    /** What a seat may be offered from its own view is what the position accepts, and they judge alike. */
    void offeredMovesAreAccepted() {
        for (Spot<M, P> spot : games.spots(80)) {
            if (spot.position().turn() instanceof Turn.OfSeat turn) {
                checkOffer(spot, spot.position().view(turn.who()));
                checkChoice(spot, turn.who());
            }
            checkOthers(spot);
        }
    }

    /** A line accepts what it offers to a seat. */
    private void checkChoice(Spot<M, P> spot, Seat seat) {
        Line<M, P> line = Line.of(spot.position());
        List<M> listed = spot.position().legalMoves();
        for (M move : listed.stream().limit(20).toList()) {
            assertThat(line.attempt(seat, move))
                    .as("%s, chosen by %s at %s", move, seat.id(), spot)
                    .isEqualTo(line.attempt(move));
        }
        // What is not listed is accepted only if it leads where a listed move leads.
        for (M move : games.candidates(spot)) {
            Attempt<Line<M, P>> attempt = line.attempt(seat, move);
            if (attempt instanceof Attempt.Played<Line<M, P>> played && !listed.contains(move)) {
                assertThat(listed)
                        .as("%s, chosen by %s at %s, leads where a listed move leads", move, seat.id(), spot)
                        .anyMatch(other ->
                                spot.position().play(other).equals(played.next().end()));
            }
        }
    }

    /** At the turn of another seat or of chance, a line accepts nothing from a seat. */
    private void checkOthers(Spot<M, P> spot) {
        Line<M, P> line = Line.of(spot.position());
        List<M> listed = spot.position().listsMoves() ? spot.position().legalMoves() : games.candidates(spot);
        for (Seat seat : games.game().seats(games.options())) {
            if (!spot.position().turn().equals(Turn.of(seat))) {
                listed.stream()
                        .limit(5)
                        .forEach(move -> assertThat(line.attempt(seat, move))
                                .as(
                                        "%s, chosen by %s at the turn of %s, %s",
                                        move, seat.id(), spot.position().turn(), spot)
                                .isEqualTo(Attempt.refused(
                                        Verdict.illegal(CoreRule.NOT_YOUR_TURN, Facts.of("seat", seat)))));
            }
        }
    }

    private void checkOffer(Spot<M, P> spot, P view) {
        P position = spot.position();
        assertThat(position.listsMoves())
                .as("lists moves at a seat's turn, %s", spot)
                .isTrue();
        assertThat(view.listsMoves())
                .as("lists moves at a seat's turn in its view, %s", spot)
                .isTrue();
        List<M> offered = view.legalMoves();
        assertThat(offered)
                .as("moves listed in the view of the seat to move, %s", spot)
                .isEqualTo(position.legalMoves());
        assertThat(view.legalMoveCount())
                .as("legalMoveCount in the view of the seat to move, %s", spot)
                .isEqualTo(position.legalMoveCount());
        if (view == position) {
            return;
        }
        Stream.concat(offered.stream().limit(60), games.candidates(spot).stream())
                .forEach(move -> assertThat(view.judge(move))
                        .as("verdict on %s in the view of the seat to move, %s", move, spot)
                        .isEqualTo(position.judge(move)));
    }
}
