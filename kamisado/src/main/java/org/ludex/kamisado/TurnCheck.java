package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.kamisado.KamisadoSetup.Standing;

/** Finds the faults in the turn of a set-up that has sixteen towers on sixteen squares. */
final class TurnCheck {

    private final KamisadoSetup setup;
    private final Board board;
    private final Side side;
    private final List<Fault> faults = new ArrayList<>();

    private TurnCheck(KamisadoSetup setup) {
        this.setup = setup;
        this.board = setup.board();
        this.side = setup.side();
    }

    static List<Fault> faults(KamisadoSetup setup) {
        return new TurnCheck(setup).all();
    }

    private List<Fault> all() {
        if (setup.phase() == Phase.MOVE) {
            setup.due().ifPresentOrElse(this::checkDue, this::checkOpening);
        } else if (!setup.reached().isEmpty()) {
            checkReached();
        } else {
            setup.due()
                    .ifPresentOrElse(
                            this::checkDeadlock,
                            () -> fault(KamisadoRule.H8, Facts.of("side", side).as("none")));
        }
        return faults;
    }

    /** Any tower may move only at the beginning of a round. */
    private void checkOpening() {
        List<Square> away = squares(standing -> !isHome(standing));
        if (!away.isEmpty()) {
            fault("home", Facts.of("squares", away));
        }
        boolean first = board.teeth(0) + board.teeth(1) == 0;
        if (!first && board.teeth(side.other().index()) == 0) {
            fault("defender", Facts.of("side", side.other()));
        }
        if (first && side == Side.WHITE) {
            fault("attacker", Facts.none());
        }
        List<Square> astray = squares(standing -> isHome(standing)
                && standing.square().colour() != standing.tower().colour());
        if (first && !astray.isEmpty()) {
            fault("astray", Facts.of("squares", astray));
        }
    }

    private static boolean isHome(Standing standing) {
        return standing.square().row() == standing.tower().side().homeRow();
    }

    private List<Square> squares(Predicate<Standing> which) {
        return setup.towers().stream()
                .filter(which)
                .map(Standing::square)
                .sorted()
                .toList();
    }

    /** The tower that must move has the colour where a move or a push ended, and somebody can move. */
    private void checkDue(Colour due) {
        if (!setup.extraTurn()) {
            checkEntered(due);
        } else if (Stream.of(Colour.values())
                .noneMatch(pusher -> board.mayHavePushed(side.index(), pusher.index(), due.index()))) {
            fault("pushed", Facts.of("side", side, "due", due));
        }
        if (setup.reached().isEmpty() && board.firstMovable(side.index(), due.index()) < 0) {
            fault(KamisadoRule.H8, Facts.of("side", side, "due", due));
        }
    }

    /** The last tower that moved is on the colour of the tower that must move. */
    private void checkEntered(Colour due) {
        Side mover = side.other();
        if (squares(standing ->
                        standing.tower().side() == mover && standing.square().colour() == due)
                .isEmpty()) {
            fault("due", Facts.of("side", side, "due", due, "mover", mover));
        }
    }

    private void checkReached() {
        setup.due().ifPresent(due -> fault(KamisadoRule.H8, Facts.of("due", due).as("reached")));
        setup.reached().stream()
                .map(Standing::tower)
                .filter(tower -> tower.side() == side)
                .findFirst()
                .ifPresent(tower -> faults.addAll(earlier(tower.colour())));
    }

    /** The match was not won before the last round. */
    private List<Fault> earlier(Colour tower) {
        int rank = board.rank(side.index(), tower.index());
        int last = isCrowned()
                ? Rank.TRIPLE.points()
                : rank == 0 ? 0 : Rank.of(rank - 1).points();
        if (setup.level() == Level.SINGLE
                || setup.points(side) - last < setup.level().target()) {
            return List.of();
        }
        Facts facts = Facts.of("side", side, "points", setup.points(side), "last", last);
        return List.of(new Fault(KamisadoRule.SETUP, facts.as("earlier")));
    }

    private boolean isCrowned() {
        return setup.level() != Level.SINGLE && setup.points(side) > board.points(side.index());
    }

    /** A deadlock has a last real move, a tower that got a tooth for it, and nobody who could move after it. */
    private void checkDeadlock(Colour due) {
        if (!setup.extraTurn()) {
            checkEntered(due);
            faults.addAll(stuck(due, due));
            return;
        }
        // Any of the loser's towers may have pushed. One that fits is enough; if none does, report the best one.
        Side loser = side.other();
        Stream.of(Colour.values())
                .filter(pusher -> inRound(entered(pusher)).mayHavePushed(loser.index(), pusher.index(), due.index()))
                .map(pusher -> stuck(due, entered(pusher)))
                .min(Comparator.comparingInt(List::size))
                .ifPresentOrElse(faults::addAll, () -> fault("pushed", Facts.of("side", loser, "due", due)));
    }

    /** The colour of the square that one of the loser's towers has entered. */
    private Colour entered(Colour pusher) {
        return Square.of(board.square(side.other().index(), pusher.index())).colour();
    }

    /** The faults of a deadlock that began with a tower that had to move and gave a tooth to another tower. */
    private List<Fault> stuck(Colour due, Colour tower) {
        List<Fault> found = new ArrayList<>();
        Square square = Square.of(board.square(side.index(), tower.index()));
        if (setup.level() != Level.SINGLE && board.rank(side.index(), tower.index()) == 0) {
            Facts facts = Facts.of("owner", side, "tower", tower, "square", square);
            found.add(new Fault(KamisadoRule.SETUP, facts.as("tooth")));
        }
        int movable = inRound(tower).firstMovable(setup.dueSide().index(), due.index());
        if (movable >= 0) {
            Side mover = movable < 8 ? Side.BLACK : Side.WHITE;
            Colour colour = Colour.of(movable & 7);
            Square from = Square.of(board.square(mover.index(), colour.index()));
            Facts facts = Facts.of("side", mover, "tower", colour, "square", from);
            found.add(new Fault(KamisadoRule.H8, facts.as("moves")));
        }
        found.addAll(earlier(tower));
        return found;
    }

    /** The board as it was in the round: without the tooth that a tower got for it. */
    private Board inRound(Colour tower) {
        boolean keeps = setup.level() == Level.SINGLE || isCrowned();
        return keeps ? board : board.demoted(side.index(), tower.index());
    }

    private void fault(String form, Facts facts) {
        fault(KamisadoRule.SETUP, facts.as(form));
    }

    private void fault(KamisadoRule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }
}
