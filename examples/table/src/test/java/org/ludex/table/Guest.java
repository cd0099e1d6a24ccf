package org.ludex.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;
import java.util.function.Predicate;

/** Somebody at a table, without a browser: asks, plays, listens, and keeps what comes over the wire. */
final class Guest implements AutoCloseable {

    static final ObjectMapper JSON = new ObjectMapper();
    static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(20))
            .build();

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final URI server;
    private final String table;
    private final String token;
    private final String language;

    private final List<JsonNode> events = new ArrayList<>();
    private final StringBuilder wire = new StringBuilder();
    private final List<String> picture = new ArrayList<>();
    private Map<String, JsonNode> facts = new HashMap<>();
    private String lastId = "";
    private int ply = -1;
    private String turn = "";
    private boolean isOver;
    private boolean isClosed;
    private boolean keepsWire = true;
    private Flow.Subscription subscription = NONE;

    private static final Flow.Subscription NONE = new Flow.Subscription() {
        @Override
        public void request(long count) {}

        @Override
        public void cancel() {}
    };

    Guest(URI server, String table, String token, String language) {
        this.server = server;
        this.table = table;
        this.token = token;
        this.language = language;
    }

    /** An answer of the server. */
    record Reply(int status, JsonNode json) {
        String error() {
            return json.path("error").asText();
        }
    }

    static Reply create(URI server, ObjectNode wish) {
        return post(server.resolve("/api/tables"), "", wish);
    }

    /** A table, and one guest for each seat that a person plays. */
    static Party party(URI server, ObjectNode wish) {
        Reply made = create(server, wish);
        if (made.status() != 201) {
            throw new IllegalStateException(made.toString());
        }
        Map<String, Guest> guests = new HashMap<>();
        String id = made.json().get("id").asText();
        made.json()
                .get("links")
                .properties()
                .forEach(link -> guests.put(
                        link.getKey(), new Guest(server, id, link.getValue().asText(), "en")));
        return new Party(guests);
    }

    static ObjectNode wish(String game) {
        return JSON.createObjectNode().put("game", game);
    }

    String table() {
        return table;
    }

    String token() {
        return token;
    }

    Guest forgetful() {
        keepsWire = false;
        return this;
    }

    static Reply post(URI uri, String token, JsonNode body) {
        return send(request(uri, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build());
    }

    static HttpRequest.Builder request(URI uri, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    static Reply send(HttpRequest request) {
        try {
            HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            boolean isJson =
                    answer.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
            return new Reply(answer.statusCode(), isJson ? JSON.readTree(answer.body()) : JSON.missingNode());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    URI at(String what) {
        return server.resolve("/api/tables/" + table + "/" + what);
    }

    JsonNode moves() {
        return send(request(at("moves"), token).build()).json();
    }

    Reply play(JsonNode move, int at, String request) {
        ObjectNode body = JSON.createObjectNode().put("ply", at).put("request", request);
        body.set("move", move);
        return post(at("move"), token, body);
    }

    Reply play(String text) {
        return post(
                at("move?lang=" + language),
                token,
                JSON.createObjectNode().put("ply", ply()).put("text", text));
    }

    Reply act(String act) {
        return post(at("act"), token, JSON.createObjectNode().put("act", act));
    }

    String download(String file) throws IOException, InterruptedException {
        return HTTP.send(request(at(file), token).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    /** The same person once more, with the same picture before their eyes. */
    synchronized Guest twin() {
        Guest twin = new Guest(server, table, token, language);
        twin.picture.addAll(picture);
        return twin;
    }

    /** Listens from now on. */
    Guest listen() {
        return listen("");
    }

    Guest listen(String last) {
        HttpRequest.Builder request = request(at("stream?lang=" + language), token);
        if (!last.isEmpty()) {
            request.header("Last-Event-ID", last);
        }
        var unused = HTTP.sendAsync(
                        request.timeout(Duration.ofHours(1)).build(),
                        HttpResponse.BodyHandlers.fromLineSubscriber(new Lines()))
                .whenComplete((answer, failure) -> close());
        return this;
    }

    /** Takes lines as they come, without a thread of its own. */
    private final class Lines implements Flow.Subscriber<String> {
        private String id = "";
        private String kind = "";

        @Override
        public void onSubscribe(Flow.Subscription to) {
            synchronized (Guest.this) {
                subscription = to;
            }
            to.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            synchronized (Guest.this) {
                if (keepsWire) {
                    wire.append(line).append('\n');
                }
                if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    kind = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    take(line.substring(6));
                }
                Guest.this.notifyAll();
            }
        }

        private void take(String data) {
            try {
                JsonNode event = JSON.readTree(data);
                if (keepsWire) {
                    events.add(event);
                }
                lastId = id;
                apply(kind, event);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void onError(Throwable trouble) {
            close();
        }

        @Override
        public void onComplete() {
            close();
        }
    }

    private void apply(String kind, JsonNode event) {
        if (kind.equals("view")) {
            picture.clear();
            picture.addAll(List.of(event.get("svg").asText().split("\n")));
            facts = new HashMap<>();
        }
        change(picture, event.path("board"));
        event.path("facts").properties().forEach(fact -> {
            if (fact.getValue().isNull()) {
                facts.remove(fact.getKey());
            } else {
                facts.put(fact.getKey(), fact.getValue());
            }
        });
        ply = event.get("ply").asInt();
        turn = event.get("turn").asText();
        isOver = event.get("over").asBoolean();
    }

    /** Applies changes to the lines of a picture, from the last to the first. */
    static void change(List<String> picture, JsonNode board) {
        List<JsonNode> changes = new ArrayList<>();
        board.forEach(changes::add);
        Collections.reverse(changes);
        for (JsonNode change : changes) {
            int at = change.get(0).asInt();
            picture.subList(at, at + change.get(1).asInt()).clear();
            List<String> added = new ArrayList<>();
            change.get(2).forEach(line -> added.add(line.asText()));
            picture.addAll(at, added);
        }
    }

    /** Waits until what was heard is as wanted. */
    synchronized Guest await(Predicate<Guest> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!wanted.test(this)) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0 || isClosed) {
                throw new AssertionError(
                        "waited in vain at ply " + ply + ", turn of " + turn + ", closed: " + isClosed);
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        return this;
    }

    synchronized int ply() {
        return ply;
    }

    synchronized String turn() {
        return turn;
    }

    synchronized boolean isOver() {
        return isOver;
    }

    synchronized boolean isClosed() {
        return isClosed;
    }

    synchronized String lastId() {
        return lastId;
    }

    synchronized String wire() {
        return wire.toString();
    }

    synchronized List<JsonNode> events() {
        return List.copyOf(events);
    }

    synchronized List<String> picture() {
        return List.copyOf(picture);
    }

    synchronized Map<String, JsonNode> facts() {
        return Map.copyOf(facts);
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        subscription.cancel();
        notifyAll();
    }
}
