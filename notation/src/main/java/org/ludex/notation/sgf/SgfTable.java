package org.ludex.notation.sgf;

/**
 * Where one game is played: it knows what is in a player's hand and puts finished moves into the line. It never asks
 * whether they are legal. Mutable, for one game and one thread.
 */
interface SgfTable {

    /**
     * Does what a player did with the pieces. Doing and undoing that is alike in all games never comes here.
     *
     * @return whether it is something that can be done in this game
     * @throws IllegalArgumentException if it names a place that the board does not have
     */
    boolean act(SgfAction action);

    /** Takes whatever is in a hand out of it. */
    void emptyHand();
}
