package org.ludex.notation.json;

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
 * @param span where the object stands
 */
record Fields(Object what, Map<String, Located> byName, Span span) {

    Optional<Located> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** A field that must be there. */
    Located require(String name) {
        return find(name).orElseThrow(() -> missing(name, span));
    }

    static JsonTrouble missing(String field, Span span) {
        return new JsonTrouble("missing", Facts.of("field", field), span);
    }

    static JsonTrouble unknown(Object what, String field, Span span) {
        return new JsonTrouble("unknown", Facts.of("what", what, "field", field), span);
    }

    /** The text of a field, empty where there is none. */
    String text(String name) {
        return find(name).map(field -> field.string(JsonWords.field(name))).orElse("");
    }

    /** Where a field stands, if there is one. */
    Optional<Span> place(String name) {
        return find(name).map(Located::span);
    }

    /** Refuses fields that are not documented. */
    Fields only(Set<String> known) {
        byName.forEach((name, value) -> {
            if (!known.contains(name)) {
                throw unknown(what, name, value.span());
            }
        });
        return this;
    }
}
