package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.TableRule;

/** The consequences of a play after its pieces have moved. In DOG there are none. */
public interface Sequel {

    /** A play has no consequences. */
    Sequel NONE = new Sequel() {};

    /** What happens to a piece that arrives on a spot. */
    default void landed(Board board, int spot, Hits hits) {}

    /** Whether the table may turn after a piece arrived on a spot. */
    default boolean isMarked(int spot) {
        return false;
    }

    /** Whether the table turns because a piece that the play moved is on a spot, if it still is there. */
    default boolean turns(Board after, int spot) {
        return isMarked(spot) && !after.isFree(spot);
    }

    /** Whether the player turns the table after a play, and chooses which way. Leaves the effect's board alone. */
    default boolean turns(Effect effect) {
        return false;
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
