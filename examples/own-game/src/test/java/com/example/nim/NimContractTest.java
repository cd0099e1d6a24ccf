package com.example.nim;

import java.util.List;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

/** Nim keeps the promises that every game makes. */
class NimContractTest extends GameContract<NimMove, NimPosition> {

    @Override
    protected Game<NimMove, NimPosition> game() {
        return Nim.GAME;
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "last=wins");
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    @Override
    protected List<NimMove> candidates(NimPosition position) {
        return List.of(new NimMove.Take(0, 1), new NimMove.Take(5, 1), new NimMove.Take(4, 0), new NimMove.Take(2, 4));
    }
}
