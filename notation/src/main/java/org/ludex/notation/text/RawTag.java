package org.ludex.notation.text;

import org.ludex.notation.Tag;
import org.ludex.notation.spi.Span;

/**
 * A tag and its place.
 *
 * @param tag the tag, its value unescaped
 * @param span where
 */
public record RawTag(Tag tag, Span span) {

    /** The name. */
    public String name() {
        return tag.name();
    }

    /** The value. */
    public String value() {
        return tag.value();
    }
}
