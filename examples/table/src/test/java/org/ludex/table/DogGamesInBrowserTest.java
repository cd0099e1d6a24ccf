package org.ludex.table;

import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Those on a track have two players and the shortest track, because four on a long one need several times as many moves; with
 * {@code -Dludex.browser.long=true} they are played by four as well. The seeds are those of short games in which many kinds of moves
 * are made: DOG with swaps, burned cards, split sevens and jokers, DOG Cards with a purchase of four.
 */
@DisplayName("In a real browser, a whole game of the DOG family")
class DogGamesInBrowserTest extends InBrowser {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "mensch, 'players=2,geometry=32', 32, 171",
        "dog, 'players=2,geometry=32', 32, 48",
        "dog-royal, 'players=2,geometry=32 special 4/12/20/28', 32, 162",
        "dog-cards, '', 0, 139",
        "black-dog, 'players=2,geometry=32 disc 3-5/11-13/19-21/27-29 white 3/11/19/27 black 5/13/21/29', 32, 251",
    })
    @DisplayName("is played by clicks")
    void games(String game, String options, int track, long seed) throws IOException {
        play(game, options, track, seed);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"mensch, 64", "dog, 64", "dog-royal, 64", "black-dog, 64"})
    @EnabledIfSystemProperty(named = "ludex.browser.long", matches = "true", disabledReason = "takes many minutes")
    @DisplayName("is played by four, by clicks")
    void gamesOfFour(String game, int track) throws IOException {
        play(game, "", track, 7);
    }
}
