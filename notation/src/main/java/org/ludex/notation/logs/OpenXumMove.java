package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.ludex.core.Facts;
import org.ludex.dvonn.Cell;
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
 * A move that says more than its cells. What it claims is noted if it is wrong: the rules decide.
 *
 * @param written the move
 * @param words the words
 * @param claim what else they say
 */
record OpenXumMove(WrittenMove<DvonnMove, DvonnPosition> written, String words, Claim claim)
        implements WrittenMove<DvonnMove, DvonnPosition> {

    private static final int DVONN_PIECES = 3;

    /** Something that a move says besides its cells. */
    @FunctionalInterface
    interface Claim {
        /** The form of the message if it is wrong, with its facts. */
        Optional<Facts> fault(DvonnPosition position, List<DvonnMove> moves);
    }

    /**
     * Claims the kind of the piece that is placed.
     *
     * @param isDvonn whether it is called a DVONN piece and not one of the player's own
     */
    static Claim kind(boolean isDvonn) {
        return (position, moves) -> {
            boolean due = position.occupied().size() < DVONN_PIECES;
            return position.phase() != Phase.PLACING || isDvonn == due
                    ? Optional.empty()
                    : Optional.of(Facts.none().as(DvonnNotation.class, due ? "dvonn-due" : "dvonn-placed"));
        };
    }

    /**
     * Claims what is cut off.
     *
     * @param cells the names of the cells whose stacks are cut off
     */
    static Claim cutOff(List<String> cells) {
        return (position, moves) -> {
            TreeSet<String> lost = new TreeSet<>();
            DvonnPosition before = position;
            for (DvonnMove move : moves) {
                Optional<DvonnPosition> next = before.attempt(move).toOptional();
                if (next.isEmpty()) {
                    return Optional.empty();
                }
                for (Cell cell : before.occupied()) {
                    boolean left = move instanceof DvonnMove.Stack stack
                            && stack.from().equals(cell);
                    if (!left && next.get().stackAt(cell).isEmpty()) {
                        lost.add(cell.toString());
                    }
                }
                before = next.get();
            }
            String form = lost.isEmpty() ? "cut-nothing" : "cut-off";
            return lost.equals(new TreeSet<>(cells))
                    ? Optional.empty()
                    : Optional.of(Facts.of("cells", List.copyOf(lost)).as(DvonnNotation.class, form));
        };
    }

    @Override
    public Span span() {
        return written.span();
    }

    @Override
    public Reading<DvonnMove> on(Moment<DvonnMove, DvonnPosition> moment) {
        Reading<DvonnMove> reading = written.on(moment);
        if (!(reading instanceof Reading.Understood<DvonnMove> understood)) {
            return reading;
        }
        Optional<Facts> fault = claim.fault(moment.position(), understood.moves());
        if (fault.isEmpty()) {
            return reading;
        }
        List<Remark> remarks = new ArrayList<>(understood.remarks());
        remarks.add(new Remark(NotationRule.MISFIT, fault.get().and("words", words), span()));
        return Reading.of(understood.moves(), remarks);
    }

    @Override
    public String toString() {
        return words;
    }
}
