package org.ludex.notation.dog;

import org.ludex.dog.classic.Dog;

/** DOG's notation. Immutable and thread-safe. */
public final class DogNotation extends TableNotation {

    /** The notation. */
    public DogNotation() {
        super(Dog.GAME);
    }
}
