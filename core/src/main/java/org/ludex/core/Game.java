package org.ludex.core;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A game: its name, its seats, its options, and its start. Games are found by {@link Games} through
 * {@link java.util.ServiceLoader}, so a game of your own only needs to be declared as a service. Extend
 * {@link NamedGame} to have it equal by its id.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Game<M extends Move, P extends Position<M, P>> {

    /** The word that records use for this game, such as {@code kamisado}. */
    String id();

    /** The name people use. */
    String name();

    /** What may be chosen before play, with defaults. */
    List<Option> options();

    /** The seats that play under these options, in the order of scores and lists. */
    List<? extends Seat> seats(Options options);

    /** The rules of the game's book. */
    List<? extends Rule> rules();

    /** The rule with a code, such as {@code H6}, in any case. */
    default Optional<Rule> rule(String code) {
        return rules().stream()
                .filter(rule -> rule.code().equalsIgnoreCase(code))
                .<Rule>map(rule -> rule)
                .findFirst();
    }

    /** The type of this game's moves. */
    Class<M> moveType();

    /**
     * The same move as one of this game.
     *
     * @throws IllegalArgumentException when it is a move of another game
     */
    default M cast(Move move) {
        Objects.requireNonNull(move, "the move is null");
        if (!moveType().isInstance(move)) {
            throw new IllegalArgumentException("Not a move of " + name() + ": " + move + " ("
                    + move.getClass().getName() + ")");
        }
        return moveType().cast(move);
    }

    /**
     * The position in which a game begins.
     *
     * @throws InvalidOptionsException when the options do not fit together
     */
    P start(Options options);

    /** The position in which a game with default options begins. */
    default P start() {
        return start(defaults());
    }

    /**
     * Reads a set-up from its one-line text, whatever stands on the board.
     *
     * @throws InvalidPositionException when the text cannot be read
     * @throws InvalidOptionsException when the options do not fit together
     */
    Setup<P> setup(String text, Options options);

    /**
     * The position that a one-line text describes.
     *
     * @throws InvalidPositionException when the text cannot be read or is not a position of this game, with every fault
     * @throws InvalidOptionsException when the options do not fit together
     */
    default P position(String text, Options options) {
        return setup(text, options).position();
    }

    /**
     * The position that a one-line text describes, with default options.
     *
     * @throws InvalidPositionException when the text cannot be read or is not a position of this game, with every fault
     */
    default P position(String text) {
        return position(text, defaults());
    }

    /** The seats that win when a seat gives up. */
    default List<? extends Seat> opponents(Seat seat, Options options) {
        return seats(options).stream().filter(other -> !other.equals(seat)).toList();
    }

    /** The options, all at their defaults. */
    default Options defaults() {
        return Options.of(this, Map.of());
    }
}
