package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Set;
import org.ludex.core.Move;

/**
 * Moves as JSON objects. A game's moves are a sealed interface of records: the record's name is the field {@code type}
 * and its components are the other fields.
 */
final class MoveJson {

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
     * Reads a move from the fields of an object; fields named in {@code others} are somebody else's, unless the move
     * has a part of that name.
     *
     * @throws JsonFormatException if a field is missing, unknown or wrong
     */
    static <M extends Move> M read(Class<M> type, JsonValue object, Set<String> others) {
        return type.cast(ValueJson.readOneOf(type, object, others));
    }
}
