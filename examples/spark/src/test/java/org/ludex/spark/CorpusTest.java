package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A corpus of real games that lies outside the repository, where the system property {@code ludex.corpus} says. With {@code
 * ludex.spark.page}, the page of questions and answers is written anew.
 */
@DisplayName("The corpus of real games")
class CorpusTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is judged by the job, in parts of 64 KiB, as ludex validate judges it, record by record")
    void everyRecord() throws IOException, InterruptedException {
        String corpus = System.getProperty("ludex.corpus", "");
        assumeThat(corpus).as("the system property ludex.corpus is not set").isNotEmpty();
        assumeThat(Boolean.getBoolean("ludex.spark.whole"))
                .as("the profile spark-cluster is not active")
                .isTrue();
        Path in = folder.resolve("in");
        Corpus.unpack(Path.of(corpus), in);
        SparkSession spark = Sessions.local();
        String out = folder.resolve("out").toString();
        new Job(spark, Settings.of(List.of(in.toString()), out).withSizes(1 << 16, 1 << 20)).run();
        Map<String, String> rows = new TreeMap<>();
        for (Row row : Archive.in(spark, out).records().collectAsList()) {
            Map.Entry<String, String> entry = ValidateReports.of(row);
            rows.put(entry.getKey(), entry.getValue());
        }
        Map<String, String> reports = ValidateReports.of(in);
        assertThat(reports).hasSizeGreaterThan(6_000);
        assertThat(rows).isEqualTo(reports);
        String page = System.getProperty("ludex.spark.page", "");
        if (!page.isEmpty()) {
            Archive.in(spark, out).name();
            new Page(spark, Path.of(page)).write(Question.all(Path.of("sql")));
        }
    }
}
