package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.ludex.core.Line;
import org.ludex.core.Outcome;
import org.ludex.core.Playout;

/** Random games under broad sets of options: they end, and every ending is one of the rules. */
class RandomGamesTest {

    private static final int CAP = 20_000;

    @Test
    void endByARule() {
        play(OptionSets.some(37), 60);
    }

    @Test
    @EnabledIfSystemProperty(named = "ludex.fuzz", matches = "true")
    void endByARuleUnderEveryCombinationOfOptions() {
        play(OptionSets.all(), Integer.getInteger("ludex.fuzz.games", 10_000));
    }

    private static void play(List<String> optionSets, int games) {
        Map<String, Integer> endings = new TreeMap<>();
        Map<String, Integer> capped = new TreeMap<>();
        long plies = 0;
        for (String options : optionSets) {
            SixthPosition start = Boards.start(options);
            for (long seed = 1; seed <= games; seed++) {
                Line<SixthMove, SixthPosition> line = Playout.from(start, seed, CAP);
                plies += line.moves().size();
                Outcome outcome = line.end().outcome();
                if (outcome.isOpen()) {
                    capped.merge(options, 1, Integer::sum);
                } else {
                    endings.merge(rule(outcome), 1, Integer::sum);
                }
            }
        }
        System.out.printf(
                "SiXTH: %d option sets, %d games each, %d plies; endings %s; open after %d plies: %s%n",
                optionSets.size(), games, plies, endings, CAP, capped);
        assertThat(capped).isEmpty();
        // Repetition and the Lady's king hardly ever happen by chance; the reference test goes looking for them.
        assertThat(endings).containsKeys("K1", "S7", "S8");
        assertThat(List.of("K1", "L3", "S7", "S8", "S9")).containsAll(endings.keySet());
    }

    private static String rule(Outcome outcome) {
        return outcome instanceof Outcome.Won won
                ? won.rule().code()
                : ((Outcome.Drawn) outcome).rule().code();
    }
}
