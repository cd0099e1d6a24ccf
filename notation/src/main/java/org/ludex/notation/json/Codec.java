package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.function.Function;

/**
 * How the values of a type are written in JSON and read back.
 *
 * @param <T> the type
 */
interface Codec<T> {

    /** Writes a value. */
    void write(T value, JsonGenerator json) throws IOException;

    /**
     * Reads a value.
     *
     * @throws JsonFormatException if it is not one
     */
    T read(JsonValue json);

    /** Writes a value. */
    interface Writer<T> {
        void write(T value, JsonGenerator json) throws IOException;
    }

    static <T> Codec<T> of(Writer<? super T> writer, Function<JsonValue, ? extends T> reader) {
        return new Codec<>() {
            @Override
            public void write(T value, JsonGenerator json) throws IOException {
                writer.write(value, json);
            }

            @Override
            public T read(JsonValue json) {
                return reader.apply(json);
            }
        };
    }

    /** Values that are objects: the writer writes their fields. */
    static <T> Codec<T> object(Writer<? super T> fields, Function<JsonValue, ? extends T> reader) {
        return of(
                (value, json) -> {
                    json.writeStartObject();
                    fields.write(value, json);
                    json.writeEndObject();
                },
                reader);
    }
}
