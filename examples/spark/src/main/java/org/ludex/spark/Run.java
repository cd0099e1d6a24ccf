package org.ludex.spark;

import java.util.UUID;
import java.util.regex.Pattern;

/**
 * One run of the job. It writes only to folders that bear its name, which no other run has, so that runs cannot get into each
 * other's way. Mutable: it numbers its inputs.
 */
final class Run {

    private static final Pattern NAME = Pattern.compile("r([0-9]{1,18})-[0-9a-f]{12}");

    private final long number;
    private final String name;
    private int inputs;

    /** A run that wants to write the manifest with a number. */
    Run(long number) {
        this.number = number;
        // Begins with a letter, so that nobody takes the name of a partition for a number.
        this.name = "r" + number + "-" + UUID.randomUUID().toString().substring(24);
    }

    /** The number of its manifest. */
    long number() {
        return number;
    }

    /** Its name. */
    String name() {
        return name;
    }

    /** The id of its next input. */
    String nextInput() {
        inputs++;
        return name + "-" + inputs;
    }

    /** The name of the run that an input is of. */
    static String of(String input) {
        return input.substring(0, input.lastIndexOf('-'));
    }

    /** Whether a name is that of a run that wanted to write the manifest with a number or an earlier one. */
    static boolean isUntil(long last, String name) {
        var found = NAME.matcher(name);
        return found.matches() && Long.parseLong(found.group(1)) <= last;
    }
}
