package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/**
 * Records as JSON, judged when they are read. What cannot be understood at all is an error; what cannot be played is the
 * record's rest or, in strict reading, an error too.
 *
 * @param settings the settings of the module
 * @param wanted the types of moves and positions that are wanted
 */
record RecordCodec(ModuleSettings settings, Wanted wanted) implements Codec<GameRecord<?, ?>> {

    @Override
    public void write(GameRecord<?, ?> record, JsonGenerator json) throws IOException {
        RecordJson.write(record, json);
    }

    @Override
    public GameRecord<?, ?> read(JsonValue json) {
        Report report = judged(json, settings.game().map(each -> each.id()));
        boolean refused = settings.isStrict() && !report.isValid();
        if (refused || !(report.content() instanceof GameRecord<?, ?> record)) {
            throw JsonFormatException.of(report.diagnostics(), json.span());
        }
        wanted.check(JsonWords.RECORD, record.start().game(), json.span());
        return record;
    }

    /** Records that may be ones that could not be read. */
    static Codec<AnyRecord> any(ModuleSettings settings) {
        return Codec.of(
                RecordJson::write,
                json -> RecordJson.isUnread(json)
                        ? judged(json, Optional.empty()).content()
                        : new RecordCodec(settings, Wanted.ANY).read(json));
    }

    /** Records that could not be read. */
    static Codec<UnreadRecord> unread() {
        return Codec.of(RecordJson::write, json -> {
            Report report = judged(json, Optional.empty());
            if (report.content() instanceof UnreadRecord unread && RecordJson.isUnread(json)) {
                return unread;
            }
            throw Fields.missing(RecordJson.UNREAD, json.span());
        });
    }

    /** A record inside a report. */
    static AnyRecord readAny(JsonValue json) {
        return judged(json, Optional.empty()).content();
    }

    private static Report judged(JsonValue json, Optional<String> game) {
        // There is no text here that a repair could be made to.
        Limits limits = Limits.standard().withRepairs(0);
        ReaderSettings reading = new ReaderSettings(game, Map.of(), false, limits, Optional.empty());
        return new JsonRecords(reading).judge(json, new Findings(new Source("-", 1, 1, 0, ""), limits, false));
    }
}
