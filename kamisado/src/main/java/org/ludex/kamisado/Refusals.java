package org.ludex.kamisado;

import java.util.Optional;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.core.Verdict.Illegal;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * Why a move is refused. Each kind of move has its list of checks. If a move breaks several rules, the verdict names
 * the first one in the list; a move that passes all checks is legal.
 */
final class Refusals {

    /** The tower of a move and the square where the move says it is. */
    private record Mover(Colour tower, Square at) {}

    private static final Checks<Refusals, Fill> FILL = Checks.inOrder(Refusals::afterEnd, Refusals::tooEarly);

    /** The checks that steps, pushes and zero moves share. */
    private static final Checks<Refusals, Mover> MOVER = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::fillDue,
            Refusals::opponentsTower,
            Refusals::wrongTower,
            Refusals::wrongSquare);

    private static final Checks<Refusals, Step> STEP = Checks.inOrder(
            (on, step) -> MOVER.first(on, new Mover(step.tower(), step.from())),
            (on, step) -> on.notForward(step.from(), step.to()),
            Refusals::notInLine,
            Refusals::tooFar,
            Refusals::towerInTheWay,
            Refusals::occupied);

    private static final Checks<Refusals, Push> PUSH = Checks.inOrder(
            (on, push) -> MOVER.first(on, new Mover(push.tower(), push.from())),
            (on, push) -> on.notForward(push.from(), push.to()),
            (on, push) -> PushRefusals.of(on.position, push));

    private static final Checks<Refusals, Blocked> BLOCKED = Checks.inOrder(
            (on, blocked) -> MOVER.first(on, new Mover(blocked.tower(), blocked.at())),
            Refusals::canStep,
            Refusals::canPush);

    private final KamisadoPosition position;
    private final Side side;

    private Refusals(KamisadoPosition position) {
        this.position = position;
        this.side = position.sideOrWinner();
    }

    /** Why a move is refused; empty when it is legal. */
    static Optional<Illegal> of(KamisadoPosition position, KamisadoMove move) {
        Refusals on = new Refusals(position);
        if (move instanceof Step step) {
            return STEP.first(on, step);
        }
        if (move instanceof Push push) {
            return PUSH.first(on, push);
        }
        return move instanceof Blocked blocked ? BLOCKED.first(on, blocked) : FILL.first(on, (Fill) move);
    }

    static Optional<Illegal> refuse(KamisadoRule rule, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts));
    }

    private Optional<Illegal> afterEnd(Object move) {
        return position.phase() == Phase.OVER
                ? refuse(KamisadoRule.AFTER_END, Facts.of("winner", side))
                : Optional.empty();
    }

    private Optional<Illegal> tooEarly(Fill fill) {
        return position.phase() == Phase.FILL
                ? Optional.empty()
                : refuse(KamisadoRule.P1, Facts.none().as("early"));
    }

    private Optional<Illegal> fillDue(Mover mover) {
        return position.phase() == Phase.FILL ? refuse(KamisadoRule.P1, Facts.of("side", side)) : Optional.empty();
    }

    private Optional<Illegal> opponentsTower(Mover mover) {
        if (position.square(side.other(), mover.tower()) != mover.at()) {
            return Optional.empty();
        }
        Facts facts = Facts.of("side", side, "tower", mover.tower(), "at", mover.at());
        return refuse(KamisadoRule.WRONG_SEAT, facts.and("owner", side.other()));
    }

    private Optional<Illegal> wrongTower(Mover mover) {
        return position.due()
                .filter(due -> due != mover.tower())
                .flatMap(due -> refuse(towerRule(), facts(due, mover)));
    }

    private Optional<Illegal> wrongSquare(Mover mover) {
        if (position.square(side, mover.tower()) == mover.at()) {
            return Optional.empty();
        }
        Facts facts = facts(mover.tower(), mover);
        return refuse(towerRule(), position.due().isPresent() ? facts.as("elsewhere") : facts);
    }

    /** The rule that says which tower moves. */
    private KamisadoRule towerRule() {
        return position.extraTurn() ? KamisadoRule.S3 : position.due().isPresent() ? KamisadoRule.B2 : KamisadoRule.B1;
    }

    private Facts facts(Colour due, Mover mover) {
        return Facts.of("side", side, "due", due, "stands", position.square(side, due))
                .and("tower", mover.tower())
                .and("at", mover.at());
    }

    private Optional<Illegal> notForward(Square from, Square to) {
        int forward = forward(from, to);
        if (forward > 0) {
            return Optional.empty();
        }
        String form = from == to ? "nowhere" : forward < 0 ? "backward" : "sideways";
        return refuse(KamisadoRule.H1, Facts.of("from", from, "to", to).as(form));
    }

    /** The number of rows that a move goes forward. */
    private int forward(Square from, Square to) {
        return (to.row() - from.row()) * side.forward();
    }

    private Optional<Illegal> notInLine(Step step) {
        int files = Math.abs(step.to().file() - step.from().file());
        return files == 0 || files == forward(step.from(), step.to())
                ? Optional.empty()
                : refuse(KamisadoRule.H1, ends(step));
    }

    private static Facts ends(Step step) {
        return Facts.of("from", step.from(), "to", step.to());
    }

    private Optional<Illegal> tooFar(Step step) {
        Rank rank = position.rank(side, step.tower());
        int distance = forward(step.from(), step.to());
        return distance <= rank.longestMove()
                ? Optional.empty()
                : refuse(KamisadoRule.S1.of(rank), ends(step).and("distance", distance));
    }

    private Optional<Illegal> towerInTheWay(Step step) {
        Square square = step.from().towards(step.to());
        while (square != step.to() && position.at(square).isEmpty()) {
            square = square.towards(step.to());
        }
        return square == step.to() ? Optional.empty() : obstacle(KamisadoRule.H2, square, step);
    }

    private Optional<Illegal> occupied(Step step) {
        return obstacle(KamisadoRule.H3, step.to(), step);
    }

    private Optional<Illegal> obstacle(KamisadoRule rule, Square square, Step step) {
        return position.at(square)
                .flatMap(tower -> refuse(
                        rule,
                        ends(step)
                                .and("owner", tower.side())
                                .and("obstacle", tower.colour())
                                .and("square", square)));
    }

    private Optional<Illegal> canStep(Blocked blocked) {
        return position.board().canStep(side.index(), blocked.tower().index())
                ? refuse(KamisadoRule.H5, facts(blocked))
                : Optional.empty();
    }

    private Optional<Illegal> canPush(Blocked blocked) {
        return position.board().pushLength(side.index(), blocked.tower().index()) == 0
                ? Optional.empty()
                : refuse(KamisadoRule.S11.of(position.rank(side, blocked.tower())), facts(blocked));
    }

    private Facts facts(Blocked blocked) {
        return Facts.of("side", side, "tower", blocked.tower(), "at", blocked.at());
    }
}
