package org.ludex.sixth;

/** The option {@code ladyEntry}: where the Lady may enter (L1). */
public enum LadyEntry {
    /** On an empty edge cell. */
    EDGE,
    /** On any empty cell. */
    ANY;
}
