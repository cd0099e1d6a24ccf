package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Perft;

/** Known numbers of move sequences. */
class PerftTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 102", "2, 1150", "3, 11182", "4, 105020", "5, 900982", "6, 7399794"})
    @DisplayName("a single round from the start")
    void singleRound(int depth, long count) {
        assertThat(Perft.count(new Kamisado().start(), depth)).isEqualTo(count);
    }

    @Test
    @DisplayName("in a match each of the 54 wins of ply 3 and 4 deadlocks has two fills")
    void inAMatchTheFillsAreAdded() {
        KamisadoPosition match = new Kamisado().start(Level.STANDARD);

        assertThat(Perft.count(match, 3)).isEqualTo(11182);
        assertThat(Perft.count(match, 4)).isEqualTo(105020 + 58 * 2);
    }
}
