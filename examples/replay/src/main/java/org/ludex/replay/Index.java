package org.ludex.replay;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Seat;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Report;

/** What the page says of its records before one is opened, and its own words. For one thread. */
final class Index {

    private static final List<String> TOLD = List.of("Event", "Site", "Date", "Round");

    private final StringWriter text = new StringWriter();
    private final JsonGenerator json;

    Index(Optional<String> viewer, Locale locale, Optional<String> title) throws IOException {
        json = new JsonFactory().createGenerator(text);
        json.writeStartObject();
        json.writeStringField("language", locale.getLanguage());
        json.writeStringField("title", title.orElse(""));
        json.writeStringField("viewer", viewer.orElse(""));
        Words.write(json);
        json.writeArrayFieldStart("records");
    }

    void add(Report report) throws IOException {
        AnyRecord record = report.content();
        json.writeStartObject();
        json.writeStringField("file", name(report.file()));
        json.writeNumberField("index", report.index());
        json.writeStringField("game", name(record));
        json.writeStringField("players", players(record));
        json.writeArrayFieldStart("told");
        for (String name : TOLD) {
            Optional<String> value = record.tag(name).filter(words -> !words.isBlank() && !words.startsWith("?"));
            if (value.isPresent()) {
                json.writeString(value.get());
            }
        }
        json.writeEndArray();
        Words.write(json, "result", language -> Standing.brief(record, language));
        json.writeNumberField("plies", report.plies());
        json.writeBooleanField("valid", report.isValid());
        json.writeEndObject();
    }

    /** A file's name without its directories, which are nobody's business but the writer's. */
    private static String name(String file) {
        return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    }

    private static String name(AnyRecord record) {
        return Standing.game(record)
                .map(Game::name)
                .orElse(record.game());
    }

    /** The names of the players, as far as the record tells them. */
    private static String players(AnyRecord record) {
        return String.join(
                " – ",
                Standing.seats(record).stream()
                        .map(Seat::id)
                        .flatMap(seat -> record.tag(seat).stream())
                        .filter(name -> !name.isBlank())
                        .toList());
    }

    /** The index as JSON that can stand in a page: nothing in it ends a script. */
    String json() throws IOException {
        json.writeEndArray();
        json.writeEndObject();
        json.close();
        return text.toString().replace("<", "\\u003c");
    }
}
