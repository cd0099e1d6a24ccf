package org.ludex.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.ludex.core.Conclusion;
import org.ludex.core.Line;
import org.ludex.core.Position;
import org.ludex.core.Seat;

/**
 * The ending of a record: what happened after the last move, if the rules did not end the game.
 *
 * @param kind what happened
 * @param seat the seat that the ending names; if empty, the ending is about the seat to move
 */
public record Ending(Kind kind, Optional<String> seat) {

    /** Stands between a seat and what happened to it. */
    private static final String COLON = ":";

    /** How a record can end. */
    public enum Kind {
        /** A seat resigned. */
        RESIGN,
        /** A seat ran out of time. */
        TIME,
        /** A seat lost by forfeit. */
        FORFEIT,
        /** A draw was agreed. */
        AGREED,
        /** The game is unfinished. */
        STOP;

        boolean takesSeat() {
            return this != STOP && this != AGREED;
        }

        /** The word that records use. */
        @Override
        public String toString() {
            return this == STOP ? "*" : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Checks that the ending can be written.
     *
     * @throws IllegalArgumentException if this kind of ending cannot name a seat, or the seat is not a word of letters
     */
    public Ending {
        if (seat.isPresent() && !(kind.takesSeat() && isSeat(seat.get()))) {
            throw new IllegalArgumentException("no ending: " + seat.get() + ":" + kind);
        }
    }

    /**
     * The ending of a line: how the players ended the game, naming the seat only if it is not the seat to move, or that
     * the game is unfinished; empty if the rules ended the game.
     *
     * @param line the line
     * @param toMove the seat to move at its end, if there is one
     */
    public static Optional<Ending> of(Line<?, ?> line, Optional<? extends Seat> toMove) {
        if (line.conclusion().isEmpty()) {
            return line.isOver() ? Optional.empty() : Optional.of(new Ending(Kind.STOP, Optional.empty()));
        }
        Conclusion how = line.conclusion().get();
        Optional<String> named =
                how.seat().filter(seat -> !toMove.equals(Optional.of(seat))).map(Seat::id);
        return Optional.of(new Ending(Kind.valueOf(how.kind().name()), named));
    }

    /**
     * The conclusion that this ending stands for.
     *
     * @param end the last position of the game
     * @param toMove the seat to move there, if there is one
     * @return the conclusion; empty if the game is unfinished, or if the ending names no seat of the game
     */
    public Optional<Conclusion> conclusion(Position<?, ?> end, Optional<? extends Seat> toMove) {
        if (kind == Kind.STOP) {
            return Optional.empty();
        }
        Conclusion.Kind how = Conclusion.Kind.valueOf(kind.name());
        if (kind == Kind.AGREED) {
            return Optional.of(new Conclusion(how, Optional.empty()));
        }
        return loser(end, toMove).map(who -> new Conclusion(how, Optional.of(who)));
    }

    /** The seat that loses: the one named or, if none is, the seat to move. */
    private Optional<Seat> loser(Position<?, ?> end, Optional<? extends Seat> toMove) {
        if (seat.isEmpty()) {
            return toMove.map(who -> who);
        }
        for (Seat each : end.game().seats(end.options())) {
            if (each.id().equalsIgnoreCase(seat.get())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean isSeat(String word) {
        return !word.isEmpty() && word.chars().allMatch(c -> (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'));
    }

    /**
     * Reads an ending such as {@code white:resign}, ignoring case.
     *
     * @return the ending; empty if the text is not one
     */
    public static Optional<Ending> parse(String word) {
        return parse(word, UnaryOperator.identity());
    }

    /**
     * Reads an ending whose seat may be spelt differently.
     *
     * @param seats returns the canonical word for a seat, or the word itself if it is not a seat
     * @return the ending; empty if the text is not one
     */
    public static Optional<Ending> parse(String word, UnaryOperator<String> seats) {
        int colon = word.indexOf(COLON);
        Optional<String> seat = colon < 0 ? Optional.empty() : Optional.of(seats.apply(word.substring(0, colon)));
        return kind(word)
                .filter(kind -> seat.isEmpty() || (kind.takesSeat() && isSeat(seat.get())))
                .map(kind -> new Ending(kind, seat));
    }

    /** The kind of ending that a word names, ignoring case, whether or not that kind can name a seat. */
    public static Optional<Kind> kind(String word) {
        String last = word.substring(word.indexOf(COLON) + 1).toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            if (last.equals(kind.toString())) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** The word as it is written. */
    @Override
    public String toString() {
        return seat.map(who -> who + COLON).orElse("") + kind;
    }
}
