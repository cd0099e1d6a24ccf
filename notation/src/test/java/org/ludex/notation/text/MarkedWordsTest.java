package org.ludex.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Games;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Slips;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.tree.Source;

@DisplayName("Words whose places are known")
class MarkedWordsTest {

    private static final int LONGEST = 60;

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "sixth"})
    @DisplayName("mean what they mean in the blanked text, whatever stands around them")
    void sameMoves(String game) {
        GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
        int marked = 0;
        for (int seed = 0; seed < 60; seed++) {
            Slips slips = new Slips(seed);
            String record = RecordWriter.write(
                    GameRecord.of(Playout.from(Games.find(game).orElseThrow().start(), seed, LONGEST)));
            for (int i = 0; i < 20; i++) {
                MoveText words = RecordScanner.scan(new Source("-", 1, 1, 0, slips.in(record)))
                        .words();
                marked += words.isMarked() ? 1 : 0;
                check(notation, words);
            }
        }
        assertThat(marked).isGreaterThan(1_000);
    }

    private static <M extends Move, P extends Position<M, P>> void check(GameNotation<M, P> notation, MoveText words) {
        MoveText blanked = new MoveText(words.text(), words.brackets());
        assertThat(notation.parse(words).toString())
                .as(words.source())
                .isEqualTo(notation.parse(blanked).toString());
        assertThat(notation.parse(words).stream().map(each -> each.span()).toList())
                .as(words.source())
                .isEqualTo(notation.parse(blanked).stream()
                        .map(each -> each.span())
                        .toList());
    }
}
