package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("ludex show --html")
class ReplayFileTest {

    private static final String RECORD = "<script type=\"text/plain\" class=\"record\">";

    @TempDir
    Path scratch;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(scratch.resolve(name), text);
    }

    private static int records(String page) {
        return page.split(RECORD, -1).length - 1;
    }

    @Test
    @DisplayName("writes one page for all records of several files, and nothing to standard output")
    void severalFiles() throws IOException {
        Path one = file("one.lgn", Samples.GOOD + "\n" + Samples.GOOD);
        Path two = file("two.lgn", Samples.GOOD);
        Path out = scratch.resolve("replay.html");

        Run run = Run.of("", "show", "--html", out.toString(), one.toString(), two.toString());

        assertThat(run).isEqualTo(new Run(0, "", ""));
        String page = Files.readString(out);
        assertThat(page).startsWith("<!doctype html>").endsWith("</html>\n").contains("\"file\":\"two.lgn\"");
        assertThat(records(page)).isEqualTo(3);
        try (Stream<Path> left = Files.list(scratch)) {
            assertThat(left).containsExactlyInAnyOrder(one, two, out);
        }
    }

    @Test
    @DisplayName("- writes the page to standard output, in the language of the program")
    void standardOutput() {
        Run run = Run.of(Samples.GOOD, "show", "--lang", "fa", "--html", "-", "-");

        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("<html lang=\"fa\" dir=\"rtl\">");
    }

    @Test
    @DisplayName("of a bad record says what is wrong and has exit code 1")
    void bad() {
        Run run = Run.of(Samples.BAD, "show", "--lang", "en", "--html", "-", "-");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("-:3:13: error P2: a1 is occupied.\n");
        assertThat(records(run.out())).isEqualTo(1);
    }

    @Test
    @DisplayName("of a file without records is an empty page and a note")
    void empty() {
        Run run = Run.of("", "show", "--lang", "en", "--html", "-", "-");

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("no-records");
        assertThat(records(run.out())).isZero();
    }

    @Test
    @DisplayName("leaves what stood there alone when a file cannot be read")
    void unreadable() throws IOException {
        Path good = file("good.lgn", Samples.GOOD);
        Path out = file("replay.html", "as it was");

        Run run = Run.of("", "show", "--lang", "en", "--html", out.toString(), good.toString(), scratch + "/none.lgn");

        assertThat(run).isEqualTo(new Run(2, "", "ludex: " + scratch + "/none.lgn: no such file\n"));
        assertThat(Files.readString(out)).isEqualTo("as it was");
        try (Stream<Path> left = Files.list(scratch)) {
            assertThat(left).containsExactlyInAnyOrder(good, out);
        }
    }

    @Test
    @DisplayName("to a place that cannot be written, or to a file that is read, is refused")
    void nowhere() throws IOException {
        Path good = file("good.lgn", Samples.GOOD);
        Path nowhere = scratch.resolve("none/replay.html");

        assertThat(Run.of("", "show", "--lang", "en", "--html", nowhere.toString(), good.toString()))
                .isEqualTo(new Run(2, "", "ludex: " + nowhere + ": cannot be written\n"));
        assertThat(Run.of("", "show", "--lang", "en", "--html", good.toString(), good.toString()))
                .isEqualTo(new Run(2, "", "ludex: " + good + ": cannot be written, because it is also read\n"));
        assertThat(Files.readString(good)).isEqualTo(Samples.GOOD);
    }

    @Test
    @DisplayName("--as makes a page for one viewer")
    void viewer() {
        assertThat(Run.of(Samples.GOOD, "show", "--html", "-", "--as", "White", "-")
                        .out())
                .contains("\"viewer\":\"White\"");
        assertThat(Run.of(Samples.GOOD, "show", "--lang", "en", "--html", "-", "--as", "withe", "-")
                        .err())
                .isEqualTo("ludex: --as must be one of A, B, black, C, D, spectator, white, not \"withe\"\n");
        assertThat(Run.of(Samples.GOOD, "show", "--lang", "en", "--as", "white", "-"))
                .isEqualTo(new Run(2, "", "ludex: --as needs --html\n"));
        assertThat(Run.of(Samples.GOOD, "show", "--lang", "fa", "--as", "white", "-")
                        .err())
                .isEqualTo("ludex: گزینه‌ی --as بدون --html نمی‌شود\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--record=1", "--after=1", "--svg=x.svg"})
    @DisplayName("shows all records and cannot be asked for one board")
    void beside(String option) {
        String name = option.substring(0, option.indexOf('='));

        assertThat(Run.of(Samples.GOOD, "show", "--lang", "en", "--html", "-", option, "-"))
                .isEqualTo(new Run(
                        2, "", "ludex: " + name + " cannot be used with --html, because a page shows all records\n"));
    }

    @Test
    @DisplayName("is needed for several files")
    void tooMany() {
        assertThat(Run.of(Samples.GOOD, "show", "--lang", "en", "-", "more.lgn"))
                .isEqualTo(new Run(2, "", "ludex: unexpected file \"more.lgn\": only --html takes several\n"));
    }
}
