package org.ludex.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.ludex.core.Facts;

/**
 * The folder of the tables: {@code records} and {@code plies}, each with a folder for each run and in it one for each input,
 * the {@code manifest} and, while the job runs, {@code _judged}. The job works in folders with a manifest only, and deletes
 * nothing but folders with the names of its runs.
 *
 * @param spark where the work is done
 * @param files where files are
 * @param folder the folder
 */
record Archive(SparkSession spark, Files files, Path folder) {

    private static final String JUDGED = "_judged";
    private static final String OF_RUN = Tables.RUN + "=";
    private static final List<String> TABLES = List.of(Tables.RECORDS_NAME, Tables.PLIES_NAME);

    /** The archive in a folder. */
    static Archive in(SparkSession spark, String folder) {
        Files files = new Files(spark.sparkContext());
        return new Archive(spark, files, files.qualified(folder));
    }

    /** Who judges: rows that another version of the library wrote are not trusted. */
    private static String judge(String language) {
        String version = Archive.class.getPackage().getImplementationVersion();
        return "ludex " + (version == null ? "of this build" : version) + " " + language;
    }

    /**
     * What the archive holds, for somebody who judges and writes messages in a language. A folder that is new or empty becomes
     * an archive.
     *
     * @throws Refusal if there is something else in the folder
     */
    Manifest begun(String language) {
        Manifest nothing = Manifest.empty(judge(language));
        Optional<Manifest> known = manifests().read();
        if (known.isPresent()) {
            return known.get().with(nothing.judge());
        }
        if (!children(folder).stream().allMatch(child -> manifests().isBegun(child.getPath()))) {
            throw new Refusal("not-empty", Facts.of("folder", folder.toString()));
        }
        manifests().write(new Run(manifests().next()), nothing);
        return nothing;
    }

    /**
     * What the archive holds.
     *
     * @throws Refusal if the folder is no archive
     */
    private Manifest known() {
        return manifests()
                .read()
                .orElseThrow(() -> new Refusal(
                        exists(folder) ? "no-archive" : "no-folder", Facts.of("folder", folder.toString())));
    }

    /** Where the manifests are. */
    ManifestFile manifests() {
        return new ManifestFile(files, new Path(folder, "manifest"));
    }

    /** What the tasks of a run write first. */
    Path judged(Run run) {
        return new Path(new Path(folder, JUDGED), run.name());
    }

    /** Where a table is. */
    private Path table(String name) {
        return new Path(folder, name);
    }

    /** A path as Spark reads it where it would take stars and brackets for a pattern. */
    static String plain(Path path) {
        return path.toString().replaceAll("[\\[\\]{}*?\\\\]", "\\\\$0");
    }

    /** Where a run writes its rows of a table. */
    Path table(String name, Run run) {
        return new Path(table(name), OF_RUN + run.name());
    }

    /** Where the rows of an input are. */
    private Path rows(String table, String input) {
        return new Path(new Path(table(table), OF_RUN + Run.of(input)), Tables.INPUT + "=" + input);
    }

    /** The records that the manifest names. */
    Dataset<Row> records() {
        return read(Tables.RECORDS_NAME, Tables.RECORDS);
    }

    /** The plies that the manifest names. */
    Dataset<Row> plies() {
        return read(Tables.PLIES_NAME, Tables.PLIES);
    }

    /** Makes both tables known to SQL. */
    void name() {
        records().createOrReplaceTempView(Tables.RECORDS_NAME);
        plies().createOrReplaceTempView(Tables.PLIES_NAME);
    }

    private Dataset<Row> read(String name, StructType table) {
        Path path = table(name);
        String[] paths = known().inputs().keySet().stream()
                .map(input -> rows(name, input))
                .filter(this::exists)
                .map(Archive::plain)
                .toArray(String[]::new);
        return paths.length == 0
                ? spark.createDataFrame(List.of(), table)
                : spark.read().schema(table).option("basePath", path.toString()).parquet(paths);
    }

    private boolean exists(Path path) {
        try {
            return files.system(path).exists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<FileStatus> children(Path path) {
        return files.children(path);
    }

    private void delete(Path path) {
        try {
            files.system(path).delete(path, true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the newest manifest names something that a run has written. */
    boolean names(Run run) {
        return known().inputs().keySet().stream()
                .anyMatch(input -> Run.of(input).equals(run.name()));
    }

    /** Deletes what a run has written, which came too late or failed. */
    void discard(Run run) {
        delete(judged(run));
        TABLES.forEach(table -> delete(table(table, run)));
    }

    /**
     * Deletes what runs have written and the newest manifest does not name: what is out of date, and what runs left that did
     * not end. Whoever began after the manifest was written may still be at work.
     */
    void tidy() {
        long last = manifests().next() - 1;
        Set<String> named = known().inputs().keySet();
        Set<String> living = named.stream().map(Run::of).collect(Collectors.toSet());
        for (FileStatus status : children(new Path(folder, JUDGED))) {
            if (Run.isUntil(last, status.getPath().getName())) {
                delete(status.getPath());
            }
        }
        if (exists(new Path(folder, JUDGED))
                && children(new Path(folder, JUDGED)).isEmpty()) {
            delete(new Path(folder, JUDGED));
        }
        for (String table : TABLES) {
            for (FileStatus status : children(table(table))) {
                Path path = status.getPath();
                String run = without(OF_RUN, path.getName());
                if (!path.getName().startsWith(OF_RUN) || !Run.isUntil(last, run)) {
                    continue;
                }
                if (!living.contains(run)) {
                    delete(path);
                    continue;
                }
                for (FileStatus input : children(path)) {
                    String id = without(Tables.INPUT + "=", input.getPath().getName());
                    if (id.startsWith(run + "-") && !named.contains(id)) {
                        delete(input.getPath());
                    }
                }
            }
        }
    }

    private static String without(String prefix, String name) {
        return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    }
}
