package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.ludex.core.Rule;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Place;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.Span;

/**
 * Reports and diagnostics as JSON. What does not apply is left out. In brief, they are as the command line prints them;
 * otherwise they also contain what is needed to read them back: the record, the details, and the line of the file.
 */
final class ReportJson {

    private static final Set<String> REPORT = Set.of(
            "file",
            "index",
            "game",
            "valid",
            "plies",
            "unproven",
            "outcome",
            "score",
            "diagnostics",
            "record",
            "mended");
    private static final Set<String> DIAGNOSTIC = Set.of(
            "severity",
            "game",
            "code",
            "line",
            "column",
            "length",
            "ply",
            "message",
            "explanation",
            "position",
            "expected",
            "suggestion",
            "changes",
            "facts",
            "file",
            "record",
            "source",
            "caret",
            "unlisted");
    private static final Set<String> CHANGE = Set.of("kind", "entry", "line", "column", "from", "to", "start", "end");

    private final ModuleSettings settings;
    private final VerdictJson verdicts;

    ReportJson(ModuleSettings settings) {
        this.settings = settings;
        this.verdicts = new VerdictJson(settings);
    }

    Codec<Report> reports() {
        return Codec.object(this::write, this::report);
    }

    Codec<Diagnostic> diagnostics() {
        return Codec.object(this::write, this::diagnostic);
    }

    Codec<Suggestion> suggestions() {
        return Codec.object(this::write, ReportJson::suggestion);
    }

    private void write(Report report, JsonGenerator json) throws IOException {
        json.writeStringField("file", report.file());
        json.writeNumberField("index", report.index());
        RecordJson.text("game", report.content().game(), json);
        json.writeBooleanField("valid", report.isValid());
        json.writeNumberField("plies", report.plies());
        json.writeNumberField("unproven", report.unproven());
        json.writeFieldName("outcome");
        RecordJson.write(report.result(), json);
        RecordJson.score(report.score(), json);
        json.writeArrayFieldStart("diagnostics");
        for (Diagnostic diagnostic : report.diagnostics()) {
            diagnostics().write(diagnostic, json);
        }
        json.writeEndArray();
        if (!settings.isBrief()) {
            json.writeFieldName("record");
            RecordJson.write(report.content(), json);
            if (report.mended().isPresent()) {
                json.writeFieldName("mended");
                RecordJson.write(report.mended().get(), json);
            }
        }
    }

    private Report report(JsonValue json) {
        Fields fields = json.fields(JsonWords.REPORT).only(REPORT);
        AnyRecord record = RecordCodec.readAny(fields.require("record"));
        List<Diagnostic> diagnostics = new ArrayList<>();
        fields.elements("diagnostics").forEach(each -> diagnostics.add(diagnostic(each)));
        Optional<GameRecord<?, ?>> mended = fields.find("mended")
                .map(RecordCodec::readAny)
                .flatMap(each -> each instanceof GameRecord<?, ?> readable ? Optional.of(readable) : Optional.empty());
        return new Report(
                fields.word("file"), fields.number("index"), record, fields.number("unproven"), diagnostics, mended);
    }

    private void write(Diagnostic diagnostic, JsonGenerator json) throws IOException {
        json.writeStringField("severity", diagnostic.severity().toString());
        if (!settings.isBrief()) {
            CoreJson.writeGame(Stream.of(diagnostic.rule()), json);
        }
        json.writeStringField("code", diagnostic.code());
        Place place = diagnostic.place();
        json.writeNumberField("line", place.line());
        json.writeNumberField("column", place.column());
        json.writeNumberField("length", place.length());
        if (diagnostic.ply().isPresent()) {
            json.writeNumberField("ply", diagnostic.ply().getAsInt());
        }
        json.writeStringField("message", diagnostic.message(settings.locale()));
        if (diagnostic.position().isPresent()) {
            json.writeStringField("position", diagnostic.position().get());
        }
        if (!diagnostic.expected().isEmpty()) {
            json.writeFieldName("expected");
            ValueJson.write(diagnostic.expected(), json);
        }
        List<String> advice = diagnostic.advice(settings.locale());
        if (!advice.isEmpty()) {
            json.writeStringField("suggestion", String.join(" / ", advice));
        }
        if (!diagnostic.suggestions().isEmpty()) {
            json.writeArrayFieldStart("changes");
            for (Suggestion suggestion : diagnostic.suggestions()) {
                suggestions().write(suggestion, json);
            }
            json.writeEndArray();
        }
        if (!settings.isBrief()) {
            writeRest(diagnostic, json);
        }
    }

    private void writeRest(Diagnostic diagnostic, JsonGenerator json) throws IOException {
        verdicts.writeFacts(diagnostic.facts(), json);
        Place place = diagnostic.place();
        json.writeStringField("file", place.file());
        json.writeNumberField("record", place.record());
        json.writeStringField("source", place.source());
        json.writeNumberField("caret", place.caret());
        if (diagnostic.unlisted() > 0) {
            json.writeNumberField("unlisted", diagnostic.unlisted());
        }
    }

    private Diagnostic diagnostic(JsonValue json) {
        Fields fields = json.fields(JsonWords.DIAGNOSTIC).only(DIAGNOSTIC);
        Severity severity =
                (Severity) ValueJson.readText(Severity.class, fields.require("severity"), JsonWords.field("severity"));
        Rule rule = new CoreJson(settings).words(fields).rule(fields.require("code"), JsonWords.field("code"));
        Place place = new Place(
                fields.word("file"),
                fields.number("record"),
                fields.number("line"),
                fields.number("column"),
                fields.number("length"),
                fields.word("source"),
                fields.number("caret"));
        Optional<Integer> ply = fields.find("ply").map(field -> field.number(JsonWords.field("ply")));
        return new Diagnostic(
                severity,
                rule,
                verdicts.facts(fields),
                place,
                ply.map(OptionalInt::of).orElse(OptionalInt.empty()),
                fields.find("position").map(field -> field.string(JsonWords.field("position"))),
                fields.elements("expected").stream()
                        .map(move -> move.string(JsonWords.field("expected")))
                        .toList(),
                fields.elements("changes").stream().map(ReportJson::suggestion).toList(),
                fields.find("unlisted").isPresent() ? fields.number("unlisted") : 0);
    }

    private void write(Suggestion suggestion, JsonGenerator json) throws IOException {
        json.writeStringField("kind", suggestion.kind().toString());
        json.writeNumberField("line", suggestion.line());
        json.writeNumberField("column", suggestion.column());
        RecordJson.text("from", suggestion.from(), json);
        RecordJson.text("to", suggestion.to(), json);
        if (!settings.isBrief()) {
            json.writeNumberField("entry", suggestion.entry());
            json.writeNumberField("start", suggestion.span().start());
            json.writeNumberField("end", suggestion.span().end());
        }
    }

    private static Suggestion suggestion(JsonValue json) {
        Fields fields = json.fields(JsonWords.kind("change")).only(CHANGE);
        Suggestion.Kind kind = (Suggestion.Kind)
                ValueJson.readText(Suggestion.Kind.class, fields.require("kind"), JsonWords.field("kind"));
        return new Suggestion(
                kind,
                fields.number("entry"),
                fields.text("from"),
                fields.text("to"),
                new Span(fields.number("start"), fields.number("end")),
                fields.number("line"),
                fields.number("column"));
    }
}
