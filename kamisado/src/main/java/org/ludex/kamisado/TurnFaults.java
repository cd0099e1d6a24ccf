package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.kamisado.KamisadoSetup.Standing;

/** Finds what is wrong with the turn of a set-up whose sixteen towers stand on sixteen squares. */
final class TurnFaults {

    private final KamisadoSetup setup;
    private final Board board;
    private final Side side;
    private final List<Fault> faults = new ArrayList<>();

    TurnFaults(KamisadoSetup setup) {
        this.setup = setup;
        this.board = setup.board();
        this.side = setup.side();
    }

    List<Fault> all() {
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

    /** Any tower may move only when a round begins. */
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

    /** The due tower has the colour on which a move or a push ended, and somebody can move. */
    private void checkDue(Colour due) {
        if (!setup.afterPush()) {
            checkEntered(due);
        } else if (Stream.of(Colour.values()).noneMatch(pusher -> hasPushed(board, side, pusher, due))) {
            fault("pushed", Facts.of("side", side, "due", due));
        }
        if (setup.reached().isEmpty() && board.firstMovable(side.index(), due.index()) < 0) {
            fault(KamisadoRule.H8, Facts.of("side", side, "due", due));
        }
    }

    /** The last to move stands on the due colour. */
    private void checkEntered(Colour due) {
        Side mover = side.other();
        if (squares(standing ->
                        standing.tower().side() == mover && standing.square().colour() == due)
                .isEmpty()) {
            fault("due", Facts.of("side", side, "due", due, "mover", mover));
        }
    }

    /**
     * Whether a tower may have made the last push: behind it is the square it left, before it a row of towers that it
     * can push, one of them on the due colour.
     */
    private static boolean hasPushed(Board board, Side pusher, Colour colour, Colour due) {
        int own = pusher.index();
        Rank rank = Rank.of(board.rank(own, colour.index()));
        Square square = Square.of(board.square(own, colour.index()));
        Optional<Square> left = Square.of(square.file(), square.row() - pusher.forward());
        if (left.isEmpty() || board.at(left.get()).isPresent()) {
            return false;
        }
        for (int count = 1; count <= rank.pushes(); count++) {
            Optional<Square> ahead = Square.of(square.file(), square.row() + count * pusher.forward());
            Optional<Tower> pushed = ahead.flatMap(board::at)
                    .filter(tower -> tower.side() != pusher && tower.rank().compareTo(rank) < 0);
            if (pushed.isEmpty()) {
                return false;
            }
            if (ahead.get().colour() == due) {
                return true;
            }
        }
        return false;
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
        if (!setup.afterPush()) {
            checkEntered(due);
            faults.addAll(stuck(due, due));
            return;
        }
        // Any of the loser's towers may have pushed. One that fits is enough; if none does, the best one is told.
        Side loser = side.other();
        Stream.of(Colour.values())
                .filter(pusher -> hasPushed(inRound(entered(pusher)), loser, pusher, due))
                .map(pusher -> stuck(due, entered(pusher)))
                .min(Comparator.comparingInt(List::size))
                .ifPresentOrElse(faults::addAll, () -> fault("pushed", Facts.of("side", loser, "due", due)));
    }

    /** The colour of the square that a tower of the loser's has entered. */
    private Colour entered(Colour pusher) {
        return Square.of(board.square(side.other().index(), pusher.index())).colour();
    }

    /** What speaks against a deadlock that began with a due tower and gave a tooth to another. */
    private List<Fault> stuck(Colour due, Colour tower) {
        List<Fault> found = new ArrayList<>();
        Square stands = Square.of(board.square(side.index(), tower.index()));
        if (setup.level() != Level.SINGLE && board.rank(side.index(), tower.index()) == 0) {
            Facts facts = Facts.of("owner", side, "tower", tower, "square", stands);
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

    private void fault(String variant, Facts facts) {
        fault(KamisadoRule.SETUP, facts.as(variant));
    }

    private void fault(KamisadoRule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }
}
