package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Games;
import org.ludex.core.Playout;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.Slips;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

@DisplayName("SGF as the server writes it")
class PlainSgfTest {

    private static final int LONGEST = 40;

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh"})
    @DisplayName("is scanned as the grammar has it, with slips and without")
    void sameTree(String game) {
        for (int seed = 0; seed < 60; seed++) {
            Slips slips = new Slips(seed);
            String written = written(game, seed);
            for (int i = 0; i < 20; i++) {
                String text = slips.in(written);
                Findings found = findings(text);
                Findings byGrammar = findings(text);
                SgfTree tree = new SgfScanner(found, 100).scan();
                assertThat(tree).as(text).isEqualTo(new SgfScanner(byGrammar, 100).scanByGrammar());
                assertThat(found.all()).as(text).isEqualTo(byGrammar.all());
                for (SgfProperty property : tree.properties()) {
                    String words = property.value().strip();
                    assertThat(SgfAction.deed(words)).as(words).isEqualTo(SgfAction.unknown(words));
                }
            }
        }
    }

    @Test
    @DisplayName("is cut into the same games as where every byte comes alone")
    void sameGames() {
        for (int seed = 0; seed < 100; seed++) {
            Slips slips = new Slips(seed);
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < 4; i++) {
                String written = written("dvonn", i);
                file.append(seed % 2 == 0 ? slips.in(written) : written);
            }
            byte[] bytes = slips.in(file.toString()).getBytes(StandardCharsets.UTF_8);
            assertThat(cut(new ByteArrayInputStream(bytes)))
                    .as(file.toString())
                    .isEqualTo(cut(new ByteArrayInputStream(bytes) {
                        @Override
                        public int read(byte[] into, int offset, int length) {
                            return super.read(into, offset, Math.min(length, 1));
                        }
                    }));
        }
    }

    private static List<String> cut(InputStream in) {
        List<String> games = new ArrayList<>();
        new SgfChunks(in, 1 << 12)
                .forEachRemaining(game -> games.add(game.index() + " " + game.firstLine() + " " + game.indent() + " "
                        + game.offset() + " " + game.isCut() + " " + new String(game.bytes(), StandardCharsets.UTF_8)));
        return games;
    }

    private static String written(String game, int seed) {
        return RecordWriter.write(
                        GameRecord.of(
                                Playout.from(Games.find(game).orElseThrow().start(), seed, LONGEST)),
                        "sgf")
                .text();
    }

    private static Findings findings(String text) {
        return new Findings(new Source("-", 1, 1, 0, text), Limits.standard(), false);
    }
}
