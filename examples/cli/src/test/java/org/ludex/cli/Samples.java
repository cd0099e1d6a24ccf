package org.ludex.cli;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.notation.spi.Notations;

/** Records that several tests read. */
final class Samples {

    /** A DVONN record that is good in every respect. */
    static final String GOOD = """
            [Game "dvonn"]
            [Result "*"]

            1. a1 b2 *
            """;

    /** A DVONN record that puts a third piece where the first one lies. */
    static final String BAD = """
            [Game "dvonn"]

            1. a1 b2 2. a1 *
            """;

    private Samples() {}

    /** A file of the checkout's sample score sheets. */
    static String sheet(String name) {
        return Path.of("../records", name).toString();
    }

    /** The ids of the games that records can be written of. */
    static Stream<String> games() {
        return Games.all().stream()
                .map(Game::id)
                .filter(id -> Notations.find(id).isPresent());
    }
}
