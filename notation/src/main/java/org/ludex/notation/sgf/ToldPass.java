package org.ludex.notation.sgf;

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
 * A pass that a player made explicitly.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param words the words
 * @param game the game, which knows its passes
 */
record ToldPass<M extends Move, P extends Position<M, P>>(Span span, String words, SgfGame<M, P> game)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Optional<M> pass = game.pass(moment.position());
        return pass.isPresent()
                ? game.written(span, pass.get()).on(moment)
                : Reading.misfit(new Remark(NotationRule.MISFIT, Facts.of("words", words), span));
    }

    @Override
    public String toString() {
        return words;
    }
}
