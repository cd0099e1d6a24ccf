package org.ludex.core;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Something that may be chosen before a game, such as the level of a Kamisado match. What it decides is said by the
 * message {@code option.<name>} of the bundle beside the game.
 *
 * <p>Immutable and thread-safe; equal when name, default and values are.
 */
public final class Option {

    private final Class<?> home;
    private final String name;
    private final String defaultValue;
    private final List<String> values;
    private final UnaryOperator<String> spelling;

    private Option(
            Class<?> home, String name, String defaultValue, List<String> values, UnaryOperator<String> spelling) {
        this.home = home;
        this.name = name;
        this.defaultValue = defaultValue;
        this.values = List.copyOf(values);
        this.spelling = spelling;
    }

    /**
     * An option with a list of values.
     *
     * @param home a class beside the bundle that describes the option
     * @param name the name, as written in records
     * @param values the values it may have, the first being the default
     */
    public static Option of(Class<?> home, String name, List<String> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("the option " + name + " has no values");
        }
        return new Option(home, name, values.get(0), values, UnaryOperator.identity());
    }

    /**
     * An option whose values are the constants of an enum, the first being the default. They are written in lower case,
     * with hyphens between words: {@code MAY_BURN} is {@code may-burn}.
     *
     * @param type the enum; the bundle beside it describes the option
     * @param name the name, as written in records
     */
    public static <E extends Enum<E>> Option of(Class<E> type, String name) {
        return of(type, type, name);
    }

    /**
     * An option whose values are the constants of an enum, the first being the default, and which another bundle than
     * the one beside the enum describes.
     *
     * @param home a class beside the bundle that describes the option
     * @param type the enum
     * @param name the name, as written in records
     */
    public static <E extends Enum<E>> Option of(Class<?> home, Class<E> type, String name) {
        return of(
                home,
                name,
                Arrays.stream(type.getEnumConstants()).map(Spellings::word).toList());
    }

    /**
     * An option that takes any text; the game checks it.
     *
     * @param home a class beside the bundle that describes the option
     * @param name the name, as written in records
     * @param defaultValue the value when nothing is said
     * @param spelling the one spelling of a value; it may refuse a text with an IllegalArgumentException, which leaves
     *     the text as it is for the game to judge
     */
    public static Option free(Class<?> home, String name, String defaultValue, UnaryOperator<String> spelling) {
        return new Option(home, name, defaultValue, List.of(), spelling);
    }

    /** The same option with another default, which must be one of its values if those are listed. */
    public Option withDefault(String value) {
        if (!values.isEmpty() && !values.contains(value)) {
            throw new IllegalArgumentException("default " + value + " of " + name + " is not among " + values);
        }
        return new Option(home, name, value, values, spelling);
    }

    /** The name, as written in records. */
    public String name() {
        return name;
    }

    /** The value when nothing is said. */
    public String defaultValue() {
        return defaultValue;
    }

    /** The values it may have; empty where the game takes any text and checks it itself. */
    public List<String> values() {
        return values;
    }

    /** What the option decides, in one sentence, in the language asked for or in English. */
    public String description(Locale locale) {
        return Messages.words(home, "option." + name, locale).orElse(name);
    }

    /** What the option decides, in one English sentence. */
    public String description() {
        return description(Locale.ENGLISH);
    }

    /** The value that a text means, or nothing where the option cannot have it. */
    Optional<String> read(String text) {
        if (!values.isEmpty()) {
            String word = Spellings.word(text);
            return values.stream()
                    .filter(value -> Spellings.word(value).equals(word))
                    .findFirst();
        }
        // Only what can be written and read back is allowed.
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

    @Override
    public boolean equals(Object other) {
        return other instanceof Option option
                && name.equals(option.name)
                && defaultValue.equals(option.defaultValue)
                && values.equals(option.values);
    }

    @Override
    public int hashCode() {
        return name.hashCode() * 31 + defaultValue.hashCode();
    }

    /** The name with the default, as records write it. */
    @Override
    public String toString() {
        return name + "=" + defaultValue;
    }
}
