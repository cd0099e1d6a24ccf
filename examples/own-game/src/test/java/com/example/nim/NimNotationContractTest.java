package com.example.nim;

import java.util.List;
import org.ludex.core.Game;
import org.ludex.notation.testkit.NotationContract;

/** Nim's notation keeps the promises that every notation makes. */
class NimNotationContractTest extends NotationContract<NimMove, NimPosition> {

    @Override
    protected Game<NimMove, NimPosition> game() {
        return Nim.GAME;
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "last=wins");
    }
}
