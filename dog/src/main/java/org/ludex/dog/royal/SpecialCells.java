package org.ludex.dog.royal;

import org.ludex.dog.Rank;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Effect;
import org.ludex.dog.engine.Paths;
import org.ludex.dog.engine.Sequel;
import org.ludex.dog.engine.Table;

/** What the special cells give: a card to whoever reaches one, and a leap to a peasant. */
final class SpecialCells implements Sequel {

    private static final int PEASANT = Board.rankNumber(Rank.PEASANT);

    private final Table table;
    private final boolean[] special;

    SpecialCells(Table table) {
        this.table = table;
        this.special = new boolean[table.spots()];
        table.geometry().special().forEach(cell -> special[cell] = true);
    }

    @Override
    public boolean draws(Effect effect) {
        boolean walked = effect.kind() == Effect.Kind.NUMBER || effect.kind() == Effect.Kind.MAGNET;
        return walked && special[effect.landings()[0]];
    }

    /** A peasant may go on to the next free special cell. */
    @Override
    public int leap(Board board, int from) {
        if (Board.rankNumber(board.at(from)) != PEASANT) {
            return Paths.NOWHERE;
        }
        for (int steps = 1; steps < table.length(); steps++) {
            int spot = table.ahead(from, steps);
            if (special[spot] && board.isFree(spot)) {
                return spot;
            }
        }
        return Paths.NOWHERE;
    }
}
