package org.ludex.dog.classic;

/** Which pieces take the rest of a 7 that brought a player's last piece home. */
public enum SevenOverflow {
    /** One piece of the partner takes all of it. */
    ONE,
    /** Several pieces of the partner may share it. */
    ANY
}
