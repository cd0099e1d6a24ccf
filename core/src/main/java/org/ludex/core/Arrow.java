package org.ludex.core;

/**
 * An arrow across the board.
 *
 * @param from the cell where it begins
 * @param to the cell that it points to
 */
public record Arrow(BoardCell from, BoardCell to) {}
