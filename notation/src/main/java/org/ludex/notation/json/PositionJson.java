package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.Notations;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Result;
import org.ludex.notation.text.Findings;
import org.ludex.notation.text.Source;

/** Positions as JSON: the game, its options and the one-line text; who is to move and how it stands are told besides. */
final class PositionJson {

    private PositionJson() {}

    static void write(Position<?, ?> position, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("game", position.game().id());
        json.writeObjectFieldStart("options");
        for (Map.Entry<String, String> option : position.options().chosen().entrySet()) {
            json.writeStringField(option.getKey(), option.getValue());
        }
        json.writeEndObject();
        json.writeStringField("position", position.text());
        json.writeStringField("turn", position.turn().toString());
        json.writeFieldName("outcome");
        RecordJson.write(Result.of(position.outcome()), json);
        RecordJson.score(position.score(), json);
        json.writeEndObject();
    }

    static Position<?, ?> read(JsonValue object) {
        Fields fields = object.fields(JsonWords.POSITION);
        String id = fields.require("game").string(JsonWords.field("game"));
        Game<?, ?> game = Notations.find(id)
                .orElseThrow(() -> new JsonFormatException("game", Facts.of("game", id), object.span()))
                .game();
        Map<String, String> options =
                fields.find("options").map(JsonRecords::options).orElse(Map.of());
        String text = fields.require("position").string(JsonWords.field("position"));
        try {
            return game.position(text, Options.of(game, options));
        } catch (FaultsException e) {
            throw new JsonFormatException("", Facts.of("reason", String.valueOf(e.getMessage())), object.span());
        }
    }

    /** A record, judged. What cannot be understood at all is an error; what cannot be played is the record's rest. */
    static GameRecord<?, ?> record(JsonValue object) {
        // There is no text here that a repair could be made to.
        Limits limits = Limits.standard().withRepairs(0);
        ReaderSettings settings = new ReaderSettings(Optional.empty(), Map.of(), false, limits, false);
        Source source = new Source("-", 1, 1, 0, "");
        Findings findings = new Findings(source, limits, false);
        GameRecord<?, ?> record = new JsonRecords(settings).record(object, findings);
        if (record.start().isEmpty()) {
            String reason = findings.all().stream()
                    .map(diagnostic -> diagnostic.message(java.util.Locale.ENGLISH))
                    .findFirst()
                    .orElse("this is no record");
            throw new JsonFormatException("", Facts.of("reason", reason), object.span());
        }
        return record;
    }
}
