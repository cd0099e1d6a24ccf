package org.ludex.notation.dog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.Notations;

@DisplayName("Random games of the DOG games")
class RandomGamesTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final int SEEDS = 2;
    private static final int PLIES = 300;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("mensch", Map.of()),
                Arguments.of("mensch", Map.of("players", "3")),
                Arguments.of("mensch", Map.of("seats", "BD")),
                Arguments.of("dog", Map.of()),
                Arguments.of("dog", Map.of("cards14", "on", "sevenOverflow", "any")),
                Arguments.of("dog", Map.of("players", "3")),
                Arguments.of("dog", Map.of("players", "2", "cards14", "on")),
                Arguments.of("dog", Map.of("seats", "CD")),
                Arguments.of("dog-royal", Map.of()),
                Arguments.of("dog-royal", Map.of("players", "3", "greenFour", "both")),
                Arguments.of("dog-royal", Map.of("players", "2", "kingCopy", "can")),
                Arguments.of("black-dog", Map.of()),
                Arguments.of("black-dog", Map.of("players", "3", "blackCards", "3/5/7")),
                Arguments.of("black-dog", Map.of("players", "2", "swapTurns", "always", "dogHits", "reached")),
                Arguments.of("dog-cards", Map.of()),
                Arguments.of("dog-cards", Map.of("players", "3")),
                Arguments.of("dog-cards", Map.of("seats", "AB")));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    @DisplayName("are valid and the same when they are written and read again")
    void roundTrip(String id, Map<String, String> options) throws Exception {
        Game<?, ?> game = Notations.find(id).orElseThrow().game();
        for (int seed = 1; seed <= SEEDS; seed++) {
            GameRecord<?, ?> record = record(game, options, seed);
            String text = RecordWriter.write(record);
            List<Report> reports = RecordReader.standard().strict().read(text);
            assertThat(reports).singleElement().satisfies(report -> {
                assertThat(report.diagnostics()).isEmpty();
                assertThat(report.unproven()).isZero();
                assertThat(report.record()).isEqualTo(record);
            });
            String json = MAPPER.writeValueAsString(record);
            assertThat(MAPPER.readValue(json, GameRecord.class)).isEqualTo(record);
            assertThat(RecordReader.standard().read(json)).singleElement().satisfies(report -> {
                assertThat(report.diagnostics()).isEmpty();
                assertThat(report.record()).isEqualTo(record);
            });
        }
    }

    private static <M extends Move, P extends Position<M, P>> GameRecord<M, P> record(
            Game<M, P> game, Map<String, String> options, int seed) {
        var start = game.start(Options.of(game, options));
        return GameRecord.of(Playout.from(start, seed, PLIES), List.of(new Tag("Seed", "" + seed)));
    }
}
