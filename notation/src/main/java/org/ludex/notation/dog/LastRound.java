package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * The announcement of a round with which a record stops. It is not a move; if the round could be announced here, it says no more
 * than that the game goes on.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param round the announcement
 */
record LastRound<M extends Move, P extends Position<M, P>>(RoundEntry<M, P> round) implements WrittenMove<M, P> {

    @Override
    public Span span() {
        return round.span();
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Optional<M> refused = round.notation().refused(moment.position(), round.round());
        if (refused.isPresent() || !moment.position().outcome().isOpen()) {
            return round.on(moment);
        }
        Facts facts = Facts.of("words", round.words()).as(DogNotation.class, "last-round");
        return Reading.of(List.of(), List.of(new Remark(NotationRule.LENIENT, facts, span())));
    }

    @Override
    public String toString() {
        return round.toString();
    }
}
