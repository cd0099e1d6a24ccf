package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a shell makes of {@code ludex validate <(zcat games.gz)}. */
@DisplayName("A named pipe")
@Timeout(60)
class PipeTest {

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {"validate", "validate --json", "convert", "convert --to text", "show", "perft dvonn 1 --from"})
    @DisplayName("is read like a file")
    void likeFile(String command) throws Exception {
        Path pipe = directory.resolve("pipe");
        assumeTrue(isMade(pipe), "this system makes no named pipes");
        Path file = Files.writeString(directory.resolve("file"), Samples.GOOD);
        Thread writer = new Thread(() -> {
            try {
                Files.writeString(pipe, Samples.GOOD);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.setDaemon(true);
        writer.start();

        Run piped = run(command, pipe);

        Run read = run(command, file);
        assertThat(piped.err()).isEqualTo(read.err().replace(file.toString(), pipe.toString()));
        assertThat(piped.out()).isEqualTo(read.out().replace(file.toString(), pipe.toString()));
        assertThat(piped.code()).isEqualTo(read.code()).isZero();
    }

    private static Run run(String command, Path file) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(file.toString());
        return Run.of("", words.toArray(String[]::new));
    }

    private static boolean isMade(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
