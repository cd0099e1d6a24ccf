package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.kamisado.KamisadoSetup.Standing;

/** Finds what is wrong with the turn of a set-up whose sixteen towers stand on sixteen squares. */
final class TurnFaults {

    private final KamisadoSetup setup;
    private final Side side;
    private final long black;
    private final long white;
    private final List<Fault> faults = new ArrayList<>();

    TurnFaults(KamisadoSetup setup) {
        this.setup = setup;
        this.side = setup.side();
        this.black = setup.packed(Side.BLACK);
        this.white = setup.packed(Side.WHITE);
    }

    List<Fault> all() {
        boolean reached = !setup.reached().isEmpty();
        if (setup.phase() == Phase.MOVE) {
            if (setup.due().isEmpty()) {
                checkOpening();
            } else {
                setup.due().ifPresent(due -> checkDue(due, reached));
            }
        } else if (reached) {
            checkWinner();
        } else if (setup.due().isEmpty()) {
            fault(KamisadoRule.H8, Facts.of("side", side).as("none"));
        } else {
            setup.due().ifPresent(this::checkDeadlock);
        }
        return faults;
    }

    /** Any tower may move only when a round begins. */
    private void checkOpening() {
        List<Square> away = squares(
                standing -> standing.square().row() != standing.tower().side().homeRow());
        if (!away.isEmpty()) {
            fault("home", Facts.of("squares", away));
        }
        boolean first = Towers.teeth(black) + Towers.teeth(white) == 0;
        if (first && side == Side.WHITE) {
            fault("attacker", Facts.none());
        }
        List<Square> astray = squares(
                standing -> standing.square().row() == standing.tower().side().homeRow()
                        && standing.square().colour() != standing.tower().colour());
        if (first && !astray.isEmpty()) {
            fault("astray", Facts.of("squares", astray));
        }
        if (!first && Towers.teeth(towers(side.other())) == 0) {
            fault("defender", Facts.of("side", side.other()));
        }
    }

    private List<Square> squares(java.util.function.Predicate<Standing> which) {
        return setup.towers().stream()
                .filter(which)
                .map(Standing::square)
                .sorted()
                .toList();
    }

    /** The due tower has the colour on which a move or a push ended, and somebody can move. */
    private void checkDue(Colour due, boolean reached) {
        if (setup.afterPush()) {
            boolean pushed = false;
            for (int colour = 0; colour < 8; colour++) {
                pushed |= hasPushed(towers(side), towers(side.other()), side, colour, due);
            }
            if (!pushed) {
                fault("pushed", Facts.of("side", side, "due", due));
            }
        } else {
            checkEntered(side.other(), due);
        }
        if (!reached && firstMovable(black, white, side, due) < 0) {
            fault(KamisadoRule.H8, Facts.of("side", side, "due", due));
        }
    }

    private void checkEntered(Side mover, Colour due) {
        boolean entered = setup.towers().stream()
                .anyMatch(standing ->
                        standing.tower().side() == mover && standing.square().colour() == due);
        if (!entered) {
            fault("due", Facts.of("side", mover.other(), "due", due, "mover", mover));
        }
    }

    /**
     * Whether a tower may have made the last push: behind it is the square it left, before it a row of towers that it
     * can push, and one of them stands on the due colour.
     */
    private boolean hasPushed(long own, long opponents, Side pusher, int colour, Colour due) {
        int rank = Towers.rank(own, colour);
        int forward = 8 * pusher.forward();
        int square = Towers.square(own, colour);
        int left = square - forward;
        long occupied = Towers.squares(own) | Towers.squares(opponents);
        if (left < 0 || left >= 64 || (occupied >>> left & 1) != 0) {
            return false;
        }
        for (int count = 1; count <= rank; count++) {
            square += forward;
            int pushed = square < 0 || square >= 64 ? Towers.NONE : Towers.on(opponents, square);
            if (pushed == Towers.NONE || Towers.rank(opponents, pushed) >= rank) {
                return false;
            }
            if (Towers.colour(square) == due.index()) {
                return true;
            }
        }
        return false;
    }

