package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.KeyDeserializers;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.Serializable;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.spi.Span;

/** Values with a text as the keys of maps, such as the squares of a board. */
final class LudexKeys {

    private LudexKeys() {}

    /** Finds who writes keys of a type. */
    static final class Writers extends LudexSerializers {

        private static final long serialVersionUID = 1L;

        Writers(Codecs codecs) {
            super(codecs);
        }

        @Override
        JsonSerializer<?> serializer(JavaType type, Codec<Object> codec) {
            return new Writer(codec);
        }
    }

    private static final class Writer extends JsonSerializer<Object> {

        private final Codec<Object> codec;

        Writer(Codec<Object> codec) {
            this.codec = codec;
        }

        @Override
        public void serialize(Object value, JsonGenerator json, SerializerProvider provider) throws IOException {
            try (TokenBuffer buffer = new TokenBuffer(json.getCodec(), false)) {
                codec.write(value, buffer);
                try (var tokens = buffer.asParserOnFirstToken()) {
                    // An object cannot be a key; its text is the best that there is.
                    json.writeFieldName(tokens.currentToken().isScalarValue() ? tokens.getText() : value.toString());
                }
            }
        }
    }

    /** Finds who reads keys of a type. */
    static final class Readers implements KeyDeserializers, Serializable {

        private static final long serialVersionUID = 1L;

        private final Codecs codecs;

        Readers(Codecs codecs) {
            this.codecs = codecs;
        }

        @Override
        public @Nullable KeyDeserializer findKeyDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription description) {
            return codecs.find(type)
                    .map(codec -> new Reader(type, codec, codecs))
                    .orElse(null);
        }
    }

    private static final class Reader extends KeyDeserializer implements Serializable {

        private static final long serialVersionUID = 1L;

        private final JavaType type;
        private final transient Codec<Object> codec;
        private final Codecs codecs;
        private final Locale locale;

        Reader(JavaType type, Codec<Object> codec, Codecs codecs) {
            this.type = type;
            this.codec = codec;
            this.codecs = codecs;
            this.locale = codecs.settings().locale();
        }

        /** An {@code ObjectMapper} is serialised with the deserializers that it has used. */
        private Object readResolve() {
            return new Reader(type, codecs.find(type).orElseThrow(), codecs);
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return codec.read(new JsonValue(key, new Span(0, 0), Latitude.of(context)));
            } catch (JsonFormatException e) {
                throw JsonMappingException.from(context.getParser(), e.message(locale));
            }
        }
    }
}
