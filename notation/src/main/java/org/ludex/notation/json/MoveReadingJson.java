package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.MoveReading;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.spelling.Spelling;

/**
 * What came of reading a turn, as JSON: the longer line and its new entries, or only why it was refused.
 *
 * @param settings what the module is asked for
 * @param wanted the types of moves and positions that are wanted
 */
record MoveReadingJson(ModuleSettings settings, Wanted wanted) implements Codec<MoveReading<?, ?>> {

    private static final Set<String> FIELDS = Set.of("understood", "game", "seat", "line", "entries", "diagnostics");

    @Override
    public void write(MoveReading<?, ?> reading, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeBooleanField("understood", reading.isUnderstood());
        if (reading.seat().isPresent()) {
            CoreJson.writeGame(reading.seat().stream(), json);
            json.writeStringField("seat", reading.seat().get().id());
        }
        if (reading instanceof MoveReading.Understood<?, ?> read) {
            json.writeFieldName("line");
            new LineCodec(settings, wanted).write(read.line(), json);
            json.writeArrayFieldStart("entries");
            for (RecordedMove<?> entry : read.entries()) {
                new EntryCodec(settings, wanted).entries().write(entry, json);
            }
            json.writeEndArray();
        }
        json.writeArrayFieldStart("diagnostics");
        for (Diagnostic diagnostic : reading.diagnostics()) {
            new ReportJson(settings).diagnostics().write(diagnostic, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    @Override
    public MoveReading<?, ?> read(JsonValue json) {
        Fields fields = json.fields(JsonWords.READING).only(FIELDS);
        List<Diagnostic> diagnostics = new ArrayList<>();
        Codec<Diagnostic> codec = new ReportJson(settings).diagnostics();
        fields.elements("diagnostics").forEach(each -> diagnostics.add(codec.read(each)));
        Words words = new CoreJson(settings).words(fields);
        Optional<Seat> seat = fields.find("seat").map(word -> words.seat(word, JsonWords.field("seat")));
        if (fields.require("understood").truth(JsonWords.field("understood"))) {
            return understood(seat, new LineCodec(settings, wanted).read(fields.require("line")), fields, diagnostics);
        }
        try {
            return new MoveReading.Refused<>(seat, diagnostics);
        } catch (IllegalArgumentException e) {
            Facts facts = Facts.of("kind", JsonWords.READING, "reason", Spelling.reason(e));
            throw new JsonFormatException("unmade", facts, json.span());
        }
    }

    private static <M extends Move, P extends Position<M, P>> MoveReading<M, P> understood(
            Optional<Seat> seat, Line<M, P> line, Fields fields, List<Diagnostic> diagnostics) {
        List<RecordedMove<M>> entries = new ArrayList<>();
        fields.elements("entries")
                .forEach(each -> entries.add(EntryCodec.entry(each, line.start().game())));
        return new MoveReading.Understood<>(seat, line, entries, diagnostics);
    }
}
