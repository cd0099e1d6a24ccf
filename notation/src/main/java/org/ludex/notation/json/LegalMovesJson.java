package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Set;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.notation.json.LegalMoves.Choice;

/** Legal moves as JSON: a list of texts, cells and moves. */
final class LegalMovesJson {

    private static final Set<String> FIELDS = Set.of("text", "from", "to", "touched", "move");

    private final ModuleSettings settings;

    LegalMovesJson(ModuleSettings settings) {
        this.settings = settings;
    }

    Codec<LegalMoves> lists() {
        return Codec.of(
                (moves, json) -> {
                    json.writeStartArray();
                    for (Choice choice : moves.choices()) {
                        choices().write(choice, json);
                    }
                    json.writeEndArray();
                },
                json -> new LegalMoves(json.elements(JsonWords.LEGAL_MOVES).stream()
                        .map(choices()::read)
                        .toList()));
    }

    Codec<Choice> choices() {
        return Codec.object(this::write, this::read);
    }

    private void write(Choice choice, JsonGenerator json) throws IOException {
        json.writeStringField("text", choice.text());
        CoreJson.writeCells(choice.footprint(), json);
        json.writeFieldName("move");
        new MoveCodec(settings, Move.class).write(choice.move(), json);
    }

    private Choice read(JsonValue json) {
        Fields fields = json.fields(JsonWords.kind("choice")).only(FIELDS);
        Move move = new MoveCodec(settings, Move.class).read(fields.require("move"));
        Words words = new Words(Dictionary.ALL.home(move));
        Footprint footprint = CoreJson.footprint(fields, words);
        return new Choice(fields.word("text"), footprint, move);
    }
}
