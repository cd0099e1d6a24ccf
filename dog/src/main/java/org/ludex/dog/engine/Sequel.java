package org.ludex.dog.engine;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.TableRule;

/** The consequences of a play after its pieces have moved. In DOG there are none. */
public interface Sequel {

    /** A play has no consequences. */
    Sequel NONE = new Sequel() {};

    /** No choice: nothing follows. */
    List<After> NOTHING = List.of(After.NOTHING);

    /** What happens to a piece that arrives on a spot. */
    default void landed(Board board, int spot, Hits hits) {}

    /** Whether there may be a choice after a piece arrived on a spot. */
    default boolean isMarked(int spot) {
        return false;
    }

    /** A number that distinguishes plays that leave equal boards but different choices. */
    default int trace(Board after, int[] landings) {
        return 0;
    }

    /** What the player may choose after a play. Leaves the effect's board alone. */
    default List<After> choices(Effect effect) {
        return NOTHING;
    }

    /** Carries out the consequences of a play on the effect's board, or refuses what the move says about them. */
    default Optional<Verdict.Illegal> finish(Effect effect, After after) {
        return after.dog().isPresent() || after.turn().isPresent()
                ? Optional.of(Verdict.illegal(
                        TableRule.NOT_A_MOVE,
                        Facts.of("text", after.toString().strip()).as("after")))
                : Optional.empty();
    }

    /** Whether the player draws a card after a play. */
    default boolean draws(Effect effect) {
        return false;
    }

    /** Where a piece may go on to from a spot where it earned a card, or {@link Paths#NOWHERE}. */
    default int leap(Board board, int from) {
        return Paths.NOWHERE;
    }
}
