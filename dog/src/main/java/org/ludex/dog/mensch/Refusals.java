package org.ludex.dog.mensch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Cell;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.deal.RuleBook;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Obstacle;

/** Why a move is refused. The order of the checks is the precedence of the rules. */
final class Refusals {

    private static final RuleBook BOOK = RuleBook.of(Map.of(
            Concern.HELD_START, MenschRule.M5,
            Concern.OWN_PIECE, MenschRule.M7,
            Concern.HOUSE, MenschRule.M9));

    private static final Checks<MenschPosition, MenschMove> ALL =
            Checks.inOrder(Refusals::afterEnd, Refusals::wrongSeat, Refusals::outOfOrder);

    private static final Checks<MenschPosition, MenschMove.Roll> ROLL = Checks.inOrder(Refusals::noDie);

    private static final Checks<MenschPosition, MenschMove.Stay> STAY = Checks.inOrder(Refusals::mustMove);

    private static final Checks<MenschPosition, MenschMove.Go> START =
            Checks.inOrder(Refusals::notASix, Refusals::emptyKennel, Refusals::heldStart, Refusals::wrongHits);

    private static final Checks<MenschPosition, MenschMove.Go> STEP = Checks.inOrder(
            Refusals::noPiece,
            Refusals::leavesDestination,
            Refusals::entersFromStart,
            Refusals::entersInexactly,
            Refusals::wrongDistance,
            Refusals::inTheWay,
            Refusals::wrongHits);

    private Refusals() {}

    /** The reason to refuse a move; empty if it is legal. */
    static Optional<Verdict.Illegal> of(MenschPosition position, MenschMove move) {
        Optional<Verdict.Illegal> refusal = ALL.first(position, move);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (move instanceof MenschMove.Go go) {
            return (go.from().isKennel() ? START : STEP).first(position, go);
        }
        return move instanceof MenschMove.Roll roll
                ? ROLL.first(position, roll)
                : STAY.first(position, (MenschMove.Stay) move);
    }

