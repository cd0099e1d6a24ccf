package org.ludex.dog.mensch;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

@DisplayName("The contract of all games, Mensch")
class MenschContractTest extends GameContract<MenschMove, MenschPosition> {

    @Override
    protected Game<MenschMove, MenschPosition> game() {
        return new Mensch();
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "players=3", "seats=BD, unusableSix=pass");
    }

    @Override
    protected int games() {
        return 2;
    }

    @Override
    protected int cap() {
        return 5000;
    }

    @Override
    protected boolean hidesInformation() {
        return false;
    }

    /** Seats. */
    @Override
    protected Pattern latinWords() {
        return Pattern.compile("BD");
    }
}
