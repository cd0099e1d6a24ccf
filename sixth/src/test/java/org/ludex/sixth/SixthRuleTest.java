package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.sixth.Boards.GAME;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.refusal;
import static org.ludex.sixth.Boards.start;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ludex.core.Fault;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Outcome;
import org.ludex.core.Rule;

/** Every rule that forbids is met as a refusal, every rule that ends a game as an outcome. */
class SixthRuleTest {

    private static final String KNIGHTS = """
            . . .   bb .
            . . .   .  .
            . . WbW .  .
            . . .   .  .
            . . .   .  .
            """;

    private final Map<SixthRule, String> met = new EnumMap<>(SixthRule.class);

    private void meet(SixthPosition position, String move) {
        Rule rule = refusal(position, move).orElseThrow().rule();
        met.put((SixthRule) rule, move);
    }

    private void meet(SixthPosition position) {
        Outcome outcome = position.outcome();
        Rule rule = outcome instanceof Outcome.Won won ? won.rule() : ((Outcome.Drawn) outcome).rule();
        met.put((SixthRule) rule, position.text());
    }

    private void meetInOptions(String options) {
        try {
            start(options);
        } catch (InvalidOptionsException refused) {
            refused.faults().stream().map(Fault::rule).forEach(rule -> met.put((SixthRule) rule, options));
        }
    }

    @Test
    void everyConstraintAndEveryEndingCanBeMet() {
        SixthPosition start = start("");
        SixthPosition two = play(start, "a1 a2");
        meet(start, "pass");
        assertThat(met).containsOnlyKeys(SixthRule.S1);
        meet(two, "a1-b1");
        meet(two, "2a1-a2");
        meet(play(two, "c5"), "a1-c5");
        meet(play(Boards.draw("", "white", KNIGHTS), "1c3-d5"), "1d5-c3");
        meet(play(start("pieces=1"), "a1 a2 a1-a2"));
        meet(play(start("pieces=1"), "a1 a2 a1-a2"), "a1");
        meet(start, "f6");
        meet(start, "La1");
        meet(play(start("specials=lady"), "a2 La1"), "c3");
        meet(play(start("specials=hunchback"), "Ha1 a2"), "a2-a1");
        meet(play(start("specials=army"), "Ga1 a2"), "Gc3");
        meet(play(start("specials=army, lady=white"), "a1"), "La2");
        meetInOptions("whiteArmy=3");
        Boards.sketch("", "white reserve=1/1", ". . . . .\n".repeat(5)).faults().stream()
                .map(Fault::rule)
                .forEach(rule -> met.put((SixthRule) rule, "set-up"));
        // S7, S9, K1 and L3 end games in EndingRulesTest and SpecialPiecesTest.
        assertThat(met)
                .containsOnlyKeys(
                        SixthRule.S1,
                        SixthRule.S2,
                        SixthRule.S3,
                        SixthRule.S4,
                        SixthRule.S6,
                        SixthRule.S8,
                        SixthRule.L1,
                        SixthRule.L2,
                        SixthRule.H1,
                        SixthRule.A1,
                        SixthRule.A2,
                        SixthRule.A3,
                        SixthRule.AFTER_END,
                        SixthRule.NOT_A_MOVE,
                        SixthRule.SETUP);
    }

    @Test
    void theGameKnowsThemAll() {
        assertThat(GAME.rules())
                .hasSize(22)
                .extracting(Rule::code)
                .startsWith("S1", "S2", "S3")
                .endsWith("setup");
    }
}