    private void checkWinner() {
        setup.due().ifPresent(due -> fault(KamisadoRule.H8, Facts.of("due", due).as("reached")));
        Standing winner = setup.reached().get(0);
        if (winner.tower().side() == side) {
            checkEarlier(winner.tower().colour().index());
        }
    }

    /** The tooth of the last round must not be more than was needed to win. */
    private void checkEarlier(int tower) {
        int rank = Towers.rank(towers(side), tower);
        int last = isCrowned()
                ? Rank.TRIPLE.points()
                : rank == 0 ? 0 : Rank.of(rank - 1).points();
        if (setup.level() != Level.SINGLE
                && setup.points(side) - last >= setup.level().target()) {
            fault("earlier", Facts.of("side", side, "points", setup.points(side), "last", last));
        }
    }

    private boolean isCrowned() {
        return setup.level() != Level.SINGLE && setup.points(side) > Towers.points(towers(side));
    }

    /** A deadlock has a last real move, a tower that got a tooth for it, and nobody who could move before that. */
    private void checkDeadlock(Colour due) {
        if (!setup.afterPush()) {
            checkEntered(side.other(), due);
            checkStuck(due, due.index());
            return;
        }
        List<Fault> best = null;
        // Each of the loser's towers may have pushed; one that fits is enough.
        for (int colour = 0; colour < 8; colour++) {
            TurnFaults candidate = new TurnFaults(setup);
            int entered = Towers.colour(Towers.square(towers(side.other()), colour));
            long winner = candidate.beforeTooth(entered);
            if (hasPushed(towers(side.other()), winner, side.other(), colour, due)) {
                candidate.checkStuck(due, entered);
                if (best == null || candidate.faults.size() < best.size()) {
                    best = candidate.faults;
                }
            }
        }
        if (best == null) {
            fault("pushed", Facts.of("side", side.other(), "due", due));
        } else {
            faults.addAll(best);
        }
    }

    private void checkStuck(Colour due, int tower) {
        if (setup.level() != Level.SINGLE && Towers.rank(towers(side), tower) == 0) {
            Colour colour = Colour.of(tower);
            Square square = Square.of(Towers.square(towers(side), tower));
            fault("tooth", Facts.of("owner", side, "tower", colour, "square", square));
        }
        long winner = beforeTooth(tower);
        int mover = side == Side.BLACK
                ? firstMovable(winner, white, setup.dueSide(), due)
                : firstMovable(black, winner, setup.dueSide(), due);
        if (mover >= 0) {
            Side of = mover < 8 ? Side.BLACK : Side.WHITE;
            Colour colour = Colour.of(mover & 7);
            Square square = Square.of(Towers.square(towers(of), colour.index()));
            fault(
                    KamisadoRule.H8,
                    Facts.of("side", of, "tower", colour, "square", square).as("moves"));
        }
        checkEarlier(tower);
    }

    /** The winner's towers as they were in the round: without the tooth that a tower got for it. */
    private long beforeTooth(int tower) {
        boolean hasTooth = setup.level() != Level.SINGLE && !isCrowned() && Towers.rank(towers(side), tower) > 0;
        return hasTooth ? Towers.demoted(towers(side), tower) : towers(side);
    }

    private static int firstMovable(long black, long white, Side side, Colour due) {
        long occupied = Towers.squares(black) | Towers.squares(white);
        return Pushes.firstMovable(black, white, occupied, side.index(), due.index());
    }

    private long towers(Side of) {
        return of == Side.BLACK ? black : white;
    }

    private void fault(String variant, Facts facts) {
        fault(KamisadoRule.SETUP, facts.as(variant));
    }

    private void fault(KamisadoRule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }
}
