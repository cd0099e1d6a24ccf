package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program as an editor starts it: a process of its own, with bytes going in and out. */
@DisplayName("ludex lsp")
@Timeout(120)
class LspCommandTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"locale\":\"en\",\"capabilities\":{}}}";
    private static final String SHUTDOWN = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}";
    private static final String EXIT = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";

    @TempDir
    private Path scratch = Path.of("");

    private Path errors = Path.of("");
    private Process process;

    @BeforeEach
    void start() throws IOException {
        errors = scratch.resolve("errors.txt");
        String paths =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx512m",
                        "-cp",
                        paths,
                        Main.class.getName(),
                        "--lang",
                        "en",
                        "lsp")
                .redirectError(errors.toFile())
                .start();
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    private void send(String message) throws IOException {
        raw("Content-Length: " + message.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + message);
    }

    private void raw(String bytes) throws IOException {
        OutputStream out = process.getOutputStream();
        out.write(bytes.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private void open(String text) throws IOException {
        send(
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:///a.lgn\","
                        + "\"languageId\":\"ludex\",\"version\":1,\"text\":" + JSON.writeValueAsString(text) + "}}}");
    }

    /** The next message of the server; it fails where the stream ends. */
    private JsonNode message() throws IOException {
        InputStream in = process.getInputStream();
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.startsWith("Content-Length: ")) {
                length = Integer.parseInt(line.substring("Content-Length: ".length()));
            }
        }
        byte[] bytes = in.readNBytes(length);
        String text = new String(bytes, StandardCharsets.UTF_8);
        assertThat(text).doesNotContain("\\tat ", "Exception");
        return JSON.readTree(text);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new AssertionError("the server is gone");
            }
            line.append(c == '\r' ? "" : (char) c);
        }
        return line.toString();
    }

    /** The next message that has something, such as an id. */
    private JsonNode message(String field, String value) throws IOException {
        JsonNode message = message();
        while (!message.path(field).asText().equals(value)) {
            message = message();
        }
        return message;
    }

    private int exitCode() throws Exception {
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("the server ends").isTrue();
        return process.exitValue();
    }

    private void leave() throws Exception {
        send(SHUTDOWN);
        message("id", "2");
        send(EXIT);
        assertThat(exitCode()).isZero();
        assertThat(errors).isEmptyFile();
    }

    @Test
    @DisplayName("says what validate says, and ends with 0 when the editor takes leave")
    void session() throws Exception {
        send(INITIALIZE);
        assertThat(message("id", "1").at("/result/serverInfo/name").asText()).isEqualTo("ludex");
        String wrong = "[Game \"dvonn\"]\n\n1. a1 a1 *\n";
        open(wrong);
        List<String> shown = new ArrayList<>();
        message("method", "textDocument/publishDiagnostics")
                .at("/params/diagnostics")
                .forEach(each -> shown.add(each.path("code").asText() + " "
                        + (each.at("/range/start/line").asInt() + 1) + ":"
                        + (each.at("/range/start/character").asInt() + 1) + " "
                        + each.path("message").asText()));
        List<String> expected = new ArrayList<>();
        JSON.readTree(Run.of(wrong, "--lang", "en", "validate", "--json", "-").out())
                .at("/records/0/diagnostics")
                .forEach(each -> expected.add(each.path("code").asText() + " "
                        + each.path("line").asInt() + ":" + each.path("column").asInt() + " "
                        + each.path("message").asText()));
        assertThat(shown).isEqualTo(expected).isNotEmpty();
        leave();
    }

    @Test
    @DisplayName("ends with 1 when the stream is closed, without a word")
    void closed() throws Exception {
        send(INITIALIZE);
        message("id", "1");
        process.getOutputStream().close();
        assertThat(exitCode()).isEqualTo(1);
        assertThat(errors).isEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no header at all",
                "Content-Length: 10\r\n\r\n{\"id\"",
                "Content-Length: -1\r\n\r\n{}",
                "Content-Length: 2147483647\r\n\r\n{}",
                "\0\0\0\0\u001B[2J"
            })
    @DisplayName("ends with 1 after garbage, without a stack trace")
    void garbage(String bytes) throws Exception {
        raw(bytes);
        process.getOutputStream().close();
        assertThat(exitCode()).isEqualTo(1);
        assertThat(Files.readString(errors)).doesNotContain("\tat ");
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .doesNotContain("\\tat ");
    }

    @Test
    @DisplayName("answers broken and unknown requests with an error, and goes on")
    void broken() throws Exception {
        send(INITIALIZE);
        message("id", "1");
        send("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"no/such\",\"params\":{}}");
        assertThat(message("id", "7").at("/error/code").asInt()).isEqualTo(-32601);
        send("{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":7}}");
        assertThat(message("id", "8").has("error")).isTrue();
        send("{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"textDocument/hover\"}");
        assertThat(message("id", "9").at("/error/code").asInt()).isEqualTo(-32602);
        send("{\"jsonrpc\":\"2.0\",\"id\":11,\"method\":\"textDocument/codeAction\",\"params\":{}}");
        assertThat(message("id", "11").at("/error/code").asInt()).isEqualTo(-32602);
        send(
                "{\"jsonrpc\":\"2.0\",\"id\":10,\"method\":\"workspace/executeCommand\",\"params\":{\"command\":\"ludex.replay\",\"arguments\":[{},null]}}");
        message("id", "10");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{}}");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":null}");
        send("nonsense");
        send("[]");
        send("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":99}}");
        open("[Game \"dvonn\"]\n\n1. a1 b2 *\n");
        assertThat(message("method", "textDocument/publishDiagnostics").at("/params/diagnostics"))
                .isEmpty();
        leave();
    }

    @Test
    @DisplayName("tells of a file of 100 MB that it is too large, and goes on")
    void huge() throws Exception {
        send(INITIALIZE);
        message("id", "1");
        byte[] head =
                ("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:///a.lgn\","
                                + "\"languageId\":\"ludex\",\"version\":1,\"text\":\"")
                        .getBytes(StandardCharsets.UTF_8);
        byte[] tail = "\"}}}".getBytes(StandardCharsets.UTF_8);
        byte[] piece = "1. a1 b2 ".repeat(10_000).getBytes(StandardCharsets.UTF_8);
        int pieces = 100_000_000 / piece.length;
        raw("Content-Length: " + (head.length + (long) pieces * piece.length + tail.length) + "\r\n\r\n");
        OutputStream out = process.getOutputStream();
        out.write(head);
        for (int i = 0; i < pieces; i++) {
            out.write(piece);
        }
        out.write(tail);
        out.flush();
        assertThat(message("method", "textDocument/publishDiagnostics")
                        .at("/params/diagnostics/0/message")
                        .asText())
                .contains("too large");
        leave();
    }
}
