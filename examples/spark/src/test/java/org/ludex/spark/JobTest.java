package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
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
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
    private static Summary first = Summary.nothing(Manifest.empty(""), List.of());
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
        return table.drop("input", "run").collectAsList().stream()
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
                .startsWith("Judged 16 files; 0 files unchanged.\n" + rows.size() + " records: ");
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

        assertThat(run(in, out, 1 << 25)).isEqualTo(new Summary(0, 3, 0, 0, 0, 0, 0, List.of(), List.of(), 0));
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
        Files.delete(out.resolve("manifest/00000002.jsonl"));
        Files.createDirectories(out.resolve("_judged/r1-0123456789ab"));
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
        assertThat(summary.text(Locale.ENGLISH)).contains("\nIn addition, 1 row with the code unreadable-file.\n");
        assertThat(summary.records()).isEqualTo(rows.size() - 1).isEqualTo(recordsBefore(Files.size(file) / 2) - 1);
        assertThat(rows.subList(0, rows.size() - 1)).isEqualTo(whole.subList(0, rows.size() - 1));
        assertThat(rows.get(rows.size() - 1)).contains("unreadable-file");
    }

    /** How many records of the sample of large files begin before an offset. */
    private static long recordsBefore(long offset) {
        return firstRecords.stream()
                .filter(row -> row.<String>getAs("file").endsWith("/in/games.lgn"))
                .filter(row -> row.<Long>getAs("offset") < offset)
                .count();
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

    @ParameterizedTest
    @CsvSource({
        "gz, 0, 1",
        "gz, 0.5, 15",
        "gz, 0.99, 65",
        "bz2, 0, 1",
        "bz2, 0.99, 1",
        "deflate, 0.99, 65",
        "snappy, 0.9, 1",
        "lz4, 0.9, 1"
    })
    @DisplayName(
            "judges all that comes before the place where a compressed file breaks off, and tries it again next time")
    void brokenFile(String ending, double share, int least) throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        Samples small = new Samples(in);
        small.text("good.lgn", Samples.text(1));
        Path file = small.packed("torn.lgn." + ending, Samples.text(8));
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, (int) (whole.length * share)));
        Summary torn = run(in, out, 1 << 25);
        assertThat(torn.unreadable()).hasSize(1);
        assertThat(torn.isWhole()).isFalse();
        List<Row> rows = ofTorn(out);

        Files.write(file, whole);
        assertThat(run(in, out, 1 << 25).records()).isEqualTo(9 * 8);
        List<Row> mended = ofTorn(out);
        assertThat(mended).hasSize(9 * 8);
        int last = rows.size() - 1;
        assertThat(rows.subList(0, last)).isEqualTo(mended.subList(0, last));
        assertThat(rows.get(last).<Integer>getAs("index")).isEqualTo(last + 1);
        assertThat(rows.get(last).<String>getAs("code")).isEqualTo("unreadable-file");
        assertThat(rows.get(last).<String>getAs("message")).startsWith("The file cannot be read beyond byte ");
        assertThat(rows.get(last).<Integer>getAs("line")).isPositive();
        // Some unpack whole blocks or nothing.
        assertThat(rows.size()).isBetween(least, 9 * 8);
    }

    private static List<Row> ofTorn(Path out) {
        return records(out).stream()
                .filter(row -> row.<String>getAs("file").contains("/torn."))
                .toList();
    }

    @Test
    @DisplayName("says where a file breaks off, and judges what can be read of the record there")
    void placeOfBreak() throws IOException {
        String text = Samples.text(1);
        int cut = text.indexOf("3. ", text.indexOf("[Game \"dvonn\"]"));
        new Samples(folder.resolve("in")).text("torn-record.lgn", text);
        FlakyFileSystem.FAULTS.put("torn-record.lgn", Fault.torn(cut));
        run("flaky:" + folder.resolve("in"), folder.resolve("out"), 1 << 25);
        List<Row> rows = records(folder.resolve("out"));
        Row last = rows.get(rows.size() - 1);
        String before = text.substring(0, cut);
        assertThat(last.<String>getAs("game")).isEqualTo("dvonn");
        assertThat(last.<Integer>getAs("plies")).isEqualTo(4);
        assertThat(last.<Boolean>getAs("valid")).isFalse();
        assertThat(last.<Integer>getAs("line"))
                .isEqualTo(1 + (int) before.chars().filter(next -> next == '\n').count());
        assertThat(last.<Integer>getAs("column")).isEqualTo(cut - before.lastIndexOf('\n'));
        assertThat(last.<String>getAs("message"))
                .isEqualTo(
                        "The file cannot be read beyond byte " + cut + ": Death: killed while reading on from " + cut);
    }

    @Test
    @DisplayName("tells of a compressed file that is damaged in its middle or has a wrong checksum, and keeps the rest")
    void damagedFile() throws IOException {
        Path in = folder.resolve("in");
        Path file = new Samples(in).packed("torn.lgn.gz", Samples.text(8));
        byte[] whole = Files.readAllBytes(file);
        byte[] wrongSum = whole.clone();
        wrongSum[whole.length - 6] ^= 1;
        Files.write(in.resolve("torn.sum.lgn.gz"), wrongSum);
        byte[] damaged = whole.clone();
        Arrays.fill(damaged, whole.length / 2, whole.length / 2 + 50, (byte) 0xFF);
        Files.write(in.resolve("torn.middle.lgn.gz"), damaged);
        Files.write(in.resolve("torn.head.lgn.bz2"), damaged);
        Summary summary = run(in, folder.resolve("out"), 1 << 25);
        assertThat(summary.unreadable())
                .hasSize(3)
                .allSatisfy(path -> assertThat(path).containsAnyOf("torn.sum", "torn.middle", "torn.head"));
        assertThat(summary.records()).isBetween(72L + 71 + 15, 72L + 71 + 60);
    }

    @Test
    @DisplayName("tells of a bzip2 file that is cut in or between its blocks and streams, or has a wrong checksum")
    void damagedBzip2() throws IOException {
        Path in = folder.resolve("in");
        byte[] one = Files.readAllBytes(new Samples(folder).packed("one.lgn.bz2", Samples.text(1)));
        ByteArrayOutputStream two = new ByteArrayOutputStream();
        two.write(one);
        two.write(one);
        byte[] streams = two.toByteArray();
        // A block has at most 900,000 bytes.
        byte[] blocks = Files.readAllBytes(
                new Samples(folder).packed("blocks.lgn.bz2", Samples.text(1) + "{" + " ".repeat(2_000_000) + "}\n"));
        byte[] wrongSum = one.clone();
        wrongSum[one.length - 3] ^= 1;
        Files.createDirectories(in);
        Files.write(in.resolve("streams.lgn.bz2"), streams);
        Files.write(in.resolve("whole.lgn.bz2"), Arrays.copyOf(streams, one.length));
        Files.write(in.resolve("torn.header.lgn.bz2"), Arrays.copyOf(streams, one.length + 2));
        Files.write(in.resolve("torn.begin.lgn.bz2"), Arrays.copyOf(streams, one.length + 4));
        Files.write(in.resolve("torn.end.lgn.bz2"), Arrays.copyOf(streams, streams.length - 4));
        Files.write(in.resolve("torn.sum.lgn.bz2"), wrongSum);
        Files.write(in.resolve("torn.blocks.lgn.bz2"), Arrays.copyOf(blocks, blocks.length - 14));
        Summary summary = run(in, folder.resolve("out"), 1 << 25);
        assertThat(summary.unreadable()).allMatch(path -> path.contains("/torn."));
        Map<String, Long> kept = records(folder.resolve("out")).stream()
                .filter(row -> !"unreadable-file".equals(row.getAs("code")))
                .map(row -> row.<String>getAs("file"))
                .collect(Collectors.groupingBy(
                        file -> file.substring(file.lastIndexOf('/') + 1), Collectors.counting()));
        try (Stream<Path> files = Files.list(in)) {
            assertThat(summary.unreadable()).hasSize((int)
                    files.filter(file -> file.toString().contains("/torn.")).count());
        }
        assertThat(kept)
                .containsEntry("streams.lgn.bz2", 18L)
                .containsEntry("whole.lgn.bz2", 9L)
                .containsEntry("torn.header.lgn.bz2", 8L)
                .containsEntry("torn.begin.lgn.bz2", 8L)
                .containsEntry("torn.end.lgn.bz2", 17L)
                .containsEntry("torn.sum.lgn.bz2", 8L);
    }

    @Test
    @DisplayName("begins anew where a run died before it had written its first manifest")
    void afterEarlyDeath() {
        Path out = folder.resolve("out");
        new Samples(out).text("manifest/_draft-r1-0123456789ab", "{");
        new Samples(folder.resolve("in")).text("a.lgn", Samples.text(1));
        run(folder.resolve("in"), out, 1 << 25);
        assertThat(records(out)).hasSize(9);
    }

    @Test
    @DisplayName("works in no folder in which something else stands, and changes nothing there")
    void otherPeoplesFolder() throws IOException {
        Path out = folder.resolve("out");
        new Samples(folder.resolve("in")).text("a.lgn", Samples.text(1));
        Path judged = new Samples(out).text("_judged/mine.txt", "mine");
        Path input = new Samples(out).text("records/input=mine/mine.txt", "mine");
        assertThatThrownBy(() -> run(folder.resolve("in"), out, 1 << 25))
                .isInstanceOf(Refusal.class)
                .hasMessageEndingWith(
                        "is not empty, and this job has not written what is in it. Choose a new or empty folder.");
        assertThat(judged).exists();
        assertThat(input).exists();
        assertThat(out.resolve("manifest")).doesNotExist();
    }

    @Test
    @DisplayName("deletes nothing in its own folder that it has not written")
    void strangersInOwnFolder() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        new Samples(in).text("a.lgn", Samples.text(1));
        run(in, out, 1 << 25);
        List<Path> strangers = List.of(
                new Samples(out).text("_judged/mine.txt", "mine"),
                new Samples(out).text("records/input=mine/mine.txt", "mine"),
                new Samples(out).text("records/_temporary/mine.txt", "mine"),
                new Samples(out).text("plies/run=mine/mine.txt", "mine"),
                new Samples(out).text("notes.txt", "mine"));
        new Samples(in).text("a.lgn", Samples.text(2));
        run(in, out, 1 << 25);
        assertThat(strangers).allSatisfy(stranger -> assertThat(stranger).exists());
    }

    @Test
    @DisplayName("reads nothing where it writes, and writes nothing where it reads, through links neither")
    void overlap() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        Path record = new Samples(out).text("inside/a.lgn", Samples.text(1));
        assertThatThrownBy(() -> run(out.resolve("inside"), out, 1 << 25))
                .isInstanceOf(Refusal.class)
                .hasMessageEndingWith("Keep records outside it.");
        assertThatThrownBy(() -> run(out, out, 1 << 25)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> run("", out, 1 << 25)).hasMessage("\"\" is not a path.");
        new Samples(in).text("a.lgn", Samples.text(1));
        assertThatThrownBy(() -> run(in, in.resolve("new/out"), 1 << 25))
                .isInstanceOf(Refusal.class)
                .hasMessageEndingWith("where the records are. Choose another folder for the tables.");
        Path link = Files.createSymbolicLink(folder.resolve("link"), in);
        assertThatThrownBy(() -> run(in, link.resolve("out"), 1 << 25)).isInstanceOf(Refusal.class);
        assertThat(record).exists();
        assertThat(in.resolve("new")).doesNotExist();
    }

    @Test
    @DisplayName("goes on where a folder cannot be read, says so, and keeps what it knows of it")
    void closedFolder() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        new Samples(in).text("a.lgn", Samples.text(1));
        new Samples(in).text("closed-folder/b.lgn", Samples.text(1));
        assertThat(run("flaky:" + in, out, 1 << 25).isWhole()).isTrue();
        new Samples(in).text("c.lgn", Samples.text(1));
        FlakyFileSystem.CLOSED.add("closed-folder");
        Summary summary = run("flaky:" + in, out, 1 << 25);
        FlakyFileSystem.CLOSED.clear();
        assertThat(summary.closed()).containsExactly("flaky:" + in.resolve("closed-folder"));
        assertThat(summary.isWhole()).isFalse();
        assertThat(summary.text(Locale.ENGLISH))
                .endsWith("This could not be read; what the tables already hold about it is kept: flaky:"
                        + in.resolve("closed-folder"));
        assertThat(records(out)).hasSize(27);
    }

    @Test
    @DisplayName("gives up when another run was faster, and leaves nothing")
    void overtaken() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        new Samples(in).text("overtaken.lgn", Samples.text(2));
        FlakyFileSystem.WHEN_OPENED.put(
                "overtaken.lgn",
                () -> CompletableFuture.runAsync(() ->
                                new Job(spark, Settings.of(List.of(in.toString()), out.toString())).run())
                        .join());
        assertThatThrownBy(() -> run("flaky:" + in, out, 1 << 25))
                .isInstanceOf(Refusal.class)
                .hasMessageEndingWith("in the meantime. This one has changed nothing. Start it again.");
        FlakyFileSystem.WHEN_OPENED.clear();
        assertThat(records(out))
                .hasSize(18)
                .allSatisfy(row -> assertThat(row.<String>getAs("file")).startsWith("file:"));
        assertThat(spark.read().parquet(out.resolve("records").toString()).count())
                .isEqualTo(18);
    }

    @Test
    @DisplayName("writes to a folder whose name looks like a pattern")
    void patterns() {
        Path out = folder.resolve("out[1]{a,b}*?");
        new Samples(folder.resolve("in [1]*")).text("a{b}?.lgn", Samples.text(1));
        run(folder.resolve("in [1]*"), out, 1 << 25);
        assertThat(records(out)).hasSize(9);
    }

    @Test
    @DisplayName("judges again what was judged in another language, and only that")
    void otherLanguage() {
        Path out = folder.resolve("out");
        new Samples(folder.resolve("one")).text("a.lgn", Samples.text(1));
        new Samples(folder.resolve("two")).text("a.lgn", "[Game \"dvonn\"]\n\n1. x9 *\n");
        run(folder.resolve("one"), out, 1 << 25);
        run(folder.resolve("two"), out, 1 << 25);
        Settings persian = Settings.of(List.of(folder.resolve("two").toString()), out.toString())
                .in(Locale.forLanguageTag("fa"));
        assertThat(new Job(spark, persian).run().files()).isEqualTo(1);
        assertThat(new Job(spark, persian).run().files()).isZero();
        assertThat(records(out)).hasSize(10);
        assertThat(records(out).get(9).<String>getAs("message")).matches(".*\\p{IsArabic}.*");
    }

    @Test
    @DisplayName("has no tables where there is no archive")
    void noArchive() throws IOException {
        assertThatThrownBy(() -> records(folder.resolve("nowhere")))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("There is no such folder: ");
        Files.createDirectories(folder.resolve("empty"));
        assertThatThrownBy(() -> records(folder.resolve("empty")))
                .isInstanceOf(Refusal.class)
                .hasMessageEndingWith("holds no tables that this job has written.");
        new Samples(folder.resolve("bad")).text("manifest/00000001.jsonl", "{");
        assertThatThrownBy(() -> records(folder.resolve("bad")))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("The list of judged files is damaged: ");
    }

    @Test
    @DisplayName("changes nothing where the list of judged files was cut or is empty")
    void cutManifest() throws IOException {
        Path in = folder.resolve("in");
        Path out = folder.resolve("out");
        new Samples(in).text("a.lgn", Samples.text(1));
        new Samples(in).text("b.lgn", Samples.text(1));
        run(in, out, 1 << 25);
        Path manifest = out.resolve("manifest/00000002.jsonl");
        List<String> lines = Files.readAllLines(manifest);
        List<FileTime> times = times(out);
        Files.write(manifest, lines.subList(0, 2));
        assertThatThrownBy(() -> run(in, out, 1 << 25)).hasMessageStartingWith("The list of judged files is damaged: ");
        // Other file systems keep no checksums beside a file.
        Files.delete(out.resolve("manifest/.00000002.jsonl.crc"));
        for (int kept = 0; kept < lines.size(); kept++) {
            Files.write(manifest, lines.subList(0, kept));
            assertThatThrownBy(() -> run(in, out, 1 << 25))
                    .isInstanceOf(Refusal.class)
                    .hasMessageStartingWith("The list of judged files is damaged: ");
            assertThat(times(out)).isEqualTo(times);
        }
        Files.write(manifest, lines);
        assertThat(run(in, out, 1 << 25).unchanged()).isEqualTo(2);
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
