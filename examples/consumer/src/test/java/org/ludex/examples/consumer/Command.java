package org.ludex.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs Maven and Java as a person at a terminal would. */
final class Command {
    private static final Path JAVA_HOME = Path.of(Setting.of("java.home"));

    private Command() {}

    /** Runs the Maven that runs this build. */
    static void maven(Path directory, Path settings, Path localRepository, String... goals) throws Exception {
        // Marks the top of the project: without it Maven looks further up and finds this repository's own .mvn.
        Files.createDirectories(directory.resolve(".mvn"));
        String script = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
        List<String> command = new ArrayList<>(List.of(
                Path.of(Setting.of("maven.home"), "bin", script).toString(),
                "-B",
                "-ntp",
                "-s",
                settings.toString(),
                "-gs",
                settings.toString(),
                "-Dmaven.repo.local=" + localRepository));
        command.addAll(List.of(goals));
        run(directory, command);
    }

    /** Runs a Java program and gives what it printed, line by line. */
    static List<String> java(Path directory, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(JAVA_HOME.resolve("bin").resolve("java").toString());
        command.addAll(arguments);
        return run(directory, command);
    }

    private static List<String> run(Path directory, List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(directory, "output", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("JAVA_HOME", JAVA_HOME.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        assertThat(process.waitFor())
                .as("%s%n%s", String.join(" ", command), Files.readString(output))
                .isZero();
        return Files.readAllLines(output);
    }
}
