package org.ludex.dog.mensch;

/** What happens after a 6 that could not be used. */
public enum UnusableSix {
    /** Another roll, as every 6 does. */
    AGAIN,
    /** Nothing: the turn passes. */
    PASS
}
