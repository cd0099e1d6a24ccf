package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Pieces;
import org.ludex.dog.engine.Table;

/** Names every fault of a set-up. */
final class SetupCheck {

    private static final int PIECES = 4;

    private SetupCheck() {}

    static List<Fault> faults(MenschSetup setup) {
        Table table = setup.table();
        List<Fault> faults = new ArrayList<>(Pieces.faults(setup.pieces(), table, PIECES, false));
        setup.turn()
                .filter(player -> !table.seating().plays(player))
                .ifPresent(player -> faults.add(fault("absent", Facts.of("seat", player))));
        setup.roll().ifPresent(roll -> {
            if (setup.turn().isEmpty() || roll < 1 || roll > Dice.SIDES) {
                faults.add(fault("roll", Facts.of("roll", roll)));
            }
        });
        if (faults.isEmpty()) {
            addWhole(faults, setup, table);
        }
        return List.copyOf(faults);
    }

    /** Checks that require every single piece to be valid. */
    private static void addWhole(List<Fault> faults, MenschSetup setup, Table table) {
        Board board = Pieces.board(setup.pieces(), table);
        boolean begun = table.players().stream().anyMatch(player -> board.inKennel(player.index()) < PIECES);
        if (setup.turn().isEmpty() && begun) {
            faults.add(fault("begun", Facts.none()));
        }
        long home = table.players().stream()
                .filter(player -> board.isHome(player.index()))
                .count();
        boolean won =
                setup.turn().filter(player -> board.isHome(player.index())).isPresent();
        if (home > (won && setup.roll().isEmpty() ? 1 : 0)) {
            faults.add(fault("over", Facts.none()));
        }
    }

    private static Fault fault(String form, Facts facts) {
        return new Fault(TableRule.SETUP, facts.as(form));
    }
}
