package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;

/** Combinations of options for tests that play. */
final class OptionSets {

    private static final List<String> PIECES = List.of(
            "",
            "pieces=16",
            "pieces=4",
            "specials=lady",
            "specials=lady, ladyEntry=any",
            "specials=hunchback",
            "specials=giant",
            "specials=army",
            "specials=army, lady=white",
            "specials=army, lady=black, ladyEntry=any",
            "specials=army, lady=both",
            "specials=army, lady=build",
            "specials=army, lady=build, whiteArmy=8+G, ladyEntry=any",
            "specials=army, lady=build, whiteArmy=11, blackArmy=5+G+H",
            "specials=army, whiteArmy=10+G, blackArmy=7+G+H",
            "specials=army, lady=both, whiteArmy=5+G+H",
            "specials=army, lady=black, whiteArmy=12, blackArmy=8+G");

    private OptionSets() {}

    /** Every combination of board, ending and pieces, with the first player in turn. */
    static List<String> all() {
        List<String> sets = new ArrayList<>();
        for (String size : List.of("5", "4", "3", "6", "7", "8")) {
            for (String kings : List.of("kings=1", "kings=6", "kings=6, removal=whole-tower")) {
                for (String noMove : List.of("loss", "pass", "draw")) {
                    for (String repetition : List.of("ignore", "threefold-draw")) {
                        for (String pieces : PIECES) {
                            String first = sets.size() % 3 == 2 ? "black" : "white";
                            sets.add("size=" + size + ", first=" + first + ", noMove=" + noMove + ", repetition="
                                    + repetition + ", " + kings + (pieces.isEmpty() ? "" : ", " + pieces));
                        }
                    }
                }
            }
        }
        return sets;
    }

    /** Every so many-th of all, so that each option still occurs with each value. */
    static List<String> some(int step) {
        List<String> all = all();
        List<String> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += step) {
            some.add(all.get(i));
        }
        return some;
    }
}
