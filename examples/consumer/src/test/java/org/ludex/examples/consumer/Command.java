package org.ludex.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs Maven and Java as a person at a terminal would. */
final class Command {
    static final Path JAVA_HOME = Path.of(Setting.of("java.home"));

    private static final Pattern JAVA_VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");
    private static final Pattern NAMED_JAVA = Pattern.compile("JAVA_HOME_\\d+_\\w+");

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
        return tool(JAVA_HOME, "java", directory, arguments);
    }

    /** Runs a tool of some JDK, or of an image that was made with one. */
    static List<String> tool(Path home, String name, Path directory, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin").resolve(name).toString());
        command.addAll(arguments);
        return run(directory, command);
    }

    /**
     * The JDKs beside the one that runs this build, those that variables as JAVA_HOME_21_X64 name, which public CI services
     * set, and that one: 17 or later, each release once.
     */
    static Stream<Path> javas() throws IOException {
        List<Path> homes = new ArrayList<>();
        try (Stream<Path> beside = Files.list(JAVA_HOME.resolve(".."))) {
            beside.sorted().forEach(homes::add);
        }
        new TreeMap<>(System.getenv()).forEach((name, value) -> {
            if (NAMED_JAVA.matcher(name).matches()) {
                homes.add(Path.of(value));
            }
        });
        Map<String, Path> found = new TreeMap<>();
        found.put(System.getProperty("java.specification.version"), JAVA_HOME);
        for (Path home : homes) {
            release(home)
                    .filter(version -> Integer.parseInt(version) >= 17)
                    .ifPresent(version -> found.putIfAbsent(version, home));
        }
        return found.values().stream();
    }

    /** Which release of Java a directory holds, if it holds one. */
    private static Optional<String> release(Path home) throws IOException {
        Path release = home.resolve("release");
        boolean runs = Stream.of("java", "java.exe")
                .anyMatch(name -> Files.isExecutable(home.resolve("bin").resolve(name)));
        if (!runs || !Files.isReadable(release)) {
            return Optional.empty();
        }
        return JAVA_VERSION
                .matcher(Files.readString(release))
                .results()
                .map(match -> match.group(1))
                .findFirst();
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
