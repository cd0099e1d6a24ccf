package org.ludex.dog.engine;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.dog.DogMove;
import org.ludex.dog.Round;

/** Moves at random. */
final class Samples {

    private Samples() {}

    /** One move at random, while the game goes on: an event of chance with its true probability, or any of a seat's moves. */
    static DogMove next(State state, RandomGenerator random) {
        return switch (state.phase) {
            case DEAL -> new DogMove.Deal(announced(state, random), state.deal(state.due(), random));
            case SHUFFLE -> new DogMove.Shuffle(announced(state, random), List.of());
            case EXCHANGE -> new DogMove.Exchange(state.hands.gifts(state.seating()));
            case DRAW -> new DogMove.Draw(state.player(), state.draw(random));
            default -> MoveList.any(state, random);
        };
    }

    /** The round, unless a shuffle just before has announced it already or it is under way. */
    private static Optional<Round> announced(State state, RandomGenerator random) {
        boolean known = (state.shuffled && state.leader != State.NONE) || !state.isForAll();
        return known ? Optional.empty() : Optional.of(state.due().announced(random));
    }
}
