package org.ludex.notation.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.GameNotation;

/**
 * The moves of one entry, as far as they were played. Immutable.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param notation how the game is written
 * @param start where the entry begins
 * @param position where it has led
 * @param moves its moves so far, in the one form that records hold
 * @param decision the number of the first one that a seat made, from 0, or 0 where no seat did
 * @param seats the seats that made some of them, each once
 */
public record OpenEntry<M extends Move, P extends Position<M, P>>(
        GameNotation<M, P> notation, P start, P position, List<M> moves, int decision, List<Seat> seats) {

    /** Follows an entry that is only begun. */
    public static final String BEGUN = " ...";

    /** An entry without moves. */
    public static <M extends Move, P extends Position<M, P>> OpenEntry<M, P> at(GameNotation<M, P> notation, P start) {
        return new OpenEntry<>(notation, start, start, List.of(), 0, List.of());
    }

    /** This entry and one move more, which leads to the next position. */
    public OpenEntry<M, P> plus(M move, P next) {
        M canonical = notation.canonical(position, move, next);
        Optional<Seat> seat = position.turn().seat();
        return new OpenEntry<>(
                notation,
                start,
                next,
                plus(moves, canonical),
                seats.isEmpty() && seat.isPresent() ? moves.size() : decision,
                seat.isEmpty() || seats.contains(seat.get()) ? seats : plus(seats, seat.get()));
    }

    private static <T> List<T> plus(List<T> list, T more) {
        if (list.isEmpty()) {
            return List.of(more);
        }
        if (list.size() == 1) {
            return List.of(list.get(0), more);
        }
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(more);
        return List.copyOf(longer);
    }

    /** The last of its moves. */
    public M last() {
        return moves.get(moves.size() - 1);
    }

    /** The move that the entry is about. */
    public M move() {
        return moves.get(decision);
    }

    /** The seat that decided, if it was one. */
    public Optional<Seat> seat() {
        return seats.size() == 1 ? Optional.of(seats.get(0)) : Optional.empty();
    }

    /** Whether more belongs to the entry than was played. */
    public boolean isInside() {
        Optional<Entries<M, P>> entries = notation.entries();
        return entries.isPresent() && entries.get().isInside(position);
    }

    /** The move that an entry of its own announces before this one. */
    public Optional<M> announced() {
        Optional<Entries<M, P>> entries = notation.entries();
        return entries.isPresent() ? entries.get().announced(moves) : Optional.empty();
    }

    /** How it is written, in one line. */
    public String text() {
        return wording().orElseGet(() -> notation.write(move()));
    }

    /** How it is written, where that is not the text of its move. */
    public Optional<String> wording() {
        Optional<Entries<M, P>> entries = notation.entries();
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        boolean isInside = isInside();
        if (!isInside && moves.size() == 1 && entries.get().isPlain(moves)) {
            return Optional.empty();
        }
        String text = entries.get().write(start, moves);
        text = isInside ? text + BEGUN : text;
        return text.equals(move().toString()) ? Optional.empty() : Optional.of(text);
    }

    /** Its moves in the form that records keep. */
    public List<M> canonicalMoves() {
        Optional<Entries<M, P>> entries = notation.entries();
        return entries.isPresent() ? entries.get().canonical(moves) : moves;
    }
}
