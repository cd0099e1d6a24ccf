package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("ludex")
class MainTest {

    static Stream<String> badArguments() {
        return Stream.of(
                "fly",
                "--fast",
                "games --fast",
                "games dvonn",
                "validate",
                "validate --json",
                "validate --fast -",
                "validate --game halma -",
                "validate --game yinsh --option variant=slow -",
                "validate --game dog --option seats=ABX -",
                "validate --option variant=blitz -",
                "convert",
                "convert --to xml -",
                "convert - -",
                "convert -o",
                "perft",
                "perft dvonn",
                "perft dvonn one",
                "perft dvonn 1 --option size",
                "perft dvonn 1 --option size=3",
                "perft dvonn 1 --from nowhere.lgn",
                "play",
                "play halma",
                "play dvonn --seed seven",
                "show",
                "show nowhere.lgn",
                "show . ",
                "show - --record x",
                "show - --record 0",
                "show - --after x");
    }

    @ParameterizedTest
    @MethodSource("badArguments")
    @DisplayName("answers bad arguments with a short message and exit code 2, never with a stack trace")
    void bad(String arguments) {
        Run run = Run.of(Samples.GOOD, ("--lang en " + arguments).split(" "));

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).doesNotContain("\tat ").doesNotContain("Exception", "should not happen");
        assertThat(run.err().lines()).hasSizeBetween(1, 2).allMatch(line -> line.startsWith("ludex: "));
        assertThat(run.err().lines().skip(1)).allMatch(line -> line.matches("ludex: try 'ludex.* --help'"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "fly                        | unknown command \"fly\"; commands: games, rules, validate, convert, perft, play, show, serve, lsp",
                "--fast                     | unknown option --fast for 'ludex'",
                "games --fast               | unknown option --fast for 'ludex games'",
                "games dvonn                | unexpected argument \"dvonn\"",
                "validate                   | missing: FILE",
                "validate --fast            | unknown option --fast for 'ludex validate'",
                "validate --fast -          | unknown option --fast for 'ludex validate'",
                "perft                      | missing: GAME",
                "perft dvonn                | missing: DEPTH",
                "perft dvonn one            | DEPTH must be a whole number, not \"one\"",
                "perft dvonn 99999999999    | DEPTH is too large: 99999999999",
                "play dvonn --seed seven    | --seed must be a whole number, not \"seven\"",
                "show - --after x           | --after must be a whole number, not \"x\"",
                "show - --record x          | --record must be a whole number, not \"x\"",
                "convert - -                | unexpected argument \"-\"",
                "convert -o                 | -o needs a value: OUT",
                "convert - --to             | --to needs a value: FORMAT",
                "convert --to xml -         | --to must be one of json, jsonl, text, sgf, not \"xml\"",
                "convert --to text --to json - | --to may be given only once"
            })
    @DisplayName("says what is wrong with the arguments")
    void says(String arguments, String message) {
        Run run = Run.of(Samples.GOOD, ("--lang en " + arguments).split(" "));

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("ludex: " + message + "\nludex: try 'ludex");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "perft sixth 1 --option size                 | --option must be NAME=VALUE, not \"size\"",
                "validate --game sixth --option =4 -         | --option must be NAME=VALUE, not \"=4\"",
                "perft sixth 1 --option size=4 --option size=5 | --option gives size more than once",
                "play sixth --option size=4 --option size=4  | --option gives size more than once",
                "show --game sixth --option size=4 --option size=5 - | --option gives size more than once",
                "perft dvonn 1 --after 3                     | --after needs --from, because it applies to a recorded game",
                "perft dvonn 1 --record 3                    | --record needs --from, because it applies to a recorded game"
            })
    @DisplayName("refuses options that mean nothing")
    void refuses(String arguments, String message) {
        Run run = Run.of(Samples.GOOD, ("--lang en " + arguments).split(" "));

        assertThat(run).isEqualTo(new Run(2, "", "ludex: " + message + "\n"));
    }

    @Test
    @DisplayName("asks for a command where there is none")
    void nothing() {
        assertThat(Run.of("", "--lang", "en"))
                .isEqualTo(new Run(2, "", "ludex: missing command\nludex: try 'ludex --help'\n"));
    }

    @Test
    @DisplayName("names the word that it does not know")
    void unknown() {
        assertThat(Run.of("", "fly").err()).contains("fly").contains("try 'ludex --help'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "games    | --json",
                "validate | --json --strict --fix --game --option FILE",
                "convert  | --to -o --game --option json jsonl text sgf FILE",
                "perft    | --option --from --record --after GAME DEPTH",
                "play     | --seed --option GAME",
                "show     | --record --after --svg --game --option FILE",
                "serve    | --port --address --name --data",
                "lsp      | standard"
            })
    @DisplayName("COMMAND --help names the command's options")
    void help(String command, String words) {
        Run run = Run.of("", command, "--help");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("ludex " + command, "--lang", "--help").contains(words.split(" "));
    }

    @Test
    @DisplayName("--help names all commands and the exit codes")
    void overview() {
        Run run = Run.of("", "--help");

        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("games", "validate", "convert", "perft", "play", "show", "Exit codes: 0");
    }

    @Test
    @DisplayName("--version names the version")
    void version() {
        assertThat(Run.of("", "--version").out()).startsWith("ludex 0.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "games --json",
                "validate -",
                "validate --json -",
                "convert -",
                "convert --to jsonl -",
                "convert --to text -",
                "perft dvonn 1",
                "play dog",
                "show -",
                "show --svg - -"
            })
    @DisplayName("ends quietly when nobody reads what it prints")
    void closedPipe(String arguments) {
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();

        Main.run(input(Samples.GOOD), broken(), stream(complaints), Audience.NOBODY, arguments.split(" "));

        assertThat(complaints.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"validate -", "validate --json -", "convert -", "convert --to jsonl -", "convert --to text -"})
    @DisplayName("stops reading records when nobody reads what it prints")
    void endless(String arguments) {
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> Main.run(
                        new Endless(),
                        broken(),
                        stream(new ByteArrayOutputStream()),
                        Audience.NOBODY,
                        arguments.split(" ")));
    }

    private static PrintStream stream(OutputStream out) {
        return new PrintStream(out, true, StandardCharsets.UTF_8);
    }

    private static InputStream input(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A pipe whose reader has gone. */
    private static PrintStream broken() {
        return new PrintStream(
                new OutputStream() {
                    @Override
                    public void write(int octet) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                },
                false,
                StandardCharsets.UTF_8);
    }

    /** Good records without end. */
    private static final class Endless extends InputStream {

        private final byte[] records = (Samples.GOOD + "\n").getBytes(StandardCharsets.UTF_8);
        private int next;

        @Override
        public int read() {
            byte octet = records[next];
            next = (next + 1) % records.length;
            return octet;
        }

        @Override
        public int read(byte[] octets, int offset, int length) {
            for (int i = offset; i < offset + length; i++) {
                octets[i] = (byte) read();
            }
            return length;
        }
    }
}
