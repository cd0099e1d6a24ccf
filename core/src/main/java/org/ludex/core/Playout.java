package org.ludex.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Random legal games: the same seed gives the same game. */
public final class Playout {

    private Playout() {}

    /**
     * Plays at random from a position until the game ends or so many moves were made.
     *
     * @param start where to begin
     * @param seed names the game, see {@link SeededRandom}
     * @param cap the most moves to make
     */
    public static <M extends Move> Line<M> from(Position<M> start, long seed, int cap) {
        RandomGenerator random = new SeededRandom(seed);
        List<Position<M>> positions = new ArrayList<>();
        List<M> moves = new ArrayList<>();
        positions.add(start);
        Position<M> position = start;
        int unproven = 0;
        while (moves.size() < cap && position.outcome().isOpen()) {
            M move = position.sample(random);
            if (position.judge(move) instanceof Verdict.Unproven) {
                unproven++;
            }
            position = position.play(move);
            moves.add(move);
            positions.add(position);
        }
        return new Line<>(positions, moves, Optional.empty(), unproven);
    }
}
