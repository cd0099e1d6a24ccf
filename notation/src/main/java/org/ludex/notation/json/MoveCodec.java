package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.core.Move;

/**
 * Moves on their own: they name their game, so that they can be read where any move may be.
 *
 * @param settings the settings of the module
 * @param type the type that is wanted
 */
record MoveCodec(ModuleSettings settings, Class<?> type) implements Codec<Move> {

    @Override
    public void write(Move move, JsonGenerator json) throws IOException {
        json.writeStartObject();
        CoreJson.writeGame(Stream.of(move), json);
        MoveJson.writeFields(move, json);
        json.writeEndObject();
    }

    @Override
    public Move read(JsonValue json) {
        Game<?, ?> game = new Wanted(type).game(json, settings);
        Class<? extends Move> moves =
                type.isAssignableFrom(game.moveType()) ? game.moveType() : type.asSubclass(Move.class);
        return MoveJson.read(moves, json, MoveJson.AROUND);
    }
}
