package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.Phase;
import org.ludex.notation.dvonn.DvonnNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A placement that names the kind of its piece. A wrong kind is noted: the rules decide which piece is next.
 *
 * @param written the move
 * @param words the words
 * @param isDvonn whether it is called a DVONN piece and not one of the player's own
 */
record NamedPiece(WrittenMove<DvonnMove, DvonnPosition> written, String words, boolean isDvonn)
        implements WrittenMove<DvonnMove, DvonnPosition> {

    private static final int DVONN_PIECES = 3;

    @Override
    public Span span() {
        return written.span();
    }

    @Override
    public Reading<DvonnMove> on(Moment<DvonnMove, DvonnPosition> moment) {
        Reading<DvonnMove> reading = written.on(moment);
        DvonnPosition position = moment.position();
        boolean due = position.occupied().size() < DVONN_PIECES;
        if (!(reading instanceof Reading.Understood<DvonnMove> understood)
                || position.phase() != Phase.PLACING
                || isDvonn == due) {
            return reading;
        }
        List<Remark> remarks = new ArrayList<>(understood.remarks());
        Facts facts = Facts.of("words", words).as(DvonnNotation.class, due ? "dvonn-due" : "dvonn-placed");
        remarks.add(new Remark(NotationRule.MISFIT, facts, span()));
        return Reading.of(understood.moves(), remarks);
    }

    @Override
    public String toString() {
        return words;
    }
}
