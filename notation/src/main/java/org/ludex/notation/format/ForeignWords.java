package org.ludex.notation.format;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * Words of another format in the place of a move.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param words the words
 */
record ForeignWords<M extends Move, P extends Position<M, P>>(Unreadable<M, P> words) implements WrittenMove<M, P> {

    @Override
    public Span span() {
        return words.span();
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return words.on(moment);
    }

    @Override
    public String toString() {
        return words.toString();
    }
}
