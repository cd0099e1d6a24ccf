package org.ludex.testkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.ludex.core.Game;
import org.ludex.core.Viewer;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.Secrets;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsPosition;
import org.ludex.testkit.secrets.Table;

/** A good game with chance and hidden numbers passes. */
class SecretsContractTest extends GameContract<SecretsMove, SecretsPosition> {

    @Override
    protected Game<SecretsMove, SecretsPosition> game() {
        return new Secrets();
    }

    @Override
    protected int cap() {
        return 6;
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    @Override
    protected boolean hidesInformation() {
        return true;
    }

    @Override
    protected Set<String> messagesWithFixedNumbers() {
        return Set.of("refusal.heaps.many");
    }

    @Override
    protected Optional<SecretsPosition> shuffleHidden(SecretsPosition position, Viewer viewer, RandomGenerator random) {
        return shuffled(position, viewer, random);
    }

    /** Other numbers for those the viewer does not see; a number that was doubled stays even. */
    static Optional<SecretsPosition> shuffled(SecretsPosition position, Viewer viewer, RandomGenerator random) {
        Table table = position.table();
        for (Side side : Side.values()) {
            boolean seen = viewer.seat().filter(side::equals).isPresent() || table.shown();
            if (!seen && table.number(side).isPresent()) {
                int even = random.nextInt(50) * 2;
                boolean doubled = table.choice(side) == SecretsMove.Choice.DOUBLE;
                table = table.with(side, OptionalInt.of(doubled ? even : even + random.nextInt(2)));
            }
        }
        return table.equals(position.table()) ? Optional.empty() : Optional.of(position.with(table));
    }

    @Override
    protected List<SecretsMove> candidates(SecretsPosition position) {
        return List.of(
                new SecretsMove.Deal(OptionalInt.of(0), OptionalInt.of(100)),
                new SecretsMove.Choose(SecretsMove.Choice.NONE));
    }
}
