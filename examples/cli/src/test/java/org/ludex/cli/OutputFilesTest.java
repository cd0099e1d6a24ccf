package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Files that are written")
class OutputFilesTest {

    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    private Path scratch;

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix", "show, --svg"})
    @DisplayName("are never those that are read, by whatever name: nothing of them would be left")
    void neverTheInput(String command, String option) throws IOException {
        Path sheet = Files.writeString(scratch.resolve("sheet.lgn"), Samples.GOOD);
        Path other = scratch.resolve(".").resolve("sheet.lgn");
        for (String target : List.of(sheet.toString(), other.toString())) {
            Run run = Run.of("", command, "--lang", "en", option, target, sheet.toString());
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).isEqualTo("ludex: " + sheet + ": cannot be written, because it is also read\n");
            assertThat(run.out()).isEmpty();
            assertThat(sheet).hasContent(Samples.GOOD);
        }
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix"})
    @DisplayName("may be there already, and may be read from standard input")
    void others(String command, String option) throws IOException {
        Path target = Files.writeString(scratch.resolve("out"), "old");
        Run run = Run.of(Samples.GOOD, command, option, target.toString(), "-");
        assertThat(run.code()).isZero();
        assertThat(Files.readString(target)).contains("dvonn").doesNotContain("old");
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix"})
    @DisplayName("stay as they were when a file cannot be read")
    void unreadable(String command, String option) throws IOException {
        Path target = Files.writeString(scratch.resolve("out"), "old");
        List<Path> inputs = new ArrayList<>(List.of(scratch.resolve("none")));
        if (command.equals("convert")) {
            // A directory is nothing to convert; validate reads what is in it.
            inputs.add(scratch);
        }
        for (Path input : inputs) {
            Run run = Run.of("", command, option, target.toString(), input.toString());
            assertThat(run.code()).isEqualTo(2);
            assertThat(target).hasContent("old");
            assertThat(names()).containsExactly("out");
        }
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix"})
    @DisplayName("do not come to be when a file cannot be read")
    void unborn(String command, String option) throws IOException {
        Path target = scratch.resolve("out");
        Run run = Run.of(
                "", command, option, target.toString(), scratch.resolve("none").toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(names()).isEmpty();
    }

    @Test
    @DisplayName("hold all repaired records or none: one unreadable file among others leaves them as they were")
    void allOrNone() throws IOException {
        Path good = Files.writeString(scratch.resolve("good.lgn"), Samples.GOOD);
        Path target = Files.writeString(scratch.resolve("out"), "old");
        Path none = scratch.resolve("none");
        Run run = Run.of("", "validate", "--lang", "en", "--fix", target.toString(), good.toString(), none.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("ludex: " + none + ": no such file\nludex: " + target
                        + ": not written, because some input could not be read\n");
        assertThat(target).hasContent("old");
        assertThat(names()).containsExactly("good.lgn", "out");
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix"})
    @DisplayName("may be the file that standard input comes from: it is read first")
    void sameAsStandardInput(String command, String option) throws IOException {
        String many = (Samples.GOOD + "\n").repeat(2000);
        Path sheet = Files.writeString(scratch.resolve("same.lgn"), many);
        try (InputStream in = Files.newInputStream(sheet)) {
            assertThat(Run.of(in, command, option, sheet.toString(), "-").code())
                    .isZero();
        }
        assertThat(Files.readString(sheet).split("dvonn", -1)).hasSize(2001);
        assertThat(names()).containsExactly("same.lgn");
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix"})
    @DisplayName("are written for bad records too")
    void badRecords(String command, String option) throws IOException {
        Path target = Files.writeString(scratch.resolve("out"), "old");
        Run run = Run.of(Samples.BAD, command, option, target.toString(), "-");
        assertThat(run.code()).isEqualTo(1);
        assertThat(Files.readString(target)).contains("dvonn").doesNotContain("old");
        assertThat(names()).containsExactly("out");
    }

    @Test
    @DisplayName("keep their permissions, and the links that lead to them")
    void links() throws IOException {
        assumeTrue(Files.getFileStore(scratch).supportsFileAttributeView("posix"), "only some systems have them");
        Path target = Files.writeString(scratch.resolve("out"), "old");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(scratch.resolve("link"), target);
        assertThat(Run.of(Samples.GOOD, "convert", "-o", link.toString(), "-").code())
                .isZero();
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(target)).contains("dvonn");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target)))
                .isEqualTo("rw-r-----");
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix", "show, --svg", "show, --html"})
    @DisplayName("are written aside and moved into place: another name of the old one still leads to the old one")
    void movedIntoPlace(String command, String option) throws IOException {
        Path target = Files.writeString(scratch.resolve("out"), "old");
        Path twin = scratch.resolve("twin");
        try {
            Files.createLink(twin, target);
        } catch (UnsupportedOperationException | IOException e) {
            assumeTrue(false, "this system has no second names");
        }
        assertThat(Run.of(Samples.GOOD, command, option, target.toString(), "-").code())
                .isZero();
        assertThat(Files.readString(target)).isNotEqualTo("old").isNotEmpty();
        assertThat(twin).hasContent("old");
        assertThat(names()).containsExactly("out", "twin");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(scratch)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @CsvSource({"convert, -o", "validate, --fix"})
    @DisplayName("are whole even where nobody reads the standard output")
    void closedPipe(String command, String option) throws IOException {
        Path many = Files.writeString(scratch.resolve("many.lgn"), (Samples.GOOD + "\n").repeat(3));
        Path target = scratch.resolve("out");
        PrintStream closed = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8) {
            @Override
            public boolean checkError() {
                return true;
            }
        };
        Main.run(InputStream.nullInputStream(), closed, closed, Audience.NOBODY, new String[] {
            command, option, target.toString(), many.toString()
        });
        assertThat(Files.readString(target).split("dvonn", -1)).hasSize(4);
    }

    @Test
    @DisplayName("are complained about when the disk is full")
    void full() throws IOException {
        assumeTrue(Files.exists(FULL), "only some systems have a disk that is always full");
        Path many = Files.writeString(scratch.resolve("many.lgn"), (Samples.GOOD + "\n").repeat(500));
        for (List<String> call : List.of(
                List.of("convert", "-o"),
                List.of("convert", "--to", "text", "-o"),
                List.of("convert", "--to", "jsonl", "-o"),
                List.of("validate", "--fix"))) {
            String[] arguments = new String[call.size() + 4];
            call.toArray(arguments);
            arguments[call.size()] = FULL.toString();
            arguments[call.size() + 1] = "--lang";
            arguments[call.size() + 2] = "en";
            arguments[call.size() + 3] = many.toString();
            Run run = Run.of("", arguments);
            assertThat(run.code()).as("%s", call).isEqualTo(2);
            assertThat(run.err()).as("%s", call).endsWith("ludex: /dev/full: cannot be written\n");
        }
    }
}
