package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
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
                Optional<PlainPlaces> places = JsonRecords.places(text);
                plain += places.isPresent() ? 1 : 0;
                Source source = new Source("-", 1, 1, 0, text);
                assertThat(records.judge(source, places, findings(source)).toString())
                        .as(text)
                        .isEqualTo(records.whole(source, findings(source)).toString());
            }
        }
        assertThat(plain).isGreaterThan(100);
    }

    private static Findings findings(Source source) {
        return new Findings(source, Limits.standard(), false);
    }

    /** What is known of a move when its record is cut is only what was learnt from records before it. */
    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards"})
    @DisplayName("is judged as the parser has it where the moves were found when the record was cut")
    void sameReportsOfPieces(String game) {
        JsonRecords records = new JsonRecords(ReaderSettings.standard());
        int plain = 0;
        for (int seed = 0; seed < 40; seed++) {
            Slips slips = new Slips(seed);
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < 4; i++) {
                String record = record(game, 4 * (seed / 2) + i);
                String stirred = stirred(record, seed + i);
                file.append(i % 2 == 0 ? stirred : slips.in(stirred));
            }
            for (JsonChunk piece : pieces(file.toString(), new PlainLine(JsonFormat.MARK))) {
                String text = new String(piece.bytes(), StandardCharsets.UTF_8);
                Source source = new Source("-", piece.index(), piece.firstLine(), piece.indent(), text);
                plain += piece.moves().filter(PlainJsonTest::isKnown).isPresent() ? 1 : 0;
                assertThat(records.judge(source, piece.moves(), findings(source))
                                .toString())
                        .as(text)
                        .isEqualTo(records.whole(source, findings(source)).toString());
            }
        }
        assertThat(plain).isGreaterThan(50);
    }

    private static boolean isKnown(PlainPlaces places) {
        return Arrays.stream(places.met()).anyMatch(KnownMove.class::isInstance);
    }

    /** A record with an ending, a number or words that are wrong or strange, whose places have to be told. */
    private static String stirred(String record, int which) {
        List<String> stirred = List.of(
                record,
                record.replaceFirst("\"value\":\"", "\"value\":\"Zoë 😀 ↗"),
                record.replaceFirst("\"ply\":3,", "\"ply\":30,"),
                record.replaceFirst("\"ply\":4,", "\"ply\":4,\"comment\":\"so }],\\\\\\\" é😀\","),
                record.replaceFirst("\"text\":\"", "\"text\":\"↑"),
                record.replaceFirst("\"seat\":\"[a-zA-D]+\"", "\"seat\":\"nobody\""),
                record.replaceAll("\"seat\":\"(white|black)\",", ""),
                record.replaceFirst("\"result\"", "\"ending\":\"resign\",\"result\""),
                record.replaceFirst("],\"result\"", ",{\"ply\":1,\"type\":\"pass\",\"text\":\"pass\"}],\"result\""));
        return stirred.get(which % stirred.size());
    }

    @Test
    @DisplayName("is found with everything around it, wherever the bytes end")
    void anyEnd() {
        String record = record("dvonn", 3).strip();
        byte[] line = (record + "\n").getBytes(StandardCharsets.UTF_8);
        PlainScan scan = new PlainScan("\"format\"".getBytes(StandardCharsets.UTF_8));
        for (int end = 0; end < line.length; end++) {
            assertThat(scan.record(line, 0, end)).isEqualTo(end < line.length - 1 ? 0 : end);
            assertThat(scan.record(Arrays.copyOf(line, end), 0, end)).isEqualTo(end < line.length - 1 ? 0 : end);
        }
    }

    @Test
    @DisplayName("is cut into the same records as byte by byte")
    void sameRecords() {
        List<String> games = List.of("dvonn", "kamisado", "dog-royal", "dog");
        for (int seed = 0; seed < 200; seed++) {
            Slips slips = new Slips(seed);
            StringBuilder file = new StringBuilder();
            for (int i = 0; i < 6; i++) {
                String record = record(games.get(seed / 2 % games.size()), i)
                        .replaceFirst("\\[]", i % 2 == 0 ? "[]" : "[-1.5e3,true,false,null,{}]");
                file.append(seed % 2 == 0 ? slips.in(record) : record);
            }
            String text = slips.in(file.toString());
            assertThat(cut(text, new PlainLine(JsonFormat.MARK))).as(text).isEqualTo(cut(text, new PlainLine(NONE)));
        }
    }

    private static List<JsonChunk> pieces(String text, PlainLine lines) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        List<JsonChunk> pieces = new ArrayList<>();
        new JsonChunks(new ByteArrayInputStream(bytes), 1 << 20, JsonFormat.MARK, lines).forEachRemaining(pieces::add);
        return pieces;
    }

    private static List<String> cut(String text, PlainLine lines) {
        return pieces(text, lines).stream()
                .map(piece -> piece.index() + " " + piece.firstLine() + " " + piece.indent() + " " + piece.offset()
                        + " " + flaws(piece) + new String(piece.bytes(), StandardCharsets.UTF_8))
                .toList();
    }

    private static List<String> flaws(JsonChunk piece) {
        List<String> flaws = new ArrayList<>();
        piece.flaws((variant, span) -> flaws.add(variant), "");
        return flaws;
    }

    @Test
    @DisplayName("is not taken for plain where a ply is no number or comes twice")
    void notPlain() {
        assertThat(JsonRecords.places("{\"moves\":[{\"ply\":01,\"type\":\"pass\"}]}"))
                .isEmpty();
        assertThat(JsonRecords.places("{\"moves\":[{\"type\":\"pass\"}]}")).isEmpty();
        assertThat(JsonRecords.places("{\"moves\":[]}")).isEmpty();
        assertThat(JsonRecords.places("{\"moves\":[{\"ply\":1,\"type\":\"pass\"}]}"))
                .isPresent();
        String twice = record("dvonn", 1).strip().replaceFirst("\"ply\":2,", "\"ply\":2,\"ply\":2,");
        Source source = new Source("-", 1, 1, 0, twice);
        JsonRecords records = new JsonRecords(ReaderSettings.standard());
        assertThat(records.judge(source, JsonRecords.places(twice), findings(source))
                        .toString())
                .isEqualTo(records.whole(source, findings(source)).toString())
                .contains("twice");
    }
}
