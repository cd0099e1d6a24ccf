package org.ludex.core;

import java.util.List;
import java.util.Objects;

/** Checks on seats that several types share. */
final class Seats {

    private Seats() {}

    static <S extends Seat> S requirePlaying(S seat, Position<?, ?> position) {
        Objects.requireNonNull(seat, "the seat is null");
        List<? extends Seat> seats = position.game().seats(position.options());
        if (!seats.contains(seat)) {
            if (seats.stream().anyMatch(playing -> playing.id().equals(seat.id()))) {
                Facts foreign = Facts.of(
                        "seat",
                        seat.id(),
                        "type",
                        seat.getClass().getName(),
                        "game",
                        position.game().name());
                throw new InvalidValueException(new Phrase(CoreRule.class, "invalid.foreign-seat", foreign));
            }
            List<String> playing = seats.stream().map(Seat::id).toList();
            Facts facts = Facts.of("seat", seat.id(), "game", position.game().name(), "seats", playing);
            throw new InvalidValueException(new Phrase(CoreRule.class, "invalid.absent-seat", facts));
        }
        return seat;
    }
}
