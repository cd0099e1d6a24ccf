package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.ludex.core.Facts;
import org.ludex.notation.spi.Span;

/** Reads the values of a type, and says what is wrong in Jackson's way: with the place, in the module's language. */
final class LudexDeserializer extends StdDeserializer<Object> {

    private static final long serialVersionUID = 1L;

    private final transient Codec<Object> codec;
    private final Codecs codecs;
    private final Locale locale;

    LudexDeserializer(JavaType type, Codec<Object> codec, Codecs codecs) {
        super(type);
        this.codec = codec;
        this.codecs = codecs;
        this.locale = codecs.settings().locale();
    }

    /** An {@code ObjectMapper} is serialised with the deserializers that it has used. */
    private Object readResolve() {
        return new LudexDeserializer(getValueType(), codecs.find(getValueType()).orElseThrow(), codecs);
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        NavigableMap<Integer, JsonLocation> places = new TreeMap<>();
        try {
            Object value = codec.read(JsonValue.read(parser, Latitude.of(context), places::put));
            if (handledType().isInstance(value)) {
                return value;
            }
            Facts facts =
                    Facts.of("value", value, "kind", JsonShape.of(handledType()).name());
            throw new JsonFormatException("other-kind", facts, new Span(0, 0));
        } catch (JsonFormatException e) {
            Map.Entry<Integer, JsonLocation> nearest =
                    places.floorEntry(e.span().start());
            throw exception(parser, e, nearest == null ? parser.currentLocation() : nearest.getValue());
        } catch (JsonEOFException e) {
            throw exception(parser, new JsonFormatException("ends", Facts.none(), new Span(0, 0)), e.getLocation());
        }
    }

    /** A fault at a place, as Jackson reports it. */
    private JsonMappingException exception(JsonParser parser, JsonFormatException fault, JsonLocation place) {
        String message = fault.message(locale);
        return fault.diagnostics().isEmpty()
                ? new JsonMappingException(parser, message, place)
                : new InvalidRecordException(parser, message, place, fault.diagnostics());
    }
}
