package org.ludex.notation.text;

import org.ludex.notation.spi.Span;

/**
 * A tag and where it stands.
 *
 * @param name the name
 * @param value the value, unescaped
 * @param span where
 */
public record RawTag(String name, String value, Span span) {}
