package org.ludex.core;

import java.util.List;

/**
 * Something that may be chosen before a game, such as the level of a Kamisado match.
 *
 * @param name the name, as written in records
 * @param description what it decides, in one sentence
 * @param defaultValue the value when nothing is said
 * @param values the values it may have; empty when any text may stand there and the game itself checks it
 */
public record Option(String name, String description, String defaultValue, List<String> values) {

    /** Checks that the default is one of the values. */
    public Option {
        values = List.copyOf(values);
        if (!values.isEmpty() && !values.contains(defaultValue)) {
            throw new IllegalArgumentException("default " + defaultValue + " of " + name + " is not among " + values);
        }
    }

    /** An option with a list of values, the first being the default. */
    public static Option of(String name, String description, String... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("the option " + name + " has no values");
        }
        return new Option(name, description, values[0], List.of(values));
    }

    /** An option that takes any text; the game checks it. */
    public static Option free(String name, String description, String defaultValue) {
        return new Option(name, description, defaultValue, List.of());
    }
}
