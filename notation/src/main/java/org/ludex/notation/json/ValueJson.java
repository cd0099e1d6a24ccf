package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Facts;
import org.ludex.notation.spelling.Spelling;

/**
 * Values as JSON by their types alone: a value with a text of its own (a cell, a colour, a hand of cards) is a string, and
 * a record is an object of its components; one of several records of a sealed interface says which it is in the field
 * {@code type}. So a game needs no code for its JSON.
 */
final class ValueJson {

    private ValueJson() {}

    /** Writes the kind of a record and its components into an open object. */
    static void writeFields(Record value, JsonGenerator json) throws IOException {
        JsonShape shape = JsonShape.of(value.getClass());
        if (shape.isOneOfSeveral()) {
            json.writeStringField("type", shape.name());
        }
        for (RecordComponent component : shape.components()) {
            Object part = call(component.getAccessor(), value);
            boolean isEmpty = part.equals(Optional.empty()) || part.equals(OptionalInt.empty());
            if (!isEmpty) {
                json.writeFieldName(component.getName());
                write(part, json);
            }
        }
    }

    static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Optional<?> optional) {
            write(optional.orElseThrow(), json);
        } else if (value instanceof OptionalInt number) {
            json.writeNumber(number.orElseThrow());
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) {
                write(each, json);
            }
            json.writeEndArray();
        } else if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName(entry.getKey().toString());
                write(entry.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Double number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof Record part
                && !JsonShape.of(part.getClass()).hasText()) {
            json.writeStartObject();
            writeFields(part, json);
            json.writeEndObject();
        } else {
            json.writeString(value.toString());
        }
    }

    /**
     * Reads a value of a type.
     *
     * @param name its field, for messages
     * @throws JsonFormatException if it is not one
     */
    static Object read(Type type, JsonValue value, String name) {
        String what = JsonWords.field(name);
        if (type instanceof ParameterizedType generic) {
            return readGeneric(generic, value, name);
        }
        Class<?> kind = (Class<?>) type;
        if (kind == OptionalInt.class) {
            return OptionalInt.of(value.number(what));
        }
        if (kind == int.class || kind == Integer.class) {
            return value.number(what);
        }
        if (kind == double.class || kind == Double.class) {
            return value.decimal(what);
        }
        if (kind == boolean.class || kind == Boolean.class) {
            return value.truth(what);
        }
        if (kind == String.class) {
            return value.string(what);
        }
        JsonShape shape = JsonShape.of(kind);
        if (shape.hasText()) {
            return readText(kind, value, what);
        }
        return readObject(kind, value, what, Set.of());
    }

    private static Object readGeneric(ParameterizedType type, JsonValue value, String name) {
        String what = JsonWords.field(name);
        Type[] inner = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) {
            return Optional.of(read(inner[0], value, name));
        }
        if (type.getRawType() == Map.class) {
            Map<Object, Object> map = new LinkedHashMap<>();
            value.fields(what).byName().forEach((key, each) -> {
                JsonValue word = new JsonValue(key, each.span(), each.latitude());
                map.put(read(inner[0], word, name), read(inner[1], each, name));
            });
            return map;
        }
        List<Object> list = new ArrayList<>();
        for (JsonValue each : value.elements(what)) {
            list.add(read(inner[0], each, name));
        }
        return list;
    }

    /**
     * Reads a record, or one of the records of a sealed interface; fields in {@code others} are not its own, unless it has
     * them.
     *
     * @param what what the object is, for messages
     */
    static Object readObject(Class<?> type, JsonValue object, Object what, Set<String> others) {
        Map<String, JsonValue> fields = new LinkedHashMap<>(object.fields(what).byName());
        Class<?> kind = type.isSealed() || JsonShape.of(type).isOneOfSeveral()
                ? kind(type, fields.remove("type"), object)
                : type;
        Set<String> own = JsonShape.of(kind).names();
        fields.keySet().removeIf(field -> others.contains(field) && !own.contains(field));
        return readRecord(kind, fields, object);
    }

    /** The record that an object says it is. */
    private static Class<?> kind(Class<?> type, @Nullable JsonValue name, JsonValue object) {
        List<Class<?>> kinds = JsonShape.of(type).kinds();
        if (name == null) {
            throw new JsonFormatException("no-type", Facts.of("types", names(kinds)), object.span());
        }
        String wanted = name.string(JsonWords.field("type"));
        return kinds.stream()
                .filter(each -> JsonShape.of(each).name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new JsonFormatException(
                        "unknown-type", Facts.of("value", wanted, "types", names(kinds)), name.span()));
    }

    private static List<String> names(List<Class<?>> kinds) {
        return kinds.stream().map(kind -> JsonShape.of(kind).name()).toList();
    }

    private static Object readRecord(Class<?> type, Map<String, JsonValue> fields, JsonValue object) {
        JsonShape shape = JsonShape.of(type);
        List<RecordComponent> components = shape.components();
        Object[] parts = new Object[components.size()];
        for (int i = 0; i < parts.length; i++) {
            RecordComponent component = components.get(i);
            JsonValue field = fields.remove(component.getName());
            parts[i] = field == null
                    ? nothing(component, object)
                    : read(component.getGenericType(), field, component.getName());
        }
        if (!fields.isEmpty() && !object.latitude().skipsUnknownFields()) {
            Map.Entry<String, JsonValue> unknown = fields.entrySet().iterator().next();
            throw Fields.unknown(
                    JsonWords.kind(shape.name()),
                    unknown.getKey(),
                    unknown.getValue().span());
        }
        try {
            return shape.constructor().orElseThrow().newInstance(parts);
        } catch (InvocationTargetException e) {
            Facts facts = Facts.of("kind", JsonWords.kind(shape.name()), "reason", reason(e));
            throw new JsonFormatException("unmade", facts, object.span());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type, e);
        }
    }

    private static Object nothing(RecordComponent component, JsonValue object) {
        if (component.getType() == Optional.class) {
            return Optional.empty();
        }
        if (component.getType() == OptionalInt.class) {
            return OptionalInt.empty();
        }
        throw Fields.missing(component.getName(), object.span());
    }

    /** Reads a value that has a text of its own. */
    static Object readText(Class<?> type, JsonValue value, Object what) {
        String text = value.string(what);
        try {
            return JsonShape.of(type).parse(text);
        } catch (IllegalArgumentException e) {
            Facts facts = Facts.of("what", what, "value", text, "reason", Spelling.reason(e));
            throw new JsonFormatException("value", facts, value.span());
        }
    }

    private static Object call(Method accessor, Object target) {
        try {
            return accessor.invoke(target);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + accessor, e);
        }
    }

    private static Object reason(InvocationTargetException e) {
        return e.getCause() instanceof IllegalArgumentException cause
                ? Spelling.reason(cause)
                : JsonWords.OTHER_TROUBLE;
    }
}
