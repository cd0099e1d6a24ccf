package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

/** Kamisado keeps the contract of all games, at every level. */
class KamisadoContractTest extends GameContract<KamisadoMove, KamisadoPosition> {

    @Override
    protected Game<KamisadoMove, KamisadoPosition> game() {
        return new Kamisado();
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "level=standard", "level=long", "level=marathon");
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    /** The due tower to every square, as a move and as a push, and zero moves of all. */
    @Override
    protected List<KamisadoMove> candidates(KamisadoPosition position) {
        List<KamisadoMove> moves = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            moves.add(new KamisadoMove.Blocked(colour, position.square(position.sideOrWinner(), colour)));
        }
        Colour due = position.due().orElse(Colour.RED);
        Square from = position.square(position.sideOrWinner(), due);
        for (Square to : Square.values()) {
            moves.add(position.move(from, to));
            moves.add(new KamisadoMove.Push(due, from, to.colour(), to));
        }
        return moves;
    }
}
