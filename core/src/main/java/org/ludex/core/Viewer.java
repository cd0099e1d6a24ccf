package org.ludex.core;

import java.util.Objects;
import java.util.Optional;

/**
 * Somebody who looks at a game: a seat that takes part in it, or a spectator. What is hidden depends on the viewer.
 *
 * <pre>{@code
 * DogPosition forB = position.view(Viewer.of(Player.B));
 * DogPosition forTheAudience = position.view(Viewer.spectator());
 * }</pre>
 */
public sealed interface Viewer {

    /**
     * A seat, which sees its own cards.
     *
     * @param who the seat
     */
    record OfSeat(Seat who) implements Viewer {
        @Override
        public Optional<Seat> seat() {
            return Optional.of(who);
        }

        @Override
        public String toString() {
            return who.id();
        }
    }

    /** Somebody without a seat, who sees only what is public. */
    record Spectator() implements Viewer {
        private static final Spectator INSTANCE = new Spectator();

        @Override
        public String toString() {
            return "spectator";
        }
    }

    /** The seat of the viewer; empty for a spectator. */
    default Optional<Seat> seat() {
        return Optional.empty();
    }

    /** The viewer in a seat. */
    static Viewer of(Seat seat) {
        Objects.requireNonNull(seat, "the seat is null");
        return new OfSeat(seat);
    }

    /** A viewer without a seat. */
    static Viewer spectator() {
        return Spectator.INSTANCE;
    }

    /**
     * Checks that this viewer can look at a position: a spectator always can, a seat only if it takes part.
     *
     * @throws IllegalArgumentException if the seat does not take part
     */
    default Viewer at(Position<?, ?> position) {
        seat().ifPresent(seat -> Seats.requirePlaying(seat, position));
        return this;
    }
}
