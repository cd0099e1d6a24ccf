package org.ludex.dog;

/**
 * The way of Black DOG's dog.
 *
 * @param from where it was
 * @param to where it went
 */
public record DogRun(Cell from, Cell to) {
    @Override
    public String toString() {
        return from + ">" + to;
    }
}
