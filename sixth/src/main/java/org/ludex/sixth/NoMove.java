package org.ludex.sixth;

/** The option {@code noMove}: what happens to a player who has no legal turn (S8). */
public enum NoMove {
    /** The player loses. */
    LOSS,
    /** The player passes, and two consecutive passes draw. */
    PASS,
    /** The game is drawn. */
    DRAW;
}
