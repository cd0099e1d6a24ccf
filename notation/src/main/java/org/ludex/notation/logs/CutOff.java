package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.ludex.core.Facts;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.dvonn.DvonnNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move of a stack, with the cells whose stacks it cuts off. A list that is wrong is noted: the rules decide.
 *
 * @param written the move
 * @param words the words
 * @param cells the names of the cells
 */
record CutOff(WrittenMove<DvonnMove, DvonnPosition> written, String words, List<String> cells)
        implements WrittenMove<DvonnMove, DvonnPosition> {

    /** Keeps a copy. */
    CutOff {
        cells = List.copyOf(cells);
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
        TreeSet<String> lost = new TreeSet<>();
        DvonnPosition position = moment.position();
        for (DvonnMove move : understood.moves()) {
            DvonnPosition before = position;
            var next = before.attempt(move).toOptional();
            if (next.isEmpty()) {
                return reading;
            }
            position = next.get();
            for (Cell cell : before.occupied()) {
                boolean left =
                        move instanceof DvonnMove.Stack stack && stack.from().equals(cell);
                if (!left && position.stackAt(cell).isEmpty()) {
                    lost.add(cell.toString());
                }
            }
        }
        if (lost.equals(new TreeSet<>(cells))) {
            return reading;
        }
        List<Remark> remarks = new ArrayList<>(understood.remarks());
        Facts facts = Facts.of("words", words, "cells", List.copyOf(lost))
                .as(DvonnNotation.class, lost.isEmpty() ? "cut-nothing" : "cut-off");
        remarks.add(new Remark(NotationRule.MISFIT, facts, span()));
        return Reading.of(understood.moves(), remarks);
    }

    @Override
    public String toString() {
        return words;
    }
}
