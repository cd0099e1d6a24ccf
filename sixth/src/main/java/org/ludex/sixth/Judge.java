package org.ludex.sixth;

import org.ludex.core.Facts;
import org.ludex.core.Outcome;
import org.ludex.core.Verdict;
import org.ludex.sixth.SixthMove.Enter;
import org.ludex.sixth.SixthMove.MovePart;
import org.ludex.sixth.SixthMove.MoveTower;

/** Judges moves. The checks run in the order in which the rules give refusals their codes. */
final class Judge {

    private static final Verdict LEGAL = Verdict.legal();

    private final SixthPosition position;
    private final Board board;
    private final Grid grid;

    private Judge(SixthPosition position) {
        this.position = position;
        this.board = position.board();
        this.grid = board.grid();
    }

    static Verdict of(SixthPosition position, SixthMove move) {
        Outcome outcome = position.outcome();
        if (!outcome.isOpen()) {
            return afterEnd(outcome);
        }
        Judge judge = new Judge(position);
        if (move instanceof Enter enter) {
            return judge.entry(enter);
        }
        if (move instanceof MoveTower tower) {
            int from = judge.grid.index(tower.from());
            int all = from < 0 ? 1 : Math.max(1, Packed.pieces(judge.board.tower(from)));
            return judge.moving(move, all, tower.from(), tower.to());
        }
        if (move instanceof MovePart part) {
            return judge.moving(move, part.count(), part.from(), part.to());
        }
        return judge.pass();
    }

    private static Verdict afterEnd(Outcome outcome) {
        String rule = outcome instanceof Outcome.Won won
                ? won.rule().code()
                : ((Outcome.Drawn) outcome).rule().code();
        return Verdict.illegal(SixthRule.AFTER_END, Facts.of("rule", rule));
    }

    private Verdict offBoard(Cell cell) {
        return Verdict.illegal(
                SixthRule.NOT_A_MOVE,
                Facts.of("cell", cell, "size", grid.size()).as("off-board"));
    }

    private Verdict entry(Enter enter) {
        int at = grid.index(enter.at());
        if (at < 0) {
            return offBoard(enter.at());
        }
        if (board.isOccupied(at)) {
            return Verdict.illegal(
                    SixthRule.S1,
                    Facts.of("cell", enter.at(), "tower", Packed.tower(board.tower(at)))
                            .as("occupied"));
        }
        Verdict verdict = enter.kind() == PieceKind.LADY ? ladyEntry(enter.at(), at) : ownEntry(enter.kind());
        if (verdict != LEGAL) {
            return verdict;
        }
        return position.coverCount() > 0 ? uncovered() : LEGAL;
    }

    private Verdict ladyEntry(Cell cell, int at) {
        Terms terms = position.terms();
        if (!terms.hasLady()) {
            return Verdict.illegal(SixthRule.L1, Facts.none().as("absent"));
        }
        if (!position.beside().lady()) {
            return Verdict.illegal(SixthRule.L1, Facts.none().as("entered"));
        }
        if ((terms.ladyCells() & 1L << at) == 0) {
            return Verdict.illegal(SixthRule.L1, Facts.of("cell", cell).as("edge"));
        }
        if (!terms.ladyPlayers().contains(position.toMove())) {
            return Verdict.illegal(SixthRule.A2, Facts.of("side", position.toMove()));
        }
        return LEGAL;
    }

    private Verdict ownEntry(PieceKind kind) {
        if (position.canEnter(kind)) {
            return LEGAL;
        }
        Side side = position.toMove();
        Facts facts = Facts.of("side", side, "kind", kind);
        if (!position.terms().builds(side)) {
            return Verdict.illegal(SixthRule.S1, facts.as("reserve"));
        }
        if (kind != PieceKind.SIMPLE && board.holds(Piece.of(side, kind))) {
            return Verdict.illegal(SixthRule.A1, facts.as("twice"));
        }
        int points = position.beside().reserve(side).points();
        return Verdict.illegal(
                SixthRule.A1,
                facts.and("cost", kind.cost()).and("points", points).as("cost"));
    }

    private Verdict moving(SixthMove move, int count, Cell fromCell, Cell toCell) {
        int from = grid.index(fromCell);
        int to = grid.index(toCell);
        if (from < 0 || to < 0) {
            return offBoard(from < 0 ? fromCell : toCell);
        }
        if (count < 1) {
            return Verdict.illegal(
                    SixthRule.NOT_A_MOVE, Facts.of("count", count).as("count"));
        }
        if (!board.isOccupied(from)) {
            return Verdict.illegal(SixthRule.S1, Facts.of("cell", fromCell).as("no-tower"));
        }
        if (!board.isOccupied(to)) {
            return Verdict.illegal(SixthRule.S2, Facts.of("cell", toCell));
        }
        int pieces = Packed.pieces(board.tower(from));
        if (count > pieces) {
            return Verdict.illegal(SixthRule.S3, Facts.of("cell", fromCell, "pieces", pieces, "count", count));
        }
        if ((board.reach(from) & 1L << to) == 0) {
            return outOfReach(from, to);
        }
        if (board.isCapped(to)) {
            return Verdict.illegal(SixthRule.H1, Facts.of("cell", toCell));
        }
        if (position.ban().forbids(count, from, to)) {
            return Verdict.illegal(
                    SixthRule.S6,
                    Facts.of("move", move, "count", count, "from", fromCell).and("to", toCell));
        }
        return to != board.lady() && position.coverCount() > 0 ? uncovered() : LEGAL;
    }

    private Verdict outOfReach(int from, int to) {
        int height = Packed.height(board.tower(from));
        Facts facts = Facts.of("from", grid.cell(from), "to", grid.cell(to), "height", height)
                .and("chessman", Chessman.ofHeight(height));
        boolean onItsWay = grid.reach(from, height, 1L << to) != 0;
        return onItsWay
                ? Verdict.illegal(
                        SixthRule.S4,
                        facts.and("blocker", firstInTheWay(from, to)).as("blocked"))
                : Verdict.illegal(SixthRule.S4, facts);
    }

    /** The first tower on the line from one cell to another. */
    private Cell firstInTheWay(int from, int to) {
        int size = grid.size();
        int files = Integer.signum(to % size - from % size);
        int ranks = Integer.signum(to / size - from / size);
        int cell = from;
        do {
            cell += ranks * size + files;
        } while (!board.isOccupied(cell));
        return grid.cell(cell);
    }

    /** The refusal of a turn that leaves the Lady showing although she could be covered (L2). */
    private Verdict uncovered() {
        return Verdict.illegal(SixthRule.L2, Facts.of("cell", grid.cell(board.lady()), "moves", position.legalMoves()));
    }

    private Verdict pass() {
        if (position.terms().noMove() != NoMove.PASS) {
            return Verdict.illegal(SixthRule.S1, Facts.none().as("no-passes"));
        }
        return position.canAct()
                ? Verdict.illegal(
                        SixthRule.S1,
                        Facts.of("side", position.toMove(), "turns", position.legalMoveCount())
                                .as("pass"))
                : LEGAL;
    }
}
