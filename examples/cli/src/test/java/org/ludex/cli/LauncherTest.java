package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts the program, with another one in Java's place that says what it was given. */
@DisplayName("The launcher")
class LauncherTest {

    private static final String STUB = """
            #!/bin/sh
            echo "locale $LC_ALL$LC_CTYPE"
            echo "input $(cat)"
            for last; do :; done
            echo "last $last"
            """;

    @TempDir
    private Path home;

    private final Path script = Path.of("src/main/dist/bin/ludex").toAbsolutePath();

    @BeforeEach
    void java() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "a script for Unix");
        Path java =
                Files.writeString(Files.createDirectories(home.resolve("bin")).resolve("java"), STUB);
        assertThat(java.toFile().setExecutable(true)).isTrue();
    }

    private String run(String shell, Map<String, String> environment) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(List.of("/bin/sh", "-c", shell, script.toString(), "a b"));
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
        builder.environment().put("JAVA_HOME", home.toString());
        builder.environment().putAll(environment);
        Process process = builder.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return said + process.waitFor();
    }

    @Test
    @DisplayName("sets a locale in which every file name can be opened")
    void locale() throws Exception {
        String start = "sh \"$0\" \"$1\"";
        assertThat(run(start, Map.of("LC_ALL", "C"))).isEqualTo("locale C.UTF-8\ninput \nlast a b\n0");
        assertThat(run(start, Map.of())).isEqualTo("locale C.UTF-8\ninput \nlast a b\n0");
    }

    @Test
    @DisplayName("does not let Java read a file of its own where standard input is closed")
    void closedInput() throws Exception {
        assertThat(run("exec sh \"$0\" \"$1\" <&-", Map.of()))
                .contains("\ninput \n")
                .endsWith("0");
    }

    @Test
    @DisplayName("says that Java is missing, with exit code 2")
    void noJava() throws Exception {
        Path empty = Files.createDirectories(home.resolve("empty"));
        String said = run("PATH=$PATHS exec /bin/sh \"$0\"", Map.of("JAVA_HOME", "", "PATHS", tools(empty)));
        assertThat(said).isEqualTo("ludex: java is not on the path: Java is needed, 17 or later\n2");
    }

    /** A directory with what the script needs, but without Java. */
    private static String tools(Path directory) throws IOException {
        for (String tool : List.of("dirname", "readlink", "locale")) {
            for (String place : List.of("/usr/bin", "/bin")) {
                Path there = Path.of(place, tool);
                if (Files.exists(there) && !Files.exists(directory.resolve(tool))) {
                    Files.createSymbolicLink(directory.resolve(tool), there);
                }
            }
        }
        return directory.toString();
    }
}
