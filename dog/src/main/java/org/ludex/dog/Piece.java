package org.ludex.dog;

import java.util.Optional;

/**
 * A piece on the board.
 *
 * @param owner the seat whose colour it has
 * @param rank its rank, in DOG Royal
 * @param cell where it stands
 */
public record Piece(Player owner, Optional<Rank> rank, Cell cell) {

    /** The cell of the board where it stands. */
    public Spot spot() {
        return Spot.of(owner, cell);
    }

    /** The piece as a position's text has it among its owner's: {@code 5}, {@code K5} for a king. */
    @Override
    public String toString() {
        return rank.map(Rank::letter).orElse("") + cell;
    }
}
