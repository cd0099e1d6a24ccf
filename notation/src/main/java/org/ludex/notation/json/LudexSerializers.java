package org.ludex.notation.json;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.Serializers;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Finds who writes the values of a type. */
class LudexSerializers extends Serializers.Base implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Codecs codecs;

    LudexSerializers(Codecs codecs) {
        this.codecs = codecs;
    }

    /** Jackson wants null for types that somebody else writes. */
    @Override
    public @Nullable JsonSerializer<?> findSerializer(
            SerializationConfig config, JavaType type, BeanDescription description) {
        return codecs.find(type).map(codec -> serializer(type, codec)).orElse(null);
    }

    JsonSerializer<?> serializer(JavaType type, Codec<Object> codec) {
        return new LudexSerializer(type, codec);
    }
}
