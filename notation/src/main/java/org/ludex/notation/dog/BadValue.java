package org.ludex.notation.dog;

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
 * An entry that names a card or a cell that does not exist.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param words the words
 * @param reason what is wrong with it, as a phrase or a sentence
 */
record BadValue<M extends Move, P extends Position<M, P>>(Span span, String words, Object reason)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Facts facts = Facts.of("words", words, "reason", reason).as("value");
        return Reading.misfit(new Remark(NotationRule.NOT_A_MOVE_TEXT, facts, span));
    }

    @Override
    public String toString() {
        return words;
    }
}
