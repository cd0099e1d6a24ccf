package org.ludex.examples.consumer;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A jar of ours, as the reactor built it.
 *
 * @param artifact the artifact's name
 * @param jar the jar in its module's {@code target}, with what is published beside it
 */
record Published(String artifact, Path jar) {
    private static final String VERSION = Setting.of("ludex.version");
    private static final Pattern OURS = Pattern.compile("(ludex-.+)-" + Pattern.quote(VERSION) + "\\.jar");

    private static final List<String> ABOVE_GAMES = List.of("ludex-notation", "ludex-notation-testkit", "ludex-replay");

    /** All jars of ours that this module depends on. */
    static List<Published> all() {
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(Setting.of("java.class.path"))
                .map(Path::of)
                .flatMap(jar ->
                        OURS.matcher(jar.toFile().getName()).results().map(match -> new Published(match.group(1), jar)))
                .toList();
    }

    Path sources() {
        return jar.resolveSibling(artifact + "-" + VERSION + "-sources.jar");
    }

    Path javadoc() {
        return jar.resolveSibling(artifact + "-" + VERSION + "-javadoc.jar");
    }

    Path pom() {
        return jar.resolveSibling("flattened-pom.xml");
    }

    boolean isGame() {
        return bringsGames() && !ABOVE_GAMES.contains(artifact);
    }

    boolean bringsGames() {
        return !List.of("ludex-core", "ludex-testkit").contains(artifact);
    }

    @Override
    public String toString() {
        return artifact;
    }
}
