package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.Round;
import org.ludex.dog.TableRule;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * An entry: a line, or two with the announcement of a round.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param notation the notation it was read with
 * @param span its place
 * @param line where its own line is, without the announcement of a round
 * @param words the words
 * @param moves the moves that they say
 * @param isBegun whether the entry is only begun
 * @param form what is odd about their form
 * @param surplus words that such a move cannot have
 * @param plain what the moves mean if nothing is odd about them, and nothing was omitted before them
 */
record DogEntry<M extends Move, P extends Position<M, P>>(
        LineNotation<M, P> notation,
        Span span,
        Span line,
        String words,
        List<M> moves,
        boolean isBegun,
        Optional<String> form,
        Optional<String> surplus,
        Reading<M> plain)
        implements WrittenMove<M, P> {

    /** An entry that is written as moves. */
    DogEntry(
            LineNotation<M, P> notation,
            Span span,
            Span line,
            String words,
            List<M> moves,
            boolean isBegun,
            Optional<String> form,
            Optional<String> surplus) {
        this(notation, span, line, words, moves, isBegun, form, surplus, Reading.ofEntry(List.copyOf(moves)));
    }

    /** Keeps a copy, which those who play the entry need not copy again. */
    DogEntry {
        moves = List.copyOf(moves);
    }

    /** The move that the entry begins with. */
    M move() {
        return moves.get(0);
    }

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        P position = moment.position();
        if (surplus.isPresent()) {
            Facts facts = Facts.of("text", surplus.get()).as("after");
            return Reading.ofEntry(moves, new Remark(TableRule.NOT_A_MOVE, facts, line));
        }
        List<M> meant = notation.on(position, moves);
        List<List<M>> entries = notation.entries().orElseThrow().withLeftOut(position, meant);
        Optional<Round> unannounced = notation.unannounced(position, moves);
        if (form.isEmpty() && unannounced.isEmpty() && !isBegun && entries.size() == 1) {
            return !span.equals(line)
                    ? Reading.ofEntries(entries, line, List.of())
                    : meant.equals(moves) ? plain : Reading.ofEntry(meant);
        }
        List<Remark> remarks = new ArrayList<>();
        if (form.isPresent()) {
            remarks.addAll(remarks(form, span, words, notation.text(position, moves)));
        }
        unannounced.ifPresent(round -> remarks.addAll(
                remarks(Optional.of("round"), span, words, round + " " + notation.text(position, moves))));
        if (isBegun) {
            return Reading.begun(notation.begun(position, moves), remarks);
        }
        return Reading.filledIn(entries, line, span, remarks);
    }

    /** A copy of this entry, moved by a number of characters. */
    DogEntry<M, P> moved(int by) {
        return new DogEntry<>(notation, span.moved(by), line.moved(by), words, moves, isBegun, form, surplus, plain);
    }

    /** This entry with the announcement before it. */
    DogEntry<M, P> announced(RoundEntry<M, P> round, M announced) {
        return new DogEntry<>(
                notation,
                round.span().to(span),
                line,
                round.words() + " " + words,
                List.of(announced),
                isBegun,
                round.form().or(() -> form),
                surplus);
    }

    static List<Remark> remarks(Optional<String> form, Span span, String words, Object proper) {
        if (form.isEmpty()) {
            return List.of();
        }
        Facts facts = Facts.of("words", words, "proper", proper.toString()).as(DogNotation.class, form.get());
        return List.of(new Remark(NotationRule.LENIENT, facts, span));
    }

    static <M extends Move> List<Remark> filledIn(List<M> moves, Span span) {
        return moves.stream()
                .map(move -> new Remark(NotationRule.FILLED_IN, Facts.of("move", move), span))
                .toList();
    }

    @Override
    public String toString() {
        return words;
    }
}
