package org.ludex.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.GameNotation;

/** The notations on the class path or module path. */
public final class Notations {

    /** Found once: a reader looks one up for every record. */
    private static final List<GameNotation<?, ?>> ALL = load();

    private Notations() {}

    private static List<GameNotation<?, ?>> load() {
        return ServiceLoader.load(GameNotation.class).stream()
                .<GameNotation<?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(notation -> notation.game().id()))
                .toList();
    }

    /** All notations there are, by the ids of their games. */
    public static List<GameNotation<?, ?>> all() {
        return ALL;
    }

    /** The ids of the games that can be read. */
    public static List<String> ids() {
        return ALL.stream().map(notation -> notation.game().id()).toList();
    }

    /**
     * The notation of a game.
     *
     * @throws IllegalArgumentException when there is none
     */
    @SuppressWarnings("unchecked") // Games with one id have the same moves and positions.
    public static <M extends Move, P extends Position<M, P>> GameNotation<M, P> of(Game<M, P> game) {
        return (GameNotation<M, P>) find(game.id())
                .filter(notation -> notation.game().moveType() == game.moveType())
                .orElseThrow(() -> new IllegalArgumentException("no notation for the game " + game.id()));
    }

    /** The notation of a game, by the game's id in any case. */
    public static Optional<GameNotation<?, ?>> find(String id) {
        String name = id.strip();
        for (GameNotation<?, ?> notation : ALL) {
            if (notation.game().id().equalsIgnoreCase(name)) {
                return Optional.of(notation);
            }
        }
        return Optional.empty();
    }
}
