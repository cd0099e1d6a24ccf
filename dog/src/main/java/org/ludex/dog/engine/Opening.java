package org.ludex.dog.engine;

/** How the first pieces come onto the board. */
public enum Opening {
    /** With a card, or they are there already. */
    NONE,
    /** Each may start one for nothing. */
    FREE,
    /** Each must start one. */
    FORCED
}
