package org.ludex.notation.json;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.BoardCell;
import org.ludex.core.CoreRule;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.dog.cards.CardPlace;
import org.ludex.notation.format.Formats;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;

/** The games there are, and the types that belong to each. Immutable and thread-safe. */
final class Dictionary {

    /** The rules that belong to no game, by the word that is used in place of a game. */
    private static final Map<String, Class<? extends Rule>> SHARED =
            Map.of("core", CoreRule.class, "notation", NotationRule.class);

    /** The end of the name of a notation, whose package has messages of its own. */
    private static final String NOTATION = ":notation";

    /** The end of the name of a format, whose package may have messages of its own, too. */
    private static final String FORMAT = ":format";

    /** Types that no method of a game names. */
    private static final Map<String, Class<?>> UNNAMED = Map.of("dog-cards", CardPlace.class);

    /** All games on the class path or module path. */
    static final Dictionary ALL = new Dictionary();

    private final Map<Game<?, ?>, Set<Class<?>>> types = new LinkedHashMap<>();
    private final Map<Class<?>, Game<?, ?>> homes = new LinkedHashMap<>();

    private Dictionary() {
        Map<String, Game<?, ?>> games = new LinkedHashMap<>();
        Games.all().forEach(game -> games.put(game.id(), game));
        Notations.all().forEach(notation -> games.putIfAbsent(notation.game().id(), notation.game()));
        // What several games share goes by the shortest id: a card is dog's, not black-dog's.
        games.values().stream()
                .sorted(Comparator.comparing((Game<?, ?> game) -> game.id().length())
                        .thenComparing(Game::id))
                .forEach(game -> types.put(game, GameTypes.of(game)));
        UNNAMED.forEach((id, type) -> game(id).ifPresent(
                        game -> types.computeIfAbsent(game, GameTypes::of).add(type)));
        types.forEach((game, all) -> all.forEach(type -> homes.putIfAbsent(type, game)));
    }

    Collection<Game<?, ?>> games() {
        return types.keySet();
    }

    /** The game with an id, in any case. */
    Optional<Game<?, ?>> game(String id) {
        return types.keySet().stream()
                .filter(game -> game.id().equalsIgnoreCase(id))
                .findFirst();
    }

    /** Whether a type belongs to a game. */
    boolean contains(Class<?> type) {
        return homes.containsKey(type);
    }

    /** The game that a value is of, if it shows. */
    Optional<Game<?, ?>> home(Object value) {
        Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        return Optional.ofNullable(homes.get(type));
    }

    /** The games whose moves are of a type. */
    List<Game<?, ?>> gamesOf(Class<?> moves) {
        return types.keySet().stream()
                .filter(game -> moves.isAssignableFrom(game.moveType())
                        || game.moveType().isAssignableFrom(moves))
                .toList();
    }

    /** The games that a type belongs to. */
    List<Game<?, ?>> gamesWith(Class<?> type) {
        return types.keySet().stream()
                .filter(game -> types.getOrDefault(game, Set.of()).contains(type))
                .toList();
    }

    /** The game whose set-ups are of a type. */
    Optional<Game<?, ?>> gameOf(Setup<?> setup) {
        return types.keySet().stream()
                .filter(game -> setupType(game).isInstance(setup) && setupType(game) != Setup.class)
                .findFirst();
    }

    /** The type of a game's set-ups. */
    static Class<?> setupType(Game<?, ?> game) {
        return Arrays.stream(game.getClass().getMethods())
                .filter(method -> method.getName().equals("setup") && !method.isBridge())
                .filter(method ->
                        Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class, Options.class}))
                .<Class<?>>map(java.lang.reflect.Method::getReturnType)
                .findFirst()
                .orElse(Setup.class);
    }

    /**
     * The name of a type, a notation or a format: {@code kamisado:colour}, {@code kamisado:notation}, {@code sgf:format};
     * empty if it belongs to none.
     */
    Optional<String> name(Class<?> type) {
        return SHARED.entrySet().stream()
                .filter(entry -> entry.getValue() == type)
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> Optional.ofNullable(homes.get(type)).map(Game::id))
                .map(home -> home + ":" + JsonShape.of(type).name())
                .or(() -> Notations.all().stream()
                        .filter(notation -> notation.getClass() == type)
                        .map(notation -> notation.game().id() + NOTATION)
                        .findFirst())
                .or(() -> Formats.all().stream()
                        .filter(format -> format.getClass() == type)
                        .map(format -> format.name() + FORMAT)
                        .findFirst());
    }

    /** The type with a name. */
    Optional<Class<?>> type(String name) {
        if (name.endsWith(NOTATION)) {
            return Notations.all().stream()
                    .filter(notation -> name.equals(notation.game().id() + NOTATION))
                    .<Class<?>>map(Object::getClass)
                    .findFirst();
        }
        if (name.endsWith(FORMAT)) {
            return Formats.find(before(name)).map(Object::getClass);
        }
        return Optional.<Class<?>>ofNullable(SHARED.get(before(name)))
                .or(() -> game(before(name)).stream()
                        .flatMap(game -> types.getOrDefault(game, Set.of()).stream())
                        .filter(type -> JsonShape.of(type).name().equals(name.substring(name.indexOf(':') + 1)))
                        .findFirst());
    }

    private static String before(String name) {
        return name.substring(0, Math.max(0, name.indexOf(':')));
    }

    /** All seats that a game knows, those that play only under other options included. */
    static List<Seat> seats(Game<?, ?> game) {
        List<? extends Seat> playing = game.seats(game.defaults());
        return playing.get(0) instanceof Enum<?> constant
                ? Arrays.stream(constant.getDeclaringClass().getEnumConstants())
                        .map(Seat.class::cast)
                        .toList()
                : List.copyOf(playing);
    }

    /** The cells that a word means in a game. */
    Set<BoardCell> cells(Game<?, ?> game, String word) {
        Set<BoardCell> cells = new LinkedHashSet<>();
        for (Class<?> type : types.getOrDefault(game, Set.of())) {
            if (BoardCell.class.isAssignableFrom(type) && JsonShape.of(type).hasText()) {
                try {
                    cells.add((BoardCell) JsonShape.of(type).parse(word));
                } catch (IllegalArgumentException another) {
                    // A cell of another type, or none.
                }
            }
        }
        return cells;
    }

    /** The rule with a code in a game, or one that all games share. */
    static Optional<Rule> rule(Optional<Game<?, ?>> game, String code) {
        return game.flatMap(each -> each.rule(code))
                .or(() -> SHARED.values().stream()
                        .<Rule>flatMap(type -> Arrays.stream(type.getEnumConstants()))
                        .filter(rule -> rule.code().equalsIgnoreCase(code))
                        .findFirst());
    }
}
