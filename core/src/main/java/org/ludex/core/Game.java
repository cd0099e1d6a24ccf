package org.ludex.core;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game: its name, seats, options, rules and starting position. {@link Games} finds games with {@link
 * java.util.ServiceLoader}, so you only need to declare a game of your own as a service. Extend {@link NamedGame} to
 * get equality by id.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Game<M extends Move, P extends Position<M, P>> {

    /** The id of this game in records, such as {@code kamisado}. */
    String id();

    /** The name of this game as people write it, such as {@code Kamisado}. */
    String name();

    /** The options that can be chosen before a game, with their defaults. */
    List<Option> options();

    /** The seats that take part with these options, in the order in which scores and lists name them. */
    List<? extends Seat> seats(Options options);

    /** Finds a seat that takes part with these options by its id, ignoring case: {@code white}, {@code A}. */
    default Optional<Seat> seat(String id, Options options) {
        return seats(options).stream()
                .filter(seat -> seat.id().equalsIgnoreCase(id))
                .<Seat>map(seat -> seat)
                .findFirst();
    }

    /** The rules in the rulebook of this game. */
    List<? extends Rule> rules();

    /**
     * Finds a rule by its code, ignoring case: one of the rulebook, such as {@code H6}, or one that all games share, such
     * as {@code not-your-turn}.
     */
    default Optional<Rule> rule(String code) {
        return Stream.concat(rules().stream(), Stream.of(CoreRule.values()))
                .filter(rule -> rule.code().equalsIgnoreCase(code))
                .<Rule>map(rule -> rule)
                .findFirst();
    }

    /** The type of this game's moves. */
    Class<M> moveType();

    /**
     * Casts a move to the move type of this game.
     *
     * @throws IllegalArgumentException if it is a move of another game
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
     * @throws InvalidOptionsException if the options contradict each other
     */
    P start(Options options);

    /** The position in which a game with default options begins. */
    default P start() {
        return start(defaults());
    }

    /**
     * Reads a set-up from its one-line text, legal or not.
     *
     * @throws InvalidPositionException if the text cannot be read
     * @throws InvalidOptionsException if the options contradict each other
     */
    Setup<P> setup(String text, Options options);

    /**
     * The position that a one-line text describes.
     *
     * @throws InvalidPositionException if the text cannot be read or is not a position of this game, with every fault
     * @throws InvalidOptionsException if the options contradict each other
     */
    default P position(String text, Options options) {
        return setup(text, options).position();
    }

    /**
     * The position that a one-line text describes, with default options.
     *
     * @throws InvalidPositionException if the text cannot be read or is not a position of this game, with every fault
     */
    default P position(String text) {
        return position(text, defaults());
    }

    /** The seats that win when a seat resigns. */
    default List<? extends Seat> opponents(Seat seat, Options options) {
        return seats(options).stream().filter(other -> !other.equals(seat)).toList();
    }

    /** The default options. */
    default Options defaults() {
        return Options.of(this, Map.of());
    }
}
