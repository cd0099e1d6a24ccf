package org.ludex.notation.json;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.NotationRule;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move of a JSON record. What the record says of it besides must fit.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param object its JSON
 * @param move the move
 * @param seat the seat that the record names
 * @param text the text that the record gives
 */
record JsonMove<M extends Move, P extends Position<M, P>>(
        Located object, M move, Optional<String> seat, Optional<String> text) implements WrittenMove<M, P> {

    @Override
    public Span span() {
        return object.span();
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Optional<String> due = moment.position().turn().seat().map(Seat::id);
        if (seat.isPresent() && moment.position().outcome().isOpen() && !seat.equals(due)) {
            Object named = due.isPresent() ? due.get() : Phrase.of(NotationRule.class, "due.chance");
            return misfit("json-seat", Facts.of("words", seat.get(), "due", named));
        }
        if (hasOtherText()) {
            return misfit("json-text", Facts.of("words", text.orElse(""), "move", move));
        }
        return Reading.of(List.of(move), List.of());
    }

    private boolean hasOtherText() {
        return text.isPresent() && !text.get().equals(move.toString());
    }

    private Reading<M> misfit(String variant, Facts facts) {
        return Reading.misfit(new Remark(NotationRule.MISFIT, facts.as(variant), span()));
    }

    @Override
    public Optional<String> raw() {
        return Optional.of(object.raw());
    }

    @Override
    public String toString() {
        return hasOtherText() ? object.raw() : move.toString();
    }
}
