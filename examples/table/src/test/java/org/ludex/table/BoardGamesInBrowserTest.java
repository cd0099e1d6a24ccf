package org.ludex.table;

import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The seeds are those of short games in which many kinds of moves are made: DVONN with a pass, SiXTH with an army. */
@DisplayName("In a real browser, a whole game on a board")
class BoardGamesInBrowserTest extends InBrowser {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "kamisado, level=standard, 28",
        "dvonn, '', 56",
        "yinsh, '', 7",
        "sixth, specials=army, 204",
    })
    @DisplayName("is played by clicks")
    void games(String game, String options, long seed) throws IOException {
        play(game, options, 0, seed);
    }
}
