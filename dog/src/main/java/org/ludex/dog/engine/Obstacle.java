package org.ludex.dog.engine;

/** What stands in the way of a piece. Each game has its own rule for each of them. */
public enum Obstacle {
    /** Nothing. */
    NONE,
    /** A piece on the start cell of its own colour. */
    HELD_START,
    /** A piece in the destination. */
    HOUSE,
    /** A piece of a higher rank. */
    RANK,
    /** A king. */
    KING,
    /** A piece of the same colour. */
    OWN
}
