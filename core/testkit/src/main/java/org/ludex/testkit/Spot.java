package org.ludex.testkit;

import org.ludex.core.Move;
import org.ludex.core.Position;

/** A position of a random game, and how to come there again. */
record Spot<M extends Move, P extends Position<M, P>>(long seed, int ply, P position) {

    @Override
    public String toString() {
        return "seed " + seed + " after ply " + ply + ", position \"" + position.text() + "\"";
    }
}
