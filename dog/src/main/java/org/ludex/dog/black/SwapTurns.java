package org.ludex.dog.black;

/** Whether a swap onto a paw turns the table. */
public enum SwapTurns {
    /** When the player's own piece ends on one. */
    OWN,
    /** Never. */
    NEVER,
    /** When either piece ends on one. */
    ALWAYS
}
