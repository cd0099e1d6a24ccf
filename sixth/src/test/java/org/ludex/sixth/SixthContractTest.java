package org.ludex.sixth;

import java.util.List;
import java.util.regex.Pattern;
import org.ludex.testkit.GameContract;

/** SiXTH keeps the contract of all games, under many options. */
class SixthContractTest extends GameContract<SixthMove, SixthPosition> {

    @Override
    protected Sixth game() {
        return Boards.GAME;
    }

    @Override
    protected List<String> optionSets() {
        return List.of(
                "",
                "pieces=16, first=black",
                "size=4, noMove=pass",
                "size=3, noMove=draw, pieces=6",
                "kings=6, repetition=threefold-draw",
                "specials=lady, repetition=threefold-draw, noMove=pass, size=3",
                "specials=lady, kings=6, repetition=threefold-draw, ladyEntry=any",
                "specials=hunchback, kings=6, removal=whole-tower, size=4",
                "specials=giant, size=6",
                "specials=army, kings=6, size=3, noMove=pass",
                "specials=army, lady=both, kings=6, repetition=threefold-draw, size=4",
                "specials=army, lady=black, whiteArmy=7+G+H, size=8");
    }

    @Override
    protected int games() {
        return 4;
    }

    @Override
    protected boolean mustEnd() {
        return true;
    }

    @Override
    protected List<SixthMove> candidates(SixthPosition position) {
        Cell a1 = Cell.parse("a1");
        Cell h8 = Cell.parse("h8");
        return List.of(
                SixthMove.pass(),
                SixthMove.enter(h8),
                SixthMove.tower(a1, h8),
                SixthMove.tower(a1, a1),
                SixthMove.part(0, a1, Cell.parse("a2")),
                SixthMove.part(-1, a1, Cell.parse("a2")),
                SixthMove.part(3, a1, Cell.parse("b3")),
                SixthMove.part(Integer.MAX_VALUE, a1, Cell.parse("a2")),
                SixthMove.enter(PieceKind.LADY, Cell.parse("b2")),
                SixthMove.enter(PieceKind.GIANT, a1),
                SixthMove.enter(PieceKind.HUNCHBACK, Cell.parse("c3")));
    }

    /** Towers, written as the letters of their pieces. */
    @Override
    protected Pattern latinWords() {
        return Pattern.compile("[WbGgHhLl]+");
    }
}
