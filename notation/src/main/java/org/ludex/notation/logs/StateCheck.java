package org.ludex.notation.logs;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A state of the board among the moves: no move, but a check of those before it.
 *
 * @param span its place
 * @param state the state
 */
record StateCheck(Span span, String state) implements WrittenMove<DvonnMove, DvonnPosition> {

    @Override
    public Reading<DvonnMove> on(Moment<DvonnMove, DvonnPosition> moment) {
        if (BoardState.fits(state, moment.position())) {
            return Reading.of(List.of(), List.of());
        }
        Facts facts = Facts.of("words", state, "right", BoardState.of(moment.position()));
        return Reading.misfit(new Remark(NotationRule.MISFIT, facts.as("state"), span));
    }

    /** It leaves no word after. */
    @Override
    public String toString() {
        return "";
    }
}
