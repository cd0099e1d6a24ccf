package org.ludex.dog.royal;

/** When a 4 lifts the order of ranks. */
public enum GreenFour {
    /** Only when it leads back. */
    BACK,
    /** Both ways. */
    BOTH
}
