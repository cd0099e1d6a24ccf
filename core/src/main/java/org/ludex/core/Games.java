package org.ludex.core;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The games on the class path or module path. */
public final class Games {

    private Games() {}

    /** All games there are, by id. */
    public static List<Game<?, ?>> all() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Game::id))
                .toList();
    }

    /** The game with an id, in any case, if it is there. */
    public static Optional<Game<?, ?>> find(String id) {
        return all().stream().filter(game -> game.id().equalsIgnoreCase(id)).findFirst();
    }
}
