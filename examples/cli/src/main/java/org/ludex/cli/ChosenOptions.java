package org.ludex.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.Facts;
import picocli.CommandLine.Option;

/** The options of a game as they are given to a command. */
final class ChosenOptions {

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the game; may be given several times.")
    private List<String> given = List.of();

    boolean isEmpty() {
        return given.isEmpty();
    }

    /** The values by the options' names. */
    Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        for (String option : given) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw new Refusal("option-form", Facts.of("value", option));
            }
            String name = option.substring(0, equals);
            if (values.put(name, option.substring(equals + 1)) != null) {
                throw new Refusal("option-twice", Facts.of("name", name));
            }
        }
        return values;
    }
}
