package org.ludex.dog.classic;

/** Who takes the rest of a 7 that brought the last of a player's own pieces home. */
public enum SevenOverflow {
    /** One piece of the partner takes all of it. */
    ONE,
    /** Several pieces of the partner may share it. */
    ANY
}
