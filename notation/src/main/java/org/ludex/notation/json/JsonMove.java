package org.ludex.notation.json;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/**
 * An entry of a JSON record. What else the record says about it must agree.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param notation how the game is written
 * @param object its JSON
 * @param moves its moves, one or more
 * @param seat the seat that the record names
 * @param text the text that the record gives
 */
record JsonMove<M extends Move, P extends Position<M, P>>(
        GameNotation<M, P> notation, JsonValue object, List<M> moves, Optional<String> seat, Optional<String> text)
        implements JsonEntry<M, P> {

    /** Follows the text of an entry that is only begun. */
    private static final String BEGUN = " ...";

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
        String proper = proper(moment.position());
        if (text.isEmpty() || text.get().equals(proper)) {
            return Reading.ofEntries(List.of(moves), span(), List.of());
        }
        if (notation.entries().isPresent() && text.get().equals(proper + BEGUN)) {
            return Reading.begun(moves, List.of());
        }
        return misfit("json-text", Facts.of("words", text.get(), "move", proper));
    }

    private String proper(P position) {
        return notation.entries().map(entries -> entries.write(position, moves)).orElseGet(moves.get(0)::toString);
    }

    private Reading<M> misfit(String variant, Facts facts) {
        return Reading.misfit(new Remark(NotationRule.MISFIT, facts.as(variant), span()));
    }

    @Override
    public String raw() {
        return object.raw();
    }

    @Override
    public String toString() {
        String move = moves.get(0).toString();
        if (notation.entries().isPresent()) {
            return text.orElseGet(() -> moves.size() == 1 ? move : object.raw());
        }
        return text.orElse(move).equals(move) ? move : object.raw();
    }
}
