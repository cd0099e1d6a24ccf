package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("ludex validate")
class ValidateCommandTest {

    private static final String LENIENT = """
            [Game "dvonn"]

            1. A1 b2 *
            """;

    @TempDir
    Path scratch;

    @Nested
    @DisplayName("judges")
    class Judges {

        @ParameterizedTest
        @ValueSource(strings = {"dog-games.lgn", "dvonn.lgn", "kamisado-standard.lgn", "sixth.lgn", "yinsh.lgn"})
        @DisplayName("the sample sheets as good in every respect")
        void samples(String name) {
            Run run = Run.of("", "validate", "--strict", Samples.sheet(name));
            assertThat(run.code()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).endsWith(" valid, 0 invalid\n");
        }

        @Test
        @DisplayName("a good record: exit code 0 and nothing to complain about")
        void good() {
            Run run = Run.of(Samples.GOOD, "validate", "--lang", "en", "-");

            assertThat(run).isEqualTo(new Run(0, "- #1: valid, dvonn, 2 plies, open\n1 valid, 0 invalid\n", ""));
        }

        @Test
        @DisplayName("with --explain each diagnostic with the sentence of its rule")
        void explains() throws Exception {
            String slip =
                    "[Game \"dog\"]\n\nround 1 6 A\ndeal\ngive\nA start\nB nostart\nC nostart\nD nostart\nA 5 0>6\n*\n";

            Run english = Run.of(slip, "validate", "--explain", "--lang", "en", "-");
            Run persian = Run.of(slip, "validate", "--explain", "--lang", "fa", "-");
            Run json = Run.of(slip, "validate", "--explain", "--json", "--lang", "en", "-");

            String sentence = "A number card moves one of the player's pieces exactly that many cells forward.";
            assertThat(english.err()).contains("error D10: ", "\n  rule D10: " + sentence + "\n");
            assertThat(persian.err()).containsPattern("\n  قانون D10: \\p{InArabic}");
            JsonNode diagnostic = new ObjectMapper()
                    .readTree(json.out())
                    .path("records")
                    .path(0)
                    .path("diagnostics")
                    .path(0);
            assertThat(diagnostic.path("explanation").asText()).isEqualTo(sentence);
            assertThat(Run.of(slip, "validate", "--lang", "en", "-").err()).doesNotContain("rule D10");
        }

        @Test
        @DisplayName("with --explain what is unproven with the game's own rule")
        void explainsUnproven() {
            String record =
                    "[Game \"dog\"]\n\nround 1 6 A\ndeal\ngive\nA nostart\nB nostart\nC nostart\nD nostart\nA burn #6\n*\n";

            Run run = Run.of(record, "validate", "--explain", "--lang", "en", "-");

            assertThat(run.code()).isZero();
            assertThat(run.err()).contains("note unproven: ", "\n  rule D6: A player who can play a card must");
        }

        @Test
        @DisplayName("a record of one ply, in the singular")
        void single() {
            assertThat(Run.of("[Game \"dvonn\"]\n\n1. a1 *\n", "validate", "--lang", "en", "-")
                            .out())
                    .startsWith("- #1: valid, dvonn, 1 ply, open\n");
        }

        @Test
        @DisplayName("a bad record: exit code 1 and the place of the error")
        void bad() {
            Run run = Run.of(Samples.BAD, "validate", "--lang", "en", "-");

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out()).isEqualTo("- #1: INVALID, dvonn, 2 plies, open\n0 valid, 1 invalid\n");
            assertThat(run.err()).startsWith("-:3:13: error P2: a1 is occupied.\n");
        }

