package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command that writes a file bit by bit, stopped while it waits for more records. */
@DisplayName("A command that is stopped while it writes")
class InterruptedTest {

    private static final int SECONDS = 60;
    private static final int PAUSE = 20;
    private static final int RECORDS = 200;
    private static final String OLD = "what was here before\n";
    private static final byte[] RECORD = "[Game \"dvonn\"]\n\n1. a1 b2 2. c3 *\n\n".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path directory = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "convert --to json -o",
                "convert --to jsonl -o",
                "convert --to text -o",
                "convert --to sgf -o",
                "validate --fix",
                "show --html"
            })
    @DisplayName("by a signal, leaves the old file and nothing beside it")
    void signal(String command) throws Exception {
        assumeTrue(ProcessHandle.current().supportsNormalTermination(), "this system knows no signals");
        // Unlike that of the process, this leaves its streams open.
        try (Running running = start(command, process -> process.toHandle().destroy())) {
            assertThat(running.drafts()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert -o", "validate --fix", "show --html"})
    @DisplayName("by a crash, leaves the old file")
    void crash(String command) throws Exception {
        try (Running running = start(command, Process::destroyForcibly)) {
            assertThat(running.drafts()).hasSizeLessThanOrEqualTo(1);
        }
    }

    @RepeatedTest(5)
    @DisplayName("by a crash, leaves the old picture or the whole new one")
    void picture() throws Exception {
        Path sheet = Files.write(directory.resolve("sheet"), RECORD);
        assertThat(Run.of("", "show", "--svg", directory.resolve("whole").toString(), sheet.toString())
                        .code())
                .isZero();
        Path target = Files.writeString(directory.resolve("out"), OLD);
        Process process = started(List.of("show", "--svg", target.toString(), sheet.toString()));
        // One picture is written at once. So it is the moment at which the draft shows itself, or one soon after.
        while (process.isAlive() && count() == 3) {
            Thread.onSpinWait();
        }
        process.destroyForcibly();
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(target)).isIn(OLD, Files.readString(directory.resolve("whole")));
        assertThat(count()).isBetween(3L, 4L);
    }

    private long count() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.count();
        }
    }

    /** A command that has been stopped in the middle of its work. */
    private record Running(Process process, Path directory) implements AutoCloseable {

        List<Path> drafts() throws IOException {
            try (Stream<Path> files = Files.list(directory)) {
                return files.filter(file -> !file.endsWith("out")).toList();
            }
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private Running start(String command, Consumer<Process> stop) throws Exception {
        Path target = Files.writeString(directory.resolve("out"), OLD);
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.addAll(List.of(target.toString(), "-"));
        Process process = started(words);
        Running running = new Running(process, directory);
        OutputStream in = process.getOutputStream();
        for (int i = 0; i < RECORDS; i++) {
            in.write(RECORD);
        }
        in.flush();
        while (running.drafts().isEmpty()) {
            assertThat(process.isAlive()).as("%s has ended", command).isTrue();
            assertThat(target).hasContent(OLD);
            Thread.sleep(PAUSE);
        }
        stop.accept(process);
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isNotZero();
        assertThat(target).hasContent(OLD);
        return running;
    }

    /** The program with arguments, in a process of its own. */
    private static Process started(List<String> arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                Objects.requireNonNullElse(
                        System.getProperty("surefire.test.class.path"), System.getProperty("java.class.path", "")),
                Main.class.getName()));
        words.addAll(arguments);
        return new ProcessBuilder(words)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
