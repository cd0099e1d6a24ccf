package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.Round;
import org.ludex.dog.TableRule;
import org.ludex.notation.NotationRule;
import org.ludex.notation.spi.Moment;
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
 * @param span where it stands
 * @param line where its own line is, without the announcement of a round
 * @param words the words
 * @param move the move that they say
 * @param form what is odd about their form
 * @param surplus words that such a move cannot have
 */
record DogEntry<M extends Move, P extends Position<M, P>>(
        LineNotation<M, P> notation,
        Span span,
        Span line,
        String words,
        M move,
        Optional<String> form,
        Optional<String> surplus)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        if (surplus.isPresent() && moment.position().judge(move).isPlayable()) {
            Facts facts = Facts.of("text", surplus.get()).as("after");
            return Reading.misfit(new Remark(TableRule.NOT_A_MOVE, facts, line));
        }
        List<M> leftOut = notation.leftOut(moment.position(), move);
        Optional<Round> unannounced = notation.unannounced(moment.position(), move);
        if (form.isEmpty() && leftOut.isEmpty() && unannounced.isEmpty() && span.equals(line)) {
            return Reading.of(move);
        }
        List<Remark> remarks = new ArrayList<>(remarks(form, span, words, move));
        unannounced.ifPresent(round -> remarks.addAll(remarks(Optional.of("round"), span, words, round + " " + move)));
        remarks.addAll(filledIn(leftOut, span));
        List<M> moves = new ArrayList<>(leftOut);
        moves.add(move);
        return Reading.of(moves, Collections.nCopies(moves.size(), line), remarks, Optional.empty());
    }

    /** This entry with the announcement before it. */
    DogEntry<M, P> announced(RoundEntry<M, P> round, M announced) {
        return new DogEntry<>(
                notation,
                round.span().to(span),
                line,
                round.words() + " " + words,
                announced,
                round.form().or(() -> form),
                surplus);
    }

    static List<Remark> remarks(Optional<String> form, Span span, String words, Object proper) {
        if (form.isEmpty()) {
            return List.of();
        }
        Facts facts = Facts.of("words", words, "proper", proper.toString()).as(form.get());
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
