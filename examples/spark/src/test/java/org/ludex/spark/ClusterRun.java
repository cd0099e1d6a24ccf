package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.Dataset;
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

    private static final Path LOG = Path.of("target/cluster.log").toAbsolutePath();

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
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.to(LOG.toFile()));
        builder.environment().put("LUDEX_SPARK_PORT", "7099");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder.start();
    }

    private static int finish(Process process) throws InterruptedException {
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }

    @Test
    @DisplayName("writes what one machine writes, although a worker dies with the process in which it judges")
    void killedWorker() throws IOException, InterruptedException {
        Process job = submit();
        awaitJudging();
        ProcessHandle worker = ProcessHandle.of(
                        Long.parseLong(Files.readString(Path.of("target/spark-home/run/worker1.pid"))
                                .strip()))
                .orElseThrow();
        List<ProcessHandle> judging = worker.descendants().toList();
        assertThat(judging).isNotEmpty();
        worker.destroyForcibly();
        judging.forEach(ProcessHandle::destroyForcibly);
        assertThat(finish(job)).isZero();
        assertThat(Files.readString(LOG)).contains("Lost executor");
        assertSameAsOneMachine();
    }

    @Test
    @DisplayName("writes what one machine writes when the job is started again after it was killed")
    void killedJob() throws IOException, InterruptedException {
        Process job = submit();
        awaitJudging();
        job.destroyForcibly();
        assertThat(finish(job)).isNotZero();
        assertThat(folder.resolve("out/_judged")).exists();
        assertThat(folder.resolve("out/manifest/00000002.jsonl")).doesNotExist();
        assertThat(finish(submit())).isZero();
        assertSameAsOneMachine();
    }

    private Process submit() throws IOException {
        new Samples(folder.resolve("in")).write().text("many.lgn", Samples.text(400));
        return script(
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
                folder.resolve("out").toString(),
                "--part-size",
                "1",
                folder.resolve("in").toString());
    }

    /** Waits until the workers have begun to judge. */
    private void awaitJudging() throws InterruptedException {
        Path judged = folder.resolve("out").resolve("_judged");
        for (int i = 0; i < 1500 && !Files.exists(judged); i++) {
            Thread.sleep(200);
        }
        assertThat(judged).exists();
        Thread.sleep(1_500);
    }

    private void assertSameAsOneMachine() {
        SparkSession spark = Sessions.local();
        String alone = folder.resolve("alone").toString();
        new Job(spark, Settings.of(List.of(folder.resolve("in").toString()), alone)).run();
        Archive cluster = Archive.in(spark, folder.resolve("out").toString());
        Archive machine = Archive.in(spark, alone);
        assertThat(rows(cluster.records(), "file", "index"))
                .hasSizeGreaterThan(3600)
                .isEqualTo(rows(machine.records(), "file", "index"));
        assertThat(rows(cluster.plies(), "file", "index", "number"))
                .isEqualTo(rows(machine.plies(), "file", "index", "number"));
    }

    private static List<Row> rows(Dataset<Row> table, String first, String... more) {
        return table.drop("input", "run").orderBy(first, more).collectAsList();
    }
}
