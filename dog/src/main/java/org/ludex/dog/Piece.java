package org.ludex.dog;

import java.util.Optional;

/**
 * A piece on the board.
 *
 * @param owner the seat whose colour it has
 * @param rank its rank, in DOG Royal
 * @param cell where it stands
 */
public record Piece(Player owner, Optional<Rank> rank, Cell cell) {}
