package org.ludex.core;

import java.util.Optional;

/**
 * Somebody who looks at a game: a seat that plays in it, or a spectator. What is hidden depends on it.
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

    /** Somebody without a seat, who sees only what lies open. */
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
        return new OfSeat(seat);
    }

    /** A viewer without a seat. */
    static Viewer spectator() {
        return Spectator.INSTANCE;
    }

    /**
     * This viewer, if it can look at a position: a spectator always can, a seat only where it plays.
     *
     * @throws IllegalArgumentException when the seat does not play there
     */
    default Viewer at(Position<?, ?> position) {
        seat().ifPresent(seat -> Seats.requirePlaying(seat, position));
        return this;
    }
}
