package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("ludex convert")
class ConvertCommandTest {

    private static final String TWO = Samples.GOOD + "\n" + Samples.GOOD;

    @TempDir
    Path scratch;

    @Test
    @DisplayName("writes a JSON array, even of one record or none")
    void array() throws IOException {
        for (int count = 0; count <= 2; count++) {
            String input = (Samples.GOOD + "\n").repeat(count);
            for (String[] arguments : new String[][] {{"convert", "-"}, {"convert", "--to", "json", "-"}}) {
                Run run = Run.of(input, arguments);
                assertThat(run.code()).isZero();
                JsonNode json = tree(run.out());
                assertThat(json.isArray()).isTrue();
                assertThat(json.size()).isEqualTo(count);
            }
        }
    }

    @Test
    @DisplayName("writes a record as documented")
    void json() throws IOException {
        Run run = Run.of(Samples.GOOD, "convert", "-");

        JsonNode record = tree(run.out()).path(0);
        assertThat(record.path("format").asText()).isEqualTo("ludex-record");
        assertThat(record.path("version").asInt()).isEqualTo(1);
        assertThat(record.path("game").asText()).isEqualTo("dvonn");
        assertThat(record.path("moves").size()).isEqualTo(2);
        JsonNode second = record.at("/moves/1");
        assertThat(second.path("ply").asInt()).isEqualTo(2);
        assertThat(second.path("seat").asText()).isEqualTo("black");
        assertThat(second.path("text").asText()).isEqualTo("b2");
        assertThat(record.has("rest")).isFalse();
        assertThat(run.out()).doesNotContain("null");
    }

    @Test
    @DisplayName("--to jsonl writes one record a line")
    void jsonl() throws IOException {
        Run run = Run.of(TWO, "convert", "--to", "jsonl", "-");

        assertThat(run.code()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(2);
        for (String line : lines) {
            assertThat(tree(line).path("game").asText()).isEqualTo("dvonn");
        }
        assertThat(Run.of("", "convert", "--to", "jsonl", "-").out()).isEmpty();
    }

    @Test
    @DisplayName("--to text writes the canonical form")
    void text() {
        Run run = Run.of("[Game \"dvonn\"]\n[Result \"*\"]\n\nA1\n B2 *", "convert", "--to", "text", "-");

        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo(Samples.GOOD);
        assertThat(Run.of(TWO, "convert", "--to", "text", "-").out()).isEqualTo(TWO);
    }

    @Test
    @DisplayName("-o writes a file and nothing to standard output")
    void file() throws IOException {
        Path out = scratch.resolve("out.json");

        Run run = Run.of(Samples.GOOD, "convert", "-o", out.toString(), "-");

        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(Files.readString(out))
                .isEqualTo(Run.of(Samples.GOOD, "convert", "-").out());
    }

    @Test
    @DisplayName("-o writes the same bytes where lines end otherwise")
    void otherSystem() throws Exception {
        Path out = scratch.resolve("out.json");
        Path properties = Files.writeString(scratch.resolve("properties"), "\"-Dline.separator=\\r\\n\"");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@" + properties,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "convert",
                        "-o",
                        out.toString(),
                        Samples.sheet("dvonn.lgn"))
                .inheritIO()
                .start();

        assertThat(process.waitFor()).isZero();
        assertThat(Files.readString(out))
                .isEqualTo(Run.of("", "convert", Samples.sheet("dvonn.lgn")).out());
    }

    @Test
    @DisplayName("-o to a place that cannot be written is refused")
    void nowhere() {
        Path nowhere = scratch.resolve("none/out.json");

        assertThat(Run.of(Samples.GOOD, "convert", "--lang", "en", "-o", nowhere.toString(), "-"))
                .isEqualTo(new Run(2, "", "ludex: " + nowhere + ": cannot be written\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dvonn.lgn", "kamisado-standard.lgn", "sixth.lgn", "yinsh.lgn"})
    @DisplayName("goes from JSON to text and back without a loss")
    void roundTrip(String name) throws IOException {
        Run json = Run.of("", "convert", Samples.sheet(name));
        Run text = Run.of(json.out(), "convert", "--to", "text", "-");
        Run again = Run.of(text.out(), "convert", "-");
        Run lines = Run.of(json.out(), "convert", "--to", "jsonl", "-");

        assertThat(text.code()).isZero();
        assertThat(text.out()).startsWith("[Game \"");
        assertThat(tree(again.out())).isEqualTo(tree(json.out()));
        assertThat(tree(lines.out())).isEqualTo(tree(json.out()).path(0));
    }

    @Test
    @DisplayName("keeps what cannot be played as a rest: exit code 1")
    void rest() throws IOException {
        Run run = Run.of(Samples.BAD + "\n" + Samples.GOOD, "convert", "--lang", "en", "-");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("-:3:13: error P2: a1 is occupied.\n");
        JsonNode records = tree(run.out());
        assertThat(records.size()).isEqualTo(2);
        assertThat(records.at("/0/moves").size()).isEqualTo(2);
        assertThat(records.at("/0/rest").asText()).contains("a1");
        assertThat(records.path(1).has("rest")).isFalse();
    }

    @Test
    @DisplayName("a rest survives the way through text")
    void restAsText() throws IOException {
        Run json = Run.of(Samples.BAD, "convert", "-");
        Run text = Run.of(json.out(), "convert", "--to", "text", "-");
        Run again = Run.of(text.out(), "convert", "-");

        assertThat(text.code()).isEqualTo(1);
        assertThat(again.code()).isEqualTo(1);
        assertThat(tree(again.out())).isEqualTo(tree(json.out()));
    }

    @Test
    @DisplayName("reads a bare score sheet with --game and writes its tags")
    void bare() {
        Run run = Run.of("e1 *", "convert", "--to", "text", "--game", "sixth", "--option", "size=6", "-");

        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("[Game \"sixth\"]\n[Options \"size=6\"]\n");
    }

    @Test
    @DisplayName("tells that a file holds no records")
    void nothing() {
        assertThat(Run.of("", "convert", "--lang", "en", "-"))
                .isEqualTo(new Run(0, "[ ]\n", "-:1:1: note no-records: The file contains no records.\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "jsonl", "text"})
    @DisplayName("prints nothing of a file that cannot be read")
    void unreadable(String format) {
        assertThat(Run.of("", "convert", "--lang", "en", "--to", format, scratch.toString()))
                .isEqualTo(new Run(2, "", "ludex: " + scratch + ": is a directory\n"));
        Path none = scratch.resolve("x");
        assertThat(Run.of("", "convert", "--lang", "en", "--to", format, none.toString()))
                .isEqualTo(new Run(2, "", "ludex: " + none + ": no such file\n"));
    }

    @Test
    @DisplayName("-o - is standard output")
    void standardOutput() {
        assertThat(Run.of(Samples.GOOD, "convert", "-o", "-", "-"))
                .isEqualTo(Run.of(Samples.GOOD, "convert", "-"))
                .extracting(Run::out)
                .asString()
                .contains("dvonn");
        assertThat(Path.of("-")).doesNotExist();
    }

    private static JsonNode tree(String json) throws IOException {
        return new ObjectMapper().readTree(json);
    }
}
