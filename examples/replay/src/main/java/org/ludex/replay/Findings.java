package org.ludex.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Place;
import org.ludex.notation.Severity;
import org.ludex.notation.Suggestion;

/**
 * What a report has to say about a record, for the page.
 *
 * @param diagnostics all of it
 */
record Findings(List<Diagnostic> diagnostics) {

    /** Keeps a copy. */
    Findings {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Which diagnostic tells why a line stops: the error on its last position, by its number here. */
    OptionalInt stopping(int ply, String position) {
        for (int i = 0; i < diagnostics.size(); i++) {
            Diagnostic diagnostic = diagnostics.get(i);
            if (diagnostic.severity() == Severity.ERROR
                    && diagnostic.ply().equals(OptionalInt.of(ply))
                    && diagnostic.position().filter(position::equals).isPresent()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** The words that a diagnostic is about, as far as they stand on its line. */
    static String words(Place place) {
        String source = place.source();
        int length = source.codePointCount(0, source.length());
        int from = Math.min(Math.max(place.caret() - 1, 0), length);
        int to = Math.min(from + place.length(), length);
        return source.substring(source.offsetByCodePoints(0, from), source.offsetByCodePoints(0, to));
    }

    void write(JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("findings");
        for (Diagnostic diagnostic : diagnostics) {
            write(json, diagnostic);
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, Diagnostic diagnostic) throws IOException {
        Place place = diagnostic.place();
        json.writeStartObject();
        json.writeStringField("severity", diagnostic.severity().toString());
        json.writeStringField("code", diagnostic.code());
        Words.write(json, "message", diagnostic::message);
        Words.write(json, "rule", language -> diagnostic.rule().title(language));
        json.writeNumberField("line", place.line());
        json.writeNumberField("column", place.column());
        json.writeStringField("source", place.source());
        json.writeStringField("words", words(place));
        json.writeNumberField("caret", place.caret());
        if (diagnostic.ply().isPresent()) {
            json.writeNumberField("ply", diagnostic.ply().getAsInt());
        }
        json.writeArrayFieldStart("expected");
        for (String move : diagnostic.expected()) {
            json.writeString(move);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("suggestions");
        for (Suggestion suggestion : diagnostic.suggestions()) {
            json.writeStartObject();
            json.writeStringField("kind", suggestion.kind().toString());
            json.writeStringField("from", suggestion.from());
            json.writeStringField("to", suggestion.to());
            json.writeNumberField("line", suggestion.line());
            json.writeNumberField("column", suggestion.column());
            json.writeEndObject();
        }
        json.writeEndArray();
        Words.write(json, "advice", language -> String.join("\n", diagnostic.advice(language)));
        json.writeEndObject();
    }
}
