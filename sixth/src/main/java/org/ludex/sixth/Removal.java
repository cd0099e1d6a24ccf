package org.ludex.sixth;

/** The option {@code removal}: what leaves the board when a king scores (K1). */
public enum Removal {
    /** As few pieces from the top as bring the tower to five or less. */
    TOP,
    /** The whole tower. */
    WHOLE_TOWER;
}
