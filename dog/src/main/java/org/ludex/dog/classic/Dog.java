package org.ludex.dog.classic;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.dog.DogRule;
import org.ludex.dog.Geometry;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.TableGame;
import org.ludex.dog.engine.Variant;

/**
 * The game DOG.
 *
 * <p>Immutable and thread-safe.
 */
public final class Dog extends TableGame {

    /** Who takes the rest of a 7 that brought the last own piece home. */
    static final Option SEVEN_OVERFLOW = Option.of(TableRule.class, "sevenOverflow", List.of("ONE", "ANY"));

    /** Whether a swap without a target may be played. */
    static final Option SWAP_WITHOUT_TARGET = Option.of(TableRule.class, "swapWithoutTarget", List.of("NULL_PLAY", "DEAD"));

    /** Whether the 14s are added. */
    static final Option CARDS_14 = Option.of(TableRule.class, "cards14", List.of("off", "on"));

    /** The game. */
    public Dog() {
        super("dog", "DOG", Geometry.PLAIN, List.of(SEVEN_OVERFLOW, SWAP_WITHOUT_TARGET, CARDS_14));
    }

    @Override
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>(List.of(DogRule.values()));
        rules.addAll(List.of(TableRule.values()));
        return List.copyOf(rules);
    }

    @Override
    protected Variant variant(Options options) {
        return new DogVariant(this, options);
    }
}
