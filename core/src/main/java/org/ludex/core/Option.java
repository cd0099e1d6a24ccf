package org.ludex.core;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Something that may be chosen before a game, such as the level of a Kamisado match.
 *
 * @param name the name, as written in records
 * @param description what it decides, in one sentence
 * @param defaultValue the value when nothing is said
 * @param values the values it may have; empty when any text may stand there and the game itself checks it
 * @param spelling the one spelling of a value that is not listed; it may refuse a text with an
 *     IllegalArgumentException, which leaves the text as it is for the game to judge
 */
public record Option(
        String name, String description, String defaultValue, List<String> values, UnaryOperator<String> spelling) {

    private static final UnaryOperator<String> AS_WRITTEN = UnaryOperator.identity();

    /** Checks that the default is one of the values. */
    public Option {
        values = List.copyOf(values);
        if (!values.isEmpty() && !values.contains(defaultValue)) {
            throw new IllegalArgumentException("default " + defaultValue + " of " + name + " is not among " + values);
        }
    }

    /** An option whose values have no other spellings than those listed. */
    public Option(String name, String description, String defaultValue, List<String> values) {
        this(name, description, defaultValue, values, AS_WRITTEN);
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
        return free(name, description, defaultValue, AS_WRITTEN);
    }

    /** An option that takes any text in one spelling; the game checks it. */
    public static Option free(String name, String description, String defaultValue, UnaryOperator<String> spelling) {
        return new Option(name, description, defaultValue, List.of(), spelling);
    }

    /** The value that a text means, or nothing where the option cannot have it. */
    Optional<String> read(String text) {
        if (!values.isEmpty()) {
            return values.stream().filter(text::equalsIgnoreCase).findFirst();
        }
        // Only what can be written and read back may stand there.
        boolean writable =
                text.equals(text.strip()) && text.chars().noneMatch(c -> c == ',' || Character.isISOControl(c));
        return writable ? Optional.of(spelt(text)) : Optional.empty();
    }

    private String spelt(String text) {
        try {
            return spelling.apply(text);
        } catch (IllegalArgumentException unknown) {
            return text;
        }
    }
}
