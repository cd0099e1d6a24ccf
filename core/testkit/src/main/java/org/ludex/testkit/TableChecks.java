package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ludex.core.Move;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Verdict;

/** What is around the moves: the game a position belongs to, its seats' views, and the rules that were met. */
final class TableChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    TableChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void positionsKnowTheirGame() {
        List<? extends Seat> seats = games.game().seats(games.options());
        for (Spot<M, P> spot : games.spots(60)) {
            P position = spot.position();
            assertThat(position.game().id())
                    .as("game of %s", spot)
                    .isEqualTo(games.game().id());
            assertThat(position.options()).as("options of %s", spot).isEqualTo(games.options());
            position.turn()
                    .seat()
                    .ifPresent(seat -> assertThat(seats.contains(seat))
                            .as("%s, due at %s, is a seat of the game", seat, spot)
                            .isTrue());
            if (!position.score().isEmpty()) {
                assertThat(position.score()).as("score at %s", spot).hasSameSizeAs(seats);
            }
        }
    }

    /** A view shows no more when looked at again; without hidden information it is the position itself. */
    void viewsLeakNothing(boolean hides) {
        List<? extends Seat> seats = games.game().seats(games.options());
        boolean hidden = false;
        for (Spot<M, P> spot : games.spots(60)) {
            P position = spot.position();
            for (Seat seat : seats) {
                P view = position.view(seat);
                if (hides) {
                    checkView(spot, seat, view);
                    seats.forEach(other -> assertThat((Object) view.view(other))
                            .as("what %s and %s both see at %s", seat.id(), other.id(), spot)
                            .isEqualTo(position.view(other).view(seat)));
                    hidden |= !view.equals(position);
                } else {
                    assertThat((Object) view)
                            .as("%s's view of %s", seat.id(), spot)
                            .isEqualTo(position);
                }
            }
        }
        assertThat(hidden).as("some view hides something").isEqualTo(hides);
    }

    private void checkView(Spot<M, P> spot, Seat seat, P view) {
        assertThat((Object) view.view(seat))
                .as("%s's view of its own view of %s", seat.id(), spot)
                .isEqualTo(view);
        assertThat(view.turn())
                .as("turn in %s's view of %s", seat.id(), spot)
                .isEqualTo(spot.position().turn());
        // What the text does not say, the view may not know.
        assertThat((Object) games.game().position(view.text(), games.options()))
                .as("%s's view of %s, read back", seat.id(), spot)
                .isEqualTo(view);
    }

    /** The rules that random play met, in one line. */
    String rulesMet() {
        Set<Rule> met = new LinkedHashSet<>();
        for (Spot<M, P> spot : games.spots(150)) {
            for (M candidate : games.allCandidates(spot)) {
                if (spot.position().judge(candidate) instanceof Verdict.Illegal illegal) {
                    met.add(illegal.rule());
                }
            }
        }
        for (Walk<M, P> walk : games.walks()) {
            Outcome outcome = walk.end().position().outcome();
            if (outcome instanceof Outcome.Won won) {
                met.add(won.rule());
            } else if (outcome instanceof Outcome.Drawn drawn) {
                met.add(drawn.rule());
            }
        }
        List<Rule> rules = List.copyOf(games.game().rules());
        assertThat(met).as("rules met, of the game's rules %s", rules).allMatch(rules::contains);
        List<Rule> missed = new ArrayList<>(rules);
        missed.removeIf(rule -> rule.kind() == Rule.Kind.PERMISSION || rule.kind() == Rule.Kind.PROCEDURE);
        missed.removeAll(met);
        return "met " + codes(List.copyOf(met)) + "; not met " + codes(missed);
    }

    private static String codes(List<Rule> rules) {
        return rules.isEmpty()
                ? "none"
                : rules.stream().map(Rule::code).sorted().collect(Collectors.joining(" "));
    }
}
