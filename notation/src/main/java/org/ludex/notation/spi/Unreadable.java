package org.ludex.notation.spi;

import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.notation.NotationRule;

/**
 * Words that are no move of the game in any form.
 *
 * @param <M> the moves of the game
 * @param span where they stand
 * @param words the words
 */
public record Unreadable<M extends Move>(Span span, String words) implements WrittenMove<M> {

    @Override
    public Reading<M> on(Moment<M> moment) {
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
