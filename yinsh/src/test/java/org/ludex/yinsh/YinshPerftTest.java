package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Options;
import org.ludex.core.Perft;

@DisplayName("Counts of move sequences, each placement, ring move, row, ring or pass being one ply")
class YinshPerftTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            the empty board       | standard | place white; rings - / -; markers - / - \
                                  | 85 7140 592620
            ten rings             | standard | move white; rings d4 e5 f6 g7 h8 / e4 e6 f5 f7 g6; markers - / - \
                                  | 43 2123 93767 4883962
            rows of both ahead    | standard | move white; rings f4 f7 g5 h5 / a2 d8 e1 e7 f3; \
            markers a3 b1 b3 b4 c4 d2 d3 e5 e8 f5 f8 f9 g2 g3 g4 g6 g7 h3 h6 \
            / a4 b2 c1 c2 c3 d1 d4 d5 d6 d7 e2 e3 e4 e6 i8 j7 \
                                  | 18 304 3123 52025
            a second row to take  | standard | row black then white; rings a3 c6 j5 / b4 c2 g8 h4; \
            markers a2 b1 b2 d1 d6 e1 e2 e4 e6 f2 f3 f4 f8 g2 g3 g4 h6 i4 i6 i8 j6 j7 k7 \
            / d2 d3 d4 d5 e3 e5 f5 f6 g5 g6 h5 i5 i9 j8 j9 k8 k9 k10 \
                                  | 2 8 198 4281 90211
            the third ring ahead  | standard | move white; rings e7 h5 h9 / a2 d7 f9 h7; \
            markers c1 c4 d5 d6 e5 f2 f3 f4 f7 g2 g5 g7 g8 h6 i5 i6 i7 j11 \
            / b2 b3 c3 c7 d1 d2 d3 d4 e1 e3 e4 e6 f5 f6 f8 g3 g4 g6 h3 \
                                  | 19 401 5931 120405
            blitz, rows ahead     | blitz    | move white; rings b2 f5 f8 g4 h6 / c3 d5 e1 e7 i8; \
            markers c2 c4 d2 e4 e5 e8 f2 f3 f4 f9 g2 g3 g7 / c1 d1 d3 d4 e2 e3 e6 f6 j7 \
                                  | 48 1888 80284 2847899
            """)
    void knownCounts(String name, String variant, String text, String counts) {
        Yinsh yinsh = new Yinsh();
        YinshPosition position = yinsh.position(text, Options.parse(yinsh, "variant=" + variant));
        List<String> counted = new ArrayList<>();
        for (int depth = 1; depth <= counts.split(" ", -1).length; depth++) {
            counted.add(Long.toString(Perft.count(position, depth)));
        }
        assertThat(String.join(" ", counted)).as(name).isEqualTo(counts);
    }
}
