package org.ludex.notation.sgf;

import java.util.Random;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;
import org.ludex.yinsh.YinshPosition;

/** Writes games of YINSH, with everything committed or nothing. */
final class YinshScribe extends Scribe<YinshMove, YinshPosition> {

    private final boolean commits;

    YinshScribe(Random random) {
        super(random);
        this.commits = chance(2);
    }

    @Override
    String header() {
        return "GM[24] VV[2]\nSU[Yinsh]";
    }

    @Override
    void write(YinshMove move) {
        String colour = isWhite() ? "w" : "b";
        if (move instanceof PlaceRing place) {
            placeRing(colour + "r", cell(place.at()));
        } else if (move instanceof MoveRing ring) {
            moveRing(colour, cell(ring.from()), cell(ring.to()));
        } else if (move instanceof TakeRow row) {
            boolean turned = chance(2);
            String first = cell(turned ? row.to() : row.from());
            String last = cell(turned ? row.from() : row.to());
            node("remove " + colour + " " + first + " " + last);
        } else if (move instanceof TakeRing ring) {
            node("remove " + colour + "r " + cell(ring.ring()));
        } else {
            node("pass");
        }
        if (commits) {
            node("Done");
        }
    }

    private void placeRing(String ring, String at) {
        if (chance(5)) {
            node("pick " + ring);
            node("drop " + ring);
        }
        if (chance(6)) {
            node("place " + ring + "  F 6");
            node("pick board  F 6");
        }
        node("place " + ring + "  " + at);
    }

    private void moveRing(String marker, String from, String to) {
        if (chance(2)) {
            node("move " + from + " " + to);
            return;
        }
        node("place " + marker + "  " + from);
        while (chance(3)) {
            node("drop board  F 6");
            node("pick board  " + from);
        }
        node("drop board  " + to);
    }
}
