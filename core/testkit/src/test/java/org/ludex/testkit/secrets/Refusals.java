package org.ludex.testkit.secrets;

import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;
import org.ludex.testkit.secrets.SecretsMove.Choose;
import org.ludex.testkit.secrets.SecretsMove.Deal;
import org.ludex.testkit.secrets.SecretsMove.Draw;
import org.ludex.testkit.secrets.SecretsMove.Show;

/** What a table says about a move. */
record Refusals(Table table, Turn turn) {

    Verdict verdictOn(SecretsMove move) {
        if (turn instanceof Turn.Nobody) {
            return Verdict.illegal(SecretsRule.AFTER_END);
        }
        if (!isDue(move)) {
            return Verdict.illegal(SecretsRule.WRONG_TURN, Facts.of("due", turn));
        }
        if (move instanceof Deal deal) {
            return worst(range(deal.red()), range(deal.blue()));
        }
        if (move instanceof Draw draw) {
            return range(draw.number());
        }
        if (move instanceof Show show) {
            return worst(shown(Side.RED, show.red()), shown(Side.BLUE, show.blue()));
        }
        return ((Choose) move).choice() == Choice.DOUBLE ? doubling(table.due()) : Verdict.legal();
    }

    private boolean isDue(SecretsMove move) {
        if (!(turn instanceof Turn.Chance)) {
            return move instanceof Choose choose
                    && choose.choice() != Choice.NONE
                    && choose.choice() != Choice.SWAPPING;
        }
        if (!table.dealt()) {
            return move instanceof Deal;
        }
        return table.isDrawing() ? move instanceof Draw : move instanceof Show;
    }

    private static Verdict worst(Verdict first, Verdict second) {
        return first.isPlayable() ? second : first;
    }

    private static Verdict range(OptionalInt number) {
        return number.stream().allMatch(value -> value >= 0 && value <= 99)
                ? Verdict.legal()
                : Verdict.illegal(SecretsRule.N2, Facts.of("number", number.orElseThrow()));
    }

    private Verdict shown(Side side, int shown) {
        OptionalInt known = table.number(side);
        if (known.isPresent() && known.getAsInt() != shown) {
            return Verdict.illegal(SecretsRule.N3, Facts.of("side", side, "number", known.getAsInt(), "shown", shown));
        }
        if (table.choice(side) == Choice.DOUBLE && shown % 2 != 0) {
            return Verdict.illegal(
                    SecretsRule.N3, Facts.of("side", side, "shown", shown).as("odd"));
        }
        return range(OptionalInt.of(shown));
    }

    private Verdict doubling(Side side) {
        OptionalInt known = table.number(side);
        if (known.isEmpty()) {
            return Verdict.unproven(SecretsRule.M2, Facts.of("side", side).as("hidden"));
        }
        return known.getAsInt() % 2 == 0
                ? Verdict.legal()
                : Verdict.illegal(SecretsRule.M2, Facts.of("side", side, "number", known.getAsInt()));
    }
}
