package org.ludex.core;

import java.util.List;
import java.util.function.Supplier;

/**
 * Anything that a person might put on a board, legal or not. {@link #faults} lists everything that prevents it from
 * being a {@link Position}.
 *
 * @param <P> the positions of the game
 */
public interface Setup<P> {

    /** Everything that is wrong with this set-up; empty if it is a position. */
    List<Fault> faults();

    /**
     * The position that this set-up describes.
     *
     * @throws InvalidPositionException if there are faults; lists all of them
     */
    P position();

    /**
     * Creates a set-up whose faults are known.
     *
     * @param faults everything that is wrong
     * @param position creates the position; called only if there are no faults
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
