package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.core.PositionHash;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.spark.FlakyFileSystem.Fault;

@DisplayName("The job")
class JobTest {

    @TempDir
    private static Path shared;

    private static SparkSession spark = Sessions.local();
    private static Path samples = Path.of("");
    private static Summary first = Summary.nothing(Manifest.empty(""));
    private static List<Row> firstRecords = List.of();
    private static List<Row> firstPlies = List.of();

    @TempDir
    private Path folder;

    @BeforeAll
    static void judgeSamples() {
        samples = shared.resolve("in");
        new Samples(samples).write();
        first = run(samples, shared.resolve("out"), 1 << 25);
        firstRecords = records(shared.resolve("out"));
        firstPlies = plies(shared.resolve("out"));
    }

    private static Summary run(Path in, Path out, long partBytes) {
        return run(in.toString(), out, partBytes);
    }

    private static Summary run(String in, Path out, long partBytes) {
        return new Job(spark, Settings.of(List.of(in), out.toString()).withSizes(partBytes, 1 << 20)).run();
    }

    private static List<Row> records(Path out) {
        return sorted(Archive.in(spark, out.toString()).records());
    }

    private static List<Row> plies(Path out) {
        return sorted(Archive.in(spark, out.toString()).plies());
    }

    /** All rows without the names of their inputs, in the order of files, records and plies. */
    private static List<Row> sorted(Dataset<Row> table) {
        Comparator<Row> byFile = Comparator.comparing(row -> row.<String>getAs("file"));
        Comparator<Row> order = byFile.thenComparing(row -> row.<Integer>getAs("index"));
        boolean isOfPlies = List.of(table.columns()).contains("number");
        return table.drop("input").collectAsList().stream()
                .sorted(isOfPlies ? order.thenComparing(row -> row.<Integer>getAs("number")) : order)
                .toList();
    }

    @Test
    @DisplayName("says of every record what ludex validate says")
    void sameAsValidate() throws IOException, InterruptedException {
        Map<String, String> rows = new TreeMap<>();
        for (Row row : firstRecords) {
            Map.Entry<String, String> entry = ValidateReports.of(row);
            rows.put(entry.getKey(), entry.getValue());
        }
        // The command line leaves compressed files out, so that their records are compared with those of a plain file.
        List<String> packed = valuesOf("/packed.lgn.gz", rows);
        List<String> plain = valuesOf("/packed.lgn ", rows);
        rows.keySet().removeIf(key -> key.contains("/packed.lgn.gz"));
        assertThat(rows).hasSizeGreaterThan(80).isEqualTo(ValidateReports.of(samples));
        assertThat(packed).hasSize(18).isEqualTo(plain);
    }

    private static List<String> valuesOf(String file, Map<String, String> rows) {
        return rows.entrySet().stream()
                .filter(row -> row.getKey().contains(file))
                .map(Map.Entry::getValue)
                .toList();
    }

    @Test
    @DisplayName("counts what it did")
    void summary() {
        List<Row> rows = firstRecords;
        long valid = rows.stream().filter(row -> row.<Boolean>getAs("valid")).count();
        assertThat(first.records()).isEqualTo(rows.size());
        assertThat(first.valid()).isEqualTo(valid).isLessThan(rows.size());
        assertThat(first.plies()).isEqualTo(firstPlies.size());
        assertThat(first.files()).isEqualTo(16);
        assertThat(first.internal()).isZero();
        assertThat(first.unreadable()).isEmpty();
        assertThat(first.text(Locale.ENGLISH))
                .startsWith("Judged 16 files; 0 files had not changed.\n" + rows.size() + " records: ");
    }

    @Test
    @DisplayName("writes every ply: seat, move, cells, the hash of the position that it leads to")
    void everyPly() {
        String file = samples.resolve("samples/kamisado-standard.lgn")
                .toUri()
                .toString()
                .replace("file:///", "file:/");
        GameRecord<?, ?> record = RecordReader.standard()
                .read(Path.of(URI.create(file)))
                .findFirst()
                .orElseThrow()
                .record();
        List<Row> plies = firstPlies.stream()
                .filter(row -> row.getAs("file").equals(file))
                .toList();
        assertThat(plies).hasSize(record.moves().size());
        for (int i = 0; i < plies.size(); i++) {
            Row row = plies.get(i);
            assertThat(row.<Integer>getAs("number")).isEqualTo(i + 1);
            assertThat(row.<String>getAs("move"))
                    .isEqualTo(record.moves().get(i).text());
            assertThat(row.<Long>getAs("position")).isEqualTo(PositionHash.of(record.after(i + 1)));
            assertThat(row.<Boolean>getAs("few_moves"))
                    .isEqualTo(
                            record.after(i).turn().seat().isPresent()
                                    ? record.after(i).legalMoveCount() <= 8
                                    : null);
        }
        assertThat(plies.get(0).getList(plies.get(0).fieldIndex("from_cells"))).hasSize(1);
        assertThat(plies.get(0).<String>getAs("seat")).isEqualTo("black");
    }

