package org.ludex.spark;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.ludex.core.Facts;

/**
 * Brings the tables of an archive up to date with its files.
 *
 * <ol>
 *   <li>Deletes what earlier runs left, and compares the files with the manifest.
 *   <li>Divides large files at the boundaries of records.
 *   <li>Judges what is new or changed, each record once, into {@code _judged}.
 *   <li>Makes both tables of that. Rows of files that did not change but shared an input with one that did are copied.
 *   <li>Writes the manifest. Until then nothing counts, so that a run that dies can simply be started again.
 *   <li>Deletes what is out of date.
 * </ol>
 */
final class Job {

    /** How many tasks each core gets, so that none waits long for the last one. */
    private static final int TASKS_A_CORE = 4;

    private static final long SMALLEST_TASK = 1 << 18;

    private static final StructType CARRY = new StructType()
            .add("old_input", DataTypes.StringType)
            .add("old_file", DataTypes.StringType)
            .add("new_input", DataTypes.StringType);

    private final SparkSession spark;
    private final JavaSparkContext context;
    private final Settings settings;
    private final Archive archive;
    private final Attempts attempts;

    /** A run of the job. */
    Job(SparkSession spark, Settings settings) {
        this.spark = spark;
        this.context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        this.settings = settings;
        this.archive = Archive.in(spark, settings.output());
        this.attempts = Attempts.in(spark.sparkContext());
    }

    /**
     * Runs, and tells what was done.
     *
     * @throws Refusal if it cannot run as it was asked to, or if another run was faster
     */
    Summary run() {
        requireApart();
        Manifest before = archive.begun(settings.locale().getLanguage());
        archive.tidy();
        Run run = new Run(archive.manifests().next());
        Listing now = Listing.of(archive.files(), settings.inputs());
        Changes changes = Changes.between(before, run, now);
        if (changes.isNothing(before)) {
            return Summary.nothing(before, now.closed());
        }
        Summary summary = judgeOrDiscard(run, before, changes, now.closed());
        archive.tidy();
        return summary;
    }

    private Summary judgeOrDiscard(Run run, Manifest before, Changes changes, List<String> closed) {
        try {
            return judge(run, before, changes, closed);
        } catch (Exception trouble) {
            // Scala throws checked exceptions without a word.
            if (archive.names(run)) {
                throw trouble;
            }
            boolean isOvertaken = archive.manifests().isTaken(run);
            archive.discard(run);
            if (isOvertaken) {
                throw Refusal.overtaken(settings.output());
            }
            throw trouble;
        }
    }

    /** What the job writes must not become what it reads, and what it reads must not be where it deletes. */
    private void requireApart() {
        Files files = archive.files();
        String output = files.address(archive.folder());
        for (String path : settings.inputs()) {
            String input = files.address(files.qualified(path));
            Facts facts = Facts.of("path", input, "folder", output);
            if (Listing.isIn(output, input)) {
                throw new Refusal("path-in-output", facts);
            }
            if (Listing.isIn(input, output)) {
                throw new Refusal("output-in-path", facts);
            }
        }
    }

    private Summary judge(Run run, Manifest before, Changes changes, List<String> closed) {
        // A large file is an input of its own; small ones share.
        List<Input> inputs = Input.pack(run, changes.fresh(), settings.inputBytes());
        judge(run, works(inputs));
        Dataset<Row> judged = spark.read().schema(Tables.JUDGED).parquet(Archive.plain(archive.judged(run)));
        Dataset<Row> carry = carry(changes);
        write(Tables.RECORDS_NAME, run, judged.drop("moves"), carried(archive.records(), carry), changes);
        write(Tables.PLIES_NAME, run, plies(judged), carried(archive.plies(), carry), changes);
        Summary summary = Summary.of(judged, changes, inputs, closed);
        archive.manifests().write(run, changes.after(before, inputs, Set.copyOf(summary.unreadable())));
        return summary;
    }

    private List<Work> works(List<Input> inputs) {
        Division division = new Division(context, archive.files(), attempts, settings.partBytes());
        Map<InputFile, List<Piece>> pieces = division.of(
                inputs.stream().flatMap(input -> input.files().stream()).toList());
        long total = pieces.keySet().stream().mapToLong(InputFile::length).sum();
        long fair = total / Math.max(1, (long) TASKS_A_CORE * context.defaultParallelism());
        long bytes = Math.min(settings.partBytes(), Math.max(SMALLEST_TASK, fair));
        List<Work> works = new ArrayList<>();
        for (Input input : inputs) {
            List<Piece> own = input.files().stream()
                    .flatMap(file -> pieces.getOrDefault(file, List.of()).stream())
                    .toList();
            works.addAll(Work.of(input.id(), own, bytes));
        }
        return works;
    }

    private void judge(Run run, List<Work> works) {
        Judge judge = new Judge(archive.files(), Counters.in(spark.sparkContext()), settings.locale(), attempts);
        spark.createDataFrame(
                        context.parallelize(works, Math.max(1, works.size())).flatMap(judge), Tables.JUDGED)
                .write()
                .mode(SaveMode.Overwrite)
                .parquet(archive.judged(run).toString());
    }

    private static Dataset<Row> plies(Dataset<Row> judged) {
        Column[] ply = Stream.of(Tables.names(Tables.PLIES))
                .filter(name -> !name.equals(Tables.RUN))
                .map(name -> List.of(Tables.names(Tables.PLY)).contains(name) ? col("ply." + name) : col(name))
                .toArray(Column[]::new);
        return judged.withColumn("ply", explode(col("moves"))).select(ply);
    }

    /** The files whose rows are copied, with the inputs that they are in and come into. */
    private Dataset<Row> carry(Changes changes) {
        List<Row> rows = new ArrayList<>();
        changes.carried()
                .forEach((old, input) ->
                        input.files().forEach(file -> rows.add(RowFactory.create(old, file.path(), input.id()))));
        return spark.createDataFrame(rows, CARRY);
    }

    private static Dataset<Row> carried(Dataset<Row> table, Dataset<Row> carry) {
        return table.join(
                        broadcast(carry),
                        col(Tables.INPUT)
                                .equalTo(col("old_input"))
                                .and(col("file").equalTo(col("old_file"))))
                .withColumn(Tables.INPUT, col("new_input"))
                .drop(Tables.RUN, "old_input", "old_file", "new_input");
    }

    private void write(String table, Run run, Dataset<Row> fresh, Dataset<Row> carried, Changes changes) {
        Dataset<Row> rows = changes.carried().isEmpty() ? fresh : fresh.union(carried);
        rows.write()
                .mode(SaveMode.Append)
                .partitionBy(Tables.INPUT)
                .parquet(archive.table(table, run).toString());
    }
}
