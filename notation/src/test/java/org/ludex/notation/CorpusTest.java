package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

/**
 * All games of a corpus that lies outside the repository, where the system property {@code ludex.corpus} says. Skipped
 * where it is not set.
 */
@DisplayName("The corpus of real games")
class CorpusTest {

    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    private String corpus = "";

    @BeforeEach
    void findCorpus() {
        corpus = System.getProperty("ludex.corpus", "");
        assumeThat(corpus).as("the system property ludex.corpus is not set").isNotEmpty();
    }

    /** A game of a list: what is said about it and its moves. */
    private record Listed(String verdict, String moves) {

        /** The game as a record in our own text. */
        String text(String game) {
            String options = verdict.endsWith("-blitz") ? "[Options \"variant=blitz\"]\n" : "";
            return "[Game \"" + game + "\"]\n" + options + "\n" + words() + "\n";
        }

        /** The moves without the marks of the list. */
        String words() {
            return moves.replace("pass*", "pass").replace("#resign", "resign");
        }
    }

    private List<Listed> list(String game) throws IOException {
        List<Listed> games = new ArrayList<>();
        try (BufferedReader lines = Files.newBufferedReader(Path.of(corpus, game + "-games.tsv"))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] fields = line.split("\t", -1);
                games.add(new Listed(fields[1], fields[2]));
            }
        }
        return games;
    }

    private static Report read(String text) {
        return READER.read(text).get(0);
    }

    private static Report read(byte[] file) {
        try (Stream<Report> reports = READER.read(new ByteArrayInputStream(file), "-")) {
            List<Report> all = reports.toList();
            assertThat(all).hasSize(1);
            return all.get(0);
        }
    }

    @Test
    @DisplayName(
            "4,844 games of DVONN: 4,778 finished with the stated score, 58 resigned, 8 refused where S5 is broken")
    void dvonnList() throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        for (Listed game : list("dvonn")) {
            Report report = read(game.text("dvonn"));
            String[] verdict = game.verdict().split(" ", -1);
            switch (verdict[0]) {
                case "finished" -> {
                    assertThat(report.isValid()).isTrue();
                    assertThat(report.record().result().rule()).contains("E2");
                    assertThat(report.record().score())
                            .containsExactly(Integer.valueOf(verdict[2]), Integer.valueOf(verdict[3]));
                    assertThat(report.record().moves()).hasSize(49 + Integer.parseInt(verdict[1]));
                }
                case "resign" -> {
                    assertThat(report.isValid()).isTrue();
                    assertThat(report.record().result().rule()).contains("resign");
                }
                default -> assertRefused(report, verdict[2]);
            }
            counts.merge(verdict[0], 1, Integer::sum);
        }
        assertThat(counts).isEqualTo(Map.of("finished", 4778, "resign", 58, "ILLEGAL", 8));
    }

    private static void assertRefused(Report report, String move) {
        assertThat(report.isValid()).isFalse();
        Diagnostic error = report.diagnostics().stream()
                .filter(each -> each.severity() == Severity.ERROR)
                .findFirst()
                .orElseThrow();
        assertThat(error.rule().code()).isEqualTo("S5");
        assertThat(report.content().rest()).startsWith(move);
        assertThat(error.ply()).hasValue(report.record().moves().size() + 1);
    }

    @Test
    @DisplayName("the same games of DVONN without their forced moves give the same records")
    void dvonnWithoutForcedMoves() throws IOException {
        for (Listed game : list("dvonn")) {
            GameRecord<?, ?> whole = read(game.text("dvonn")).record();
            List<String> words = new ArrayList<>(List.of(game.words().split(" ", -1)));
            if (words.size() > 49 && words.get(49).length() == 4) {
                words.remove(48);
            }
            words.removeIf("pass"::equals);
            GameRecord<?, ?> filled =
                    read("[Game \"dvonn\"]\n\n" + String.join(" ", words)).record();
            assertThat(filled.allMoves()).isEqualTo(whole.allMoves());
            assertThat(filled.result()).isEqualTo(whole.result());
        }
    }

    @Test
    @DisplayName("463 games of YINSH: all legal, 27 of them blitz, 13 resigned")
    void yinshList() throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        for (Listed game : list("yinsh")) {
            Report report = read(game.text("yinsh"));
            assertThat(report.isValid()).isTrue();
            assertThat(report.record().result().status()).isEqualTo(Result.Status.WON);
            counts.merge(report.record().result().rule().orElseThrow(), 1, Integer::sum);
        }
        assertThat(counts).isEqualTo(Map.of("E1", 420, "E2", 3, "Blitz", 27, "resign", 13));
    }

    @Test
    @DisplayName("every game is read back from what is written of it")
    void writtenAndRead() throws IOException {
        for (String name : List.of("dvonn", "yinsh")) {
            for (Listed game : list(name)) {
                GameRecord<?, ?> record = read(game.text(name)).record();
                Report again = read(RecordWriter.write(record));
                assertThat(again.record()).isEqualTo(record);
                assertThat(again.diagnostics().isEmpty())
                        .isEqualTo(record.rest().isEmpty());
            }
        }
    }

    @Test
    @DisplayName("704 SGF files of DVONN: 702 good, two of the games that break S5; all are in the list, move by move")
    void dvonnSgf() throws IOException {
        Map<String, Listed> listed = byMoves("dvonn");
        int good = 0;
        int found = 0;
        List<String> refused = new ArrayList<>();
        for (byte[] file : files("dvonn-boardspace-sgf.tar.gz").values()) {
            Report report = read(file);
            if (report.isValid()) {
                good++;
                found += listed.containsKey(words(report.record())) ? 1 : 0;
            } else {
                Diagnostic error = report.diagnostics().get(0);
                refused.add(error.rule().code() + " "
                        + report.content().rest().lines().findFirst().orElse(""));
            }
        }
        assertThat(good).isEqualTo(702);
        assertThat(found).isEqualTo(702);
        // The stacks on f3 and on e3 have six neighbours: both games are in the list as illegal, with these moves.
        assertThat(refused).containsExactlyInAnyOrder("S5 P0[152 move F 3 C 3]", "S5 P1[147 move E 3 I 3]");
    }

    @Test
    @DisplayName("57 SGF files of YINSH: all good; 32 are in the list, move by move")
    void yinshSgf() throws IOException {
        Map<String, Listed> listed = byMoves("yinsh");
        int found = 0;
        Map<String, byte[]> files = files("yinsh-boardspace-sgf.tar.gz");
        assertThat(files).hasSize(57);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Report report = read(file.getValue());
            assertThat(report.diagnostics()).as(file.getKey()).isEmpty();
            assertThat(report.record().result().status()).isEqualTo(Result.Status.WON);
            found += listed.containsKey(words(report.record())) ? 1 : 0;
        }
        assertThat(found).isEqualTo(32);
    }

    private Map<String, Listed> byMoves(String game) throws IOException {
        Map<String, Listed> games = new HashMap<>();
        for (Listed each : list(game)) {
            games.put(words(read(each.text(game)).record()), each);
        }
        return games;
    }

    /** The moves and the last word. */
    private static String words(GameRecord<?, ?> record) {
        return record.options() + " " + record.allMoves() + " "
                + record.ending().map(Ending::toString).orElse("");
    }

    /** The files of an archive, by name. */
    private Map<String, byte[]> files(String archive) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (InputStream zipped = Files.newInputStream(Path.of(corpus, archive));
                DataInputStream tar = new DataInputStream(new GZIPInputStream(zipped))) {
            byte[] head = tar.readNBytes(512);
            while (head.length == 512 && head[0] != 0) {
                String name = field(head, 0, 100);
                int size = Integer.parseInt(field(head, 124, 12).strip(), 8);
                byte[] content = tar.readNBytes(size);
                tar.readNBytes((512 - size % 512) % 512);
                if (head[156] == '0' || head[156] == 0) {
                    files.put(name, content);
                }
                head = tar.readNBytes(512);
            }
        }
        return files;
    }

    private static String field(byte[] head, int start, int length) {
        String field = new String(head, start, length, StandardCharsets.US_ASCII);
        int end = field.indexOf('\0');
        return end < 0 ? field : field.substring(0, end);
    }
}
