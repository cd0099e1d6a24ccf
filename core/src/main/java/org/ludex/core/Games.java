package org.ludex.core;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The games on the class path or module path: those that the library's own class loader sees, and then those that the
 * context class loader of the calling thread sees besides. A game that cannot be loaded does not affect the
 * others; {@link #warnings()} reports it.
 */
public final class Games {

    private static final Services<Game<?, ?>> GAMES = new Services<>(Game.class, "a game", Game::id, Games::providers);

    private Games() {}

    @SuppressWarnings("rawtypes") // A class literal has no type arguments.
    private static Stream<Supplier<Game<?, ?>>> providers(ClassLoader loader) {
        return ServiceLoader.load(Game.class, loader).stream().map(provider -> provider::get);
    }

    /** All games, ordered by id. */
    public static List<Game<?, ?>> all() {
        return GAMES.all().stream()
                .sorted(Comparator.<Game<?, ?>, String>comparing(Game::id))
                .toList();
    }

    /** Finds a game by its id, ignoring case. */
    public static Optional<Game<?, ?>> find(String id) {
        return GAMES.all().stream()
                .filter(game -> game.id().equalsIgnoreCase(id.strip()))
                .findFirst();
    }

    /** What went wrong when games were loaded, one sentence in English for each that is missing; usually nothing. */
    public static List<String> warnings() {
        return GAMES.warnings();
    }
}
