package org.ludex.notation.json;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Finds who reads the values of a type. */
final class LudexDeserializers extends Deserializers.Base implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Codecs codecs;

    LudexDeserializers(Codecs codecs) {
        this.codecs = codecs;
    }

    /** Jackson wants null for types that somebody else reads. */
    private @Nullable JsonDeserializer<?> find(JavaType type) {
        return codecs.find(type)
                .map(codec -> new LudexDeserializer(type, codec, codecs))
                .orElse(null);
    }

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription description) {
        return find(type);
    }

    @Override
    public @Nullable JsonDeserializer<?> findEnumDeserializer(
            Class<?> type, DeserializationConfig config, BeanDescription description) {
        return find(config.constructType(type));
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
        return find(config.constructType(type)) != null;
    }
}
