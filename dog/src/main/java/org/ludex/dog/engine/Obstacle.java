package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Rule;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.deal.RuleBook;

/** What can block a piece. Each game has its own rule for each of them. */
public enum Obstacle {
    /** Nothing. */
    NONE(Optional.empty()),
    /** A piece on the start cell of its own colour. */
    HELD_START(Optional.of(Concern.HELD_START)),
    /** A piece in the destination. */
    HOUSE(Optional.of(Concern.HOUSE)),
    /** A piece of a higher rank. */
    RANK(Optional.of(Concern.RANK)),
    /** A king. */
    KING(Optional.of(Concern.KING)),
    /** A piece of the same colour. */
    OWN(Optional.of(Concern.OWN_PIECE));

    private final Optional<Concern> concern;

    Obstacle(Optional<Concern> concern) {
        this.concern = concern;
    }

    /**
     * The rule about this obstacle.
     *
     * @throws java.util.NoSuchElementException if nothing blocks it
     */
    public Rule rule(RuleBook book) {
        return book.rule(concern.orElseThrow());
    }
}
