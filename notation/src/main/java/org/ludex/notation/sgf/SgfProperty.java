package org.ludex.notation.sgf;

import java.util.regex.Pattern;
import org.ludex.notation.spi.Span;

/**
 * A property of a node with one value.
 *
 * @param name the name in upper case, such as {@code GM}
 * @param value the value without its brackets and backslashes
 * @param node the number of its node, from 0
 * @param span its place, name and value
 */
record SgfProperty(String name, String value, int node, Span span) {

    /** The beginning of a property that stands in the value of another one only if the bracket between them is lost. */
    private static final Pattern ANOTHER = Pattern.compile("(?:P[01]|GM|SU|VV|DT|RE)\\s*+\\[");

    /** Whether it is about a player or says what a player did. */
    boolean isPlayers() {
        return name.equals("P0") || name.equals("P1");
    }

    /** Whether it has the same value as another one, in any case. */
    boolean isLike(SgfProperty other) {
        return value.strip().equalsIgnoreCase(other.value().strip());
    }

    /** Where its value begins in the text, its bracket included. */
    int valueIn(String text) {
        return text.indexOf('[', span.start());
    }

    /** Whether another property begins in its value, which should have been closed before it. */
    boolean swallowsAnother(String text) {
        return value.indexOf('[') >= 0
                && ANOTHER.matcher(text).region(valueIn(text) + 1, span.end()).find();
    }
}
