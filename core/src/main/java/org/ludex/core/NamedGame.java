package org.ludex.core;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A game that is identified by its id: games are equal if their ids are, and {@code toString} gives the id.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public abstract class NamedGame<M extends Move, P extends Position<M, P>> implements Game<M, P> {

    private final String id;
    private final String name;
    /** Asked for by every game that is started; whoever is second to work them out gets the same. */
    private final AtomicReference<Optional<Options>> defaults = new AtomicReference<>(Optional.empty());

    /**
     * Creates a game with an id and a name.
     *
     * @param id the id in records
     * @param name the name as people write it
     */
    protected NamedGame(String id, String name) {
        this.id = Objects.requireNonNull(id);
        this.name = Objects.requireNonNull(name);
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Options defaults() {
        Optional<Options> known = Objects.requireNonNull(defaults.get());
        if (known.isEmpty()) {
            known = Optional.of(Game.super.defaults());
            defaults.set(known);
        }
        return known.get();
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof NamedGame<?, ?> game && game.id.equals(id);
    }

    @Override
    public final int hashCode() {
        return id.hashCode();
    }

    @Override
    public final String toString() {
        return id;
    }
}
