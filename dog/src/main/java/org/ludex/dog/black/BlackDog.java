package org.ludex.dog.black;

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
 * The game Black DOG.
 *
 * <p>Immutable and thread-safe.
 */
public final class BlackDog extends TableGame {

    /** The cards that move the dog too. */
    static final Option BLACK_CARDS = Option.free(
            BlackRule.class,
            "blackCards",
            "5/7",
            BlackVariant::spelling);

    /** Whom the dog hits. */
    static final Option DOG_HITS = Option.of(BlackRule.class, "dogHits", List.of("REACHED", "PASSED_AND_REACHED"));

    /** Whether a swap onto a paw turns the table. */
    static final Option SWAP_TURNS = Option.of(BlackRule.class, "swapTurns", List.of("OWN", "NEVER", "ALWAYS"));

    /** The board with its turntable. */
    static final Geometry BOARD = Geometry.parse("64 disc 6-10/22-26/38-42/54-58 white 6/22/38/54 black 10/26/42/58");

    /** Rules of DOG that have no place here. */
    private static final Set<DogRule> GONE =
            Set.of(DogRule.D1, DogRule.D2, DogRule.D16, DogRule.D18, DogRule.D19, DogRule.D20, DogRule.D25);

    /** The game. */
    public BlackDog() {
        super("black-dog", "Black DOG", BOARD, List.of(BLACK_CARDS, DOG_HITS, SWAP_TURNS));
    }

    @Override
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>(List.of(DogRule.values()));
        rules.removeAll(GONE);
        rules.addAll(List.of(BlackRule.values()));
        rules.addAll(List.of(TableRule.values()));
        return List.copyOf(rules);
    }

    @Override
    protected Variant variant(Options options) {
        return new BlackVariant(this, options);
    }
}
