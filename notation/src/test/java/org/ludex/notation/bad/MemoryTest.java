package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pages say that 64 MB are enough for any record of any format within the default limits: a program with no more
 * reads them. With {@code -Dludex.memory=1} it reads all of those records, otherwise every sixth.
 */
@DisplayName("With 64 MB of memory")
class MemoryTest {

    /** Far more than it takes on a machine that is not busy. */
    private static final int MINUTES = 15;

    private static final int STEP = Integer.getInteger("ludex.memory", 6);

    @TempDir
    private Path scratch;

    @Test
    @DisplayName("the largest records are read")
    void enough() throws IOException, InterruptedException {
        assertThat(read(String.valueOf(STEP)))
                .hasSize(LargestRecords.count(STEP))
                .noneMatch(line -> line.contains("internal-error"));
    }

    /** Each of these needed more at one time, and not every one is among those that are always read. */
    @ParameterizedTest
    @ValueSource(strings = {"sgf [a]", "codecup x"})
    @DisplayName("the largest records of one kind are read")
    void kind(String name) throws IOException, InterruptedException {
        assertThat(read(name)).isNotEmpty().noneMatch(line -> line.contains("internal-error"));
    }

    private List<String> read(String which) throws IOException, InterruptedException {
        Path out = scratch.resolve("out");
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LargestRecords.class.getName(),
                        which)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        try {
            assertThat(java.waitFor(MINUTES, TimeUnit.MINUTES))
                    .as("ends in time")
                    .isTrue();
        } finally {
            java.destroyForcibly();
        }
        List<String> lines = Files.readAllLines(out);
        assertThat(java.exitValue()).as("%s", lines).isZero();
        return lines;
    }
}
