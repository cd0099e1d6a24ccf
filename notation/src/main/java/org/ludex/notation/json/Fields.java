package org.ludex.notation.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.notation.spi.Span;

/**
 * The fields of a JSON object.
 *
 * @param what what the object is, for messages
 * @param byName the fields in order
 * @param span the place of the object
 * @param latitude what is tolerated in it
 */
record Fields(Object what, Map<String, JsonValue> byName, Span span, Latitude latitude) {

    Optional<JsonValue> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** A field that must be there. */
    JsonValue require(String name) {
        return find(name).orElseThrow(() -> missing(name, span));
    }

    static JsonFormatException missing(String field, Span span) {
        return new JsonFormatException("missing", Facts.of("field", field), span);
    }

    static JsonFormatException unknown(Object what, String field, Span span) {
        return new JsonFormatException("unknown", Facts.of("what", what, "field", field), span);
    }

    /** The text of a field, empty if there is none. */
    String text(String name) {
        return find(name).map(field -> field.string(JsonWords.field(name))).orElse("");
    }

    /** The text of a field that must be there. */
    String word(String name) {
        return require(name).string(JsonWords.field(name));
    }

    /** The number of a field that must be there. */
    int number(String name) {
        return require(name).number(JsonWords.field(name));
    }

    /** The elements of a field, none if it is not there. */
    List<JsonValue> elements(String name) {
        return find(name).map(field -> field.elements(JsonWords.field(name))).orElse(List.of());
    }

    /** The place of a field, if there is one. */
    Optional<Span> place(String name) {
        return find(name).map(JsonValue::span);
    }

    /** Refuses fields that are not documented. */
    Fields only(Set<String> known) {
        byName.forEach((name, value) -> {
            if (!known.contains(name) && !latitude.skipsUnknownFields()) {
                throw unknown(what, name, value.span());
            }
        });
        return this;
    }
}
