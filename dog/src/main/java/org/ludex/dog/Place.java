package org.ludex.dog;

import java.util.Objects;

/**
 * A piece by its owner and its cell, {@code B:31}.
 *
 * @param owner the seat whose colour the piece has
 * @param cell where it stands
 */
public record Place(Player owner, Cell cell) {
    /** Refuses null. */
    public Place {
        Objects.requireNonNull(owner, "the owner is null");
        Objects.requireNonNull(cell, "the cell is null");
    }

    /** The cell of the board where the piece is. */
    public Spot spot() {
        return Spot.of(owner, cell);
    }

    /** As a player writes it, omitting their own seat: {@code 31} or {@code B:31}. */
    String as(Player writer) {
        return owner == writer ? cell.toString() : toString();
    }

    @Override
    public String toString() {
        return owner + ":" + cell;
    }
}
