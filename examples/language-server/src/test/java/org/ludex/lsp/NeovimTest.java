package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.notation.io.RecordReader;

/** A real editor, Neovim without a screen, opens sample files with the server. */
@DisplayName("Neovim")
@Timeout(240)
class NeovimTest {

    private static final String SLIP = """
            [Game "kamisado"]
            [Event "A sheet with one slip of the pen"]

            1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *
            """;

    @TempDir
    private Path directory = Path.of("");

    @BeforeEach
    void isThere() throws Exception {
        boolean there;
        try {
            there = new ProcessBuilder("nvim", "--version")
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            there = false;
        }
        if (Boolean.getBoolean("ludex.editor.required")) {
            assertThat(there).as("nvim is on the path").isTrue();
        }
        Assumptions.assumeTrue(there, "nvim is not on the path: the test in an editor is skipped");
    }

    @Test
    @DisplayName("shows exactly what validate says, and a fix ends in a valid record")
    void slip() throws Exception {
        Path file = directory.resolve("slip.lgn");
        Files.writeString(file, SLIP);
        assertThat(diagnostics(file)).isEqualTo(expected(SLIP)).isNotEmpty();
        assertThat(RecordReader.standard().read(Files.readString(file)))
                .singleElement()
                .satisfies(report -> assertThat(report.isValid()).isTrue());
    }

    @Test
    @DisplayName("shows nothing where nothing is wrong")
    void good() throws Exception {
        Path file = directory.resolve("good.lgn");
        Files.writeString(file, "[Game \"dvonn\"]\n\n1. a1 b2 *\n");
        assertThat(diagnostics(file)).isEmpty();
    }

    @Test
    @DisplayName("is set up by the lines in the README, as they stand there")
    void setUp() throws Exception {
        Path file = Files.writeString(directory.resolve("slip.lgn"), SLIP);
        List<String> shown = run("shown.lua", "-u", init().toString(), file.toString());
        assertThat(shown).isEqualTo(expected(SLIP)).isNotEmpty();
    }

    @Test
    @DisplayName("has one server for all files, of text, JSON and SGF")
    void oneServer() throws Exception {
        Path text = Files.writeString(directory.resolve("a.lgn"), SLIP);
        Path json = Files.writeString(directory.resolve("b.lgn.json"), "{\"format\":\"ludex-record\"}");
        Path sgf = Files.writeString(directory.resolve("c.sgf"), "(;GM[Dvonn]");
        assertThat(run("servers.lua", "-u", init().toString(), text.toString(), json.toString(), sgf.toString()))
                .containsExactly("judged", "judged", "judged", "1");
    }

    /** The set-up of the README, with a program that it finds. */
    private Path init() throws Exception {
        String readme = Files.readString(Path.of("README.md"));
        Matcher lines = Pattern.compile("(?s)## Neovim.*?```lua\\R(.*?)```").matcher(readme);
        assertThat(lines.find()).isTrue();
        Path program = Files.writeString(
                directory.resolve("ludex"),
                "#!/bin/sh\n[ \"$*\" = lsp ] && exec '" + String.join("' '", command()) + "'\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        return Files.writeString(directory.resolve("init.lua"), lines.group(1));
    }

    /** The diagnostics that the editor shows for a file, whose first fix it then applies. */
    private List<String> diagnostics(Path file) throws Exception {
        return run("check.lua", file.toString());
    }

    /** What a script writes in an editor with some arguments. */
    private List<String> run(String name, String... arguments) throws Exception {
        Path out = directory.resolve("out.txt");
        Path script = directory.resolve(name);
        try (InputStream in = NeovimTest.class.getResourceAsStream(name)) {
            Files.copy(Objects.requireNonNull(in), script);
        }
        List<String> words = new ArrayList<>(List.of("nvim", "--headless", "--clean", "-n"));
        words.addAll(List.of(arguments));
        words.addAll(List.of("-c", "luafile " + script));
        ProcessBuilder builder = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("nvim.log").toFile())
                .directory(directory.toFile());
        builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
        builder.environment().put("LUDEX_OUT", out.toString());
        builder.environment().put("LUDEX_COMMAND", new Gson().toJson(command()));
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().merge("PATH", directory.toString(), (path, own) -> own + File.pathSeparator + path);
        Process process = builder.start();
        if (!process.waitFor(200, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the editor hangs: " + Files.readString(directory.resolve("nvim.log")));
        }
        assertThat(out).as(Files.readString(directory.resolve("nvim.log"))).exists();
        return Files.readAllLines(out);
    }

    /** Starts the server from the classes that this test runs with. */
    private static List<String> command() {
        String paths =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                paths,
                ServerMain.class.getName());
    }

    private static List<String> expected(String text) {
        return RecordReader.standard().read(text).stream()
                .flatMap(report -> report.diagnostics().stream())
                .map(each -> each.place().line() + " " + each.code() + " " + each.message(Locale.ENGLISH))
                .toList();
    }
}
