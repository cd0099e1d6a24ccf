package org.ludex.dvonn;

import org.ludex.core.Spellings;

/** How far a game has come. */
public enum Phase {
    /** The board is being filled, piece by piece. */
    PLACING("placing"),
    /** Stacks move onto stacks. */
    STACKING("stacking"),
    /** Neither side can move. */
    ENDED("ended");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /**
     * The phase with a name, in any case.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Phase parse(String word) {
        return Spellings.read(Phase.class, "phase", word);
    }

    @Override
    public String toString() {
        return word;
    }
}
