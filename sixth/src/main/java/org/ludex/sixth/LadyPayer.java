package org.ludex.sixth;

import java.util.Locale;

/** The option {@code lady}: who pays for the Lady in an army game (A2). */
public enum LadyPayer {
    /** Nobody; there is no Lady. */
    NONE,
    /** White. */
    WHITE,
    /** Black. */
    BLACK,
    /** Both players. */
    BOTH,
    /** The player who enters her first, with that entry. */
    BUILD;

    /** Whether a side pays before the game. */
    public boolean pays(Side side) {
        return this == BOTH || toString().equals(side.id());
    }

    /** The word that records use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
