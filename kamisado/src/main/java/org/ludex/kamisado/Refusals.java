package org.ludex.kamisado;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.core.Verdict.Illegal;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * Why a move is illegal. Asked only about illegal moves; where one breaks several rules, the first in this order counts:
 * the end of the match, the fill that is due, the seat, the tower (B1, B2, S3), then for a step H1, the range of a sumo,
 * H2, H3; for a push H1, S2, S4, S9, S8, S7, S6, S5 in the numbers of the pusher's rank; for a zero move H5 or S11.
 */
final class Refusals {

    private final KamisadoPosition position;
    private final Side side;

    private Refusals(KamisadoPosition position) {
        this.position = position;
        this.side = position.side();
    }

    static Illegal of(KamisadoPosition position, KamisadoMove move) {
        return new Refusals(position).of(move);
    }

    private Illegal of(KamisadoMove move) {
        if (position.phase() == Phase.OVER) {
            return Verdict.illegal(KamisadoRule.AFTER_END, Facts.of("winner", side));
        }
        if (move instanceof Fill) {
            return Verdict.illegal(KamisadoRule.P1, Facts.none().as("early"));
        }
        if (position.phase() == Phase.FILL) {
            return Verdict.illegal(KamisadoRule.P1, Facts.of("side", side));
        }
        if (move instanceof Step step) {
            return wrongTower(step.tower(), step.from()).orElseGet(() -> ofStep(step));
        }
        if (move instanceof Push push) {
            return wrongTower(push.tower(), push.from()).orElseGet(() -> ofPush(push));
        }
        Blocked blocked = (Blocked) move;
        return wrongTower(blocked.tower(), blocked.at()).orElseGet(() -> ofPass(blocked));
    }

    private Optional<Illegal> wrongTower(Colour tower, Square at) {
        Optional<Tower> standing = position.at(at);
        if (standing.isPresent()
                && standing.get().side() != side
                && standing.get().colour() == tower) {
            return Optional.of(Verdict.illegal(
                    KamisadoRule.WRONG_SEAT,
                    Facts.of("side", side, "tower", tower, "at", at).and("owner", side.other())));
        }
        Colour due = position.due().orElse(tower);
        Square stands = position.square(side, due);
        Facts facts = Facts.of("side", side, "due", due, "stands", stands)
                .and("tower", tower)
                .and("at", at);
        KamisadoRule rule =
                position.extraTurn() ? KamisadoRule.S3 : position.due().isPresent() ? KamisadoRule.B2 : KamisadoRule.B1;
        if (due != tower) {
            return Optional.of(Verdict.illegal(rule, facts));
        }
        if (stands != at) {
            return Optional.of(Verdict.illegal(rule, rule == KamisadoRule.B1 ? facts : facts.as("elsewhere")));
        }
        return Optional.empty();
    }

    private Illegal ofStep(Step step) {
        Square from = step.from();
        Square to = step.to();
        Facts facts = Facts.of("from", from, "to", to);
        int forward = (to.row() - from.row()) * side.forward();
        int files = Math.abs(to.file() - from.file());
        if (from == to) {
            return Verdict.illegal(KamisadoRule.H1, facts.as("nowhere"));
        }
        if (forward <= 0 || (files != 0 && files != forward)) {
            return Verdict.illegal(
                    KamisadoRule.H1, facts.as(forward < 0 ? "backward" : forward == 0 ? "sideways" : ""));
        }
        Rank rank = position.rank(side, step.tower());
        if (forward > rank.longestMove()) {
            return Verdict.illegal(KamisadoRule.S1.of(rank), facts.and("distance", forward));
        }
        Square square = from;
        do {
            square = next(square, to);
            Optional<Tower> obstacle = position.at(square);
            if (obstacle.isPresent()) {
                Facts what = facts.and("owner", obstacle.get().side())
                        .and("obstacle", obstacle.get().colour())
                        .and("square", square);
                return Verdict.illegal(square == to ? KamisadoRule.H3 : KamisadoRule.H2, what);
            }
        } while (square != to);
        throw new AssertionError("legal: " + step + " in " + position.text());
    }

    /** The square one step from a square towards another, which is another and in line. */
    private static Square next(Square from, Square towards) {
        int file = from.file() + Integer.signum(towards.file() - from.file());
        int row = from.row() + Integer.signum(towards.row() - from.row());
        return Square.of(file, row).orElseThrow();
    }

    private Illegal ofPush(Push push) {
        Square from = push.from();
        Facts facts = Facts.of("from", from, "to", push.to());
        int forward = (push.to().row() - from.row()) * side.forward();
        if (forward <= 0) {
            return Verdict.illegal(
                    KamisadoRule.H1, facts.as(from == push.to() ? "nowhere" : forward < 0 ? "backward" : "sideways"));
        }
        Rank rank = position.rank(side, push.tower());
        Facts pusher = Facts.of("tower", push.tower(), "at", from);
        if (rank == Rank.PLAIN) {
            return Verdict.illegal(KamisadoRule.S2, pusher.as("plain"));
        }
        if (push.to().file() != from.file()) {
            return Verdict.illegal(KamisadoRule.S4.of(rank), facts);
        }
        if (position.at(push.to()).isEmpty()) {
            return Verdict.illegal(KamisadoRule.S2.of(rank), pusher);
        }
        return ofLine(push, PushLine.before(position, side, from), rank);
    }

    private Illegal ofLine(Push push, PushLine line, Rank rank) {
        if (line.own().isPresent()) {
            Square square = line.own().get();
            Colour own = position.at(square).orElseThrow().colour();
            return Verdict.illegal(KamisadoRule.S9.of(rank), Facts.of("side", side, "pushed", own, "square", square));
        }
        for (Square square : line.opponents()) {
            Tower tower = position.at(square).orElseThrow();
            if (tower.rank().compareTo(rank) >= 0) {
                return Verdict.illegal(
                        KamisadoRule.S8.of(rank),
                        Facts.of("pushed", tower.colour(), "square", square, "rank", tower.rank()));
            }
        }
        if (line.opponents().size() > rank.pushes()) {
            return Verdict.illegal(
                    KamisadoRule.S7.of(rank), Facts.of("count", line.opponents().size(), "at", push.from()));
        }
        Square farthest = line.farthest();
        Colour pushed = position.at(farthest).orElseThrow().colour();
        if (line.behind().isEmpty()) {
            return Verdict.illegal(KamisadoRule.S6.of(rank), Facts.of("pushed", pushed, "square", farthest));
        }
        Square landing = line.behind().get();
        if (push.landing() != landing) {
            return Verdict.illegal(KamisadoRule.S5.of(rank), Facts.of("actual", landing, "landing", push.landing()));
        }
        return Verdict.illegal(
                KamisadoRule.S2.of(rank),
                Facts.of("actual", pushed, "pushed", push.pushed()).as("other"));
    }

    private Illegal ofPass(Blocked blocked) {
        Facts facts = Facts.of("side", side, "tower", blocked.tower(), "at", blocked.at());
        boolean canStep = position.legalMoves().stream()
                .anyMatch(move -> move instanceof Step step && step.tower() == blocked.tower());
        return canStep
                ? Verdict.illegal(KamisadoRule.H5, facts)
                : Verdict.illegal(KamisadoRule.S11.of(position.rank(side, blocked.tower())), facts);
    }
}
