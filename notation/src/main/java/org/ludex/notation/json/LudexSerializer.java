package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.WritableTypeId;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;

/** Writes the values of a type. */
final class LudexSerializer extends StdSerializer<Object> {

    private static final long serialVersionUID = 1L;

    private final transient Codec<Object> codec;

    LudexSerializer(JavaType type, Codec<Object> codec) {
        super(type.getRawClass(), false);
        this.codec = codec;
    }

    @Override
    public void serialize(Object value, JsonGenerator json, SerializerProvider provider) throws IOException {
        codec.write(value, json);
    }

    /** With a type id before or around it, as default typing wants it. */
    @Override
    public void serializeWithType(Object value, JsonGenerator json, SerializerProvider provider, TypeSerializer types)
            throws IOException {
        try (TokenBuffer buffer = provider.bufferForValueConversion(json.getCodec())) {
            codec.write(value, buffer);
            try (JsonParser tokens = buffer.asParserOnFirstToken()) {
                JsonToken first = tokens.currentToken();
                WritableTypeId id = types.writeTypePrefix(json, types.typeId(value, first));
                if (first.isStructStart()) {
                    while (tokens.nextToken() != JsonToken.END_OBJECT && tokens.currentToken() != JsonToken.END_ARRAY) {
                        json.copyCurrentStructure(tokens);
                    }
                } else {
                    json.copyCurrentEvent(tokens);
                }
                types.writeTypeSuffix(json, id);
            }
        }
    }
}
