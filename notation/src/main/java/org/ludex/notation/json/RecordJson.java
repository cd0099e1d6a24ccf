package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.ludex.core.Move;
import org.ludex.core.Seat;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Result;
import org.ludex.notation.Tag;
import org.ludex.notation.Variation;

/** Writes records as JSON. */
final class RecordJson {

    /** What a record in JSON says it is. */
    static final String FORMAT = "ludex-record";
    /** The version that is written and read. */
    static final int VERSION = 1;
    /** The field for the raw text of a record that could not be read. */
    static final String UNREAD = "unread";
    /** The field for the moves of an entry that has several. */
    static final String PARTS = "parts";

    private RecordJson() {}

    static void write(AnyRecord record, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("format", FORMAT);
        json.writeNumberField("version", VERSION);
        if (record instanceof GameRecord<?, ?> readable) {
            writeFields(readable, json);
        } else {
            text("game", record.game(), json);
            tags(record, json);
            json.writeStringField(UNREAD, record.rest());
        }
        json.writeEndObject();
    }

    private static void writeFields(GameRecord<?, ?> record, JsonGenerator json) throws IOException {
        json.writeStringField("game", record.game());
        json.writeObjectFieldStart("options");
        for (Map.Entry<String, String> option : record.options().entrySet()) {
            json.writeStringField(option.getKey(), option.getValue());
        }
        json.writeEndObject();
        if (record.setup().isPresent()) {
            json.writeStringField("position", record.setup().get());
        }
        tags(record, json);
        text("comment", record.comment(), json);
        moves(record.moves(), 1, json);
        if (record.ending().isPresent()) {
            json.writeStringField("ending", record.ending().get().toString());
        }
        json.writeFieldName("result");
        write(record.result(), json);
        score(record.score(), json);
        text("rest", record.rest(), json);
    }

    /** Whether an object is what is kept of a record that could not be read. */
    static boolean isUnread(JsonValue json) {
        return json.value() instanceof Map<?, ?> fields && fields.containsKey(UNREAD);
    }

    private static void tags(AnyRecord record, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("tags");
        for (Tag tag : record.tags()) {
            json.writeStartObject();
            json.writeStringField("name", tag.name());
            json.writeStringField("value", tag.value());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void moves(List<? extends RecordedMove<?>> moves, int firstPly, JsonGenerator json)
            throws IOException {
        json.writeArrayFieldStart("moves");
        int ply = firstPly;
        for (RecordedMove<?> move : moves) {
            move(move, ply++, json);
        }
        json.writeEndArray();
    }

    private static <M extends Move> void move(RecordedMove<M> recorded, int ply, JsonGenerator json)
            throws IOException {
        json.writeStartObject();
        json.writeNumberField("ply", ply);
        writeMoves(recorded, json);
        writeAround(recorded, json);
        if (!recorded.variations().isEmpty()) {
            json.writeArrayFieldStart("variations");
            for (Variation<M> variation : recorded.variations()) {
                json.writeStartObject();
                text("comment", variation.comment(), json);
                moves(variation.moves(), ply, json);
                if (variation.ending().isPresent()) {
                    json.writeStringField("ending", variation.ending().get().toString());
                }
                text("rest", variation.rest(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    /** Writes the seat and the moves of an entry into an open object. */
    static <M extends Move> void writeMoves(RecordedMove<M> recorded, JsonGenerator json) throws IOException {
        if (recorded.seat().isPresent() && !MoveJson.namesSeat(recorded.move())) {
            json.writeStringField("seat", recorded.seat().map(Seat::id).get());
        }
        if (recorded.moves().size() > 1) {
            json.writeArrayFieldStart(PARTS);
            for (M part : recorded.moves()) {
                json.writeStartObject();
                MoveJson.writeFields(part, json);
                json.writeEndObject();
            }
            json.writeEndArray();
        } else {
            MoveJson.writeFields(recorded.move(), json);
        }
    }

    /** Writes everything around the moves of an entry, except variations, into an open object. */
    static void writeAround(RecordedMove<?> recorded, JsonGenerator json) throws IOException {
        json.writeStringField("text", recorded.text());
        text("comment", recorded.comment(), json);
        text("suffix", recorded.suffix(), json);
    }

    static void write(Result result, JsonGenerator json) throws IOException {
        json.writeStartObject();
        writeFields(result, json);
        json.writeEndObject();
    }

    /** Writes the fields of a result into an open object. */
    static void writeFields(Result result, JsonGenerator json) throws IOException {
        json.writeStringField("status", result.status().toString());
        json.writeArrayFieldStart("winners");
        for (String winner : result.winners()) {
            json.writeString(winner);
        }
        json.writeEndArray();
        if (result.rule().isPresent()) {
            json.writeStringField("rule", result.rule().get());
        }
    }

    static void score(List<Integer> score, JsonGenerator json) throws IOException {
        if (!score.isEmpty()) {
            json.writeArrayFieldStart("score");
            for (int points : score) {
                json.writeNumber(points);
            }
            json.writeEndArray();
        }
    }

    /** A field that is left out when there is nothing to say. */
    static void text(String name, String value, JsonGenerator json) throws IOException {
        if (!value.isEmpty()) {
            json.writeStringField(name, value);
        }
    }
}
