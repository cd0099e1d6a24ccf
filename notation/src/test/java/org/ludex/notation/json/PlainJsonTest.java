package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Games;
import org.ludex.core.Playout;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Slips;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Head;
import org.ludex.notation.tree.Source;

@DisplayName("JSON as it is written")
class PlainJsonTest {

    private static final int LONGEST = 40;

    /** No record has it, so that nothing is found at first sight. */
    private static final Mark NONE = new Mark(Head.JSON, "\"none\"", "\"none\"", 1, Set.of(), Set.of(), Set.of());

    private static String record(String game, int seed) {
        return RecordWriter.write(
                        GameRecord.of(
                                Playout.from(Games.find(game).orElseThrow().start(), seed, LONGEST)),
                        "json")
                .text();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-cards"})
    @DisplayName("is judged as the parser has it, with slips and without")
    void sameReports(String game) {
        ReaderSettings settings = ReaderSettings.standard();
        JsonRecords records = new JsonRecords(settings);
        int plain = 0;
        for (int seed = 0; seed < 30; seed++) {
            Slips slips = new Slips(seed);
            String written = record(game, seed).strip();
            for (int i = 0; i < 12; i++) {
                String text = slips.in(written);
                plain += PlainMoves.in(text).isPresent() ? 1 : 0;
                Source source = new Source("-", 1, 1, 0, text);
                assertThat(records.judge(source, findings(source)).toString())
                        .as(text)
                        .isEqualTo(records.whole(source, findings(source)).toString());
            }
        }
        assertThat(plain).isGreaterThan(100);
    }

    private static Findings findings(Source source) {
        return new Findings(source, Limits.standard(), false);
    }

    @Test
    @DisplayName("is cut into the same records as byte by byte")
    void sameRecords() {
        for (int seed = 0; seed < 100; seed++) {
            Slips slips = new Slips(seed);
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < 6; i++) {
                String record = record("dvonn", i);
                file.append(seed % 2 == 0 ? slips.in(record) : record);
            }
            String text = slips.in(file.toString());
            assertThat(cut(text, new PlainLine(JsonFormat.MARK))).as(text).isEqualTo(cut(text, new PlainLine(NONE)));
        }
    }

    private static List<String> cut(String text, PlainLine lines) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        List<String> pieces = new ArrayList<>();
        new JsonChunks(new ByteArrayInputStream(bytes), 1 << 20, JsonFormat.MARK, lines)
                .forEachRemaining(piece ->
                        pieces.add(piece.index() + " " + piece.firstLine() + " " + piece.indent() + " " + piece.offset()
                                + " " + flaws(piece) + new String(piece.bytes(), StandardCharsets.UTF_8)));
        return pieces;
    }

    private static List<String> flaws(JsonChunk piece) {
        List<String> flaws = new ArrayList<>();
        piece.flaws((variant, span) -> flaws.add(variant), "");
        return flaws;
    }

    @Test
    @DisplayName("is not taken for plain where a ply is no number or comes twice")
    void notPlain() {
        assertThat(PlainMoves.in("{\"moves\":[{\"ply\":01,\"type\":\"pass\"}]}"))
                .isEmpty();
        assertThat(PlainMoves.in("{\"moves\":[{\"type\":\"pass\"}]}")).isEmpty();
        assertThat(PlainMoves.in("{\"moves\":[]}")).isEqualTo(Optional.empty());
        String twice = record("dvonn", 1).strip().replaceFirst("\"ply\":2,", "\"ply\":2,\"ply\":2,");
        Source source = new Source("-", 1, 1, 0, twice);
        JsonRecords records = new JsonRecords(ReaderSettings.standard());
        assertThat(records.judge(source, findings(source)).toString())
                .isEqualTo(records.whole(source, findings(source)).toString())
                .contains("twice");
    }
}
