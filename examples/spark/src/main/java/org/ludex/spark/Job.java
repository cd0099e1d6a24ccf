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

/**
 * Brings the tables of an archive up to date with its files.
 *
 * <ol>
 *   <li>Compares the files with the manifest.
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

    /** Runs, and tells what was done. */
    Summary run() {
        Files files = archive.files();
        List<String> roots = settings.inputs().stream()
                .map(path -> files.qualified(path).toString())
                .toList();
        List<InputFile> now = files.list(settings.inputs());
        archive.tidy();
        Manifest before = archive.manifest(settings.locale().getLanguage());
        long run = archive.manifests().next();
        Changes changes = Changes.between(before, run, roots, now);
        if (changes.isNothing(before)) {
            return Summary.nothing(before);
        }
        // A large file is an input of its own; small ones share.
        List<Input> inputs = Input.pack(run, changes.fresh(), settings.inputBytes());
        judge(works(inputs));
        Dataset<Row> judged =
                spark.read().schema(Tables.JUDGED).parquet(archive.judged().toString());
        Dataset<Row> carry = carry(changes);
        Column[] record =
                Stream.of(Tables.names(Tables.RECORDS)).map(name -> col(name)).toArray(Column[]::new);
        write(Tables.RECORDS_NAME, judged.select(record), carried(archive.records(), carry, Tables.RECORDS), changes);
        write(Tables.PLIES_NAME, plies(judged), carried(archive.plies(), carry, Tables.PLIES), changes);
        Summary summary = Summary.of(judged, changes, inputs);
        archive.manifests().write(changes.after(before, inputs, Set.copyOf(summary.unreadable())));
        archive.tidy();
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

    private void judge(List<Work> works) {
        Judge judge = new Judge(archive.files(), Counters.in(spark.sparkContext()), settings.locale(), attempts);
        spark.createDataFrame(
                        context.parallelize(works, Math.max(1, works.size())).flatMap(judge), Tables.JUDGED)
                .write()
                .mode(SaveMode.Overwrite)
                .parquet(archive.judged().toString());
    }

    private static Dataset<Row> plies(Dataset<Row> judged) {
        Column[] ply = Stream.of(Tables.names(Tables.PLIES))
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

    private static Dataset<Row> carried(Dataset<Row> table, Dataset<Row> carry, StructType columns) {
        Column[] own = Stream.of(Tables.names(columns))
                .map(name -> name.equals(Tables.INPUT) ? col("new_input").as(name) : col(name))
                .toArray(Column[]::new);
        return table.join(
                        broadcast(carry),
                        col(Tables.INPUT)
                                .equalTo(col("old_input"))
                                .and(col("file").equalTo(col("old_file"))))
                .select(own);
    }

    private void write(String table, Dataset<Row> fresh, Dataset<Row> carried, Changes changes) {
        Dataset<Row> rows = changes.carried().isEmpty() ? fresh : fresh.union(carried);
        rows.write()
                .mode(SaveMode.Append)
                .partitionBy(Tables.INPUT)
                .parquet(archive.table(table).toString());
    }
}
