package org.ludex.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * The folder of the tables: {@code records} and {@code plies}, each with one folder for each input, the {@code manifest} and,
 * while the job runs, {@code _judged}.
 *
 * @param spark where the work is done
 * @param files where files are
 * @param folder the folder
 */
record Archive(SparkSession spark, Files files, Path folder) {

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

    /** What the archive holds, as far as it counts for somebody who writes messages in a language. */
    Manifest manifest(String language) {
        String judge = judge(language);
        return manifests()
                .read()
                .filter(manifest -> manifest.judge().equals(judge))
                .orElseGet(() -> Manifest.empty(judge));
    }

    /** Where the manifests are. */
    ManifestFile manifests() {
        return new ManifestFile(files, new Path(folder, "manifest"));
    }

    /** What tasks write first. */
    Path judged() {
        return new Path(folder, "_judged");
    }

    /** Where a table is. */
    Path table(String name) {
        return new Path(folder, name);
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
        String[] paths = manifests().read().map(manifest -> manifest.inputs().keySet()).orElse(Set.of()).stream()
                .map(input -> new Path(path, Tables.INPUT + "=" + input))
                .filter(this::exists)
                .map(Path::toString)
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

    /** Deletes all that the newest manifest does not name: what a run left that did not end, and what is out of date. */
    void tidy() {
        Set<String> named = new HashSet<>();
        manifests()
                .read()
                .ifPresent(
                        manifest -> manifest.inputs().keySet().forEach(input -> named.add(Tables.INPUT + "=" + input)));
        try {
            FileSystem system = files.system(folder);
            system.delete(judged(), true);
            for (String table : new String[] {Tables.RECORDS_NAME, Tables.PLIES_NAME}) {
                if (!system.exists(table(table))) {
                    continue;
                }
                for (FileStatus status : system.listStatus(table(table))) {
                    String name = status.getPath().getName();
                    boolean isInput = name.startsWith(Tables.INPUT + "=");
                    // Spark leaves these behind when a run is killed.
                    boolean isLeft = name.startsWith("_temporary") || name.startsWith(".spark-staging");
                    if (isLeft || (isInput && !named.contains(name))) {
                        system.delete(status.getPath(), true);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
