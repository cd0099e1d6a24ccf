package org.ludex.cli;

import org.ludex.core.Game;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A game and its options: what commands without a record need to know. */
final class GameChoice {

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            descriptionKey = "GAME",
            description = "The game's id; 'ludex games' lists them.")
    private String id = "";

    @Mixin
    private ChosenOptions options = new ChosenOptions();

    Game<?, ?> game() {
        return Sheets.find(id);
    }

    ChosenOptions options() {
        return options;
    }
}
