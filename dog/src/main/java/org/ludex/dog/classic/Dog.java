package org.ludex.dog.classic;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ludex.core.Fault;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Geometry;
import org.ludex.dog.SwapWithoutTarget;
import org.ludex.dog.engine.SetupReader;
import org.ludex.dog.engine.TablePosition;

/**
 * The game DOG.
 *
 * <p>Immutable and thread-safe.
 */
public final class Dog extends DogGame {

    /** Which pieces take the rest of a 7 that brought a player's last piece home. */
    static final Option SEVEN_OVERFLOW = option("sevenOverflow", SevenOverflow.class);

    /** Whether a swap without a target may be played. */
    static final Option SWAP = SWAP_WITHOUT_TARGET;

    /** Whether the 14s are added. */
    static final Option CARDS_14 = option("cards14", Cards14.class);

    /** The game, as a constant. */
    public static final Dog GAME = new Dog();

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Dog() {
        super("dog", "DOG", Geometry.PLAIN, List.of(SEVEN_OVERFLOW, SWAP, CARDS_14), Set.of(), List.of());
    }

    @Override
    public DogPosition start(Options options) {
        return TablePosition.start(DogRules.of(options));
    }

    /** The position in which a game of four with these options begins. */
    public DogPosition start(SevenOverflow overflow, SwapWithoutTarget swap, Cards14 cards) {
        return start(Options.of(
                this,
                Map.of(
                        SEVEN_OVERFLOW.name(), overflow.toString(),
                        SWAP.name(), swap.toString(),
                        CARDS_14.name(), cards.toString())));
    }

    @Override
    public DogSetup setup(String text, Options options) {
        return SetupReader.read(DogRules.of(options), text);
    }

    @Override
    public List<Fault> faults(DogSetup setup) {
        return TablePosition.faults(DogRules.of(setup.options()), setup);
    }

    @Override
    public DogPosition position(DogSetup setup) {
        return TablePosition.of(DogRules.of(setup.options()), setup);
    }
}
