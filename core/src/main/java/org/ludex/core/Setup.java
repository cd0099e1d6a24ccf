package org.ludex.core;

import java.util.List;

/**
 * Anything that a person might put on a board, legal or not. Turning it into a {@link Position} names every fault at
 * once.
 *
 * @param <M> the moves of the game
 */
public interface Setup<M extends Move> {

    /** All that is wrong with this set-up; empty when it is a position. */
    List<Fault> faults();

    /**
     * The position set up here.
     *
     * @throws InvalidPositionException with all faults, when there are any
     */
    Position<M> position();
}
