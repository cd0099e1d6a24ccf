package org.ludex.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ludex.core.Game;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game and its options: what commands without a record need to know. */
final class GameChoice {

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; 'ludex games' lists them.")
    private String id = "";

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the game; may be given several times.")
    private Map<String, String> options = new LinkedHashMap<>();

    Game<?> game() {
        return Sheets.find(id);
    }

    Map<String, String> options() {
        return options;
    }
}