    private static Optional<Verdict.Illegal> when(boolean broken, Rule rule, Supplier<Facts> facts) {
        return broken ? Optional.of(Verdict.illegal(rule, facts.get())) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> afterEnd(MenschPosition position, MenschMove move) {
        return when(!position.outcome().isOpen(), TableRule.AFTER_END, () -> Facts.of("move", move));
    }

    private static Optional<Verdict.Illegal> wrongSeat(MenschPosition position, MenschMove move) {
        boolean due = position.toMove()
                .map(seat -> seat == move.seat())
                .orElseGet(() -> position.seating().plays(move.seat()));
        return when(!due, TableRule.WRONG_SEAT, () -> Facts.of("seat", move.seat(), "due", whose(position)));
    }

    /** The seat whose turn it is, or all that may begin. */
    private static String whose(MenschPosition position) {
        return position.toMove()
                .map(Player::id)
                .orElseGet(() -> position.seating().toString());
    }

    private static Optional<Verdict.Illegal> outOfOrder(MenschPosition position, MenschMove move) {
        boolean rolled = position.roll().isPresent();
        return when(
                move instanceof MenschMove.Roll == rolled,
                TableRule.OUT_OF_ORDER,
                () -> Facts.of("move", move, "due", Phrase.of(TableRule.class, rolled ? "due.move" : "due.roll")));
    }

    private static Optional<Verdict.Illegal> noDie(MenschPosition position, MenschMove.Roll roll) {
        return when(
                roll.die() < 1 || roll.die() > Dice.SIDES,
                TableRule.NOT_A_MOVE,
                () -> Facts.of("roll", roll.die()).as("roll"));
    }

    private static Optional<Verdict.Illegal> mustMove(MenschPosition position, MenschMove.Stay stay) {
        MenschMove possible = position.legalMoves().get(0);
        return when(
                !possible.equals(stay),
                MenschRule.M2,
                () -> Facts.of("move", possible).as("must"));
    }

    private static Facts startFacts(MenschPosition position, MenschMove.Go go) {
        Cell start = Cell.track(position.geometry().start(go.seat()));
        return Facts.of("roll", position.die(), "to", go.to(), "start", start);
    }

    private static Optional<Verdict.Illegal> notASix(MenschPosition position, MenschMove.Go go) {
        boolean there = go.to().equals(Cell.track(position.geometry().start(go.seat())));
        boolean six = position.die() == Dice.SIX;
        return when(
                !six || !there, MenschRule.M4, () -> startFacts(position, go).as(six ? "" : "roll"));
    }

    private static Optional<Verdict.Illegal> emptyKennel(MenschPosition position, MenschMove.Go go) {
        boolean empty = position.board().inKennel(go.seat().index()) == 0;
        return when(empty, MenschRule.M4, () -> startFacts(position, go).as("empty"));
    }

    private static Optional<Verdict.Illegal> heldStart(MenschPosition position, MenschMove.Go go) {
        boolean held = position.paths().start(position.board(), go.seat().index()) != Obstacle.NONE;
        return when(held, MenschRule.M5, () -> startFacts(position, go).as("start"));
    }

    private static Facts stepFacts(MenschPosition position, MenschMove.Go go) {
        return Facts.of("from", go.from(), "to", go.to(), "roll", position.die());
    }

    private static int from(MenschPosition position, MenschMove.Go go) {
        return position.table().spot(go.seat(), go.from());
    }

    private static int to(MenschPosition position, MenschMove.Go go) {
        return position.table().spot(go.seat(), go.to());
    }

    private static boolean enters(MenschPosition position, MenschMove.Go go) {
        int to = to(position, go);
        return to >= 0 && !position.table().isTrack(to);
    }

    private static Optional<Verdict.Illegal> noPiece(MenschPosition position, MenschMove.Go go) {
        int from = from(position, go);
        Board board = position.board();
        boolean absent = from < 0
                || board.isFree(from)
                || Board.owner(board.at(from)) != go.seat().index();
        return when(absent, MenschRule.M2, () -> stepFacts(position, go).as("piece"));
    }

    private static Optional<Verdict.Illegal> leavesDestination(MenschPosition position, MenschMove.Go go) {
        int from = from(position, go);
        boolean up = enters(position, go) && to(position, go) > from;
        return when(
                !position.table().isTrack(from) && !up,
                MenschRule.M9,
                () -> stepFacts(position, go).as("out"));
    }

    private static Optional<Verdict.Illegal> entersFromStart(MenschPosition position, MenschMove.Go go) {
        boolean start = from(position, go) == position.table().start(go.seat().index());
        return when(enters(position, go) && start, MenschRule.M10, () -> stepFacts(position, go));
    }

    private static Optional<Verdict.Illegal> entersInexactly(MenschPosition position, MenschMove.Go go) {
        int reached = position.paths().house(go.seat().index(), from(position, go), position.die());
        return when(enters(position, go) && to(position, go) != reached, MenschRule.M8, () -> stepFacts(position, go));
    }

    private static Optional<Verdict.Illegal> wrongDistance(MenschPosition position, MenschMove.Go go) {
        int to = to(position, go);
        boolean wrong = to < 0 || to != position.paths().track(from(position, go), position.die());
        return when(!enters(position, go) && wrong, MenschRule.M2, () -> stepFacts(position, go));
    }

    private static Optional<Verdict.Illegal> inTheWay(MenschPosition position, MenschMove.Go go) {
        Obstacle obstacle =
                position.paths().between(position.board(), from(position, go), to(position, go), position.die(), false);
        return obstacle == Obstacle.NONE
                ? Optional.empty()
                : Optional.of(Verdict.illegal(obstacle.rule(BOOK), stepFacts(position, go)));
    }

    private static Optional<Verdict.Illegal> wrongHits(MenschPosition position, MenschMove.Go go) {
        int to = to(position, go);
        Board board = position.board();
        List<Place> hit =
                board.isFree(to) ? List.of() : List.of(new Place(Board.player(Board.owner(board.at(to))), go.to()));
        return when(
                !go.hits().isEmpty() && !go.hits().equals(hit),
                TableRule.WRONG_HIT,
                () -> Facts.of("listed", go.hits(), "hit", hit).as(hit.isEmpty() ? "nothing" : ""));
    }
}
