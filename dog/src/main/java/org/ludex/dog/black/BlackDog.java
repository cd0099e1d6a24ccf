package org.ludex.dog.black;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ludex.core.Fault;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Geometry;
import org.ludex.dog.engine.SetupReader;
import org.ludex.dog.engine.TablePosition;

/**
 * The game Black DOG.
 *
 * <p>Immutable and thread-safe.
 */
public final class BlackDog extends DogGame {

    /** The cards that move the dog too. */
    static final Option BLACK_CARDS = Option.free(BlackRule.class, "blackCards", "5/7", BlackRules::spelling);

    /** Who puts the dog down. */
    static final Option DOG_BY = Option.of(DogBy.class, "dogBy");

    /** What the dog hits. */
    static final Option DOG_HITS = Option.of(DogHits.class, "dogHits");

    /** Whether a swap onto a paw turns the table. */
    static final Option SWAP_TURNS = Option.of(SwapTurns.class, "swapTurns");

    private static final Geometry BOARD =
            Geometry.parse("64 disc 6-10/22-26/38-42/54-58 white 6/22/38/54 black 10/26/42/58");

    /** Rules of DOG that do not apply here. */
    private static final Set<DogRule> GONE =
            Set.of(DogRule.D1, DogRule.D2, DogRule.D16, DogRule.D18, DogRule.D19, DogRule.D20, DogRule.D25);

    /** The game, as a constant. */
    public static final BlackDog GAME = new BlackDog();

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public BlackDog() {
        super(
                "black-dog",
                "Black DOG",
                BOARD,
                List.of(BLACK_CARDS, DOG_BY, DOG_HITS, SWAP_TURNS),
                GONE,
                List.of(BlackRule.values()));
    }

    @Override
    public DogPosition start(Options options) {
        return TablePosition.start(BlackRules.of(options));
    }

    /** The position in which a game of four with these options begins. */
    public DogPosition start(DogBy by, DogHits hits, SwapTurns turns) {
        return start(Options.of(
                this,
                Map.of(
                        DOG_BY.name(), by.toString(),
                        DOG_HITS.name(), hits.toString(),
                        SWAP_TURNS.name(), turns.toString())));
    }

    @Override
    public DogSetup setup(String text, Options options) {
        return SetupReader.read(BlackRules.of(options), text);
    }

    @Override
    public List<Fault> faults(DogSetup setup) {
        return TablePosition.faults(BlackRules.of(setup.options()), setup);
    }

    @Override
    public DogPosition position(DogSetup setup) {
        return TablePosition.of(BlackRules.of(setup.options()), setup);
    }
}
