package org.ludex.dvonn;

import java.util.List;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

class DvonnContractTest extends GameContract<DvonnMove, DvonnPosition> {

    @Override
    protected Game<DvonnMove, DvonnPosition> game() {
        return new Dvonn();
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    @Override
    protected List<DvonnMove> candidates(DvonnPosition position) {
        return Stream.of("pass", "a1", "k5", "e3", "e3-e3", "e3-f3", "a1-b3", "a3-k3", "c1-c5", "d2-f4", "i1-a1")
                .map(Boards::move)
                .toList();
    }
}
