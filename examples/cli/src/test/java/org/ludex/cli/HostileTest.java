package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files, names and places that somebody chose to do harm. */
@DisplayName("Hostile files and names")
class HostileTest {

    private static final String FORGED =
            "x, 0 plies\nf.json #2: valid, sixth, 9 plies\n1 valid, 0 invalid\u001B[8m\u202E";

    @TempDir
    private Path scratch;

    @Test
    @DisplayName("whose names begin with @ are file names, not files of arguments")
    void arguments() throws IOException {
        Path precious = Files.writeString(scratch.resolve("important.txt"), "precious\n");
        Path list = Files.writeString(scratch.resolve("x"), "--fix " + precious + "\n");
        Run run = Run.of(Samples.GOOD, "validate", "--lang", "en", "-", "@" + list);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("@" + list + ": no such file");
        assertThat(precious).hasContent("precious");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.ludex.core.Game",
                "org.ludex.notation.spi.GameNotation",
                "org.ludex.notation.format.RecordFormat"
            })
    @DisplayName("a service that cannot be loaded is reported and costs only itself")
    void services(String service) throws IOException {
        Path list = scratch.resolve("META-INF").resolve("services").resolve(service);
        Files.createDirectories(list.getParent());
        Files.writeString(list, "org.example.Missing\n");
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader broken =
                new URLClassLoader(new URL[] {scratch.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(broken);
            Run run = Run.of(Samples.GOOD, "validate", "--lang", "en", "-");
            assertThat(run.code()).isZero();
            assertThat(run.err()).contains("could not be loaded").contains("org.example.Missing");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    /** A disk that is full after so many bytes. */
    private static final class Full extends OutputStream {

        private int room;

        Full(int room) {
            this.room = room;
        }

        @Override
        public void write(int octet) throws IOException {
            if (room-- <= 0) {
                throw new IOException("No space left on device");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "games",
                "games --json",
                "validate -",
                "validate --json -",
                "validate --jsonl -",
                "rules sixth",
                "rules sixth S1",
                "rules sixth --json",
                "convert -",
                "convert --to jsonl -",
                "convert --to text -",
                "perft dvonn 1",
                "play dog",
                "show -",
                "show --svg - -"
            })
    @DisplayName("cannot make results disappear in silence: a full disk is exit code 2")
    void full(String arguments) {
        for (int room : new int[] {0, 1}) {
            ByteArrayOutputStream complaints = new ByteArrayOutputStream();
            InputStream in = new ByteArrayInputStream(Samples.GOOD.getBytes(StandardCharsets.UTF_8));
            PrintStream err = new PrintStream(complaints, true, StandardCharsets.UTF_8);
            int code = Main.run(in, new Full(room), err, Audience.NOBODY, ("--lang en " + arguments).split(" "));
            assertThat(code).isEqualTo(2);
            assertThat(Run.text(complaints))
                    .endsWith("ludex: standard output: cannot be written; some results are missing\n");
        }
    }

    @Test
    @DisplayName("cannot forge a verdict by the name of a game")
    void forgedGame() throws IOException {
        String json = "[{\"format\":\"ludex-record\",\"version\":1,\"game\":\""
                + FORGED.replace("\n", "\\n").replace("\u001B", "\\u001b") + "\",\"moves\":[]}]";
        Run run = Run.of(json, "validate", "--lang", "en", "-");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .isEqualTo(
                        "- #1: INVALID, x, 0 plies\\nf.json #2: valid, sixth, 9 pl..., 0 plies, open\n0 valid, 1 invalid\n");
        isHarmless(run);
        Run text = Run.of("[Game \"\u001B]0;pwned\u0007\"]\n", "validate", "--lang", "en", "-");
        assertThat(text.out()).startsWith("- #1: INVALID, \\u001b]0;pwned\\u0007, 0 plies");
        isHarmless(text);
        isHarmless(Run.of(json, "validate", "--json", "-"));
        isHarmless(Run.of(json, "convert", "-"));
    }

    static Stream<List<String>> calls() {
        return Stream.of(
                List.of("validate", FORGED),
                List.of("validate", "--fix", "none/" + FORGED, "-"),
                List.of("convert", FORGED),
                List.of("convert", "--to", FORGED, "-"),
                List.of("convert", "-o", "none/" + FORGED, "-"),
                List.of("show", FORGED),
                List.of("show", "--svg", "none/" + FORGED, "-"),
                List.of("show", "--after", FORGED, "-"),
                List.of("play", FORGED),
                List.of("play", "sixth", "--option", FORGED),
                List.of("play", "sixth", "--option", "size=" + FORGED),
                List.of("play", "sixth", "--option", FORGED + "=4"),
                List.of("perft", "dvonn", FORGED),
                List.of("rules", FORGED),
                List.of("rules", "sixth", FORGED),
                List.of("serve", "--port", FORGED),
                List.of("--lang", FORGED, "games"),
                List.of("games", "--" + FORGED),
                List.of(FORGED));
    }

    @ParameterizedTest
    @MethodSource("calls")
    @DisplayName("are shown with escapes, whatever part of a command they are")
    void words(List<String> arguments) {
        Run run = Run.of(Samples.GOOD, arguments.toArray(new String[0]));
        isHarmless(run);
        assertThat(run.err() + run.out()).doesNotContain("\nf.json").doesNotContain("\n1 valid, 0 invalid\\");
    }

    @Test
    @DisplayName("are shown with escapes in reports and complaints")
    void names() throws IOException {
        assumeTrue(scratch.getFileSystem().equals(java.nio.file.FileSystems.getDefault()));
        String name = "a\u001B[31m\nb #1: valid, sixth, 9 plies\u202E.lgn";
        Path file;
        try {
            file = Files.writeString(scratch.resolve(name), Samples.BAD);
        } catch (IOException | java.nio.file.InvalidPathException e) {
            assumeTrue(false, "this system has no such names");
            return;
        }
        for (String command : new String[] {"validate", "convert", "show"}) {
            Run run = Run.of("", command, "--lang", "en", file.toString());
            isHarmless(run);
            assertThat(run.err()).contains("a\\u001b[31m\\nb #1: valid, sixth, 9 plies\\u202e.lgn");
        }
    }

    @Test
    @DisplayName("are shown with escapes on a screen, and kept as they are in files")
    void comments() throws IOException {
        String text = "[Game \"dvonn\"]\n[White \"\u001B]0;x\u0007\"]\n\n1. g2 {a\u009B2Jb \u202E} *\n";
        InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        Run screen = Run.of(in, Audience.RESULTS, "convert", "--to", "text", "-");
        isHarmless(screen);
        assertThat(screen.out()).contains("[White \"\\u001b]0;x\\u0007\"]\n");
        assertThat(Run.of(text, "convert", "--to", "text", "-").out()).isEqualTo(text);
        isHarmless(Run.of(text, "convert", "-"));
        isHarmless(Run.of(text, "convert", "--to", "jsonl", "-"));
    }

    private static void isHarmless(Run run) {
        for (String printed : new String[] {run.out(), run.err()}) {
            assertThat(printed.codePoints().filter(c -> Character.isISOControl(c) && c != '\n'))
                    .as(printed)
                    .isEmpty();
            assertThat(printed).doesNotContain("\u202E");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\u00FF", "\u00FF\u00FF\u00FF\u00FF", "\u00FF\u00FE\u00FF\u00FE", "\n\u00C3", "\u00F8\u0088\n"})
    @DisplayName("of bytes that are no UTF-8 are not taken for empty")
    void bytes(String latin) {
        byte[] bytes = latin.getBytes(StandardCharsets.ISO_8859_1);
        Run run = Run.of(new ByteArrayInputStream(bytes), "validate", "--lang", "en", "-");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).endsWith("0 valid, 1 invalid\n");
        int line = latin.startsWith("\n") ? 2 : 1;
        assertThat(run.err())
                .contains("-:" + line + ":1: error no-game-tag: ")
                .contains("-:" + line + ":1: note encoding: ");
        isHarmless(run);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\u00EF\u00BB\u00BF", "\u00FF\u00FE", "\u00FE\u00FF", " \n", "\u00C2\u00A0\r\n"})
    @DisplayName("of nothing but a byte order mark or blanks are empty")
    void nothing(String latin) {
        byte[] bytes = latin.getBytes(StandardCharsets.ISO_8859_1);
        Run run = Run.of(new ByteArrayInputStream(bytes), "validate", "--lang", "en", "-");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEqualTo("-:1:1: note no-records: The file contains no records.\n");
    }

    @Test
    @DisplayName("an empty name is not taken for a directory")
    void emptyName() {
        assertThat(Run.of("", "validate", "--lang", "en", "").err())
                .startsWith("ludex: \"\": is not a valid file name\n");
    }

    @Test
    @DisplayName("colours are for terminals that have them")
    void colours() {
        PrintStream out = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        for (Map<String, String> environment :
                List.of(Map.of("TERM", "dumb"), Map.of("NO_COLOR", "1", "TERM", "xterm"), Map.of("TERM", "xterm"))) {
            Terminal terminal =
                    new Terminal(InputStream.nullInputStream(), out, out, Audience.RESULTS, environment::get);
            assertThat(terminal.likesColour()).isEqualTo(environment.equals(Map.of("TERM", "xterm")));
        }
    }

    @Test
    @DisplayName("a picture takes the place of another only when it is whole")
    void picture() throws IOException {
        Path target = Files.writeString(scratch.resolve("board.svg"), "old");
        assertThat(Run.of(Samples.GOOD, "show", "--svg", target.toString(), "-").code())
                .isZero();
        assertThat(Files.readString(target)).startsWith("<svg").doesNotContain("old");
        try (Stream<Path> files = Files.list(scratch)) {
            assertThat(files).containsExactly(target);
        }
    }

    @Test
    @DisplayName("a file in shared memory is a file like others")
    void sharedMemory() throws IOException {
        Path memory = Path.of("/dev/shm");
        assumeTrue(Files.isWritable(memory), "only some systems have it");
        Path target = Files.createTempFile(memory, "ludex", null);
        try {
            Files.writeString(target, "old");
            assertThat(Run.of("", "convert", "-o", target.toString(), "nosuch.lgn")
                            .code())
                    .isEqualTo(2);
            assertThat(target).hasContent("old");
        } finally {
            Files.delete(target);
        }
    }
}
