package com.example.nim;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** {@code 4x}, without a number: all of row 4. How many matches that are depends on the position. */
record WholeRow(Span span, String words, int row) implements WrittenMove<NimMove, NimPosition> {

    @Override
    public Reading<NimMove> on(Moment<NimMove, NimPosition> moment) {
        List<Integer> rows = moment.position().rows();
        NimMove take = new NimMove.Take(row, row < 1 || row > rows.size() ? 1 : rows.get(row - 1));
        // The words for "whole-row" are in the messages beside this notation.
        Facts facts = Facts.of("words", words, "proper", take.toString()).as(NimNotation.class, "whole-row");
        return Reading.of(List.of(take), List.of(new Remark(NotationRule.LENIENT, facts, span)));
    }
}
