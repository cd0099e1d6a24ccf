package org.ludex.notation.tree;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * An entry that an edit put into a tree. It is in no text; its place is that of the entry that it replaces or precedes.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param move the entry, with places in its own words
 * @param start where it is put
 * @param words its words
 */
record EditedMove<M extends Move, P extends Position<M, P>>(WrittenMove<M, P> move, int start, String words)
        implements WrittenMove<M, P> {

    @Override
    public Span span() {
        return move.span().moved(start);
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return move.on(moment).moved(start);
    }

    @Override
    public String toString() {
        return words;
    }
}
