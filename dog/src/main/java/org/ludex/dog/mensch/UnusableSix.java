package org.ludex.dog.mensch;

/** What a 6 gives that could not be used. */
public enum UnusableSix {
    /** Another roll, as every 6 does. */
    AGAIN,
    /** Nothing: the turn passes. */
    PASS
}
