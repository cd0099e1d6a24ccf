package org.ludex.notation.json;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.notation.spi.Span;

/**
 * The fields of a JSON object.
 *
 * @param what what the object is, for messages: {@code a record}
 * @param byName the fields in order
 * @param span where the object stands
 */
record Fields(String what, Map<String, Located> byName, Span span) {

    Optional<Located> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** A field that must be there. */
    Located require(String name) {
        return find(name).orElseThrow(() -> new JsonTrouble("the field \"" + name + "\" is missing", span));
    }

    /** The text of a field, empty where there is none. */
    String text(String name) {
        return find(name).map(field -> field.string("\"" + name + "\"")).orElse("");
    }

    /** Where a field stands, if there is one. */
    Optional<Span> place(String name) {
        return find(name).map(Located::span);
    }

    /** Refuses fields that are not documented. */
    Fields only(Set<String> known) {
        byName.forEach((name, value) -> {
            if (!known.contains(name)) {
                throw new JsonTrouble(what + " has no field \"" + name + "\"", value.span());
            }
        });
        return this;
    }
}
