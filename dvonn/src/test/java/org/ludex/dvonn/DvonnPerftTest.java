package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Perft;

@DisplayName("Known counts of move sequences")
class DvonnPerftTest {

    private static final String A = "WBWBWBWBWBWBDWBWBWBWBWBWDBWBWBWBWBWBDWBWBWBWBWBWB";
    private static final String C = "BBDBBBBWWWWBWBWDWWWWBBWWBBBWBWBWBWBBBBWWWWBDBWWBW";

    @ParameterizedTest
    @CsvSource({"1, 45", "2, 2041", "3, 96174", "4, 4546292"})
    @DisplayName("full board A")
    void fullBoardA(int depth, long count) {
        assertThat(Perft.count(new Dvonn().position(A + " stacking white"), depth))
                .isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"1, 43", "2, 1765", "3, 78940", "4, 3502964"})
    @DisplayName("full board C")
    void fullBoardC(int depth, long count) {
        assertThat(Perft.count(new Dvonn().position(C + " stacking white"), depth))
                .isEqualTo(count);
    }

    @Test
    @DisplayName("the slow implementation counts the same")
    void slowCounts() {
        assertThat(new SlowDvonn(A).count(2)).isEqualTo(2041);
        assertThat(new SlowDvonn(C).count(2)).isEqualTo(1765);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 49", "2, 2352", "3, 110544", "4, 5085024"})
    @DisplayName("the empty board: 49, then one space less each time")
    void emptyBoard(int depth, long count) {
        assertThat(Perft.count(new Dvonn().start(), depth)).isEqualTo(count);
    }

    /** Counted by three programs: this library, {@link SlowDvonn} and one in another language. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "many passes  |  70 | 66 | .....BBBB6/.....BWWD./.....BBWB5B2./.....BWWDD/....B2BBBB stacking black | 43 167 6305 68991",
                "nearly ended | 380 | 76 | ........B/........BD/.........BD/........BB/..D...B4BB4 stacking black | 23 23 374 374 3805 3657",
                "many losses  | 100 | 64 | WDDWWW.BB/.WBWB7...BB/WWWWBDW2B3BBB/WW2WWW2..W5BB/........B stacking black | 35 1424 40295 1565747"
            })
    @DisplayName("positions out of played games")
    void playedGames(String name, int game, int plies, String text, String counts) {
        DvonnPosition position = new Dvonn().position(text);
        SlowDvonn slow = new SlowDvonn();
        PlayedGame.read("games.txt").get(game - 1).moves().subList(0, plies).forEach(slow::play);

        int depth = 0;
        for (String count : counts.split(" ", -1)) {
            depth++;
            assertThat(Perft.count(position, depth)).as(name).isEqualTo(Long.parseLong(count));
            if (count.length() <= 4) {
                assertThat(slow.count(depth)).as(name).isEqualTo(Long.parseLong(count));
            }
        }
    }
}
