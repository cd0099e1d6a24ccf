package org.ludex.core;

/**
 * One decision of one seat, or one event of chance. Each game has a sealed interface of records that extends this one.
 *
 * <p>Moves are values: equal by content, immutable, meaningful without a position. Whether a move is legal is for a
 * {@link Position} to say.
 */
public interface Move {

    /** The canonical text of this move, the one that records are written with. */
    @Override
    String toString();
}
