package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * The announcement of a round and the entry that is written in place of its deal. The two are kept together, so that both are
 * kept when the second cannot be played.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param round the announcement
 * @param next what follows it
 */
record RoundBefore<M extends Move, P extends Position<M, P>>(RoundEntry<M, P> round, WrittenMove<M, P> next)
        implements WrittenMove<M, P> {

    @Override
    public Span span() {
        return round.span().to(next.span());
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Optional<M> refused = round.notation().refused(moment.position(), round.round());
        return refused.isPresent() ? Reading.of(List.of(refused.get()), List.of()) : next.on(moment);
    }

    @Override
    public String toString() {
        return round + " " + next;
    }
}
