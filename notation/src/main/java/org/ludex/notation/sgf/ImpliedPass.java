package org.ludex.notation.sgf;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Verdict;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A turn that was committed with nothing done in it: a pass if the player has no move, otherwise nothing.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param game the game, which knows its passes
 * @param seat who committed it
 */
record ImpliedPass<M extends Move, P extends Position<M, P>>(Span span, SgfGame<M, P> game, Seat seat)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        P position = moment.position();
        Optional<M> due = game.pass(position)
                .filter(pass -> position.turn().seat().equals(Optional.of(seat)))
                .filter(pass -> position.judge(pass) instanceof Verdict.Legal);
        return due.map(Reading::of).orElseGet(() -> Reading.of(List.of(), List.of()));
    }

    /** Nobody wrote it: it leaves no word after. */
    @Override
    public String toString() {
        return "";
    }
}
