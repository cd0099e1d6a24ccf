package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.SeededRandom;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** What holds for the records of every game: whatever is written is read back as it was. */
@DisplayName("Records of every game")
class NotationContractTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    /** As many records of each game; for a long run give more. */
    private static final int SEEDS = Integer.getInteger("ludex.fuzz.records", 20);

    private static final int PLIES = 60;

    static Stream<String> games() {
        return Notations.ids().stream();
    }

    private static GameRecord<?, ?> record(String game, long seed) {
        GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
        return RandomRecords.of(notation, seed, PLIES);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are the same when they are written as text and read again")
    void text(String game) {
        for (int seed = 0; seed < SEEDS; seed++) {
            GameRecord<?, ?> record = record(game, seed);
            String written = RecordWriter.write(record);
            Report report = Sheet.record(written);
            String context = game + " " + seed + "\n" + written + Sheet.shown(report);
            assertThat(report.content()).as(context).isEqualTo(record);
            assertThat(report.isValid()).as(context).isTrue();
            assertThat(Sheet.codes(report)).as(context).isSubsetOf("note unproven");
            assertThat(RecordWriter.write(report.content())).as(context).isEqualTo(written);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("are the same when they are written as JSON and read again")
    void json(String game) throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            GameRecord<?, ?> record = record(game, seed);
            String written = MAPPER.writeValueAsString(record);
            Report report = Sheet.record(written);
            String context = game + " " + seed + "\n" + written + Sheet.shown(report);
            assertThat(report.content()).as(context).isEqualTo(record);
            assertThat(Sheet.codes(report)).as(context).isSubsetOf("note unproven");
            assertThat(MAPPER.readValue(written, GameRecord.class)).as(context).isEqualTo(record);
        }
    }

    @Test
    @DisplayName("stand side by side in a file, in every format")
    void files() throws Exception {
        List<GameRecord<?, ?>> records = new ArrayList<>();
        for (int seed = 1000; seed < 1004; seed++) {
            for (String game : Notations.ids()) {
                records.add(record(game, seed));
            }
        }
        assertThat(read(RecordWriter.write(records))).isEqualTo(records);
        assertThat(read(MAPPER.writeValueAsString(records))).isEqualTo(records);
        assertThat(read(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(records)))
                .isEqualTo(records);
        List<String> lines = new ArrayList<>();
        for (GameRecord<?, ?> record : records) {
            lines.add(MAPPER.writeValueAsString(record));
        }
        assertThat(read(String.join("\n", lines))).isEqualTo(records);
        assertThat(read(String.join("\r\n", lines) + "\r\n")).isEqualTo(records);
    }

    private static List<AnyRecord> read(String text) {
        return RecordReader.standard().read(text).stream().map(Report::content).collect(Collectors.toList());
    }

    /** A record whose moves are damaged anywhere is still kept whole: what cannot be read or played is its rest. */
    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("lose nothing when they are broken")
    void broken(String game) throws Exception {
        RecordReader reader =
                RecordReader.standard().withLimits(Limits.standard().withRepairs(0));
        int broken = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            String written = RecordWriter.write(record(game, seed));
            for (int damage = 0; damage < 3; damage++) {
                String text = damaged(written, 31 * seed + damage);
                List<Report> reports = reader.read(text);
                for (Report report : reports) {
                    broken += report.isValid() ? 0 : 1;
                    String again = RecordWriter.write(report.content());
                    String context = game + " " + seed + "/" + damage + "\n" + text + "\n-----\n" + again;
                    assertThat(read(again)).as(context).isEqualTo(List.of(report.content()));
                    String json = MAPPER.writeValueAsString(report.content());
                    assertThat(read(json)).as(context + "\n" + json).isEqualTo(List.of(report.content()));
                }
            }
        }
        assertThat(broken).isGreaterThan(SEEDS / 2);
    }

    /** A text with some characters struck out, doubled, moved or replaced behind its first line. */
    private static String damaged(String text, long seed) {
        SeededRandom random = new SeededRandom(seed);
        int head = text.indexOf('\n') + 1;
        StringBuilder damaged = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0 && damaged.length() > head + 1; i--) {
            int at = head + random.nextInt(damaged.length() - head);
            int length = Math.min(damaged.length() - at, 1 + random.nextInt(12));
            switch (random.nextInt(5)) {
                case 0 -> damaged.delete(at, at + length);
                case 1 -> damaged.insert(at, damaged.substring(at, at + length));
                case 2 -> damaged.insert(at, "{}[]()\"\\!?.*1x \n".charAt(random.nextInt(16)));
                case 3 -> damaged.setCharAt(at, (char) (damaged.charAt(at) + 1));
                default -> damaged.setLength(at);
            }
        }
        return damaged.toString();
    }
}
