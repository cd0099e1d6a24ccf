package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Playout;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;

/** What the contract makes of its settings, and what it reports. */
class GameContractTest {

    @Test
    void everyCheckRunsForEverySetOfOptions() {
        EngineExecutionResults results = Broken.run(Twice.class, check("listedMovesArePlayable"));
        results.testEvents().assertStatistics(stats -> stats.succeeded(2).failed(0));
    }

    @Test
    void nothingToTestIsAFailure() {
        assertThat(Broken.failed(NoOptionSets.class)).contains("listedMovesArePlayable", "textsRoundTrip");
        assertThat(Broken.failed(NoGames.class)).contains("listedMovesArePlayable", "textsRoundTrip");
        assertThat(Broken.failed(NoPlies.class)).contains("listedMovesArePlayable", "textsRoundTrip");
    }

    @Test
    void anUnknownSetOfOptionsIsAFailure() {
        assertThat(Broken.failed(UnknownOptions.class)).contains("listedMovesArePlayable", "textsRoundTrip");
    }

    @Test
    void theCapIsReportedAndNoFailure() {
        EngineExecutionResults results = Broken.run(Brief.class, check("randomGamesEnd"));
        results.testEvents().assertStatistics(stats -> stats.succeeded(1).failed(0));
        assertThat(published(results))
                .containsExactly(Map.of(
                        "pebbles (defaults) games", "7 random games of 2 to 2 plies, 7 stopped at the cap of 2"));
    }

    @Test
    void theCapIsAFailureWhereGamesMustEnd() {
        assertThat(Broken.failed(BriefButMustEnd.class)).containsExactly("randomGamesEnd");
    }

    @Test
    void theRulesMetAreReported() {
        EngineExecutionResults results = Broken.run(Twice.class, check("rulesMetAreTheGames"));
        assertThat(published(results))
                .hasSize(2)
                .first()
                .isEqualTo(Map.of("pebbles (defaults) rules", "met E1 T2 after-end; not met T1 heaps no-heap"));
    }

    @Test
    void aFailureNamesASeedThatPlayoutUnderstands() {
        RandomGames<PebblesMove, PebblesPosition> games =
                new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 3, 100, position -> List.of());
        for (Walk<PebblesMove, PebblesPosition> walk : games.walks()) {
            Line<PebblesMove, PebblesPosition> line = Playout.from(new Pebbles().start(), walk.seed(), 100);
            assertThat(walk.moves()).isEqualTo(line.moves());
            assertThat(walk.end())
                    .hasToString("seed %s after ply %s, position \"%s\""
                            .formatted(
                                    walk.seed(), line.moves().size(), line.end().text()));
        }
    }

    @Test
    void positionsAreSpreadOverStartsMiddlesAndEnds() {
        RandomGames<PebblesMove, PebblesPosition> games =
                new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 10, 100, position -> List.of());
        List<Spot<PebblesMove, PebblesPosition>> spots = games.spots(20);
        assertThat(spots).hasSizeBetween(15, 20).doesNotHaveDuplicates();
        assertThat(spots).anyMatch(spot -> spot.ply() == 0);
        assertThat(spots.stream().filter(spot -> !spot.position().outcome().isOpen()))
                .hasSizeGreaterThanOrEqualTo(5);
        assertThat(spots.stream().map(Spot::seed).distinct()).hasSize(10);
        assertThat(games.spots(1_000_000))
                .hasSize(games.walks().stream()
                        .mapToInt(walk -> walk.positions().size())
                        .sum());
    }

    @Test
    void ofManyCandidatesEachPositionGetsAShareAndAllAreThrown() {
        List<PebblesMove> many = IntStream.rangeClosed(1, 1000)
                .<PebblesMove>mapToObj(count -> new PebblesMove.Take(100, count))
                .toList();
        RandomGames<PebblesMove, PebblesPosition> games =
                new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 10, 100, position -> many);
        Set<PebblesMove> thrown = new HashSet<>();
        for (Spot<PebblesMove, PebblesPosition> spot : games.spots(50)) {
            assertThat(games.candidates(spot)).hasSizeBetween(110, 170);
            assertThat(games.allCandidates(spot)).containsAll(many);
            thrown.addAll(games.candidates(spot));
        }
        assertThat(thrown).containsAll(many);
    }

    @Test
    void withoutFurtherCandidatesThereAreThoseFromElsewhere() {
        RandomGames<PebblesMove, PebblesPosition> games =
                new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 10, 100, position -> List.of());
        assertThat(games.candidates(games.spots(1).get(0))).isNotEmpty();
    }

    private static List<Map<String, String>> published(EngineExecutionResults results) {
        return results.allEvents()
                .reportingEntryPublished()
                .map(event -> event.getRequiredPayload(ReportEntry.class).getKeyValuePairs())
                .toList();
    }

    private static Method check(String name) {
        return Broken.checks()
                .filter(method -> method.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    abstract static class PebblesContract extends GameContract<PebblesMove, PebblesPosition> {
        @Override
        protected Game<PebblesMove, PebblesPosition> game() {
            return new Pebbles();
        }

        @Override
        protected Set<String> messagesWithFixedNumbers() {
            return Set.of("refusal.heaps.many");
        }
    }

    static class Twice extends PebblesContract {
        @Override
        protected List<String> optionSets() {
            return List.of("", "most=2");
        }
    }

    static class NoOptionSets extends PebblesContract {
        @Override
        protected List<String> optionSets() {
            return List.of();
        }
    }

    static class UnknownOptions extends PebblesContract {
        @Override
        protected List<String> optionSets() {
            return List.of("colour=red");
        }
    }

    static class NoGames extends PebblesContract {
        @Override
        protected int games() {
            return 0;
        }
    }

    static class NoPlies extends PebblesContract {
        @Override
        protected int cap() {
            return 0;
        }
    }

    static class Brief extends PebblesContract {
        @Override
        protected int games() {
            return 7;
        }

        @Override
        protected int cap() {
            return 2;
        }
    }

    static class BriefButMustEnd extends Brief {
        @Override
        protected boolean mustEnd() {
            return true;
        }
    }
}
