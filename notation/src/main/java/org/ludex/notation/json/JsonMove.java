package org.ludex.notation.json;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
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
 * @param span its place
 * @param json gives its JSON, as it is kept in text
 * @param moves its moves, one or more
 * @param seat the seat that the record names
 * @param text the text that the record gives
 * @param plain what it means on its seat's turn, if that is the same everywhere
 */
record JsonMove<M extends Move, P extends Position<M, P>>(
        GameNotation<M, P> notation,
        Span span,
        Supplier<String> json,
        List<M> moves,
        Optional<String> seat,
        Optional<String> text,
        Optional<Reading<M>> plain)
        implements JsonEntry<M, P> {

    /** Follows the text of an entry that is only begun. */
    private static final String BEGUN = " ...";

    /** An entry at a place. */
    static <M extends Move, P extends Position<M, P>> JsonMove<M, P> of(
            GameNotation<M, P> notation,
            JsonValue object,
            List<M> moves,
            Optional<String> seat,
            Optional<String> text) {
        boolean isPlain = notation.entries().isEmpty()
                && (text.isEmpty() || text.get().equals(moves.get(0).toString()));
        Optional<Reading<M>> plain = isPlain ? Optional.of(Reading.ofEntry(moves)) : Optional.empty();
        return new JsonMove<>(notation, object.span(), object::raw, moves, seat, text, plain);
    }

    /** The same entry at another place. */
    JsonMove<M, P> at(Span place, Supplier<String> itsJson) {
        return new JsonMove<>(notation, place, itsJson, moves, seat, text, plain);
    }

    /** The seat that the record names, if it names one that plays in any case. */
    Optional<Seat> ownSeat() {
        for (Seat each : notation.game().seats(notation.game().defaults())) {
            if (seat.isPresent() && each.id().equals(seat.get())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        if (plain.isPresent() && isDue(moment.position())) {
            return plain.get();
        }
        List<List<M>> written = notation.entries()
                .map(entries -> entries.withLeftOut(moment.position(), moves))
                .orElse(List.of(moves));
        P position = after(written, moment.position());
        Optional<String> due = position.turn().seat().map(Seat::id);
        if (seat.isPresent() && position.outcome().isOpen() && !seat.equals(due)) {
            Object named = due.isPresent() ? due.get() : Phrase.of(NotationRule.class, "due.chance");
            return misfit("json-seat", Facts.of("words", seat.get(), "due", named));
        }
        String proper = proper(position);
        if (text.isEmpty() || text.get().equals(proper)) {
            return Reading.filledIn(written, span(), span(), List.of());
        }
        if (notation.entries().isPresent() && text.get().equals(proper + BEGUN)) {
            return Reading.begun(moves, List.of());
        }
        return misfit("json-text", Facts.of("words", text.get(), "move", proper));
    }

    /** Whether it is the turn of the seat that the record names, if it names one. */
    private boolean isDue(P position) {
        return seat.isEmpty()
                || (position.turn() instanceof Turn.OfSeat turn
                        && turn.who().id().equals(seat.get()));
    }

    /** Where the last of some entries finds itself. */
    private P after(List<List<M>> entries, P start) {
        P position = start;
        for (List<M> entry : entries.subList(0, entries.size() - 1)) {
            for (M move : entry) {
                position = position.attempt(move).toOptional().orElse(position);
            }
        }
        return position;
    }

    private String proper(P position) {
        return notation.entries().map(entries -> entries.write(position, moves)).orElseGet(moves.get(0)::toString);
    }

    private Reading<M> misfit(String variant, Facts facts) {
        return Reading.misfit(new Remark(NotationRule.MISFIT, facts.as(variant), span()));
    }

    @Override
    public String raw() {
        return json.get();
    }

    @Override
    public String toString() {
        String move = moves.get(0).toString();
        if (notation.entries().isPresent()) {
            return text.orElseGet(() -> moves.size() == 1 ? move : json.get());
        }
        return text.orElse(move).equals(move) ? move : json.get();
    }
}
