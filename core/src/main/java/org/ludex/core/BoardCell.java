package org.ludex.core;

/**
 * A cell of a board, whatever the game calls it: a square, a space, a point. Each game has its own type of cell; this is
 * what they share, so that one front end can highlight and click cells in any game.
 */
public interface BoardCell {

    /**
     * The name of this cell in texts, in JSON and in the {@code data-cell} attribute of pictures, such as {@code a1}.
     * It is unique within a game.
     */
    String id();
}
