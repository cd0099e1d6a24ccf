package org.ludex.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;

/**
 * A random game of a game that may be broken: the same as {@link org.ludex.core.Playout} plays from the same seed, but
 * where the game throws, the walk stops and remembers.
 */
record Walk<M extends Move, P extends Position<M, P>>(
        long seed, List<P> positions, List<M> moves, Optional<RuntimeException> accident) {

    static <M extends Move, P extends Position<M, P>> Walk<M, P> of(P start, long seed, int cap) {
        SeededRandom random = new SeededRandom(seed);
        List<P> positions = new ArrayList<>();
        List<M> moves = new ArrayList<>();
        positions.add(start);
        P position = start;
        try {
            while (moves.size() < cap && position.outcome().isOpen()) {
                M move = position.sample(random);
                position = position.play(move);
                moves.add(move);
                positions.add(position);
            }
        } catch (RuntimeException accident) {
            return new Walk<>(seed, positions, moves, Optional.of(accident));
        }
        return new Walk<>(seed, positions, moves, Optional.empty());
    }

    /** The same moves once more: positions nobody has touched. */
    Walk<M, P> again(P start) {
        List<P> fresh = new ArrayList<>();
        P position = start;
        fresh.add(position);
        for (M move : moves) {
            position = position.play(move);
            fresh.add(position);
        }
        return new Walk<>(seed, fresh, moves, accident);
    }

    Spot<M, P> spot(int ply) {
        return new Spot<>(seed, ply, positions.get(ply));
    }

    Spot<M, P> end() {
        return spot(moves.size());
    }

    boolean isOpen() {
        return end().position().outcome().isOpen();
    }

    /** Whether the walk stopped where the game is neither over nor has a move. */
    boolean isStuck() {
        P last = end().position();
        return accident.isPresent() && last.listsMoves() && last.legalMoves().isEmpty();
    }

    /** The move that was drawn last and refused, if the walk stopped so. */
    Optional<Move> refused() {
        return accident.filter(IllegalMoveException.class::isInstance)
                .map(IllegalMoveException.class::cast)
                .map(IllegalMoveException::move);
    }
}
