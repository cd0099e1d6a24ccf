package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.Round;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * The announcement of a round that no deal or shuffle follows. If players act next, it stands for a deal and an
 * exchange of which nothing is known; otherwise it announces nothing.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param notation the notation it was read with
 * @param span its place
 * @param words the words
 * @param round the announcement
 * @param form what is odd about the form of the words
 * @param acts whether a seat acts next
 */
record RoundEntry<M extends Move, P extends Position<M, P>>(
        LineNotation<M, P> notation, Span span, String words, Round round, Optional<String> form, boolean acts)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        List<Remark> remarks = new ArrayList<>(DogEntry.remarks(form, span, words, round));
        Optional<M> refused = notation.refused(moment.position(), round);
        if (refused.isPresent()) {
            return Reading.of(List.of(refused.get()), remarks);
        }
        if (!acts) {
            Facts facts = Facts.of("words", words).as(DogNotation.class, "round");
            return Reading.misfit(new Remark(NotationRule.MISFIT, facts, span));
        }
        List<M> moves = notation.dealt(moment.position(), round);
        remarks.addAll(DogEntry.filledIn(moves, span));
        return Reading.of(moves, remarks);
    }

    /** A copy of this announcement, moved by a number of characters. */
    RoundEntry<M, P> moved(int by) {
        return new RoundEntry<>(notation, span.moved(by), words, round, form, acts);
    }

    /** This announcement before an act of a seat. */
    RoundEntry<M, P> acting() {
        return new RoundEntry<>(notation, span, words, round, form, true);
    }

    @Override
    public String toString() {
        return words;
    }
}
