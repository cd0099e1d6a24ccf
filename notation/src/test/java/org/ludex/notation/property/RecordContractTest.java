package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.Sheet;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Long decorated records at every size of table, and files of them read by one thread and by several. */
@DisplayName("Decorated records")
class RecordContractTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final int SEEDS = 2;
    private static final int PLIES = 150;

    static Stream<Arguments> tables() {
        return Notations.ids().stream().flatMap(id -> {
            Game<?, ?> game = Notations.find(id).orElseThrow().game();
            boolean sized =
                    game.options().stream().anyMatch(option -> option.name().equals("players"));
            return (sized ? Stream.of("2", "3", "4") : Stream.of("")).map(players -> Arguments.of(id, players));
        });
    }

    private static GameRecord<?, ?> record(String id, String players, long seed) {
        GameNotation<?, ?> notation = Notations.find(id).orElseThrow();
        Options options = Options.of(notation.game(), players.isEmpty() ? Map.of() : Map.of("players", players));
        return RandomRecords.of(notation, options, seed, PLIES);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("tables")
    @DisplayName("are valid and the same after text and after JSON")
    void roundTrips(String id, String players) throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            GameRecord<?, ?> record = record(id, players, 77 + seed);
            for (String written : List.of(RecordWriter.write(record), MAPPER.writeValueAsString(record))) {
                Report report = Sheet.record(written);
                assertThat(report.isValid()).as(written).isTrue();
                assertThat(report.content()).as(written).isEqualTo(record);
            }
        }
    }

    @Test
    @DisplayName("get the same reports in the same order from one thread and from several")
    void parallel() {
        List<GameRecord<?, ?>> records = new ArrayList<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            for (String id : Notations.ids()) {
                records.add(record(id, "", 500 + seed));
            }
        }
        // A broken record among them has more to report than the others, and takes longer.
        String slip = "[Game \"kamisado\"]\n\n1. nothing 2. of this is a move\n\n";
        String text = slip + RecordWriter.write(records) + "\n" + slip + RecordWriter.write(records);
        List<Report> reports = RecordReader.standard().read(text);
        assertThat(reports).hasSize(2 * records.size() + 2);
        assertThat(reports.stream().filter(Report::isValid)).hasSize(2 * records.size());
        assertThat(RecordReader.standard().inParallel().read(text)).isEqualTo(reports);
    }
}
