package org.ludex.dog;

import java.util.Objects;

/**
 * The way of Black DOG's dog.
 *
 * @param from where it was
 * @param to where it went
 */
public record DogRun(Cell from, Cell to) {
    /** Refuses null. */
    public DogRun {
        Objects.requireNonNull(from, "the cell it leaves is null");
        Objects.requireNonNull(to, "the cell it reaches is null");
    }

    @Override
    public String toString() {
        return from + ">" + to;
    }
}
