package org.ludex.notation.dvonn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.DvonnStack;
import org.ludex.dvonn.Phase;
import org.ludex.dvonn.Side;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A written move. Records may omit moves that are forced: the 49th placement, and a pass. The move after
 * such a gap shows that there is one.
 *
 * @param span its place
 * @param words the words
 * @param move the move that they say
 * @param plain what they mean if nothing was omitted before them
 */
record DvonnEntry(Span span, String words, DvonnMove move, Reading<DvonnMove> plain)
        implements WrittenMove<DvonnMove, DvonnPosition> {

    private static final int LAST_PLACEMENT = 48;

    /** An entry that is written as a move. */
    DvonnEntry(Span span, String words, DvonnMove move) {
        this(
                span,
                words,
                move,
                plain(move, Spelling.remarks(span, words, move.toString(), DvonnNotation.class, "dash")));
    }

    private static Reading<DvonnMove> plain(DvonnMove move, List<Remark> spelling) {
        return spelling.isEmpty() ? Reading.of(move) : Reading.of(List.of(move), spelling);
    }

    @Override
    public Reading<DvonnMove> on(Moment<DvonnMove, DvonnPosition> moment) {
        DvonnPosition position = moment.position();
        if (!leftOut(position, move)) {
            return plain;
        }
        List<Remark> spelling = Spelling.remarks(span, words, move.toString(), DvonnNotation.class, "dash");
        List<DvonnMove> moves = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>(spelling);
        while (leftOut(position, move)) {
            DvonnMove forced = position.legalMoves().get(0);
            moves.add(forced);
            remarks.add(new Remark(NotationRule.FILLED_IN, Facts.of("move", forced), span));
            position = position.play(forced);
        }
        moves.add(move);
        return Reading.of(moves, remarks);
    }

    /** Whether a forced move must have been made before a move can be meant at all. */
    private static boolean leftOut(DvonnPosition position, DvonnMove move) {
        if (position.phase() == Phase.PLACING) {
            return position.placed() == LAST_PLACEMENT && !(move instanceof DvonnMove.Place);
        }
        return position.isPassDue() && move instanceof DvonnMove.Stack stack && isOther(position, stack);
    }

    /** Whether a stack is that of the side that is not to move. */
    private static boolean isOther(DvonnPosition position, DvonnMove.Stack stack) {
        Optional<Side> owner = position.stackAt(stack.from()).flatMap(DvonnStack::owner);
        return owner.isPresent() && !owner.equals(position.toMove());
    }

    @Override
    public String toString() {
        return words;
    }
}
