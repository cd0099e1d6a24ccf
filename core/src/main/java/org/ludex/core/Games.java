package org.ludex.core;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** Finds the games on the class path or the module path. */
public final class Games {

    private Games() {}

    /** All games, ordered by id. */
    public static List<Game<?, ?>> all() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Game::id))
                .toList();
    }

    /** Finds a game by its id, ignoring case. */
    public static Optional<Game<?, ?>> find(String id) {
        return all().stream().filter(game -> game.id().equalsIgnoreCase(id)).findFirst();
    }
}
