package org.ludex.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.ludex.core.Facts;

/**
 * The arguments of a command.
 *
 * @param options the values of the options, by name
 * @param paths the other arguments
 */
record Arguments(Map<String, String> options, List<String> paths) {

    private static final long MEGABYTE = 1 << 20;
    private static final int LARGEST = 4096;
    private static final Set<String> LANGUAGES = Set.of("en", "fa");
    private static final Set<String> LOG_LEVELS = Set.of("off", "error", "warn", "info", "debug");

    /** Keeps copies. */
    Arguments {
        options = Map.copyOf(options);
        paths = List.copyOf(paths);
    }

    /** Reads arguments, of which all options have a value. */
    static Arguments of(List<String> words, Set<String> known) {
        Map<String, String> options = new HashMap<>();
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!word.startsWith("--")) {
                paths.add(word);
            } else if (!known.contains(word)) {
                throw new Refusal("unknown", Facts.of("name", word));
            } else if (++i == words.size()) {
                throw new Refusal("missing", Facts.of("name", word));
            } else {
                options.put(word, words.get(i));
            }
        }
        Arguments read = new Arguments(options, paths);
        read.oneOf("--lang", "en", LANGUAGES);
        read.oneOf("--log", "off", LOG_LEVELS);
        return read;
    }

    private String oneOf(String name, String otherwise, Set<String> values) {
        String value = options.getOrDefault(name, otherwise);
        if (!values.contains(value)) {
            throw new Refusal(
                    "bad-value",
                    Facts.of("name", name, "value", value)
                            .and("values", values.stream().sorted().toList()));
        }
        return value;
    }

    /** The value of an option that must be there. */
    String require(String name) {
        String value = options.get(name);
        if (value == null) {
            throw new Refusal("missing", Facts.of("name", name));
        }
        return value;
    }

    /** The paths, of which one must be there. */
    List<String> requirePaths() {
        if (paths.isEmpty()) {
            throw new Refusal("missing", Facts.of("name", "PATH"));
        }
        return paths;
    }

    /** A number of bytes, which is given in MiB. */
    long bytes(String name, long otherwise) {
        String value = options.get(name);
        if (value == null) {
            return otherwise;
        }
        if (!value.matches("[1-9][0-9]{0,3}") || Integer.parseInt(value) > LARGEST) {
            throw new Refusal("bad-number", Facts.of("value", value));
        }
        return Integer.parseInt(value) * MEGABYTE;
    }

    /** The language of messages. */
    Locale locale() {
        return Locale.forLanguageTag(oneOf("--lang", "en", LANGUAGES));
    }

    /** How much Spark logs. */
    String logLevel() {
        return oneOf("--log", "error", LOG_LEVELS).toUpperCase(Locale.ROOT);
    }
}
