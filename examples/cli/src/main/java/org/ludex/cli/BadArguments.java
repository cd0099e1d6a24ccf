package org.ludex.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Describes in the program's own words what is wrong with the arguments. */
final class BadArguments {

    private static final Set<Class<?>> NUMBERS = Set.of(int.class, Integer.class, long.class, Long.class);

    private BadArguments() {}

    /** What is wrong. */
    static Phrase of(ParameterException trouble) {
        if (trouble instanceof UnmatchedArgumentException unmatched) {
            return unknown(trouble, unmatched.getUnmatched().get(0));
        }
        if (trouble instanceof MissingParameterException missing) {
            // Where an option is not known, what seems to be missing may be its value.
            return trouble.getCommandLine().getUnmatchedArguments().stream()
                    .filter(BadArguments::isOption)
                    .findFirst()
                    .map(word -> unknown(trouble, word))
                    .orElseGet(() -> missing(missing));
        }
        if (trouble instanceof OverwrittenOptionException twice) {
            return words("twice", Facts.of("name", name(twice.getOverwritten())));
        }
        ArgSpec argument = trouble.getArgSpec();
        if (argument == null) {
            return trouble.getCommandLine().getSubcommands().isEmpty() ? other(trouble) : words("no-command");
        }
        return trouble.getValue() == null ? other(trouble) : value(argument, trouble.getValue());
    }

    private static Phrase unknown(ParameterException trouble, String word) {
        CommandSpec command = trouble.getCommandLine().getCommandSpec();
        if (isOption(word)) {
            return words("unknown-option", Facts.of("word", word, "command", command.qualifiedName()));
        }
        return command.subcommands().isEmpty()
                ? words("too-many", Facts.of("word", word))
                : words(
                        "unknown-command",
                        Facts.of(
                                "word",
                                word,
                                "known",
                                List.copyOf(command.subcommands().keySet())));
    }

    private static boolean isOption(String word) {
        return word.length() > 1 && word.startsWith("-");
    }

    private static Phrase missing(MissingParameterException trouble) {
        List<ArgSpec> missing = trouble.getMissing();
        if (missing.isEmpty()) {
            return other(trouble);
        }
        ArgSpec first = missing.get(0);
        return first.isOption()
                ? words("no-value", Facts.of("name", name(first), "label", first.paramLabel()))
                : words(
                        "missing",
                        Facts.of(
                                "names",
                                missing.stream().map(BadArguments::name).toList()));
    }

    private static Phrase value(ArgSpec argument, String value) {
        Facts facts = Facts.of("name", name(argument), "value", value);
        if (name(argument).equals(Language.OPTION)) {
            return words("choice", facts.and("known", Language.KNOWN));
        }
        Class<?> type = type(argument);
        if (type.isEnum()) {
            List<String> known = Arrays.stream(type.getEnumConstants())
                    .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                    .toList();
            return words("choice", facts.and("known", known));
        }
        if (NUMBERS.contains(type)) {
            return words(value.matches("[+-]?[0-9]+") ? "too-big" : "number", facts);
        }
        return words("value", facts);
    }

    private static Class<?> type(ArgSpec argument) {
        Class<?> type = argument.type();
        return type == Optional.class ? argument.auxiliaryTypes()[0] : type;
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static Phrase other(ParameterException trouble) {
        return words("other", Facts.of("trouble", String.valueOf(trouble.getMessage())));
    }

    private static Phrase words(String key) {
        return words(key, Facts.none());
    }

    private static Phrase words(String key, Facts facts) {
        return Words.of("arguments." + key, facts);
    }
}
