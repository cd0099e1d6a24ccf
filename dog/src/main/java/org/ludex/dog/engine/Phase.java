package org.ludex.dog.engine;

import java.util.Locale;

/** What is due. */
public enum Phase {
    /** Cards are dealt. */
    DEAL,
    /** Cards are exchanged. */
    GIVE,
    /** A seat puts the first piece on the start cell. */
    START,
    /** A seat puts the dog down. */
    DOG,
    /** A seat plays or burns. */
    PLAY,
    /** A seat that burnt and drew a card plays or burns once more. */
    AGAIN,
    /** Nothing: the game is over. */
    OVER;

    /** Whether nobody's seat acts. */
    public boolean isChance() {
        return this == DEAL || this == GIVE;
    }

    /** Whether a seat plays or burns. */
    public boolean isPlay() {
        return this == PLAY || this == AGAIN;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
