package org.ludex.examples.consumer;

import java.util.Objects;

/** What the build tells its test: see the surefire configuration in this module's pom. */
final class Setting {
    private Setting() {}

    static String of(String name) {
        return Objects.requireNonNull(System.getProperty(name), () -> "The build does not set " + name + ".");
    }
}
