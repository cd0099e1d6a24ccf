package org.ludex.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * A real browser, without a window on a screen. It is spoken to in the protocol of its own developer tools, so nothing stands
 * between a test and the page. Each {@link Page} has a session of its own, as in another profile.
 */
public final class Chromium implements AutoCloseable {

    /** Where it is set to true, a missing browser is a failure. */
    private static final String REQUIRED = "ludex.browser.required";

    private static final String LISTENING = "DevTools listening on ";
    private static final int SECONDS = 40;

    static final ObjectMapper JSON = new ObjectMapper();

    private final Process process;
    private final Map<Integer, CompletableFuture<JsonNode>> questions = new ConcurrentHashMap<>();
    private final Map<String, Consumer<JsonNode>> listeners = new ConcurrentHashMap<>();
    private final WebSocket socket;
    private int asked;

    private Chromium(Process process, URI address) {
        this.process = process;
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new Messages())
                .join();
    }

    /** Starts a browser with a new profile; where there is none, the test that asked is skipped and says so. */
    public static Chromium start(Path profile) throws IOException {
        assertThat(profile.isAbsolute())
                .as("a profile belongs into a temporary directory")
                .isTrue();
        Optional<Path> program = found("chromium", "chromium-browser", "google-chrome");
        if (program.isEmpty()) {
            String missing = "no Chromium on the path";
            if (Boolean.getBoolean(REQUIRED)) {
                Assertions.fail(missing + ", but " + REQUIRED + " is set");
            }
            System.out.println("Tests in a browser are skipped: " + missing);
            Assumptions.abort("Skipped: " + missing);
        }
        Process process = new ProcessBuilder(
                        program.orElseThrow().toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-background-timer-throttling",
                        "--disable-backgrounding-occluded-windows",
                        "--disable-renderer-backgrounding",
                        "--disable-component-update",
                        "--disable-sync",
                        "--lang=en",
                        "--force-prefers-reduced-motion",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile)
                .redirectErrorStream(true)
                .start();
        return new Chromium(process, address(process));
    }

    private static Optional<Path> found(String... names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        List<Object> directories = Collections.list(new StringTokenizer(path, File.pathSeparator));
        return Stream.of(names)
                .flatMap(name -> directories.stream().map(directory -> Path.of(directory.toString(), name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Where it can be spoken to: it says so itself. Whatever else it says is read and dropped, so that it never has to wait. */
    private static URI address(Process process) throws IOException {
        BufferedReader words =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = words.readLine(); line != null; line = words.readLine()) {
            if (line.startsWith(LISTENING)) {
                Thread rest = new Thread(() -> words.lines().forEach(unused -> {}), "chromium");
                rest.setDaemon(true);
                rest.start();
                return URI.create(line.substring(LISTENING.length()));
            }
            said.append(line).append('\n');
        }
        throw new IOException("Chromium did not start: " + said);
    }

    /** Hears what happens in a session: it is told on another thread. */
    void listen(String session, Consumer<JsonNode> listener) {
        listeners.put(session, listener);
    }

    /** Tells the browser to do something, and waits for the answer. */
    JsonNode ask(String session, String method, Map<String, ?> parameters) {
        try {
            JsonNode answer = tell(session, method, parameters).get(SECONDS, TimeUnit.SECONDS);
            if (answer.has("error")) {
                throw new IllegalStateException(method + ": " + answer.get("error"));
            }
            return answer.get("result");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException(method, e);
        }
    }

    /** Tells the browser to do something. */
    synchronized CompletableFuture<JsonNode> tell(String session, String method, Map<String, ?> parameters) {
        asked++;
        ObjectNode message = JSON.createObjectNode().put("id", asked).put("method", method);
        message.set("params", JSON.valueToTree(parameters));
        if (!session.isEmpty()) {
            message.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        questions.put(asked, answer);
        socket.sendText(message.toString(), true).join();
        return answer;
    }

    /** Takes what the browser says: answers, and what happens in a session. */
    private final class Messages implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                try {
                    take(JSON.readTree(text.toString()));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                text.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedFuture(last);
        }

        private void take(JsonNode message) {
            CompletableFuture<JsonNode> question =
                    questions.remove(message.path("id").asInt());
            if (question != null) {
                question.complete(message);
            } else {
                Consumer<JsonNode> listener =
                        listeners.get(message.path("sessionId").asText());
                if (listener != null) {
                    listener.accept(message);
                }
            }
        }
    }

    @Override
    public void close() {
        var unused = tell("", "Browser.close", Map.of());
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        socket.abort();
    }
}
