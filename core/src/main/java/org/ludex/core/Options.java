package org.ludex.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The options of one game: a value for each option that the game has.
 *
 * <pre>{@code
 * Options options = Options.parse(game, "level=standard");
 * options.value("level");   // "standard"
 * }</pre>
 *
 * <p>Immutable and thread-safe; equal if all values are.
 */
public final class Options {

    private final Map<String, String> values;
    private final Map<String, String> chosen;
    private final String text;

    private Options(Map<String, String> values, Map<String, String> chosen) {
        this.values = Collections.unmodifiableMap(values);
        this.chosen = Collections.unmodifiableMap(chosen);
        this.text = chosen.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /**
     * The options of a game, with defaults for those not given. The case of names and listed values is ignored, and
     * underscores count as hyphens; other values get the canonical spelling of their option.
     *
     * @throws InvalidOptionsException if a name or a value is unknown; lists every such fault
     */
    public static Options of(Game<?, ?> game, Map<String, String> given) {
        List<Fault> faults = new ArrayList<>();
        Map<String, String> values = new LinkedHashMap<>();
        Map<String, String> chosen = new LinkedHashMap<>();
        Set<String> named = new HashSet<>();
        for (Option option : game.options()) {
            values.put(option.name(), option.defaultValue());
        }
        given.forEach((name, value) -> {
            Optional<Option> known = game.options().stream()
                    .filter(option -> option.name().equalsIgnoreCase(name))
                    .findFirst();
            if (known.isEmpty()) {
                faults.add(unknown(game, name));
                return;
            }
            Option option = known.get();
            if (!named.add(option.name())) {
                faults.add(twice(option.name()));
                return;
            }
            option.read(value)
                    .ifPresentOrElse(
                            spelling -> values.put(option.name(), spelling), () -> faults.add(bad(option, value)));
        });
        if (!faults.isEmpty()) {
            throw new InvalidOptionsException(faults);
        }
        for (Option option : game.options()) {
            String value = value(values, option.name());
            if (!value.equals(option.defaultValue())) {
                chosen.put(option.name(), value);
            }
        }
        return new Options(values, chosen);
    }

    private static Fault unknown(Game<?, ?> game, String name) {
        List<String> names = game.options().stream().map(Option::name).toList();
        Facts facts = Facts.of("game", game.id(), "option", name, "known", names);
        return new Fault(CoreRule.UNKNOWN_OPTION, names.isEmpty() ? facts.as("none") : facts);
    }

    private static Fault twice(String name) {
        return new Fault(CoreRule.OPTIONS, Facts.of("option", name).as("twice"));
    }

    private static Fault bad(Option option, String value) {
        Facts facts = Facts.of("option", option.name(), "value", value, "values", option.values());
        return new Fault(CoreRule.OPTION_VALUE, option.values().isEmpty() ? facts.as("free") : facts);
    }

    /**
     * Reads options as written in records: {@code level=standard, variant=blitz}.
     *
     * @throws InvalidOptionsException if the text cannot be read, or a name or a value is unknown
     */
    public static Options parse(Game<?, ?> game, String text) {
        Map<String, String> given = new LinkedHashMap<>();
        for (String part : text.split(",", -1)) {
            if (part.isBlank()) {
                continue;
            }
            int equals = part.indexOf('=');
            if (equals < 1) {
                throw new InvalidOptionsException(
                        CoreRule.OPTIONS, Facts.of("text", part.strip()).as("unreadable"));
            }
            String name = part.substring(0, equals).strip();
            if (given.put(name, part.substring(equals + 1).strip()) != null) {
                throw new InvalidOptionsException(List.of(twice(name)));
            }
        }
        return of(game, given);
    }

    /**
     * The value of an option.
     *
     * @throws IllegalArgumentException if the game has no such option
     */
    public String value(String name) {
        return value(values, name);
    }

    private static String value(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "the options " + values.keySet() + " have no \"" + name + "\"; they may be those of another game");
        }
        return value;
    }

    /**
     * The value of an option whose values are the constants of an enum.
     *
     * @throws IllegalArgumentException if the game has no such option
     */
    public <E extends Enum<E>> E value(String name, Class<E> type) {
        return Spellings.read(type, name, value(name));
    }

    /** The value of an option whose values are integers. */
    public int number(String name) {
        return Integer.parseInt(value(name));
    }

    /** All values by name, in the order of the game's options. */
    public Map<String, String> values() {
        return values;
    }

    /** The values that differ from the defaults, by name. */
    public Map<String, String> chosen() {
        return chosen;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options options && values.equals(options.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** The values that differ from the defaults, as in records. */
    @Override
    public String toString() {
        return text;
    }
}
