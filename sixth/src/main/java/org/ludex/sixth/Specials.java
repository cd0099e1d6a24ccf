package org.ludex.sixth;

import java.util.Locale;

/** The option {@code specials}: the special pieces. */
public enum Specials {
    /** None. */
    NONE,
    /** The Lady (L1). */
    LADY,
    /** A Hunchback for each player (H1). */
    HUNCHBACK,
    /** A Giant for each player (G1). */
    GIANT,
    /** All of them, bought with points (A1). */
    ARMY;

    /** The word that records use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