    @Test
    @DisplayName("repairs what has one repair")
    void repaired() {
        Row slip = firstRecords.stream()
                .filter(row -> row.<String>getAs("file").endsWith("kamisado-slip.lgn"))
                .findFirst()
                .orElseThrow();
        assertThat(slip.<Boolean>getAs("valid")).isFalse();
        assertThat(slip.<String>getAs("repaired")).contains("{repaired: was");
    }

    @Test
    @DisplayName("writes the same rows when files are divided into parts of a few records")
    void parts() {
        Path out = folder.resolve("out");
        run(samples, out, 6_000);
        assertThat(records(out)).isEqualTo(firstRecords);
        assertThat(plies(out)).isEqualTo(firstPlies);
    }

    @Test
    @DisplayName("judges only what is new or changed, and forgets what is gone")
    void again() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        Samples small = new Samples(in);
        small.text("a.lgn", Samples.text(1));
        small.text("b.lgn", Samples.text(1));
        small.text("c.lgn", Samples.text(1));
        assertThat(run(in, out, 1 << 25).files()).isEqualTo(3);
        List<FileTime> times = times(out);

        assertThat(run(in, out, 1 << 25)).isEqualTo(new Summary(0, 3, 0, 0, 0, 0, List.of(), 0));
        assertThat(times(out)).isEqualTo(times);

