package org.ludex.core;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Something that can be chosen before a game, such as the level of a Kamisado match. The message {@code option.<name>}
 * in the bundle of the game describes it.
 *
 * <p>Immutable and thread-safe; options are equal if their names, defaults and values are.
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
     * @param home a class in the package of the bundle that describes the option
     * @param name the name, as written in records
     * @param values the possible values, the default first
     */
    public static Option of(Class<?> home, String name, List<String> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("the option " + name + " has no values");
        }
        return new Option(home, name, values.get(0), values, UnaryOperator.identity());
    }

    /**
     * An option whose values are the constants of an enum, the default first. They are written in lower case, with hyphens
     * between words: {@code MAY_BURN} is {@code may-burn}.
     *
     * @param type the enum; the bundle in its package describes the option
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
     * An option that takes any text, which the game checks itself.
     *
     * @param home a class in the package of the bundle that describes the option
     * @param name the name, as written in records
     * @param defaultValue the value if none is given
     * @param spelling turns a value into its canonical spelling; if it throws an {@link IllegalArgumentException}, the
     *     text stays as it is and the game judges it
     */
    public static Option free(Class<?> home, String name, String defaultValue, UnaryOperator<String> spelling) {
        return new Option(home, name, defaultValue, List.of(), spelling);
    }

    /** A copy of this option with another default, which must be one of its values if they are listed. */
    public Option withDefault(String value) {
        if (!values.isEmpty() && !values.contains(value)) {
            throw new IllegalArgumentException(
                    "the default " + value + " of the option " + name + " is not one of " + values);
        }
        return new Option(home, name, value, values, spelling);
    }

    /** The name, as written in records. */
    public String name() {
        return name;
    }

    /** The value if none is given. */
    public String defaultValue() {
        return defaultValue;
    }

    /** The possible values; empty if the option takes any text, which the game checks itself. */
    public List<String> values() {
        return values;
    }

    /** Describes the option in one sentence, in the requested language or in English. */
    public String description(Locale locale) {
        return Messages.words(home, "option." + name, locale).orElse(name);
    }

    /** Describes the option in one English sentence. */
    public String description() {
        return description(Locale.ENGLISH);
    }

    /** The value that a text stands for; empty if the option cannot have it. */
    Optional<String> read(String text) {
        if (!values.isEmpty()) {
            String word = Spellings.word(text);
            return values.stream()
                    .filter(value -> Spellings.word(value).equals(word))
                    .findFirst();
        }
        // Allow only what can be written and read back.
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

    /** The name and the default, as in records. */
    @Override
    public String toString() {
        return name + "=" + defaultValue;
    }
}
