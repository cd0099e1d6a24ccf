package org.ludex.dog.royal;

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
import org.ludex.dog.SwapWithoutTarget;
import org.ludex.dog.engine.SetupReader;
import org.ludex.dog.engine.TablePosition;

/**
 * The game DOG Royal.
 *
 * <p>Immutable and thread-safe.
 */
public final class DogRoyal extends DogGame {

    /** When the 4 lifts the order of ranks. */
    static final Option GREEN_FOUR = Option.of(GreenFour.class, "greenFour");

    /** When a copy moves a king. */
    static final Option KING_COPY = Option.of(KingCopy.class, "kingCopy");

    /** Whether a swap without a target may be played. */
    static final Option SWAP = SWAP_WITHOUT_TARGET;

    private static final Geometry BOARD = Geometry.parse("64 special 8/24/40/56");

    /** Rules of DOG that do not apply here. */
    private static final Set<DogRule> GONE =
            Set.of(DogRule.D1, DogRule.D3, DogRule.D18, DogRule.D19, DogRule.D20, DogRule.D25);

    /** The game, as a constant. */
    public static final DogRoyal GAME = new DogRoyal();

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public DogRoyal() {
        super("dog-royal", "DOG Royal", BOARD, List.of(GREEN_FOUR, KING_COPY, SWAP), GONE, List.of(RoyalRule.values()));
    }

    @Override
    public DogPosition start(Options options) {
        return TablePosition.start(RoyalRules.of(options));
    }

    /** The position in which a game of four with these options begins. */
    public DogPosition start(GreenFour four, KingCopy copy, SwapWithoutTarget swap) {
        return start(Options.of(
                this,
                Map.of(
                        GREEN_FOUR.name(), four.toString(),
                        KING_COPY.name(), copy.toString(),
                        SWAP.name(), swap.toString())));
    }

    @Override
    public DogSetup setup(String text, Options options) {
        return SetupReader.read(RoyalRules.of(options), text);
    }

    @Override
    public List<Fault> faults(DogSetup setup) {
        return TablePosition.faults(RoyalRules.of(setup.options()), setup);
    }

    @Override
    public DogPosition position(DogSetup setup) {
        return TablePosition.of(RoyalRules.of(setup.options()), setup);
    }
}
