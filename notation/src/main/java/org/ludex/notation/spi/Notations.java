package org.ludex.notation.spi;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Services;

/**
 * Finds the notations on the class path or the module path: those visible to the library's class loader, then those
 * visible only to the context class loader of the calling thread. A notation that cannot be loaded does not affect
 * others; {@link #warnings()} reports it.
 */
public final class Notations {

    private static final Services<GameNotation<?, ?>> SERVICES = new Services<>(
            GameNotation.class, "a notation", notation -> notation.game().id(), Notations::providers);

    private Notations() {}

    @SuppressWarnings("rawtypes") // A class literal has no type arguments.
    private static Stream<Supplier<GameNotation<?, ?>>> providers(ClassLoader loader) {
        return ServiceLoader.load(GameNotation.class, loader).stream().map(provider -> provider::get);
    }

    /** All notations, ordered by the ids of their games. */
    public static List<GameNotation<?, ?>> all() {
        return SERVICES.all().stream()
                .sorted(Comparator.<GameNotation<?, ?>, String>comparing(
                        notation -> notation.game().id()))
                .toList();
    }

    /** The ids of the games that can be read. */
    public static List<String> ids() {
        return all().stream().map(notation -> notation.game().id()).toList();
    }

    /**
     * The notation of a game.
     *
     * @throws IllegalArgumentException if there is none
     */
    @SuppressWarnings("unchecked") // Games with one id have the same moves and positions.
    public static <M extends Move, P extends Position<M, P>> GameNotation<M, P> of(Game<M, P> game) {
        return (GameNotation<M, P>) find(game.id())
                .filter(notation -> notation.game().moveType() == game.moveType())
                .orElseThrow(() -> new IllegalArgumentException("no notation for the game " + game.id()));
    }

    /** Finds the notation of a game by the game's id, ignoring case. */
    public static Optional<GameNotation<?, ?>> find(String id) {
        List<GameNotation<?, ?>> all = SERVICES.all();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).game().id().equals(id)) {
                return Optional.of(all.get(i));
            }
        }
        String name = id.strip();
        return all.stream()
                .filter(notation -> notation.game().id().equalsIgnoreCase(name))
                .findFirst();
    }

    /** The problems while loading notations, one English sentence for each notation that is missing; usually empty. */
    public static List<String> warnings() {
        return SERVICES.warnings();
    }
}
