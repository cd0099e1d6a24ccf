package com.example.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The command line knows the game because both are on one path: the calls that the README shows are made here. */
@DisplayName("The command line")
class CommandLineTest {

    private static final String CALL = "$ java -cp nim.jar:ludex.jar org.ludex.cli.Main ";
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\n(\\$ .*?)^```$");

    /** What a person has on the path: the game, the program, and what they need. */
    private static final Pattern NEEDED = Pattern.compile(".*/target/classes|.*/(ludex|picocli|antlr4-runtime"
            + "|jackson-(core|databind|annotations)|jetty|slf4j|gson|org\\.eclipse\\.lsp4j[a-z.]*)-[^/]*");

    private static final String PROGRAM = Path.of("..", "cli", "target", "classes")
            .toAbsolutePath()
            .normalize()
            .toString();

    @TestFactory
    @DisplayName("does what the README says")
    Stream<DynamicTest> readme() throws IOException {
        List<String> sessions = BLOCK.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(String.join("", sessions)).contains("validate", "convert", "perft", "play", "show");
        return sessions.stream()
                .flatMap(session -> Arrays.stream(session.split("(?m)^(?=\\$ )")))
                .map(call -> DynamicTest.dynamicTest(call.lines().findFirst().orElse(""), () -> check(call)));
    }

    private static void check(String call) throws Exception {
        String command = call.lines().findFirst().orElse("");
        assertThat(command).startsWith(CALL);
        String[] arguments = command.substring(CALL.length()).split(" ");
        assertThat(command + "\n" + run(List.of("-cp", path(), "org.ludex.cli.Main"), arguments))
                .isEqualTo(call);
    }

    @Test
    @DisplayName("finds the game on the module path as well")
    void onTheModulePath() throws Exception {
        List<String> java = List.of("-p", path(), "-m", "org.ludex.cli/org.ludex.cli.Main");
        assertThat(run(java, "games")).contains("nim: Nim (first, second)", "kamisado: Kamisado");
        assertThat(run(java, "validate", "records/nim-slip.lgn")).contains("N2: Row 2 holds 2; 7 cannot be taken.");
    }

    @Test
    @DisplayName(
            "prints the rules of a game that brings no page: their sentences, what no book numbers, and the options")
    void rules() throws Exception {
        List<String> java = List.of("-cp", path(), "org.ludex.cli.Main");
        assertThat(run(java, "rules", "nim"))
                .startsWith("""
                Nim
                ===

                - N1: A turn takes matches from one row.
                - N2: A turn takes at least one match and no more than the row holds.
                """)
                .contains("last: Whether the player who takes the last match loses or wins.");
        assertThat(run(java, "rules", "nim", "n1")).isEqualTo("N1\n    A turn takes matches from one row.\n");
    }

    @Test
    @DisplayName("writes a page that replays the game, from the module path as well")
    void replayPage() throws Exception {
        for (List<String> java : List.of(
                List.of("-cp", path(), "org.ludex.cli.Main"),
                List.of("-p", path(), "-m", "org.ludex.cli/org.ludex.cli.Main"))) {
            assertThat(run(java, "show", "--html", "-", "records/nim.lgn"))
                    .contains("<!doctype html>", "\"game\":\"Nim\"", "\"forward\":\"One move forward\"")
                    .endsWith("</html>\n");
        }
    }

    /** The program itself comes from where it was compiled: its jar contains what it needs and is not a module. */
    private static String path() {
        String entries = System.getProperty("java.class.path");
        return Stream.concat(
                        Stream.of(PROGRAM),
                        Pattern.compile(File.pathSeparator, Pattern.LITERAL).splitAsStream(entries))
                .filter(entry -> NEEDED.matcher(entry.replace('\\', '/')).matches())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** What the program prints, complaints first or last as they come. */
    private static String run(List<String> java, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Duser.language=en");
        command.addAll(java);
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isLessThan(2);
        return printed;
    }
}
