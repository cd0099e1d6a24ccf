package org.ludex.dog.cards;

/** What is due. */
public enum Phase {
    /** The market is laid. */
    LAY("lay"),
    /** The hands are dealt. */
    DEAL("deal"),
    /** Partners exchange a card. */
    GIVE("give"),
    /** A seat acts. */
    PLAY("play"),
    /** Nothing: the game is won. */
    OVER("over");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /**
     * Reads a phase.
     *
     * @throws IllegalArgumentException when the text is none
     */
    public static Phase parse(String text) {
        for (Phase phase : values()) {
            if (phase.word.equals(text)) {
                return phase;
            }
        }
        throw new IllegalArgumentException("\"" + text + "\" is not one of lay, deal, give, play, over");
    }

    @Override
    public String toString() {
        return word;
    }
}
