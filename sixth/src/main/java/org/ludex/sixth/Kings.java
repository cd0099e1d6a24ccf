package org.ludex.sixth;

/** The option {@code kings}: what a king does. */
public enum Kings {
    /** The first king wins (S7). */
    ONE,
    /** A king is a point, and six points win (K1). */
    SIX;

    /** The number that records use. */
    @Override
    public String toString() {
        return this == ONE ? "1" : "6";
    }
}
