package org.ludex.dog.engine;

/** What the pieces of a game may do. The defaults are DOG's. */
public interface PieceRules {

    /** DOG's pieces: they pass any piece except one on the start cell of its own colour. */
    PieceRules USUAL = new PieceRules() {};

    /**
     * What keeps a piece from passing the one on a spot of the track.
     *
     * @param lifted whether the card lifts the order of ranks
     */
    default Obstacle passing(Board board, int mover, int spot, boolean lifted) {
        return board.isHeldStart(spot) ? Obstacle.HELD_START : Obstacle.NONE;
    }

    /** What keeps a piece from landing on the one on a spot of the track. */
    default Obstacle landing(Board board, int mover, int spot) {
        return board.isHeldStart(spot) ? Obstacle.HELD_START : Obstacle.NONE;
    }

    /** How many steps a piece may leave unused when it comes home. */
    default int spare(int piece) {
        return 0;
    }

    /**
     * Whether a card may move a piece that far; 0 steps for a start, a swap or a magnet.
     *
     * @param copied whether a copy stands for the card
     */
    default boolean suits(State state, int piece, int steps, boolean copied) {
        return true;
    }
}
