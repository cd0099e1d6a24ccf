package org.ludex.core;

import java.util.List;
import java.util.function.Supplier;

/**
 * Anything that a person might put on a board, legal or not. Turning it into a {@link Position} names every fault at
 * once.
 *
 * @param <P> the positions of the game
 */
public interface Setup<P> {

    /** All that is wrong with this set-up; empty when it is a position. */
    List<Fault> faults();

    /**
     * The position set up here.
     *
     * @throws InvalidPositionException with all faults, when there are any
     */
    P position();

    /**
     * A set-up whose faults are known.
     *
     * @param faults all that is wrong
     * @param position makes the position; asked only when nothing is wrong
     */
    static <P> Setup<P> of(List<Fault> faults, Supplier<? extends P> position) {
        List<Fault> all = List.copyOf(faults);
        return new Setup<>() {
            @Override
            public List<Fault> faults() {
                return all;
            }

            @Override
            public P position() {
                if (!all.isEmpty()) {
                    throw new InvalidPositionException(all);
                }
                return position.get();
            }
        };
    }
}