        small.text("b.lgn", Samples.text(2));
        small.text("d.lgn", "[Game \"dvonn\"]\n\n1. a1 *\n");
        Files.delete(in.resolve("c.lgn"));
        Summary changed = run(in, out, 1 << 25);
        assertThat(changed.files()).isEqualTo(2);
        assertThat(changed.unchanged()).isEqualTo(1);
        assertThat(changed.records()).isEqualTo(19);
        run(in, folder.resolve("fresh"), 1 << 25);
        assertThat(records(out)).isEqualTo(records(folder.resolve("fresh"))).hasSize(28);
        assertThat(plies(out)).isEqualTo(plies(folder.resolve("fresh")));
        // Whoever reads the folder without the manifest sees the same.
        assertThat(spark.read().parquet(out.resolve("records").toString()).count())
                .isEqualTo(28);
    }

    private static List<FileTime> times(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out.resolve("records"))) {
            return files.filter(file -> file.toString().endsWith(".parquet"))
                    .sorted()
                    .map(file -> file.toFile().lastModified())
                    .map(FileTime::fromMillis)
                    .toList();
        }
    }

    @Test
    @DisplayName("goes on where a run died before its manifest was written, and leaves nothing of it")
    void afterDeath() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        new Samples(in).text("games.lgn", Samples.text(1));
        run(in, out, 1 << 25);
        List<Row> before = records(out);
        try (Stream<Path> manifests = Files.list(out.resolve("manifest"))) {
            for (Path manifest : manifests.toList()) {
                Files.delete(manifest);
            }
        }
        Files.createDirectories(out.resolve("_judged"));
        run(in, out, 1 << 25);
        assertThat(records(out)).isEqualTo(before).hasSize(9);
        assertThat(spark.read().parquet(out.resolve("records").toString()).count())
                .isEqualTo(9);
        assertThat(out.resolve("_judged")).doesNotExist();
    }

    @Test
    @DisplayName("loses nothing when tasks die in the middle of a file, and counts their records once")
    void deadTasks() throws IOException {
        // A task may read both files, and has three tries.
        Map<String, Fault> faults = Map.of(
                "games.lgn", Fault.death(Files.size(samples.resolve("games.lgn")) - 100, 1),
                "packed.lgn.gz", Fault.death(100, 1));
        FlakyFileSystem.FAULTS.putAll(faults);
        Path out = folder.resolve("out");
        Summary summary = run("flaky:" + samples, out, 1 << 25);
        assertThat(faults.values())
                .allSatisfy(fault -> assertThat(fault.left().get()).isNegative());
        assertThat(summary).isEqualTo(first);
        assertThat(withoutFiles(records(out))).isEqualTo(withoutFiles(firstRecords));
        assertThat(withoutFiles(plies(out))).isEqualTo(withoutFiles(firstPlies));
    }

    @Test
    @DisplayName("keeps what can be read of a large file that breaks off, wherever it is divided")
    void tornParts() throws IOException {
        Path file = new Samples(folder.resolve("in")).text("torn-games.lgn", Samples.text(3));
        FlakyFileSystem.FAULTS.put("torn-games.lgn", Fault.torn(Files.size(file) / 2));
        Path out = folder.resolve("out");
        Summary summary = run("flaky:" + folder.resolve("in"), out, 6_000);
        List<List<Object>> rows = withoutFiles(records(out));
        List<List<Object>> whole = withoutFiles(firstRecords.stream()
                .filter(row -> row.<String>getAs("file").endsWith("/in/games.lgn"))
                .toList());
        assertThat(summary.unreadable()).hasSize(1);
        assertThat(summary.records()).isEqualTo(rows.size() - 1).isBetween(5L, 22L);
        assertThat(rows.subList(0, rows.size() - 1)).isEqualTo(whole.subList(0, rows.size() - 1));
        assertThat(rows.get(rows.size() - 1)).contains("unreadable-file");
    }

    private static List<List<Object>> withoutFiles(List<Row> rows) {
        return rows.stream()
                .map(row -> {
                    Object[] cells = new Object[row.length() - 1];
                    Arrays.setAll(cells, i -> row.get(i + 1));
                    return Arrays.asList(cells);
                })
                .toList();
    }

    @Test
    @DisplayName("tells of a record over which a format stumbles, and judges its neighbours")
    void poison() {
        Path in = folder.resolve("in");
        new Samples(in).text("poison.txt", "POISON\nfine\nbad\nfine\n");
        Summary summary = run(in, folder.resolve("out"), 1 << 25);
        assertThat(summary.internal()).isEqualTo(1);
        assertThat(records(folder.resolve("out")).stream().map(row -> row.<String>getAs("code")))
                .containsExactly("no-game-tag", "no-game-tag", "internal-error", "no-game-tag");
    }

    @Test
    @DisplayName("tells of a file that breaks off, keeps what was read of it, and tries it again next time")
    void brokenFile() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        Samples small = new Samples(in);
        small.text("good.lgn", Samples.text(1));
        byte[] whole = Files.readAllBytes(small.gzip("torn.lgn.gz", Samples.text(30)));
        Files.write(in.resolve("torn.lgn.gz"), Arrays.copyOf(whole, whole.length / 2));
        Summary summary = run(in, out, 1 << 25);
        assertThat(summary.unreadable()).hasSize(1);
        assertThat(summary.records()).isGreaterThan(9 + 20);
        assertThat(records(out).stream().filter(row -> "unreadable-file".equals(row.getAs("code"))))
                .hasSize(1);

        Files.write(in.resolve("torn.lgn.gz"), whole);
        Summary mended = run(in, out, 1 << 25);
        assertThat(mended.files()).isEqualTo(1);
        assertThat(mended.records()).isEqualTo(9 * 30);
        assertThat(records(out)).hasSize(9 * 31);
    }

    @Test
    @DisplayName("keeps what it was told of another folder")
    void otherFolder() {
        Path out = folder.resolve("out");
        new Samples(folder.resolve("one")).text("a.lgn", Samples.text(1));
        new Samples(folder.resolve("two")).text("a.lgn", Samples.text(1));
        run(folder.resolve("one"), out, 1 << 25);
        run(folder.resolve("two"), out, 1 << 25);
        assertThat(records(out)).hasSize(18);
    }

    @Test
    @DisplayName("finds nothing in an empty folder")
    void nothing() throws IOException {
        Files.createDirectories(folder.resolve("in"));
        assertThat(run(folder.resolve("in"), folder.resolve("out"), 1 << 25).records())
                .isZero();
        assertThat(records(folder.resolve("out"))).isEmpty();
    }
}
