package org.ludex.notation.json;

import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/**
 * A move of a JSON record that is not as documented.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span the place of the move
 * @param place where in it the trouble is
 * @param trouble what is wrong with it
 * @param words its JSON, after the word {@code json}
 */
record BrokenMove<M extends Move, P extends Position<M, P>>(Span span, Span place, Facts trouble, String words)
        implements JsonEntry<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return Reading.misfit(new Remark(NotationRule.BAD_JSON, trouble, place));
    }

    @Override
    public String raw() {
        return words;
    }

    @Override
    public String toString() {
        return words;
    }
}
