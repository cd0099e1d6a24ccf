package org.ludex.notation.json;

import com.fasterxml.jackson.databind.JavaType;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.notation.spi.Span;

/**
 * The moves that a generic type is wanted with: {@code KamisadoMove} in {@code GameRecord<KamisadoMove,
 * KamisadoPosition>}.
 *
 * @param moves their type
 */
record Wanted(Class<?> moves) {

    /** Any moves. */
    static final Wanted ANY = new Wanted(Move.class);

    /** Those of a type; any moves where the type does not say. */
    static Wanted of(JavaType type) {
        JavaType first = type.containedType(0);
        boolean isBound = first != null && Move.class.isAssignableFrom(first.getRawClass());
        return new Wanted(isBound ? first.getRawClass() : Move.class);
    }

    /** The games that have such moves. */
    List<Game<?, ?>> games() {
        return Dictionary.ALL.gamesOf(moves);
    }

    /** Refuses a value of another game. */
    void check(Phrase what, Game<?, ?> game, Span span) {
        if (!games().contains(game)) {
            throw OtherGame.of(what, game.id(), games(), span);
        }
    }

    /** The game of a value that names it, or does not need to: the module's own game or the one that the type means. */
    Game<?, ?> game(JsonValue json, ModuleSettings settings) {
        Game<?, ?> game = json.fields(JsonWords.MOVE)
                .find("game")
                .<Game<?, ?>>map(CoreJson::game)
                .or(() -> settings.game().filter(games()::contains))
                .or(this::game)
                .orElseThrow(() -> Fields.missing("game", json.span()));
        check(JsonWords.MOVE, game, json.span());
        return game;
    }

    /** The one game that is meant, or one of several that have the same moves. */
    Optional<Game<?, ?>> game() {
        List<Game<?, ?>> games = games();
        boolean isClear = games.stream().map(Game::moveType).distinct().count() == 1;
        return isClear ? Optional.of(games.get(0)) : Optional.empty();
    }
}
