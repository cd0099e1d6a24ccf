package org.ludex.dog;

/** What becomes of a swap card while no other player's piece can be swapped. */
public enum SwapWithoutTarget {
    /** It may be played without effect. */
    NULL_PLAY,
    /** It cannot be played. */
    DEAD
}
