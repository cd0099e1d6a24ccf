package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.IOException;
import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.notation.spi.Span;

/**
 * Values that are neither written nor read, because they hold whole positions or are not data at all. Without this,
 * Jackson would write their components, hidden cards included.
 *
 * @param kind which message says what to write instead
 * @param locale the language of messages
 */
record NoData(String kind, Locale locale) implements Codec<Object> {

    @Override
    public void write(Object value, JsonGenerator json) throws IOException {
        throw JsonMappingException.from(json, refusal().message(locale));
    }

    @Override
    public Object read(JsonValue json) {
        throw refusal();
    }

    private JsonFormatException refusal() {
        return new JsonFormatException(kind, Facts.none(), new Span(0, 0));
    }
}
