package org.ludex.notation;

import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Conclusion;
import org.ludex.core.Line;
import org.ludex.core.Position;
import org.ludex.core.Seat;

/**
 * The last word of a record, where the moves do not tell the whole story.
 *
 * @param kind what happened
 * @param seat the seat it happened to, where the word names one; otherwise it is the seat to move
 */
public record Ending(Kind kind, Optional<String> seat) {

    /** How a record can end. */
    public enum Kind {
        /** A seat gave up. */
        RESIGN,
        /** A seat ran out of time. */
        TIME,
        /** A seat lost by decision. */
        FORFEIT,
        /** A draw was agreed. */
        AGREED,
        /** The record stops here. */
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
     * @throws IllegalArgumentException when it is of a kind that is about no seat, or the seat is not a word of letters
     */
    public Ending {
        if (seat.isPresent() && !(kind.takesSeat() && isSeat(seat.get()))) {
            throw new IllegalArgumentException("no ending: " + seat.get() + ":" + kind);
        }
    }

    /**
     * The last word of a line of play: how people ended the game, naming the seat only where it is not the one to move, or
     * that the record stops here; none where the rules ended the game.
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
     * What people did, by this word, to end a game.
     *
     * @param end the position that the game stopped in
     * @param toMove the seat to move there, if there is one
     * @return the conclusion; empty where the record just stops, or where the word means no seat of the game
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

    /** The seat that loses by this word: the one named, or the one to move. */
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
     * Reads an ending word, such as {@code white:resign}, in any case.
     *
     * @return the ending, or empty when it is none
     */
    public static Optional<Ending> parse(String word) {
        int colon = word.indexOf(':');
        Optional<String> seat = colon < 0 ? Optional.empty() : Optional.of(word.substring(0, colon));
        String last = word.substring(colon + 1).toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            boolean fits = seat.isEmpty() || (kind.takesSeat() && isSeat(seat.get()));
            if (last.equals(kind.toString()) && fits) {
                return Optional.of(new Ending(kind, seat));
            }
        }
        return Optional.empty();
    }

    /** The word as it is written. */
    @Override
    public String toString() {
        return seat.map(who -> who + ":").orElse("") + kind;
    }
}
