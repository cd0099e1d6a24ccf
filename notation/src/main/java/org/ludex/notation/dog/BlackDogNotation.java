package org.ludex.notation.dog;

import org.ludex.dog.black.BlackDog;

/** Black DOG's notation. Immutable and thread-safe. */
public final class BlackDogNotation extends TableNotation {

    /** The notation. */
    public BlackDogNotation() {
        super(BlackDog.GAME);
    }
}
