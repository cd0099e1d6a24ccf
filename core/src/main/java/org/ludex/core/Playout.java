package org.ludex.core;

import java.util.random.RandomGenerator;

/** Plays random legal games. The same seed gives the same game. */
public final class Playout {

    private Playout() {}

    /**
     * Plays at random from a position until the game ends or the cap is reached.
     *
     * @param start the position to start from
     * @param seed the seed of a {@link SeededRandom}, which determines the game
     * @param cap the maximum number of moves
     */
    public static <M extends Move, P extends Position<M, P>> Line<M, P> from(Position<M, P> start, long seed, int cap) {
        return from(start, new SeededRandom(seed), cap);
    }

    /**
     * Plays at random from a position until the game ends or the cap is reached.
     *
     * @param start the position to start from
     * @param random the source of randomness
     * @param cap the maximum number of moves
     */
    public static <M extends Move, P extends Position<M, P>> Line<M, P> from(
            Position<M, P> start, RandomGenerator random, int cap) {
        Line<M, P> line = Line.of(start);
        while (line.size() < cap && line.end().outcome().isOpen()) {
            line = line.play(line.end().sample(random));
        }
        return line;
    }
}
