package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A master and two workers on this machine, as the script {@code local-spark} starts them. Run by the profile {@code
 * spark-cluster}, because it takes a minute and needs the jar of the job.
 */
@DisplayName("A cluster of two workers")
class ClusterRun {

    private static final Path SCRIPT = Path.of("local-spark").toAbsolutePath();
    private static final String MASTER = "spark://127.0.0.1:7099";

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        assertThat(finish(script("start"))).isZero();
    }

    @AfterAll
    static void stop() throws IOException, InterruptedException {
        finish(script("stop"));
    }

    private static Process script(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(SCRIPT.toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment().put("LUDEX_SPARK_CLASSPATH", System.getProperty("java.class.path"));
        builder.environment().put("LUDEX_SPARK_PORT", "7099");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder.start();
    }

    private static int finish(Process process) throws InterruptedException {
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }

    @Test
    @DisplayName("writes what one machine writes, although a worker's process is killed")
    void killed() throws IOException, InterruptedException {
        Path in = folder.resolve("in");
        new Samples(in).write().text("many.lgn", Samples.text(1500));
        Path out = folder.resolve("out");
        Process job = script(
                "submit",
                "--master",
                MASTER,
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.executor.memory=600m",
                "--class",
                "org.ludex.spark.Main",
                "target/ludex-spark.jar",
                "judge",
                "--output",
                out.toString(),
                "--part-size",
                "1",
                in.toString());
        assertThat(killOneExecutor()).isTrue();
        assertThat(finish(job)).isZero();

        SparkSession spark = Sessions.local();
        Path alone = folder.resolve("alone");
        new Job(spark, Settings.of(List.of(in.toString()), alone.toString())).run();
        assertThat(rows(spark, out)).isEqualTo(rows(spark, alone));
    }

    private static List<Row> rows(SparkSession spark, Path out) {
        return Archive.in(spark, out.toString())
                .records()
                .drop("input")
                .orderBy("file", "index")
                .collectAsList();
    }

    /** Waits for the job to write its first rows, and kills one of the processes that judge. */
    private boolean killOneExecutor() throws IOException, InterruptedException {
        Path judged = folder.resolve("out").resolve("_judged");
        for (int i = 0; i < 600; i++) {
            if (Files.exists(judged)) {
                Thread.sleep(1_500);
                long worker = Long.parseLong(Files.readString(Path.of("target/spark-home/run/worker1.pid"))
                        .strip());
                return ProcessHandle.of(worker).stream()
                        .flatMap(ProcessHandle::descendants)
                        .filter(process -> process.info().command().orElse("").endsWith("java"))
                        .findFirst()
                        .map(ProcessHandle::destroyForcibly)
                        .orElse(false);
            }
            Thread.sleep(200);
        }
        return false;
    }
}
