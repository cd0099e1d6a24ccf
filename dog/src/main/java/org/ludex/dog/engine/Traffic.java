package org.ludex.dog.engine;

/** Whom a piece may pass and on whom it may land: what differs between the games is here. */
public interface Traffic {

    /** DOG's answer: anybody but who holds the own start cell. */
    Traffic FREE = new Traffic() {};

    /**
     * Whether a piece may pass the one on a spot of the track.
     *
     * @param lifted whether the card lifts the order of ranks
     */
    default Obstacle passing(Board board, int mover, int spot, boolean lifted) {
        return board.isHeldStart(spot) ? Obstacle.HELD_START : Obstacle.NONE;
    }

    /** Whether a piece may land on the one on a spot of the track. */
    default Obstacle landing(Board board, int mover, int spot) {
        return board.isHeldStart(spot) ? Obstacle.HELD_START : Obstacle.NONE;
    }
}
