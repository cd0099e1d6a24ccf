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

/** What is around the moves: the game a position belongs to, and the rules that were met. */
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
