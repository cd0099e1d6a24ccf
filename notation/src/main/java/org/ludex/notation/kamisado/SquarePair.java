package org.ludex.notation.kamisado;

import java.util.List;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Square;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move in coordinates: {@code c1-f4}, a push onto an occupied square, a blocked tower {@code g6-g6}.
 *
 * @param span its place
 * @param words the words
 * @param from the first square
 * @param to the second square
 */
record SquarePair(Span span, String words, Square from, Square to)
        implements WrittenMove<KamisadoMove, KamisadoPosition> {

    @Override
    public Reading<KamisadoMove> on(Moment<KamisadoMove, KamisadoPosition> moment) {
        KamisadoPosition position = moment.position();
        KamisadoMove move = position.move(from, to);
        boolean repeatsDeadlock =
                move instanceof Blocked blocked && DeadlockTail.at(moment).contains(blocked);
        return Reading.of(
                repeatsDeadlock ? List.of() : List.of(move), Form.COORDINATES.remark(span, words, move.toString()));
    }
}
