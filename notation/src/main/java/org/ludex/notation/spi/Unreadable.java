package org.ludex.notation.spi;

import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * Text that is not a move of the game in any form.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param words the text
 */
public record Unreadable<M extends Move, P extends Position<M, P>>(Span span, String words)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return Reading.misfit(new Remark(
                NotationRule.NOT_A_MOVE_TEXT,
                Facts.of("words", words, "game", moment.position().game().name()),
                span));
    }

    @Override
    public String toString() {
        return words;
    }
}
