package org.ludex.core;

import java.util.List;
import java.util.function.Supplier;

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

    /**
     * A set-up whose faults are known.
     *
     * @param faults all that is wrong
     * @param position makes the position; asked only when nothing is wrong
     */
    static <M extends Move> Setup<M> of(List<Fault> faults, Supplier<? extends Position<M>> position) {
        List<Fault> all = List.copyOf(faults);
        return new Setup<>() {
            @Override
            public List<Fault> faults() {
                return all;
            }

            @Override
            public Position<M> position() {
                if (!all.isEmpty()) {
                    throw new InvalidPositionException(all);
                }
                return position.get();
            }
        };
    }
}
