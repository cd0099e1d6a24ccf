package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;

/** Writes reports and diagnostics as JSON. What does not apply is left out. */
final class ReportJson {

    private final Locale locale;

    ReportJson(Locale locale) {
        this.locale = locale;
    }

    void write(Report report, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", report.file());
        json.writeNumberField("index", report.index());
        if (!report.record().game().isEmpty()) {
            json.writeStringField("game", report.record().game());
        }
        json.writeBooleanField("valid", report.isValid());
        json.writeNumberField("plies", report.plies());
        json.writeNumberField("unproven", report.unproven());
        json.writeFieldName("outcome");
        RecordJson.write(report.record().result(), json);
        RecordJson.score(report.record().score(), json);
        json.writeArrayFieldStart("diagnostics");
        for (Diagnostic diagnostic : report.diagnostics()) {
            write(diagnostic, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    void write(Diagnostic diagnostic, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("severity", diagnostic.severity().toString());
        json.writeStringField("code", diagnostic.code());
        json.writeNumberField("line", diagnostic.place().line());
        json.writeNumberField("column", diagnostic.place().column());
        json.writeNumberField("length", diagnostic.place().length());
        if (diagnostic.ply().isPresent()) {
            json.writeNumberField("ply", diagnostic.ply().getAsInt());
        }
        json.writeStringField("message", diagnostic.message(locale));
        if (diagnostic.position().isPresent()) {
            json.writeStringField("position", diagnostic.position().get());
        }
        if (!diagnostic.expected().isEmpty()) {
            json.writeArrayFieldStart("expected");
            for (String move : diagnostic.expected()) {
                json.writeString(move);
            }
            json.writeEndArray();
        }
        List<String> advice = diagnostic.advice(locale);
        if (!advice.isEmpty()) {
            json.writeStringField("suggestion", String.join(" / ", advice));
        }
        if (!diagnostic.suggestions().isEmpty()) {
            changes(diagnostic.suggestions(), json);
        }
        json.writeEndObject();
    }

    private static void changes(List<Suggestion> suggestions, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("changes");
        for (Suggestion suggestion : suggestions) {
            json.writeStartObject();
            json.writeStringField("kind", suggestion.kind().toString());
            json.writeNumberField("line", suggestion.line());
            json.writeNumberField("column", suggestion.column());
            if (!suggestion.from().isEmpty()) {
                json.writeStringField("from", suggestion.from());
            }
            if (!suggestion.to().isEmpty()) {
                json.writeStringField("to", suggestion.to());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
