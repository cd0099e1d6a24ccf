package org.ludex.testkit;

import java.util.List;
import org.ludex.core.Game;
import org.ludex.core.Position;
import org.ludex.testkit.secrets.Secrets;
import org.ludex.testkit.secrets.SecretsMove;

/** A good game with chance and hidden numbers passes. */
class SecretsContractTest extends GameContract<SecretsMove> {

    @Override
    protected Game<SecretsMove> game() {
        return new Secrets();
    }

    @Override
    protected int cap() {
        return 3;
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
    protected List<SecretsMove> candidates(Position<SecretsMove> position) {
        return List.of(new SecretsMove.Deal(0, 100), new SecretsMove.Choose(SecretsMove.Choice.NONE));
    }
}
