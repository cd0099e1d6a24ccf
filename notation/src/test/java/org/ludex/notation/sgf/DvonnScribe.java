package org.ludex.notation.sgf;

import java.util.Random;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;

/** Writes games of DVONN. */
final class DvonnScribe extends Scribe<DvonnMove, DvonnPosition> {

    DvonnScribe(Random random) {
        super(random);
    }

    @Override
    String header() {
        return "GM[Dvonn]VV[1]\nSU[dvonn -42]";
    }

    @Override
    void write(DvonnMove move) {
        if (move instanceof DvonnMove.Place place) {
            place(cell(place.cell()));
        } else if (move instanceof DvonnMove.Stack stack) {
            stack(cell(stack.from()), cell(stack.to()));
        } else if (chance(2)) {
            node("pass");
        }
        node("done");
    }

    private void place(String cell) {
        String rack = (isWhite() ? "wr " : "br ") + "0";
        if (chance(5)) {
            node("pick " + rack);
            node("drop " + rack);
        }
        if (chance(2)) {
            node("pick " + rack);
        }
        if (chance(5)) {
            node("dropb K 5");
            node("pickb K 5");
        } else if (chance(8)) {
            node("dropb C 3");
            node("reset");
        }
        node("dropb " + cell);
    }

    private void stack(String from, String to) {
        if (chance(6)) {
            node("pickb " + to);
            node("dropb " + to);
        }
        if (chance(8)) {
            node("move " + to + " " + from);
            node("reset");
        }
        if (chance(3)) {
            node("move " + from + " " + to);
            return;
        }
        node("pickb " + from);
        while (chance(3)) {
            node("dropb F 3");
            node("pickb F 3");
            if (chance(3)) {
                node("pickb F 3");
            }
        }
        node("dropb " + to);
    }
}
