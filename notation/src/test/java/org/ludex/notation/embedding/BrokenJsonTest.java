package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Playout;
import org.ludex.dog.classic.Dog;
import org.ludex.kamisado.Kamisado;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.json.LudexModule;

/** A batch of records in JSON, one of which is damaged: its report is one, and the numbers of the others stay. */
@DisplayName("One broken record of JSON")
class BrokenJsonTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    private static String json(GameRecord<?, ?> record) {
        return MAPPER.valueToTree(record).toString();
    }

    @Test
    @DisplayName("is one report, wherever the opening of a move is missing, and the next has the next number")
    void onePly() {
        for (GameRecord<?, ?> record : List.of(
                GameRecord.of(Playout.from(Kamisado.GAME.start(), 3, 9)),
                GameRecord.of(Playout.from(Dog.GAME.start(), 3, 9)))) {
            String good = json(record);
            List<String> layouts = List.of("[%s,%s]", "[%s,\n%s]\n", "%s\n%s\n");
            for (int at = good.indexOf("{\"ply\""); at >= 0; at = good.indexOf("{\"ply\"", at + 1)) {
                String broken = good.substring(0, at) + good.substring(at + "{\"ply\"".length());
                for (String layout : layouts) {
                    List<Report> reports = RecordReader.standard().read(String.format(layout, broken, good));
                    assertThat(reports).as(broken).extracting(Report::isValid).containsExactly(false, true);
                    assertThat(reports.get(1).index()).isEqualTo(2);
                    assertThat(reports.get(1).content()).isEqualTo(record);
                }
            }
        }
    }

    @Test
    @DisplayName("among many costs one report, and no number is off")
    void batch() {
        List<String> records = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            records.add(json(GameRecord.of(Playout.from(Dog.GAME.start(), i, 6))));
        }
        records.set(100, records.get(100).replaceFirst("\\{\"ply\":2", ":2"));
        List<Report> reports = RecordReader.standard().read(String.join("\n", records));
        assertThat(reports).hasSize(200);
        assertThat(reports).extracting(Report::index).containsExactlyElementsOf(numbers(200));
        assertThat(reports)
                .filteredOn(report -> !report.isValid())
                .extracting(Report::index)
                .containsExactly(101);
    }

    @Test
    @DisplayName("with a line break behind a backslash leaves the lines of the next as they are")
    void escapedLineBreak() {
        String good = json(GameRecord.of(Playout.from(Kamisado.GAME.start(), 3, 9)));
        String broken = good.replaceFirst("brown", "\\\\\nbrown");
        String unknown = good.replace("\"kamisado\"", "\"halma\"");
        List<Report> reports = RecordReader.standard().read(String.join("\n", good, broken, unknown, good) + "\n");
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, false, true);
        assertThat(reports.get(2).diagnostics().get(0).place().line()).isEqualTo(4);
    }

    private static List<Integer> numbers(int most) {
        return java.util.stream.IntStream.rangeClosed(1, most).boxed().toList();
    }
}
