package org.ludex.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.ludex.core.Fault;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;

/** What DOG, DOG Royal and Black DOG have in common as games. */
public abstract class DogGame extends NamedGame<DogMove, DogPosition> {

    /** Whether a swap without a target may be played. */
    protected static final Option SWAP_WITHOUT_TARGET = option("swapWithoutTarget", SwapWithoutTarget.class);

    private final List<Option> options;
    private final List<Rule> rules;

    /**
     * A game.
     *
     * @param id the word that records use
     * @param name the name people use
     * @param board the usual board
     * @param ownOptions the options besides those for players and board
     * @param gone the rules of DOG that have no place in it
     * @param ownRules the rules besides those
     */
    protected DogGame(
            String id, String name, Geometry board, List<Option> ownOptions, Set<DogRule> gone, List<Rule> ownRules) {
        super(id, name);
        List<Option> allOptions = new ArrayList<>(List.of(Seating.PLAYERS, Seating.SEATS, board.option()));
        allOptions.addAll(ownOptions);
        this.options = List.copyOf(allOptions);
        List<Rule> allRules = new ArrayList<>(List.of(DogRule.values()));
        allRules.removeAll(gone);
        allRules.addAll(ownRules);
        allRules.addAll(List.of(TableRule.values()));
        this.rules = List.copyOf(allRules);
    }

    /** An option whose values are the constants of an enum, described in the bundle that all DOG games share. */
    protected static <E extends Enum<E>> Option option(String name, Class<E> type) {
        return Option.of(TableRule.class, type, name);
    }

    @Override
    public final List<Option> options() {
        return options;
    }

    @Override
    public final List<Player> seats(Options options) {
        return Seating.of(options).players();
    }

    @Override
    public final List<Player> opponents(Seat seat, Options options) {
        Seating seating = Seating.of(options);
        List<Player> side = seating.side(Player.at(seat.ordinal()));
        return seating.players().stream()
                .filter(player -> !side.contains(player))
                .toList();
    }

    @Override
    public final List<Rule> rules() {
        return rules;
    }

    @Override
    public final Class<DogMove> moveType() {
        return DogMove.class;
    }

    @Override
    public abstract DogPosition start(Options options);

    @Override
    public final DogPosition start() {
        return start(defaults());
    }

    @Override
    public abstract DogSetup setup(String text, Options options);

    @Override
    public final DogPosition position(String text, Options options) {
        return setup(text, options).position();
    }

    @Override
    public final DogPosition position(String text) {
        return position(text, defaults());
    }

    /** Every fault of a set-up of this game; empty if it is a position. */
    public abstract List<Fault> faults(DogSetup setup);

    /**
     * The position set up.
     *
     * @throws org.ludex.core.InvalidPositionException with all faults, if there are any
     */
    public abstract DogPosition position(DogSetup setup);
}
