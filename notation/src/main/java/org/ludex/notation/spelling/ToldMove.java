package org.ludex.notation.spelling;

import java.util.function.Function;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move from another format, without words of its own.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param words what it is called
 * @param move what it means on a position
 */
public record ToldMove<M extends Move, P extends Position<M, P>>(Span span, String words, Function<P, M> move)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return Reading.of(move.apply(moment.position()));
    }

    @Override
    public String toString() {
        return words;
    }
}
