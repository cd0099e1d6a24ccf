package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Set;
import org.ludex.core.Game;
import org.ludex.core.Move;

/**
 * Moves as JSON objects. A game's moves are a sealed interface of records: the record's name is the field {@code type}
 * and its components are the other fields.
 */
final class MoveJson {

    /**
     * What may accompany a move wherever one is expected: what the library writes beside moves in one place can be read in
     * all others.
     */
    static final Set<String> AROUND = Set.of("game", "ply", "seat", "text");

    private MoveJson() {}

    /** Whether a move names its seat itself. */
    static boolean namesSeat(Move move) {
        return JsonShape.of(move.getClass()).names().contains("seat");
    }

    /** Writes the fields of a move into an open object. */
    static void writeFields(Move move, JsonGenerator json) throws IOException {
        ValueJson.writeFields((Record) move, json);
    }

    /** The name of a kind of move: {@code MoveRing} is {@code move-ring}. */
    static String typeName(Class<?> type) {
        return JsonShape.of(type).name();
    }

    /**
     * Reads a move of a game from the fields of an object; fields named in {@code others} are somebody else's, unless the
     * move has a part of that name.
     *
     * @throws JsonFormatException if a field is missing, unknown or wrong, or if it names another game
     */
    static <M extends Move> M read(Game<M, ?> game, JsonValue object, Set<String> others) {
        M move = read(game.moveType(), object, others);
        object.fields(JsonWords.MOVE)
                .find("game")
                .ifPresent(
                        named -> new Wanted(game.moveType()).check(JsonWords.MOVE, CoreJson.game(named), named.span()));
        return move;
    }

    /** Reads a move of a type. */
    static <M extends Move> M read(Class<M> type, JsonValue object, Set<String> others) {
        return type.cast(ValueJson.readObject(
                type, object, JsonWords.kind(JsonShape.of(type).name()), others));
    }
}
