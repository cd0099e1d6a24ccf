package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import org.ludex.dog.Player;

/** The die. */
final class Dice {

    static final int SIDES = 6;
    /** The number that starts a piece and gives another roll. */
    static final int SIX = 6;

    private static final List<List<MenschMove>> ROLLS =
            List.of(Player.values()).stream().map(Dice::all).toList();

    private Dice() {}

    private static List<MenschMove> all(Player seat) {
        List<MenschMove> rolls = new ArrayList<>();
        for (int die = 1; die <= SIDES; die++) {
            rolls.add(new MenschMove.Roll(seat, die));
        }
        return List.copyOf(rolls);
    }

    /** The rolls of a seat, by number. */
    static List<MenschMove> rolls(Player seat) {
        return ROLLS.get(seat.index());
    }
}
