package org.ludex.notation.antlr;

import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * Something that looks like a move but names a place that the board does not have.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param span its place
 * @param words the words
 * @param reason what is wrong with it, as a phrase or a sentence
 */
public record OffBoard<M extends Move, P extends Position<M, P>>(Span span, String words, Object reason)
        implements WrittenMove<M, P> {

    /** A move that a value type refused, with its reason. */
    public static <M extends Move, P extends Position<M, P>> OffBoard<M, P> of(
            Span span, String words, IllegalArgumentException refusal) {
        return new OffBoard<>(span, words, Spelling.reason(refusal));
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        return Reading.misfit(trouble());
    }

    /** What is wrong with it. */
    public Remark trouble() {
        Facts facts = Facts.of("words", words, "reason", reason).as("off-board");
        return new Remark(NotationRule.NOT_A_MOVE_TEXT, facts, span);
    }

    @Override
    public String toString() {
        return words;
    }
}
