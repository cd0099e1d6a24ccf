package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Phrase;

/**
 * The details of refusals as JSON, so that a message can be rendered from them in any language. Numbers and strings
 * are written as they are; other values name their type: <code>{"kamisado:colour": "red"}</code>.
 */
final class FactsJson {

    private static final String MOVE = "move";
    private static final String FAULT = "fault";
    private static final String PHRASE = "phrase";

    private final ModuleSettings settings;

    FactsJson(ModuleSettings settings) {
        this.settings = settings;
    }

    Codec<Facts> codec() {
        return Codec.object(
                (facts, json) -> {
                    if (!facts.form().isEmpty()) {
                        json.writeStringField("form", facts.form());
                    }
                    Optional<String> home = facts.home().flatMap(Dictionary.ALL::name);
                    if (home.isPresent()) {
                        json.writeStringField("home", home.get());
                    }
                    json.writeObjectFieldStart("values");
                    for (Map.Entry<String, Object> fact : facts.values().entrySet()) {
                        json.writeFieldName(fact.getKey());
                        write(fact.getValue(), json);
                    }
                    json.writeEndObject();
                },
                json -> {
                    Fields fields = json.fields(JsonWords.FACTS).only(Set.of("form", "home", "values"));
                    Map<String, Object> values = new LinkedHashMap<>();
                    fields.require("values")
                            .fields(JsonWords.field("values"))
                            .byName()
                            .forEach((name, value) -> values.put(name, read(value)));
                    return new Facts(
                            fields.text("form"),
                            values,
                            fields.find("home").map(home -> type(home.string(JsonWords.field("home")), home)));
                });
    }

    Codec<Phrase> phrases() {
        return Codec.object(
                (phrase, json) -> {
                    json.writeStringField(
                            "home", Dictionary.ALL.name(phrase.home()).orElse(""));
                    json.writeStringField("key", phrase.key());
                    if (!phrase.facts().equals(Facts.none())) {
                        json.writeFieldName("facts");
                        codec().write(phrase.facts(), json);
                    }
                    json.writeStringField("text", phrase.text(settings.locale()));
                },
                json -> {
                    Fields fields = json.fields(JsonWords.kind(PHRASE)).only(Set.of("home", "key", "facts", "text"));
                    return new Phrase(
                            type(fields.word("home"), fields.require("home")),
                            fields.word("key"),
                            fields.find("facts").map(codec()::read).orElse(Facts.none()));
                });
    }

    private void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) {
                write(each, json);
            }
            json.writeEndArray();
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else {
            Optional<String> type = typeName(value);
            if (type.isPresent()) {
                json.writeStartObject();
                json.writeFieldName(type.get());
                codec(type.get(), value.getClass()).write(value, json);
                json.writeEndObject();
            } else {
                json.writeString(value.toString());
            }
        }
    }

    /** The name of a value's type; empty for strings, and for what is only its text. */
    private static Optional<String> typeName(Object value) {
        if (value instanceof Move) {
            return Optional.of(MOVE);
        }
        if (value instanceof Fault) {
            return Optional.of(FAULT);
        }
        return value instanceof Phrase
                ? Optional.of(PHRASE)
                : Dictionary.ALL.name(
                        value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass());
    }

    @SuppressWarnings("unchecked") // The codec is that of the value's type.
    private Codec<Object> codec(String name, Class<?> type) {
        Codec<?> codec = switch (name) {
            case MOVE -> new MoveCodec(settings, Move.class);
            case FAULT -> new VerdictJson(settings).faults();
            case PHRASE -> phrases();
            default -> new CoreJson(settings).values(type);
        };
        return (Codec<Object>) codec;
    }

    private Object read(JsonValue value) {
        if (value.value() instanceof List) {
            return value.elements("").stream().map(this::read).toList();
        }
        if (value.value() instanceof String || value.value() instanceof Integer || value.value() instanceof Boolean) {
            return value.value();
        }
        if (!(value.value() instanceof Map)) {
            // Nothing is written like this, so that it would not come back.
            throw new JsonFormatException("fact", Facts.none(), value.span());
        }
        Map<String, JsonValue> fields = value.fields("").byName();
        if (fields.size() != 1) {
            throw new JsonFormatException("fact", Facts.none(), value.span());
        }
        String name = fields.keySet().iterator().next();
        boolean isCore = Set.of(MOVE, FAULT, PHRASE).contains(name);
        return codec(name, isCore ? Object.class : type(name, value))
                .read(fields.values().iterator().next());
    }

    private static Class<?> type(String name, JsonValue value) {
        return Dictionary.ALL
                .type(name)
                .orElseThrow(() -> new JsonFormatException("no-such-type", Facts.of("value", name), value.span()));
    }
}
