package org.ludex.notation.antlr;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * A written move at its place in a record. The move itself was parsed on its own, and its spans count from its own start,
 * so that a remembered move can be used at any place.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param move the move
 * @param start where it begins in the record
 */
public record PlacedMove<M extends Move, P extends Position<M, P>>(WrittenMove<M, P> move, int start)
        implements WrittenMove<M, P> {

    /** A written move at its place. A move at the beginning of the text, or text that is not a move, need not be placed. */
    static <M extends Move, P extends Position<M, P>> WrittenMove<M, P> at(int start, WrittenMove<M, P> move) {
        if (start == 0) {
            return move;
        }
        return move instanceof Unreadable<M, P> none
                ? new Unreadable<>(none.span().moved(start), none.words())
                : new PlacedMove<>(move, start);
    }

    @Override
    public Span span() {
        return move.span().moved(start);
    }

    @Override
    public int end() {
        return start + move.end();
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return move.on(moment).moved(start);
    }

    @Override
    public String toString() {
        return move.toString();
    }
}
