package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("ludex serve")
class ServeCommandTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+/");
    private static final int SECONDS = 60;

    @TempDir
    Path directory = Path.of("");

    /** The program, in a process of its own. */
    private record Served(Process process, BufferedReader out, String greeting) implements AutoCloseable {

        static Served start(Path directory, String... arguments) throws IOException {
            String path = Objects.requireNonNullElse(
                    System.getProperty("surefire.test.class.path"), System.getProperty("java.class.path", ""));
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    path,
                    Main.class.getName(),
                    "serve",
                    "--data",
                    directory.toString()));
            command.addAll(List.of(arguments));
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            return new Served(process, out, Objects.requireNonNull(out.readLine(), "it said nothing"));
        }

        URI address() {
            Matcher address = ADDRESS.matcher(greeting);
            assertThat(address.find()).as(greeting).isTrue();
            return URI.create(address.group());
        }

        /** Stops it as Ctrl+C or the system would. */
        int stop() throws Exception {
            // Unlike that of the process, this leaves its streams open.
            process.toHandle().destroy();
            assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(out.readLine()).as("nothing more on standard output").isNull();
            return process.exitValue();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static JsonNode post(URI address, String token, String body) throws Exception {
        HttpResponse<String> answer = send(HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofString(body)));
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
        return JSON.readTree(answer.body());
    }

    @Test
    @DisplayName("prints an address where a game can be played, and has the game after it was stopped and started")
    void game() throws Exception {
        String id;
        try (Served served = Served.start(directory, "--port", "0", "--lang", "en")) {
            assertThat(served.greeting())
                    .matches("The table is open at http://127\\.0\\.0\\.1:\\d+/ with 0 games, kept in .*\\. "
                            + "Press Ctrl\\+C to close it\\.");
            HttpResponse<String> page = send(HttpRequest.newBuilder(served.address()));
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("<main id=\"lobby\">");
            JsonNode made = post(served.address().resolve("/api/tables"), "", "{\"game\":\"dvonn\",\"players\":{}}");
            id = made.get("id").asText();
            URI move = served.address().resolve("/api/tables/" + id + "/move");
            post(move, made.at("/links/white").asText(), "{\"text\":\"c3\",\"ply\":0}");
            int code = served.stop();
            if (ProcessHandle.current().supportsNormalTermination()) {
                // Other programs that a signal ends have this code, too.
                assertThat(code).isEqualTo(128 + 15);
            }
        }
        try (Served again = Served.start(directory, "--port", "0", "--lang", "fa")) {
            assertThat(again.greeting()).startsWith("میز در http://127.0.0.1:").contains("با ۱ بازی");
            URI record = again.address().resolve("/api/tables/" + id + "/record.lgn");
            assertThat(send(HttpRequest.newBuilder(record)).body())
                    .contains("[Game \"dvonn\"]")
                    .contains("1. c3");

            Run second = Run.of("", "serve", "--port", "0", "--data", directory.toString(), "--lang", "en");
            assertThat(second)
                    .isEqualTo(new Run(
                            2,
                            "",
                            "ludex: another table is open on " + directory
                                    + "; close it first, or choose another directory with --data\n"));
            again.stop();
        }
    }

    @Test
    @DisplayName("says that a port is in use, in both languages")
    void taken() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(other.getLocalPort());
            String[] arguments = {"serve", "--port", port, "--data", directory.toString(), "--lang", "en"};

            assertThat(Run.of("", arguments))
                    .isEqualTo(
                            new Run(
                                    2,
                                    "",
                                    "ludex: cannot serve at 127.0.0.1:" + port
                                            + ": another program uses this port, or it is reserved; choose another one with --port\n"));
            arguments[6] = "fa";
            assertThat(Run.of("", arguments).err()).startsWith("ludex: در 127.0.0.1:" + port + " نمی‌توان میز گذاشت");
        }
    }

    @Test
    @DisplayName("says that games cannot be kept where a file is in the way")
    void noDirectory() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");

        assertThat(Run.of("", "serve", "--port", "0", "--data", file.toString(), "--lang", "en"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "ludex: cannot keep games in " + file
                                + ": files cannot be made or read there; choose another directory with --data\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port x              | --port must be a whole number, not \"x\"",
                "--port                | --port needs a value: N",
                "--port 65536          | a port is a number from 0 to 65535, not 65536",
                "--port -1             | a port is a number from 0 to 65535, not -1",
                "--address 192.0.2.1   | cannot serve at 192.0.2.1: this machine has no such address",
                "--fast                | unknown option --fast for 'ludex serve'",
                "dvonn                 | unexpected argument \"dvonn\""
            })
    @DisplayName("says what is wrong with its arguments")
    void arguments(String arguments, String message) {
        List<String> all = new ArrayList<>(List.of("--lang", "en", "serve", "--data", directory.toString()));
        all.addAll(List.of(arguments.split(" ", -1)));
        Run run = Run.of("", all.toArray(String[]::new));

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("ludex: " + message + "\n");
    }
}
