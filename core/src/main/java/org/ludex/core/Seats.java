package org.ludex.core;

import java.util.List;
import java.util.stream.Collectors;

/** Checks on seats that several types share. */
final class Seats {

    private Seats() {}

    static <S extends Seat> S requirePlaying(S seat, Position<?, ?> position) {
        List<? extends Seat> seats = position.game().seats(position.options());
        if (!seats.contains(seat)) {
            String playing = seats.stream().map(Seat::id).collect(Collectors.joining(", "));
            throw new IllegalArgumentException("Seat " + seat.id() + " does not take part in this game of "
                    + position.game().name() + ". Seats: " + playing);
        }
        return seat;
    }
}
