package org.ludex.dvonn;

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
     * The phase that a word names.
     *
     * @throws IllegalArgumentException when it names none
     */
    public static Phase parse(String word) {
        for (Phase phase : values()) {
            if (phase.word.equals(word)) {
                return phase;
            }
        }
        throw new IllegalArgumentException("no phase \"" + word + "\": placing, stacking or ended");
    }

    @Override
    public String toString() {
        return word;
    }
}
