package org.ludex.notation.dog;

import org.ludex.dog.royal.DogRoyal;

/** DOG Royal's notation. Immutable and thread-safe. */
public final class DogRoyalNotation extends TableNotation {

    /** The notation. */
    public DogRoyalNotation() {
        super(DogRoyal.GAME);
    }

    @Override
    boolean hasRanks() {
        return true;
    }
}
