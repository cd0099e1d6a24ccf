package org.ludex.core;

/**
 * One decision of one seat, or one event of chance, never both. Each game has a sealed interface of records that extends
 * this one.
 *
 * <p>Moves are values: equal by content, immutable, meaningful without a position. Whether a move is legal is for a
 * {@link Position} to say.
 */
public interface Move {

    /** The cells this move is about; none where it is about no cell. */
    default Footprint footprint() {
        return Footprint.none();
    }

    /** The canonical text of this move. Records are made of these texts; where an entry joins several moves, of parts. */
    @Override
    String toString();
}
