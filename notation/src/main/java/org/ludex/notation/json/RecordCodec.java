package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Position;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/**
 * Records as JSON, judged when they are read. What cannot be understood at all is an error; what cannot be played is the
 * record's rest or, in strict reading, an error too.
 *
 * @param settings what the module is asked for
 * @param wanted the types of moves and positions that are wanted
 */
record RecordCodec(ModuleSettings settings, Wanted wanted) implements Codec<GameRecord<?, ?>> {

    @Override
    public void write(GameRecord<?, ?> record, JsonGenerator json) throws IOException {
        RecordJson.write(record, json);
    }

    @Override
    public GameRecord<?, ?> read(JsonValue json) {
        // There is no text here that a repair could be made to.
        Limits limits = Limits.standard().withRepairs(0);
        Optional<String> game = settings.game().map(each -> each.id());
        ReaderSettings reading = new ReaderSettings(game, Map.of(), false, limits, false);
        Findings findings = new Findings(new Source("-", 1, 1, 0, ""), limits, false);
        Report report = new JsonRecords(reading).judge(json, findings);
        GameRecord<?, ?> record = report.record();
        List<Diagnostic> errors = report.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .toList();
        if (record.start().isEmpty() || (settings.isStrict() && !errors.isEmpty())) {
            throw JsonFormatException.of(report.diagnostics(), json.span());
        }
        Position<?, ?> start = record.start().get();
        wanted.check(JsonWords.RECORD, start.game(), json.span());
        return record;
    }

    /** A record inside a report, where it may be one that could not be read. */
    static GameRecord<?, ?> readAny(JsonValue json) {
        Limits limits = Limits.standard().withRepairs(0);
        ReaderSettings reading = new ReaderSettings(Optional.empty(), Map.of(), false, limits, false);
        return new JsonRecords(reading)
                .judge(json, new Findings(new Source("-", 1, 1, 0, ""), limits, false))
                .record();
    }
}
