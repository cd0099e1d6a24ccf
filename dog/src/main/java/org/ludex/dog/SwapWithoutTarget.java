package org.ludex.dog;

/** What becomes of a swap card while no other player's piece can be swapped. */
public enum SwapWithoutTarget {
    /** It may be played without effect, but a player who has no other play may just as well burn. */
    MAY_BURN,
    /** It may be played without effect, and then the player may not burn. */
    NULL_PLAY,
    /** It cannot be played. */
    DEAD
}
