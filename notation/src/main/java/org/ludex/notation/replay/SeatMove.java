package org.ludex.notation.replay;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move of a player: it must be that player's turn.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param written the move
 * @param seat whose move the file says it is
 */
public record SeatMove<M extends Move, P extends Position<M, P>>(WrittenMove<M, P> written, Seat seat)
        implements WrittenMove<M, P> {

    @Override
    public Span span() {
        return written.span();
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Reading<M> reading = written.on(moment);
        if (!(reading instanceof Reading.Understood<M> understood) || !understood.hasMoves()) {
            return reading;
        }
        Optional<Seat> due = due(moment.position(), understood);
        if (due.isEmpty() || due.get().equals(seat)) {
            return reading;
        }
        Facts facts = Facts.of(
                "words", written.toString(), "seat", seat.id(), "due", due.get().id());
        return Reading.misfit(new Remark(NotationRule.MISFIT, facts.as("player"), span()));
    }

    /** The seat that must make the last of the moves; forced moves that were left out may precede it. */
    private Optional<Seat> due(P start, Reading.Understood<M> understood) {
        if (understood.entries().size() == 1 && understood.entries().get(0).size() == 1) {
            return start.turn().seat();
        }
        P position = start;
        for (M move : understood.moves().subList(0, understood.moves().size() - 1)) {
            Optional<P> next = position.attempt(move).toOptional();
            if (next.isEmpty()) {
                break;
            }
            position = next.get();
        }
        return position.turn().seat();
    }

    @Override
    public String toString() {
        return written.toString();
    }
}
