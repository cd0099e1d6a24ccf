package org.ludex.dog.black;

/** Whether a swap onto a paw turns the table. */
public enum SwapTurns {
    /** When the player's own piece comes to stand on one. */
    OWN,
    /** Never. */
    NEVER,
    /** Whoever's piece comes to stand on one. */
    ALWAYS
}
