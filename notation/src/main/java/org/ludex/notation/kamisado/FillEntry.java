package org.ludex.notation.kamisado;

import java.util.List;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * The choice between two rounds.
 *
 * @param span its place
 * @param words the words
 * @param fill the choice
 */
record FillEntry(Span span, String words, KamisadoMove.Fill fill)
        implements WrittenMove<KamisadoMove, KamisadoPosition> {

    @Override
    public Reading<KamisadoMove> on(Moment<KamisadoMove, KamisadoPosition> moment) {
        Form form = words.equals(fill.toString()) ? Form.PROPER : Form.WORDS;
        return Reading.of(List.of(fill), form.remark(span, words, fill.toString()));
    }
}
