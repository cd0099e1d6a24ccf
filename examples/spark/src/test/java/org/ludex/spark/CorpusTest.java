package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A corpus of real games that lies outside the repository, where the system property {@code ludex.corpus} says, and generated
 * ones of the games that it does not have. With {@code ludex.spark.page}, the page of questions and answers is written anew.
 */
@DisplayName("The corpus of real games")
class CorpusTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "is judged by the job with generated games, in parts of 64 KiB, as ludex validate judges it, record by record")
    void everyRecord() throws IOException, InterruptedException {
        String corpus = System.getProperty("ludex.corpus", "");
        assumeThat(corpus).as("the system property ludex.corpus is not set").isNotEmpty();
        assumeThat(Boolean.getBoolean("ludex.spark.whole"))
                .as("the profile spark-cluster is not active")
                .isTrue();
        Path in = folder.resolve("in");
        Corpus.unpack(Path.of(corpus), in);
        new Samples(in).text("generated.lgn", Samples.others(Set.of("dvonn", "yinsh"), 100, 400));
        SparkSession spark = Sessions.local();
        String out = folder.resolve("out").toString();
        Settings settings = Settings.of(List.of(in.toString()), out).withSizes(1 << 16, 1 << 20);
        new Job(spark, settings).run();
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
            // Most files of SGF hold games of the lists, and no game should count twice. Their rows go with them.
            Corpus.deleteSgf(in);
            new Job(spark, settings).run();
            Archive.in(spark, out).name();
            new Page(spark, Path.of(page), about(spark)).write(Question.all(Path.of("sql")));
        }
    }

    private static String about(SparkSession spark) {
        return String.format(
                Locale.ENGLISH,
                """
                What the [Spark job](../README.md) answers about %,d games: %,d of DVONN and %,d of YINSH, which people and
                programs played on a public server, and 100 of each other game, with random moves and at most 400 of them. About those
                games, the answers show how to ask, not how to play.""",
                count("true", spark),
                count("game = 'dvonn'", spark),
                count("game = 'yinsh'", spark));
    }

    private static long count(String condition, SparkSession spark) {
        return spark.sql("SELECT count(*) FROM records WHERE " + condition)
                .first()
                .getLong(0);
    }
}
