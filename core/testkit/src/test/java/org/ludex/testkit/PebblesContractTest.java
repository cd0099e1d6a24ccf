package org.ludex.testkit;

import java.util.List;
import java.util.Set;
import org.ludex.core.Game;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;

/** A good game passes. */
class PebblesContractTest extends GameContract<PebblesMove, PebblesPosition> {

    @Override
    protected Game<PebblesMove, PebblesPosition> game() {
        return new Pebbles();
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "most=2, last=loses, heaps=1/9/0/2");
    }

    @Override
    protected Set<String> messagesWithFixedNumbers() {
        return Set.of("refusal.heaps.many");
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    @Override
    protected List<PebblesMove> candidates(PebblesPosition position) {
        return List.of(
                new PebblesMove.TakeTwice(1, 1, 1),
                new PebblesMove.TakeTwice(2, 1, 0),
                new PebblesMove.Take(0, 1),
                new PebblesMove.Take(4, 1),
                new PebblesMove.Take(1, -1));
    }
}
