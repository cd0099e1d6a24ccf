package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Notations;
import org.ludex.notation.Report;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;

/**
 * Teaches a Jackson ObjectMapper the library's types: records and positions to and fro, moves to and fro, reports and
 * diagnostics to JSON.
 *
 * <pre>{@code
 * ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
 * String json = mapper.writeValueAsString(report.record());
 * GameRecord<?, ?> again = mapper.readValue(json, GameRecord.class);
 * }</pre>
 *
 * <p>A record is judged when it is read, like one in text: its moves are its legal part, and the rest is kept raw.
 */
public final class LudexModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** A module that writes messages in English. */
    public LudexModule() {
        this(Locale.ENGLISH);
    }

    /** A module that writes messages in a language. */
    public LudexModule(Locale locale) {
        super("ludex");
        ReportJson reports = new ReportJson(locale);
        add(Report.class, reports::write);
        add(Diagnostic.class, reports::write);
        add(GameRecord.class, RecordJson::write);
        add(Position.class, PositionJson::write);
        add(Move.class, (move, json) -> {
            json.writeStartObject();
            MoveJson.writeFields(move, json);
            json.writeEndObject();
        });
        addDeserializer(GameRecord.class, reader(PositionJson::record));
        addDeserializer(Position.class, reader(PositionJson::read));
        Notations.all().forEach(this::addMoves);
    }

    private <M extends Move, P extends Position<M, P>> void addMoves(GameNotation<M, P> notation) {
        Class<M> type = notation.game().moveType();
        addDeserializer(type, reader(value -> MoveJson.read(type, value, Set.of("text"))));
    }

    /** Writes a value. */
    private interface Writer<T> {
        void write(T value, JsonGenerator json) throws IOException;
    }

    /** Makes a value of what JSON holds. */
    private interface Maker<T> {
        T make(JsonValue value);
    }

    private <T> void add(Class<T> type, Writer<? super T> writer) {
        addSerializer(type, new JsonSerializer<T>() {
            @Override
            public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
                writer.write(value, json);
            }
        });
    }

    /** Trouble at a place, as Jackson tells it. */
    private static JsonMappingException trouble(JsonParser parser, JsonFormatException trouble, JsonLocation place) {
        return new JsonMappingException(parser, String.valueOf(trouble.getMessage()), place);
    }

    private static <T> JsonDeserializer<T> reader(Maker<? extends T> maker) {
        return new JsonDeserializer<>() {
            @Override
            public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
                NavigableMap<Integer, JsonLocation> places = new TreeMap<>();
                try {
                    return maker.make(JsonValue.read(parser, places::put));
                } catch (JsonFormatException e) {
                    Map.Entry<Integer, JsonLocation> nearest =
                            places.floorEntry(e.span().start());
                    throw trouble(parser, e, nearest == null ? parser.currentLocation() : nearest.getValue());
                } catch (JsonEOFException e) {
                    JsonFormatException ends = new JsonFormatException("ends", Facts.none(), new Span(0, 0));
                    throw trouble(parser, ends, e.getLocation());
                }
            }
        };
    }
}
