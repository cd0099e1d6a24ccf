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
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.notation.antlr.Spelling;

/**
 * Moves as JSON objects. A game's moves are a sealed interface of records: the record's name is the field {@code type}
 * and its components are the other fields, values with a text of their own (cells, colours) as strings. So a game needs
 * no code for its JSON.
 */
final class MoveJson {

    private MoveJson() {}

    /** Whether a move names its seat itself. */
    static boolean namesSeat(Move move) {
        return JsonShape.of(move.getClass()).names().contains("seat");
    }

    /** Writes the fields of a move into an open object. */
    static void writeFields(Move move, JsonGenerator json) throws IOException {
        json.writeStringField("type", typeName(move.getClass()));
        writeComponents((Record) move, json);
    }

    private static void writeComponents(Record value, JsonGenerator json) throws IOException {
        for (RecordComponent component : JsonShape.of(value.getClass()).components()) {
            Object part = call(component.getAccessor(), value);
            if (!(part instanceof Optional<?> optional && optional.isEmpty())) {
                json.writeFieldName(component.getName());
                write(part, json);
            }
        }
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Optional<?> optional) {
            write(optional.orElseThrow(), json);
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) {
                write(each, json);
            }
            json.writeEndArray();
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof Record part
                && JsonShape.of(part.getClass()).parser().isEmpty()) {
            json.writeStartObject();
            if (JsonShape.of(part.getClass()).isOneOfSeveral()) {
                json.writeStringField("type", typeName(part.getClass()));
            }
            writeComponents(part, json);
            json.writeEndObject();
        } else {
            json.writeString(value.toString());
        }
    }

    /** The name of a kind of move: {@code MoveRing} is {@code move-ring}. */
    static String typeName(Class<?> type) {
        return JsonShape.of(type).name();
    }

    /**
     * Reads a move from the fields of an object; fields named in {@code others} are somebody else's, unless the move
     * has a part of that name.
     *
     * @throws JsonFormatException when a field is missing, unknown or wrong
     */
    static <M extends Move> M read(Class<M> type, JsonValue object, Set<String> others) {
        return type.cast(readSealed(type, object, others));
    }

    private static Object readSealed(Class<?> type, JsonValue object, Set<String> others) {
        Map<String, JsonValue> fields = new LinkedHashMap<>(
                object.fields(JsonWords.kind(typeName(type))).byName());
        JsonValue name = fields.remove("type");
        List<Class<?>> kinds = JsonShape.of(type).kinds();
        if (name == null) {
            throw new JsonFormatException("no-type", Facts.of("types", names(kinds)), object.span());
        }
        String wanted = name.string(JsonWords.field("type"));
        Class<?> kind = kinds.stream()
                .filter(each -> typeName(each).equals(wanted))
                .findFirst()
                .orElseThrow(() ->
                        new JsonFormatException("unknown-type", Facts.of("value", wanted, "types", names(kinds)), name.span()));
        Set<String> own = JsonShape.of(kind).names();
        fields.keySet().removeIf(field -> others.contains(field) && !own.contains(field));
        return readRecord(kind, fields, object);
    }

    private static List<String> names(List<Class<?>> kinds) {
        return kinds.stream().map(MoveJson::typeName).toList();
    }

    private static Object readRecord(Class<?> type, Map<String, JsonValue> fields, JsonValue object) {
        List<RecordComponent> components = JsonShape.of(type).components();
        Object[] parts = new Object[components.size()];
        for (int i = 0; i < parts.length; i++) {
            RecordComponent component = components.get(i);
            String name = component.getName();
            JsonValue field = fields.remove(name);
            if (field == null && component.getType() != Optional.class) {
                throw Fields.missing(name, object.span());
            }
            parts[i] = field == null ? Optional.empty() : readValue(component.getGenericType(), field, name);
        }
        if (!fields.isEmpty()) {
            Map.Entry<String, JsonValue> unknown = fields.entrySet().iterator().next();
            throw Fields.unknown(
                    JsonWords.kind(typeName(type)),
                    unknown.getKey(),
                    unknown.getValue().span());
        }
        try {
            return JsonShape.of(type).constructor().orElseThrow().newInstance(parts);
        } catch (InvocationTargetException e) {
            Facts facts = Facts.of("kind", typeName(type), "reason", reason(e));
            throw new JsonFormatException("unmade", facts, object.span());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type, e);
        }
    }

    private static Object readValue(Type type, JsonValue value, String name) {
        String what = JsonWords.field(name);
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                return Optional.of(readValue(inner, value, name));
            }
            List<Object> list = new ArrayList<>();
            for (JsonValue each : value.elements(what)) {
                list.add(readValue(inner, each, name));
            }
            return list;
        }
        Class<?> kind = (Class<?>) type;
        if (kind == int.class || kind == Integer.class) {
            return value.number(what);
        }
        if (kind == boolean.class || kind == Boolean.class) {
            if (value.value() instanceof Boolean truth) {
                return truth;
            }
            throw value.not(what, JsonWords.TRUE_OR_FALSE);
        }
        if (kind == String.class) {
            return value.string(what);
        }
        Optional<Method> parser = JsonShape.of(kind).parser();
        if (parser.isPresent()) {
            return parse(parser.get(), value, what);
        }
        return kind.isSealed()
                ? readSealed(kind, value, Set.of())
                : readRecord(kind, new LinkedHashMap<>(value.fields(what).byName()), value);
    }

    private static Object parse(Method parser, JsonValue value, String what) {
        String text = value.string(what);
        try {
            return parser.invoke(null, text);
        } catch (InvocationTargetException e) {
            Facts facts = Facts.of("what", what, "value", text, "reason", reason(e));
            throw new JsonFormatException("value", facts, value.span());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot call " + parser, e);
        }
    }

    private static Object call(Method accessor, Object target) {
        try {
            return accessor.invoke(target);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + accessor, e);
        }
    }

    private static String reason(InvocationTargetException e) {
        return e.getCause() instanceof IllegalArgumentException cause
                ? Spelling.sentence(cause)
                : String.valueOf(e.getCause());
    }
}
