package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

class YinshContractTest extends GameContract<YinshMove, YinshPosition> {

    @Override
    protected Game<YinshMove, YinshPosition> game() {
        return new Yinsh();
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "variant=blitz");
    }

    /** Ten placements, at most 71 ring moves, and a row and a ring for each of at most five rows. */
    @Override
    protected int cap() {
        return 10 + 71 + 10;
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    /** Moves that no game contains: a pass, and rows and ring moves that are none. */
    @Override
    protected List<YinshMove> candidates(YinshPosition position) {
        List<YinshMove> moves = new ArrayList<>();
        for (String text : List.of("pass", "e5-e5", "e5-f7", "xe5-e5", "xe5-f7", "xe3-e8", "xe3-e7", "xa2-e6", "xe5")) {
            moves.add(YinshMove.parse(text));
        }
        return moves;
    }
}
