package org.ludex.table.host;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;

/**
 * A table at one moment.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param line what was played
 * @param chairs the seats
 * @param offer a proposal that waits for an answer
 * @param present the seats whose players are connected
 */
record Standing<M extends Move, P extends Position<M, P>>(
        Line<M, P> line, List<Chair> chairs, Optional<Offer> offer, Set<Seat> present) {

    /** Keeps copies. */
    Standing {
        chairs = List.copyOf(chairs);
        present = Set.copyOf(present);
    }

    /**
     * A move and the position it was played from.
     *
     * @param before the position
     * @param move the move
     * @param ply its number, from 1
     */
    record Played<M extends Move, P extends Position<M, P>>(P before, M move, int ply) {}

    /** The moves after so many, first to last. */
    List<Played<M, P>> after(int plies) {
        List<Played<M, P>> played = new ArrayList<>();
        Line<M, P> rest = moves();
        while (rest.size() > plies) {
            Line<M, P> before = rest.undo();
            played.add(new Played<>(before.end(), rest.lastMove().orElseThrow(), rest.size()));
            rest = before;
        }
        Collections.reverse(played);
        return played;
    }

    /** The last decision and what chance did after it; all that chance did where nobody has decided anything. */
    List<Played<M, P>> lastDecision() {
        Line<M, P> rest = moves();
        while (rest.size() > 0) {
            rest = rest.undo();
            if (rest.end().turn() instanceof Turn.OfSeat) {
                break;
            }
        }
        return after(rest.size());
    }

    /** What was played, without how people ended it. */
    private Line<M, P> moves() {
        return line.conclusion().isPresent() ? line.undo() : line;
    }

    /** Whose decision the game waits for; empty when it is over. */
    Optional<Chair> next() {
        return line.turn().seat().flatMap(this::chair);
    }

    /** The chair of a seat. */
    Optional<Chair> chair(Seat seat) {
        return chairs.stream().filter(chair -> chair.seat().equals(seat)).findFirst();
    }

    Standing<M, P> with(Line<M, P> other) {
        return new Standing<>(other, chairs, Optional.empty(), present);
    }

    Standing<M, P> with(Chair changed) {
        List<Chair> all = chairs.stream()
                .map(chair -> chair.seat().equals(changed.seat()) ? changed : chair)
                .toList();
        return new Standing<>(line, all, offer, present);
    }

    Standing<M, P> offering(Optional<Offer> other) {
        return new Standing<>(line, chairs, other, present);
    }

    Standing<M, P> seeing(Set<Seat> others) {
        return new Standing<>(line, chairs, offer, others);
    }
}
