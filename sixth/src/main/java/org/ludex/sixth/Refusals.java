package org.ludex.sixth;

import java.util.Optional;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Outcome;
import org.ludex.core.Verdict;
import org.ludex.sixth.SixthMove.Enter;
import org.ludex.sixth.SixthMove.MovePart;
import org.ludex.sixth.SixthMove.MoveTower;
import org.ludex.sixth.SixthMove.Pass;

/**
 * Why a move is refused. A move that passes every check of its list is legal; if it breaks several rules, the first
 * check that refuses names the rule.
 */
final class Refusals {

    private static final Checks<SixthPosition, Enter> ENTER = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::entersOffBoard,
            Refusals::occupied,
            Refusals::notInReserve,
            Refusals::alreadyThere,
            Refusals::tooExpensive,
            Refusals::leavesLady);

    private static final Checks<SixthPosition, Enter> ENTER_LADY = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::entersOffBoard,
            Refusals::occupied,
            Refusals::noLady,
            Refusals::ladyInPlay,
            Refusals::ladyOffEdge,
            Refusals::ladyNotPaid,
            Refusals::leavesLady);

    /** For towers and parts: a whole tower is a part of all its pieces. */
    private static final Checks<SixthPosition, MovePart> MOVE = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::movesOffBoard,
            Refusals::movesNothing,
            Refusals::noTower,
            Refusals::landsOnEmptyCell,
            Refusals::movesTooMany,
            Refusals::outOfReach,
            Refusals::landsOnHunchback,
            Refusals::reverses,
            Refusals::leavesLadyUncovered);

    private static final Checks<SixthPosition, Pass> PASS =
            Checks.inOrder(Refusals::afterEnd, Refusals::nobodyPasses, Refusals::hasOtherTurn);

    private Refusals() {}

    /** The reason to refuse a move; empty when it is legal. */
    static Optional<Verdict.Illegal> of(SixthPosition position, SixthMove move) {
        return allows(position, move) ? Optional.empty() : first(position, move);
    }

    /**
     * Whether an entry or a move, the bulk of every game, passes all its checks. Asks the same questions of the position,
     * but runs no list: counting and searching play nothing but legal moves. A pass is left to its list. Whoever has such a
     * turn is not stuck, so nobody needs to look for another one to know that the game goes on.
     */
    static boolean allows(SixthPosition position, SixthMove move) {
        if (move instanceof Pass || position.isEnded()) {
            return false;
        }
        Grid grid = position.board().grid();
        if (move instanceof Enter enter) {
            int at = grid.index(enter.at());
            long cells = enter.kind() == PieceKind.LADY
                    ? position.ladyEntries()
                    : position.canEnter(enter.kind()) ? position.board().vacant() : 0;
            return at >= 0 && (cells & 1L << at) != 0 && position.coverCount() == 0;
        }
        MovePart part = part(position, move);
        int from = grid.index(part.from());
        int to = grid.index(part.to());
        Board board = position.board();
        return from >= 0
                && to >= 0
                && part.count() >= 1
                && part.count() <= Packed.pieces(board.tower(from))
                && (board.landings(from) & 1L << to) != 0
                && !position.reversal().forbids(part.count(), from, to)
                && (to == board.lady() || position.coverCount() == 0);
    }

    /** The first refusal in the list of a move's kind. */
    static Optional<Verdict.Illegal> first(SixthPosition position, SixthMove move) {
        if (move instanceof Enter enter) {
            return (enter.kind() == PieceKind.LADY ? ENTER_LADY : ENTER).first(position, enter);
        }
        return move instanceof Pass pass ? PASS.first(position, pass) : MOVE.first(position, part(position, move));
    }

    private static MovePart part(SixthPosition position, SixthMove move) {
        if (move instanceof MoveTower tower) {
            int from = position.board().grid().index(tower.from());
            int pieces = from < 0 ? 0 : Packed.pieces(position.board().tower(from));
            return new MovePart(Math.max(1, pieces), tower.from(), tower.to());
        }
        return (MovePart) move;
    }

    private static Optional<Verdict.Illegal> no(SixthRule rule, String form, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts.as(form)));
    }

    private static Optional<Verdict.Illegal> afterEnd(SixthPosition position, SixthMove move) {
        if (position.outcome() instanceof Outcome.Won won) {
            return no(SixthRule.AFTER_END, "", Facts.of("rule", won.rule().code()));
        }
        return position.outcome() instanceof Outcome.Drawn drawn
                ? no(SixthRule.AFTER_END, "", Facts.of("rule", drawn.rule().code()))
                : Optional.empty();
    }

    private static int index(SixthPosition position, Cell cell) {
        return position.board().grid().index(cell);
    }

    private static Optional<Verdict.Illegal> offBoard(SixthPosition position, Cell cell) {
        return index(position, cell) < 0
                ? no(SixthRule.NOT_A_MOVE, "off-board", Facts.of("cell", cell, "size", position.size()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> entersOffBoard(SixthPosition position, Enter move) {
        return offBoard(position, move.at());
    }

    private static Optional<Verdict.Illegal> occupied(SixthPosition position, Enter move) {
        return position.tower(move.at())
                .flatMap(tower -> no(SixthRule.S1, "occupied", Facts.of("cell", move.at(), "tower", tower)));
    }

    private static Facts piece(SixthPosition position, Enter move) {
        return Facts.of("side", position.side(), "kind", move.kind());
    }

    private static boolean builds(SixthPosition position) {
        return position.settings().builds(position.side());
    }

    private static Optional<Verdict.Illegal> notInReserve(SixthPosition position, Enter move) {
        return !builds(position) && !position.canEnter(move.kind())
                ? no(SixthRule.S1, "reserve", piece(position, move))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> alreadyThere(SixthPosition position, Enter move) {
        boolean there =
                move.kind() != PieceKind.SIMPLE && position.board().holds(Piece.of(position.side(), move.kind()));
        return there && !position.canEnter(move.kind())
                ? no(SixthRule.A1, "twice", piece(position, move))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> tooExpensive(SixthPosition position, Enter move) {
        if (position.canEnter(move.kind())) {
            return Optional.empty();
        }
        int points = position.supply().reserve(position.side()).points();
        return no(
                SixthRule.A1,
                "cost",
                piece(position, move).and("cost", move.kind().cost()).and("points", points));
    }

    private static Optional<Verdict.Illegal> noLady(SixthPosition position, Enter move) {
        return position.settings().hasLady() ? Optional.empty() : no(SixthRule.L1, "absent", Facts.none());
    }

    private static Optional<Verdict.Illegal> ladyInPlay(SixthPosition position, Enter move) {
        return position.supply().lady() ? Optional.empty() : no(SixthRule.L1, "entered", Facts.none());
    }

    private static Optional<Verdict.Illegal> ladyOffEdge(SixthPosition position, Enter move) {
        return (position.settings().ladyCells() & 1L << index(position, move.at())) == 0
                ? no(SixthRule.L1, "edge", Facts.of("cell", move.at()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> ladyNotPaid(SixthPosition position, Enter move) {
        if (position.mayEnterLady()) {
            return Optional.empty();
        }
        Facts facts = Facts.of("side", position.side());
        int points = position.supply().reserve(position.side()).points();
        return position.settings().ladyBought()
                ? no(
                        SixthRule.A2,
                        "cost",
                        facts.and("cost", PieceKind.LADY.cost()).and("points", points))
                : no(SixthRule.A2, "", facts);
    }

    /** An entry leaves the Lady showing: it covers nobody (L2). */
    private static Optional<Verdict.Illegal> leavesLady(SixthPosition position, SixthMove move) {
        if (position.coverCount() == 0) {
            return Optional.empty();
        }
        Cell lady = position.board().grid().cell(position.board().lady());
        return no(SixthRule.L2, "", Facts.of("cell", lady, "moves", position.legalMoves()));
    }

    private static Optional<Verdict.Illegal> leavesLadyUncovered(SixthPosition position, MovePart move) {
        return index(position, move.to()) == position.board().lady() ? Optional.empty() : leavesLady(position, move);
    }

    private static Optional<Verdict.Illegal> movesOffBoard(SixthPosition position, MovePart move) {
        return offBoard(position, move.from()).or(() -> offBoard(position, move.to()));
    }

    private static Optional<Verdict.Illegal> movesNothing(SixthPosition position, MovePart move) {
        return move.count() < 1 ? no(SixthRule.NOT_A_MOVE, "count", Facts.of("count", move.count())) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> noTower(SixthPosition position, MovePart move) {
        return position.board().isOccupied(index(position, move.from()))
                ? Optional.empty()
                : no(SixthRule.S1, "no-tower", Facts.of("cell", move.from()));
    }

    private static Optional<Verdict.Illegal> landsOnEmptyCell(SixthPosition position, MovePart move) {
        return position.board().isOccupied(index(position, move.to()))
                ? Optional.empty()
                : no(SixthRule.S2, "", Facts.of("cell", move.to()));
    }

    private static Optional<Verdict.Illegal> movesTooMany(SixthPosition position, MovePart move) {
        int pieces = Packed.pieces(position.board().tower(index(position, move.from())));
        return move.count() > pieces
                ? no(SixthRule.S3, "", Facts.of("cell", move.from(), "pieces", pieces, "count", move.count()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> outOfReach(SixthPosition position, MovePart move) {
        Board board = position.board();
        int from = index(position, move.from());
        int to = index(position, move.to());
        if ((board.reach(from) & 1L << to) != 0) {
            return Optional.empty();
        }
        int height = Packed.height(board.tower(from));
        Facts facts = Facts.of("from", move.from(), "to", move.to(), "height", height)
                .and("chessman", Chessman.ofHeight(height));
        boolean onItsWay = board.grid().reach(from, height, 1L << to) != 0;
        return onItsWay
                ? no(SixthRule.S4, "blocked", facts.and("blocker", firstInTheWay(board, from, to)))
                : no(SixthRule.S4, "", facts);
    }

    /** The first tower on the line from one cell to another. */
    private static Cell firstInTheWay(Board board, int from, int to) {
        int size = board.grid().size();
        int files = Integer.signum(to % size - from % size);
        int ranks = Integer.signum(to / size - from / size);
        int cell = from;
        do {
            cell += ranks * size + files;
        } while (!board.isOccupied(cell));
        return board.grid().cell(cell);
    }

    private static Optional<Verdict.Illegal> landsOnHunchback(SixthPosition position, MovePart move) {
        return position.board().isCapped(index(position, move.to()))
                ? no(SixthRule.H1, "", Facts.of("cell", move.to()))
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> reverses(SixthPosition position, MovePart move) {
        Facts facts = Facts.of("move", move, "count", move.count(), "from", move.from())
                .and("to", move.to());
        return position.reversal().forbids(move.count(), index(position, move.from()), index(position, move.to()))
                ? no(SixthRule.S6, "", facts)
                : Optional.empty();
    }

    private static Optional<Verdict.Illegal> nobodyPasses(SixthPosition position, Pass move) {
        return position.settings().noMove() == NoMove.PASS
                ? Optional.empty()
                : no(SixthRule.S1, "no-passes", Facts.none());
    }

    private static Optional<Verdict.Illegal> hasOtherTurn(SixthPosition position, Pass move) {
        return position.canAct()
                ? no(SixthRule.S1, "pass", Facts.of("side", position.side(), "turns", position.legalMoveCount()))
                : Optional.empty();
    }
}
