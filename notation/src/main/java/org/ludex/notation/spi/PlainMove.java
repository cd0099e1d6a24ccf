package org.ludex.notation.spi;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * A word that means the same move on every position.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param word the word
 * @param move the move
 */
record PlainMove<M extends Move, P extends Position<M, P>>(Span span, String word, M move)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        String proper = move.toString();
        if (word.equals(proper)) {
            return Reading.of(move);
        }
        Facts facts = Facts.of("words", word, "proper", proper);
        return Reading.of(List.of(move), List.of(new Remark(NotationRule.LENIENT, facts, span)));
    }
}
