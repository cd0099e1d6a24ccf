package org.ludex.testkit;

import java.util.List;
import java.util.OptionalInt;
import org.ludex.core.Game;
import org.ludex.testkit.secrets.Secrets;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsPosition;

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
    protected List<SecretsMove> candidates(SecretsPosition position) {
        return List.of(new SecretsMove.Deal(OptionalInt.of(0), OptionalInt.of(100)),
                new SecretsMove.Choose(SecretsMove.Choice.NONE));
    }
}