        @Test
        @DisplayName("all records of a file, numbered, past a bad one")
        void several() {
            Run run = Run.of(Samples.BAD + "\n" + Samples.GOOD, "validate", "--lang", "en", "-");

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out()).isEqualTo("""
                    - #1: INVALID, dvonn, 2 plies, open
                    - #2: valid, dvonn, 2 plies, open
                    1 valid, 1 invalid
                    """);
        }

        @Test
        @DisplayName("a finished game with its outcome and the rule for it")
        void finished() {
            Run run = Run.of("", "validate", "--lang", "en", Samples.sheet("kamisado-standard.lgn"));

            assertThat(run.code()).isZero();
            assertThat(run.out()).contains(": valid, kamisado, 31 plies, won by black (H7)\n");
        }

        @Test
        @DisplayName("a resignation and an agreed draw")
        void endings() {
            Run run = Run.of(
                    "[Game \"dvonn\"]\n\na1 b2 resign\n\n[Game \"dvonn\"]\n\na1 b2 agreed\n",
                    "validate",
                    "--lang",
                    "en",
                    "-");

            assertThat(run.code()).isZero();
            assertThat(run.out()).isEqualTo("""
                    - #1: valid, dvonn, 2 plies, won by black (resign)
                    - #2: valid, dvonn, 2 plies, drawn (agreed)
                    2 valid, 0 invalid
                    """);
        }

        @Test
        @DisplayName("a game nobody knows")
        void unknownGame() {
            Run run = Run.of("[Game \"halma\"]\n\na1 *\n", "validate", "--lang", "en", "-");

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).contains("error unknown-game");
        }

        @Test
        @DisplayName("a bare score sheet with --game and --option")
        void bare() {
            assertThat(Run.of("a1 b2 *", "validate", "--lang", "en", "--game", "dvonn", "-"))
                    .isEqualTo(new Run(0, "- #1: valid, dvonn, 2 plies, open\n1 valid, 0 invalid\n", ""));
            assertThat(Run.of("e5 *", "validate", "--game", "sixth", "-").code())
                    .isZero();
            assertThat(Run.of("e5 *", "validate", "--game", "sixth", "--option", "size=4", "-")
                            .code())
                    .isEqualTo(1);
        }
    }

    @Nested
    @DisplayName("reads")
    class Reads {

        @Test
        @DisplayName("several files; a missing one makes the exit code 2, the others are judged")
        void missing() throws IOException {
            Path good = Files.writeString(scratch.resolve("good.lgn"), Samples.GOOD);
            Path bad = Files.writeString(scratch.resolve("bad.lgn"), Samples.BAD);
            Path none = scratch.resolve("none.lgn");

            Run run = Run.of("", "validate", "--lang", "en", good.toString(), none.toString(), bad.toString());

            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out())
                    .isEqualTo(good + " #1: valid, dvonn, 2 plies, open\n" + bad
                            + " #1: INVALID, dvonn, 2 plies, open\n1 valid, 1 invalid\n");
            assertThat(run.err()).startsWith("ludex: " + none + ": no such file\n");
            assertThat(run.err()).contains(bad + ":3:13: error P2");
        }

        @Test
        @DisplayName("the record files of a directory and of those in it, in the order of their names")
        void directory() throws IOException {
            Files.createDirectories(scratch.resolve("b/c"));
            Files.createDirectories(scratch.resolve(".git"));
            Files.writeString(scratch.resolve("b/c/z.lgn"), Samples.GOOD);
            Files.writeString(scratch.resolve("b/y.TXT"), Samples.BAD);
            Files.writeString(scratch.resolve("a.sgf"), Samples.GOOD);
            Files.writeString(scratch.resolve("page.md"), Samples.BAD);
            Files.writeString(scratch.resolve("lgn"), Samples.BAD);
            Files.writeString(scratch.resolve(".hidden.lgn"), Samples.BAD);
            Files.writeString(scratch.resolve(".git/x.lgn"), Samples.BAD);
            Run run = Run.of("", "validate", "--lang", "en", scratch.toString());

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out().replace(scratch + java.io.File.separator, "").replace('\\', '/'))
                    .isEqualTo("""
                            a.sgf #1: valid, dvonn, 2 plies, open
                            b/c/z.lgn #1: valid, dvonn, 2 plies, open
                            b/y.TXT #1: INVALID, dvonn, 2 plies, open
                            2 valid, 1 invalid
                            """);
        }

        @Test
        @DisplayName("a directory without record files as an empty file")
        void emptyDirectory() {
            Run run = Run.of("", "validate", "--lang", "en", scratch.toString());
            assertThat(run)
                    .isEqualTo(new Run(
                            0,
                            "0 valid, 0 invalid\n",
                            scratch + ":1:1: note no-records: The file contains no records.\n"));
        }

        @Test
        @DisplayName("with --jsonl, one report a line, as the schema of reports says")
        void jsonLines() throws IOException {
            Run run = Run.of(Samples.BAD + "\n" + Samples.GOOD + "\n[Game \"chess\"]\n", "validate", "--jsonl", "-");
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).endsWith("}\n");
            List<String> lines = run.out().lines().toList();
            assertThat(lines).hasSize(3);
            ObjectMapper mapper = new ObjectMapper();
            JsonNode pretty = mapper.readTree(
                    Run.of(Samples.BAD + "\n" + Samples.GOOD + "\n[Game \"chess\"]\n", "validate", "--json", "-")
                            .out());
            for (int i = 0; i < lines.size(); i++) {
                assertThat(mapper.readTree(lines.get(i)))
                        .isEqualTo(pretty.get("records").get(i));
            }
        }

        @Test
        @DisplayName("with --json or with --jsonl, not with both")
        void oneForm() {
            Run run = Run.of(Samples.GOOD, "validate", "--lang", "en", "--json", "--jsonl", "-");
            assertThat(run).isEqualTo(new Run(2, "", "ludex: --json and --jsonl exclude each other\n"));
        }

        @Test
        @DisplayName("an empty file: no records, exit code 0 and a note")
        void empty() throws IOException {
            Path empty = Files.writeString(scratch.resolve("empty.lgn"), "");

            assertThat(Run.of("", "validate", "--lang", "en", empty.toString()))
                    .isEqualTo(new Run(
                            0,
                            "0 valid, 0 invalid\n",
                            empty + ":1:1: note no-records: The file contains no records.\n"));
        }

        @Test
        @DisplayName("bytes that are no text at all")
        void binary() throws IOException {
            byte[] noise = new byte[4096];
            new java.util.Random(5).nextBytes(noise);
            Path file = Files.write(scratch.resolve("noise"), noise);

            Run run = Run.of("", "validate", file.toString());

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).doesNotContain("\tat ");
        }
    }

    @Nested
    @DisplayName("--json")
    class AsJson {

        @Test
        @DisplayName("prints the whole report and nothing else")
        void report() throws IOException {
            Run run = Run.of(Samples.GOOD + "\n" + Samples.BAD, "validate", "--json", "--lang", "en", "-");

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).isEmpty();
            JsonNode report = tree(run.out());
            assertThat(report.fieldNames()).toIterable().containsExactly("records", "valid", "invalid");
            assertThat(report.path("valid").asInt()).isEqualTo(1);
            assertThat(report.path("invalid").asInt()).isEqualTo(1);
            assertThat(report.at("/records/0")).isEqualTo(tree("""
                    { "file": "-", "index": 1, "game": "dvonn", "valid": true, "plies": 2, "unproven": 0,
                      "outcome": { "status": "open", "winners": [] }, "diagnostics": [] }
                    """));
            ObjectNode bad = report.at("/records/1").deepCopy();
            bad.remove("diagnostics");
            assertThat(bad).isEqualTo(tree("""
                    { "file": "-", "index": 2, "game": "dvonn", "valid": false, "plies": 2, "unproven": 0,
                      "outcome": { "status": "open", "winners": [] } }
                    """));
        }

        @Test
        @DisplayName("says of a diagnostic what applies, and leaves out moves that are too many to list")
        void diagnostic() throws IOException {
            Run run = Run.of(Samples.BAD, "validate", "--json", "--lang", "en", "-");

            JsonNode diagnostics = tree(run.out()).at("/records/0/diagnostics");
            assertThat(diagnostics.size()).isEqualTo(1);
            ObjectNode error = diagnostics.path(0).deepCopy();
            assertThat(error.path("suggestion").asText())
                    .contains("Replacing a1 by ", " (line 3, column 13) ")
                    .endsWith(" / 17 other edits of the same size would also work.");
            assertThat(error.path("changes").size()).isEqualTo(3);
            assertThat(error.retain("severity", "code", "line", "column", "ply", "message", "expected"))
                    .isEqualTo(tree("""
                            { "severity": "error", "code": "P2", "line": 3, "column": 13, "ply": 3,
                              "message": "a1 is occupied." }
                            """));
        }

        @Test
        @DisplayName("names outcome, rule and score of a finished game")
        void finished() throws IOException {
            String file = Samples.sheet("dvonn.lgn");
            JsonNode report = tree(Run.of("", "validate", "--json", file).out())
                    .path("records")
                    .path(0);

            assertThat(report.path("file").asText()).isEqualTo(file);
            assertThat(report.path("outcome"))
                    .isEqualTo(tree("{ \"status\": \"won\", \"winners\": [\"black\"], \"rule\": \"E2\" }"));
            assertThat(report.path("score")).isEqualTo(tree("[0, 21]"));
        }

        @Test
        @DisplayName("lists the legal moves where they are few, and never says null")
        void expected() throws IOException {
            String sheet = Files.readString(Path.of(Samples.sheet("dvonn.lgn")));
            Run run = Run.of(sheet.replace("25. i1 ", "25. a1 "), "validate", "--json", "-");
            JsonNode error = tree(run.out()).at("/records/0/diagnostics/0");

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out()).doesNotContain("null");
            assertThat(error.path("ply").asInt()).isEqualTo(49);
            assertThat(error.path("expected")).isEqualTo(tree("[\"i1\"]"));
        }

        @Test
        @DisplayName("is whole even when a file is missing or empty")
        void missing() throws IOException {
            Run run = Run.of(
                    "",
                    "validate",
                    "--json",
                    "--lang",
                    "en",
                    scratch.resolve("none").toString(),
                    "-");

            assertThat(run.code()).isEqualTo(2);
            assertThat(tree(run.out())).isEqualTo(tree("{ \"records\": [], \"valid\": 0, \"invalid\": 0 }"));
            assertThat(run.err())
                    .contains(": no such file\n", "-:1:1: note no-records: The file contains no records.\n");
        }
    }

    @Nested
    @DisplayName("--strict")
    class Strict {

        @Test
        @DisplayName("takes what was understood only leniently for an error")
        void notes() {
            Run lenient = Run.of(LENIENT, "validate", "--lang", "en", "-");
            Run strict = Run.of(LENIENT, "validate", "--strict", "--lang", "en", "-");

            assertThat(lenient.code()).isZero();
            assertThat(lenient.err()).startsWith("-:3:4: note lenient: ");
            assertThat(strict.code()).isEqualTo(1);
            assertThat(strict.err()).startsWith("-:3:4: error lenient: ");
        }

        @Test
        @DisplayName("takes a warning for an error")
        void warnings() {
            String unfinished = "[Game \"dvonn\"]\n\n1. a1 b2\n";

            Run lenient = Run.of(unfinished, "validate", "--lang", "en", "-");
            assertThat(lenient.code()).isZero();
            assertThat(lenient.err()).contains("warning unfinished");
            assertThat(Run.of(unfinished, "validate", "--strict", "-").code()).isEqualTo(1);
        }

        @ParameterizedTest
        @ValueSource(strings = {"validate --strict --lang en -", "validate --strict --json --lang en -"})
        @DisplayName("takes a file without records for an error, also beside JSON")
        void nothing(String arguments) {
            Run run = Run.of("", arguments.split(" "));

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).isEqualTo("-:1:1: error no-records: The file contains no records.\n");
        }

        @Test
        @DisplayName("has nothing against canonical records")
        void canonical() {
            Run run = Run.of("", "validate", "--strict", Samples.sheet("dvonn.lgn"), Samples.sheet("yinsh.lgn"));

            assertThat(run.err()).isEmpty();
            assertThat(run.code()).isZero();
        }
    }

    @Nested
    @DisplayName("--fix")
    class Fix {

        @Test
        @DisplayName("writes repaired records that are good, with a comment at the change")
        void repairs() throws IOException {
            Path fixed = scratch.resolve("fixed.lgn");

            Run run = Run.of(
                    "", "validate", "--lang", "en", "--fix", fixed.toString(), Samples.sheet("kamisado-slip.lgn"));

            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).endsWith("ludex: 1 repaired\n");
            assertThat(Files.readString(fixed)).contains("{");
            assertThat(Run.of("", "validate", fixed.toString()).code()).isZero();
        }

        @Test
        @DisplayName("writes good records as they are")
        void good() throws IOException {
            Path fixed = scratch.resolve("fixed.lgn");

            Run run = Run.of(Samples.GOOD, "validate", "--lang", "en", "--fix", fixed.toString(), "-");

            assertThat(run.code()).isZero();
            assertThat(run.err()).isEqualTo("ludex: 0 repaired\n");
            assertThat(Files.readString(fixed).strip()).isEqualTo(Samples.GOOD.strip());
        }

        @Test
        @DisplayName("to standard output is refused: the report goes there")
        void standardOutput() {
            assertThat(Run.of(Samples.GOOD, "validate", "--lang", "en", "--fix", "-", "-"))
                    .isEqualTo(
                            new Run(2, "", "ludex: --fix needs a file, because the report goes to standard output\n"));
            assertThat(Path.of("-")).doesNotExist();
        }

        @Test
        @DisplayName("to a place that cannot be written is refused")
        void nowhere() {
            Path nowhere = scratch.resolve("none/fixed.lgn");

            Run run = Run.of(Samples.GOOD, "validate", "--lang", "en", "--fix", nowhere.toString(), "-");

            assertThat(run).isEqualTo(new Run(2, "", "ludex: " + nowhere + ": cannot be written\n"));
        }
    }

    private static JsonNode tree(String json) throws IOException {
        return new ObjectMapper().readTree(json);
    }

    @Nested
    @DisplayName("shows how far it is")
    class Progress {

        private static final String CLEAR = "\r\u001B[K";

        private final String records = (Samples.GOOD + "\n").repeat(2000) + Samples.BAD;

        private Run run(Audience audience) {
            InputStream input = new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8));
            return Run.of(input, audience, "validate", "-");
        }

        @Test
        @DisplayName("to who sees only standard error, in a line that goes before anything else is said")
        void watched() {
            assertThat(run(Audience.PROGRESS).err())
                    .startsWith("1000 records" + CLEAR + "2000 records" + CLEAR + "-:")
                    .doesNotContain("3000");
        }

        @ParameterizedTest
        @EnumSource(names = {"NOBODY", "RESULTS"})
        @DisplayName("to nobody else")
        void unwatched(Audience audience) {
            assertThat(run(audience).err()).doesNotContain("records").doesNotContain("\u001B");
        }
    }
}
