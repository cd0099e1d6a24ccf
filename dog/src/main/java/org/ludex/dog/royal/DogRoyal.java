package org.ludex.dog.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.dog.DogRule;
import org.ludex.dog.Geometry;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.TableGame;
import org.ludex.dog.engine.Variant;

/**
 * The game DOG Royal.
 *
 * <p>Immutable and thread-safe.
 */
public final class DogRoyal extends TableGame {

    /** Which half of the 4 is green. */
    static final Option GREEN_FOUR = Option.of(RoyalRule.class, "greenFour", List.of("BACK", "BOTH"));

    /** When a copy moves a king. */
    static final Option KING_COPY = Option.of(RoyalRule.class, "kingCopy", List.of("WAS", "CAN"));

    /** Whether a swap without a target may be played. */
    static final Option SWAP_WITHOUT_TARGET = Option.of(TableRule.class, "swapWithoutTarget", List.of("NULL_PLAY", "DEAD"));

    /** The board with its special cells. */
    static final Geometry BOARD = new Geometry(64, List.of(8, 24, 40, 56), List.of(), List.of(), List.of());

    /** Rules of DOG that have no place here. */
    private static final Set<DogRule> GONE =
            Set.of(DogRule.D1, DogRule.D3, DogRule.D18, DogRule.D19, DogRule.D20, DogRule.D25);

    /** The game. */
    public DogRoyal() {
        super("dog-royal", "DOG Royal", BOARD, List.of(GREEN_FOUR, KING_COPY, SWAP_WITHOUT_TARGET));
    }

    @Override
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>(List.of(DogRule.values()));
        rules.removeAll(GONE);
        rules.addAll(List.of(RoyalRule.values()));
        rules.addAll(List.of(TableRule.values()));
        return List.copyOf(rules);
    }

    @Override
    protected Variant variant(Options options) {
        return new RoyalVariant(this, options);
    }
}
