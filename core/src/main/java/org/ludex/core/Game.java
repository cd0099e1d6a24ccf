package org.ludex.core;

import java.util.List;
import java.util.Map;

/**
 * A game: its name, its seats, its options, and its start. Games are found by {@link Games} through
 * {@link java.util.ServiceLoader}, so a game of your own needs only to be declared as a service.
 *
 * @param <M> the moves of the game
 */
public interface Game<M extends Move> {

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

    /** The type of this game's moves. */
    Class<M> moveType();

    /**
     * The position in which a game begins.
     *
     * @throws InvalidOptionsException when the options do not fit together
     */
    Position<M> start(Options options);

    /** The position in which a game with default options begins. */
    default Position<M> start() {
        return start(defaults());
    }

    /**
     * Reads a set-up from its one-line text, whatever stands on the board.
     *
     * @throws InvalidPositionException when the text cannot be read
     * @throws InvalidOptionsException when the options do not fit together
     */
    Setup<M> setup(String text, Options options);

    /**
     * The position that a one-line text describes.
     *
     * @throws InvalidPositionException when the text cannot be read or is no position of this game, with every fault
     * @throws InvalidOptionsException when the options do not fit together
     */
    default Position<M> position(String text, Options options) {
        return setup(text, options).position();
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
