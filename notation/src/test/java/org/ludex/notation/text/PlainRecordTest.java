package org.ludex.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Playout;
import org.ludex.core.Viewer;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Slips;
import org.ludex.notation.Tag;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.replay.Origin;

/** Records with nothing unusual are judged as they are read. Here each of them is also read as a tree. */
@DisplayName("A record without comments or variations")
class PlainRecordTest {

    private static final int LONGEST = 120;

    private static final List<String> ODD = List.of(
            "1.a2 b2",
            "20.0. e3",
            "1.*",
            "1. a2 1... b2 *",
            "12. a2 13.",
            "1. 2. 3. a2",
            "1. e3 resign",
            "1. e3 white:resign",
            "1. e3 Resign",
            "e3 * e4",
            "e3 e3",
            "h3-h5 ; xe4-i4",
            "h3-h5;",
            "e3 f3\tg3\fh3",
            "e3\u00A0f3",
            "e3 \u007F f3",
            "۱. e3",
            "01. e3",
            "R>3B",
            "R↗3B",
            "R ↗ 3 B",
            "fill left",
            "pass pass pass",
            "[Result \"white\"]",
            "e3 [Score \"1-0\"]",
            "[Result \"White\"]\n[Result \"black\"]\n1. e3",
            "x".repeat(200),
            "A 6 k>0",
            "A 6 k>0 ",
            "A  6  k>0 *",
            "1. A 6 k>0",
            "A 6 ...",
            "A 6 k>0\nB 3 -\n*",
            "A 6 k>0\nB:resign",
            "round 1 6 A",
            "round 1 6 A\nround 1 6 A",
            "round 1 6 A\ndeal",
            "round 1 6 A\ndeal\ngive\nA start",
            "round 1 6 A\n*",
            "round 1 6 A\nA start",
            "round 1 6 A deal",
            "round 1 7 A\nmarket 3,9",
            "shuffle",
            "deal A:#6",
            "deal A:" + "13,".repeat(60) + "13",
            "");

    /** Without repairs, which take time and begin after the tree is there. */
    private static final Limits LIMITS = new Limits(
            Limits.standard().recordLength(),
            Limits.standard().nesting(),
            Limits.standard().diagnostics(),
            0);

    private static final List<ReaderSettings> SETTINGS = List.of(
            new ReaderSettings(Optional.empty(), Map.of(), false, LIMITS, Optional.empty()),
            new ReaderSettings(Optional.empty(), Map.of(), true, LIMITS, Optional.empty()));

    @ParameterizedTest
    @ValueSource(
            strings = {"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog"})
    @DisplayName("gets the same report in one pass and by way of its tree, damaged or not")
    void sameReports(String id) {
        Game<?, ?> game = Games.find(id).orElseThrow();
        int valid = 0;
        int broken = 0;
        for (int seed = 0; seed < 25; seed++) {
            Slips slips = new Slips(seed);
            GameRecord<?, ?> played =
                    GameRecord.of(Playout.from(game.start(), seed, LONGEST), List.of(new Tag("White", "name " + seed)));
            String record = RecordWriter.write(played);
            valid += check(record);
            game.seats(game.defaults()).forEach(seat -> check(RecordWriter.write(played.view(Viewer.of(seat)))));
            for (int i = 0; i < 25; i++) {
                int result = check(slips.in(record));
                valid += result;
                broken += 1 - result;
            }
        }
        assertThat(valid).as("valid records").isGreaterThanOrEqualTo(25);
        assertThat(broken).as("broken records").isGreaterThan(100);
        String head = "[Game \"" + id + "\"]\n\n";
        ODD.forEach(words -> check(head + words));
        ODD.forEach(words -> check(head + words.replace(' ', '\n') + "\n\n"));
        ODD.forEach(words -> check(words + "\n" + head));
    }

    private static int check(String text) {
        boolean valid = true;
        for (ReaderSettings settings : SETTINGS) {
            TextRecords records = new TextRecords(settings, RecordScanner::scan, Origin.TEXT);
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            Chunk chunk = new Chunk(new ByteArrayInputStream(bytes), bytes, 1, 1, 0, false);
            Report quick = records.read(chunk, "-");
            Report whole = records.readAsTree(chunk, "-");
            assertThat(quick).as(text).isEqualTo(whole);
            assertThat(quick.toString()).as(text).isEqualTo(whole.toString());
            valid &= quick.isValid();
        }
        return valid ? 1 : 0;
    }
}
