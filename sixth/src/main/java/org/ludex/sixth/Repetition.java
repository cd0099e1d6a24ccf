package org.ludex.sixth;

/** The option {@code repetition}: whether the third occurrence of a position is a draw (S9). */
public enum Repetition {
    /** Repetition does not matter. */
    IGNORE,
    /** The third occurrence draws. */
    THREEFOLD_DRAW;
}
