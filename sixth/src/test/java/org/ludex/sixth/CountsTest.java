package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Perft;

/** Known counts of move sequences. */
class CountsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=5 | 25 600 13960 318480 7214544",
                "size=4 | 16 240 3456 49152 710560 10688688",
                "specials=lady | 41 1368 38520",
                "specials=hunchback | 50 2400 83120",
                "specials=giant | 50 2400 83920",
                "specials=army | 75 5400 291240"
            })
    void fromTheStart(String options, String counts) {
        SixthPosition start = Boards.start(options);
        String[] expected = counts.split(" ", -1);
        for (int depth = 1; depth <= expected.length; depth++) {
            assertThat(Perft.count(start, depth))
                    .as("%s, depth %d", options, depth)
                    .isEqualTo(Long.parseLong(expected[depth - 1]));
        }
    }
}
