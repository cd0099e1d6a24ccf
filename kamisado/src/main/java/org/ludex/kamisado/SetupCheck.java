package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Phrase;
import org.ludex.kamisado.KamisadoSetup.Standing;

/**
 * Finds every fault of a set-up: those of the board and the points here, those of the turn in {@link TurnCheck}. Each
 * instance is used once.
 */
final class SetupCheck {

    private final KamisadoSetup setup;
    private final Side side;
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(KamisadoSetup setup) {
        this.setup = setup;
        this.side = setup.side();
    }

    /** All faults of a set-up; none if it is a position. */
    static List<Fault> faults(KamisadoSetup setup) {
        return new SetupCheck(setup).all();
    }

    private List<Fault> all() {
        checkColours();
        // Points make sense only if all towers are present, and the turn only if the towers could move.
        boolean complete = faults.isEmpty();
        checkSquares();
        boolean sound = faults.isEmpty();
        checkTeeth();
        checkReached();
        if (complete) {
            checkPoints();
        }
        if (sound) {
            faults.addAll(TurnCheck.faults(setup));
        }
        return List.copyOf(faults);
    }

    /** Each side has each colour once. */
    private void checkColours() {
        for (Side of : Side.values()) {
            for (Colour colour : Colour.values()) {
                List<Square> squares = setup.towers().stream()
                        .filter(standing -> standing.tower().side() == of
                                && standing.tower().colour() == colour)
                        .map(Standing::square)
                        .toList();
                Facts facts = Facts.of("side", of, "tower", colour);
                if (squares.isEmpty()) {
                    fault("missing", facts);
                } else if (squares.size() > 1) {
                    fault("twice", facts.and("count", squares.size()).and("squares", squares));
                }
            }
        }
    }

    /** No two towers on a square. */
    private void checkSquares() {
        for (Square square : Square.values()) {
            List<Phrase> towers = setup.towers().stream()
                    .filter(standing -> standing.square() == square)
                    .map(standing -> phrase(standing.tower()))
                    .toList();
            if (towers.size() > 1) {
                fault("shared", Facts.of("count", towers.size(), "square", square, "towers", towers));
            }
        }
    }

    private static Phrase phrase(Tower tower) {
        Facts facts = Facts.of("side", tower.side(), "colour", tower.colour(), "rank", tower.rank());
        return new Phrase(KamisadoRule.class, tower.rank() == Rank.PLAIN ? "tower" : "tower.ranked", facts);
    }

    /** No teeth and no filling in a single round. */
    private void checkTeeth() {
        if (setup.level() != Level.SINGLE) {
            return;
        }
        if (setup.phase() == Phase.FILL) {
            fault("single", Facts.of("side", side));
        }
        for (Standing standing : setup.towers()) {
            if (standing.tower().rank() != Rank.PLAIN) {
                fault("teeth", standing.facts().and("rank", standing.tower().rank()));
            }
        }
    }

    /** Only a tower that has won the round is on the opponent's home row. */
    private void checkReached() {
        List<Standing> reached = setup.reached();
        if (reached.size() > 1) {
            List<Square> squares = reached.stream().map(Standing::square).toList();
            fault(
                    KamisadoRule.H7,
                    Facts.of("count", reached.size(), "squares", squares).as("many"));
        }
        for (Standing standing : reached) {
            Tower tower = standing.tower();
            if (setup.phase() == Phase.MOVE) {
                fault(KamisadoRule.H7, standing.facts());
            } else if (tower.side() != side) {
                fault(KamisadoRule.H7, standing.facts().and("side", side).as("loser"));
            } else if (setup.level() != Level.SINGLE && tower.rank() == Rank.PLAIN) {
                fault("tooth", standing.facts());
            }
        }
    }

    /** The points match the teeth and the end of the match. */
    private void checkPoints() {
        int before = faults.size();
        for (Side of : Side.values()) {
            int expected = expectedPoints(of);
            boolean crowned = isCrowned() && of == side && setup.points(of) == expected + Rank.TRIPLE.points();
            if (setup.points(of) != expected && !crowned) {
                fault("points", Facts.of("side", of, "expected", expected, "points", setup.points(of)));
            }
        }
        if (faults.size() > before) {
            return;
        }
        for (Side of : Side.values()) {
            boolean winner = setup.phase() == Phase.OVER && of == side;
            boolean enough = setup.points(of) >= setup.level().target();
            Facts facts = Facts.of("side", of, "points", setup.points(of), "level", setup.level());
            if (enough && !winner) {
                fault("reached", facts);
            } else if (winner && !enough) {
                fault("short", facts.and("target", setup.level().target()));
            }
        }
    }

    private int expectedPoints(Side of) {
        if (setup.level() == Level.SINGLE) {
            return setup.phase() == Phase.OVER && of == side ? 1 : 0;
        }
        return setup.board().points(of.index());
    }

    /** Whether a triple sumo can have won the last round: it scores points, but has no room for another tooth. */
    private boolean isCrowned() {
        Optional<Tower> winner = setup.reached().stream()
                .map(Standing::tower)
                .filter(tower -> tower.side() == side)
                .findFirst();
        return setup.phase() == Phase.OVER
                && setup.towers().stream()
                        .map(Standing::tower)
                        .filter(tower -> tower.side() == side && tower.rank() == Rank.TRIPLE)
                        .anyMatch(tower -> winner.isEmpty() || winner.get().equals(tower));
    }

    private void fault(String form, Facts facts) {
        fault(KamisadoRule.SETUP, facts.as(form));
    }

    private void fault(KamisadoRule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }
}
