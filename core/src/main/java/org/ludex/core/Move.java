package org.ludex.core;

/**
 * One decision of one seat, or one event of chance, never both. Each game has a sealed interface of records that extends
 * this one.
 *
 * <p>Moves are immutable values, equal by content and meaningful without a position. A {@link Position} decides whether
 * a move is legal.
 */
public interface Move {

    /** The cells that this move involves; none for a move such as a pass. */
    default Footprint footprint() {
        return Footprint.none();
    }

    /**
     * The canonical text of this move. Records consist of these texts, or of parts of them where an entry joins several
     * moves.
     */
    @Override
    String toString();
}
