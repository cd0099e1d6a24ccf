package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.io.RecordReader;

@DisplayName("Somebody who means no good")
class HostileTest {

    @TempDir
    Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private TableServer server;

    @SuppressWarnings("NullAway.Init")
    private Guest white;

    @SuppressWarnings("NullAway.Init")
    private Guest black;

    @BeforeEach
    void open() throws IOException {
        server = Servers.start(directory);
        Party guests = Guest.party(server.address(), Guest.wish("dvonn"));
        white = guests.seat("white").listen().await(guest -> guest.ply() == 0);
        black = guests.seat("black").listen().await(guest -> guest.ply() == 0);
    }

    @AfterEach
    void close() {
        white.close();
        black.close();
        server.close();
    }

    /** Whatever was done, the game goes on. */
    private void checkGameGoesOn() {
        Guest mover = white.turn().equals("white") ? white : black;
        int ply = mover.ply();
        assertThat(mover.play(mover.moves().get(0).get("move"), ply, "").status())
                .isEqualTo(200);
        white.await(guest -> guest.ply() == ply + 1);
        black.await(guest -> guest.ply() == ply + 1);
    }

    private JsonNode place(String cell) {
        return Guest.JSON.createObjectNode().put("type", "place").put("cell", cell);
    }

    @Test
    @DisplayName("cannot move out of turn, with a stale view, twice, or against the rules")
    void moves() {
        assertThat(black.play(place("a1"), 0, "").error()).isEqualTo("not-your-turn");
        assertThat(white.play(place("a1"), 3, "").error()).isEqualTo("stale");
        assertThat(white.play(place("a1"), 0, "one").status()).isEqualTo(200);
        assertThat(white.play(place("a1"), 0, "one").status())
                .as("the same request again")
                .isEqualTo(200);
        assertThat(black.await(guest -> guest.ply() == 1)
                        .play(place("b1"), 1, "one")
                        .status())
                .isEqualTo(200);
        white.await(guest -> guest.ply() == 2);
        Guest.Reply reused = white.play(place("c1"), 0, "one");
        assertThat(reused.status()).as("another move by the name of a done one").isEqualTo(409);
        assertThat(reused.error()).isEqualTo("request-reused");
        assertThat(white.play(place("a1"), 0, "one").status()).as("once more").isEqualTo(200);
        Guest.Reply refused = white.play(place("a1"), 2, "two");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.json().get("rule").asText()).isEqualTo("P2");
        assertThat(refused.json().get("message").asText()).isEqualTo("a1 is occupied.");
        assertThat(white.play("a1").json().get("rule").asText()).isEqualTo("P2");
        assertThat(white.play("fly me").error()).isEqualTo("not-a-move");
        checkGameGoesOn();
    }

    @Test
    @DisplayName("cannot use another game's link, a guessed one, or none")
    void links() {
        Guest other = Guest.party(server.address(), Guest.wish("dvonn")).seat("white");
        for (String token :
                List.of(other.token(), "x", white.token() + "x", white.token().substring(1), "")) {
            Guest thief = new Guest(server.address(), white.table(), token, "en");
            Guest.Reply reply = thief.play(place("a1"), 0, "");
            assertThat(reply.status()).isEqualTo(403);
            assertThat(reply.error()).isEqualTo(token.isEmpty() ? "spectator" : "no-seat");
        }
        Guest lost = new Guest(server.address(), "nowhere", white.token(), "en");
        assertThat(lost.play(place("a1"), 0, "").status()).isEqualTo(404);
        assertThat(Guest.send(Guest.request(white.at("moves"), "").build()).error())
                .isEqualTo("spectator");
        checkGameGoesOn();
    }

    @Test
    @DisplayName("cannot take a seat that has somebody, or one of the server's")
    void seats() {
        ObjectNode grab = Guest.JSON.createObjectNode().put("seat", "black").put("player", "random");
        assertThat(Guest.post(white.at("chair"), white.token(), grab).error()).isEqualTo("seat-taken");
        assertThat(Guest.post(white.at("chair"), "", grab).error()).isEqualTo("spectator");
        ObjectNode wish = Guest.wish("dvonn");
        wish.putObject("players").put("white", "person").put("black", "random");
        Guest.Reply made = Guest.create(server.address(), wish);
        assertThat(made.json().get("links").has("black")).isFalse();
        checkGameGoesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"move", "chair", "moves"})
    @DisplayName("cannot give away the seat of a player who never listens")
    void silentPlayer(String what) {
        Party party = Guest.party(server.address(), Guest.wish("dvonn"));
        Guest quiet = party.seat("white");
        switch (what) {
            case "move" -> assertThat(quiet.play(place("a1"), 0, "").status()).isEqualTo(200);
            case "chair" ->
                assertThat(Guest.post(
                                        quiet.at("chair"),
                                        quiet.token(),
                                        Guest.JSON.createObjectNode().put("name", "Sara"))
                                .status())
                        .isEqualTo(200);
            default -> assertThat(quiet.moves()).isNotEmpty();
        }
        ObjectNode grab = Guest.JSON.createObjectNode().put("seat", "white").put("player", "random");

        Guest.Reply reply = Guest.post(quiet.at("chair"), party.seat("black").token(), grab);

        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.error()).isEqualTo("seat-taken");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "7",
                "null",
                "{\"ply\":0}",
                "{\"ply\":\"0\",\"text\":\"a1\"}",
                "{\"ply\":0,\"move\":{}}",
                "{\"ply\":0,\"move\":{\"type\":\"place\",\"cell\":\"z99\"}}",
                "{\"ply\":0,\"move\":{\"type\":\"fly\"}}",
                "{\"ply\":0,\"move\":{\"game\":\"yinsh\",\"type\":\"pass\"}}",
                "{\"ply\":0,\"text\":\"\\u0000\\u001f\"}",
                "{\"ply\":99999999999999999999,\"text\":\"a1\"}",
                "{\"ply\":0,\"text\":\"a1\"} x",
                "{\"ply\":0,\"text\":\"a1\"}{}",
                "{\"ply\":0,\"text\":\"a1\",\"text\":\"b1\"}",
                "\u0000\u00ff"
            })
    @DisplayName("gets a clear answer to nonsense")
    void nonsense(String body) {
        Guest.Reply reply = Guest.send(Guest.request(white.at("move"), white.token())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());

        assertThat(reply.status()).as(body + reply).isIn(400, 422);
        assertThat(reply.json().get("message").asText()).isNotEmpty();
        checkGameGoesOn();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'players':{'whit':'greedy'}} | unknown-seat",
                "{'names':{'whit':'Sara'}} | unknown-seat",
                "{'players':{'white':'clever'}} | bad-field",
                "{'players':{'white':1}} | bad-field",
                "{'players':[]} | bad-field",
                "{'options':[]} | bad-field",
                "{'position':5} | bad-field",
            })
    @DisplayName("is told what is wrong with a game that cannot be made")
    void badWishes(String fields, String error) throws IOException {
        ObjectNode wish = Guest.wish("dvonn");
        wish.setAll((ObjectNode) Guest.JSON.readTree(fields.replace('\'', '"')));

        Guest.Reply reply = Guest.create(server.address(), wish);

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).isEqualTo(error);
        assertThat(reply.json().get("message").asText()).isNotEmpty();
    }

    @Test
    @DisplayName("cannot change a seat without saying how")
    void emptyChair() {
        assertThat(Guest.post(white.at("chair"), white.token(), Guest.JSON.createObjectNode())
                        .status())
                .isEqualTo(400);
    }

    @Test
    @DisplayName("gets a clear answer to requests that nobody would send by accident")
    void requests() throws Exception {
        String deep = "[".repeat(20_000);
        assertThat(raw(
                        "POST /api/tables HTTP/1.1",
                        "Content-Type: application/json\r\nContent-Length: " + deep.length(),
                        deep))
                .startsWith("HTTP/1.1 400");
        String big = " ".repeat(40_000);
        assertThat(raw("POST /api/tables HTTP/1.1", "Content-Type: application/json\r\nContent-Length: 40000", big))
                .startsWith("HTTP/1.1 413");
        String chunks = ("1000\r\n" + " ".repeat(4096) + "\r\n").repeat(10) + "0\r\n\r\n";
        assertThat(raw(
                        "POST /api/tables HTTP/1.1",
                        "Content-Type: application/json\r\nTransfer-Encoding: chunked",
                        chunks))
                .startsWith("HTTP/1.1 413");
        assertThat(raw("POST /api/tables HTTP/1.1", "Content-Type: text/plain\r\nContent-Length: 2", "{}"))
                .startsWith("HTTP/1.1 415");
        assertThat(raw("GET / HTTP/1.1", "X-Long: " + "x".repeat(20_000), "")).startsWith("HTTP/1.1 431");
        assertThat(raw("DELETE / HTTP/1.1", "X: y", "")).startsWith("HTTP/1.1 405");
        assertThat(raw("GET /%zz HTTP/1.1", "X: y", "")).startsWith("HTTP/1.1 400");
        assertThat(raw("GET /../../etc/passwd HTTP/1.1", "X: y", "")).startsWith("HTTP/1.1 400");
        assertThat(raw("GET /api/tables/%2e%2e/moves HTTP/1.1", "X: y", "")).matches("(?s)HTTP/1.1 40[04].*");
        assertThat(raw("GET /words HTTP/1.1", "X: y", "")).startsWith("HTTP/1.1 404");
        assertThat(raw("NONSENSE", "X: y", "")).startsWith("HTTP/1.1 400");
        checkGameGoesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/words", "/api/tables/x/y/z", "/game"})
    @DisplayName("is told in plain words that there is nothing at an address")
    void nothing(String path) throws IOException {
        String json = raw("GET " + path + " HTTP/1.1", "Accept: */*", "");
        assertThat(json)
                .contains("Content-Type: application/json", "\"message\":\"There is nothing at this address.\"");
        String page = raw("GET " + path + " HTTP/1.1", "Accept: text/html", "");
        assertThat(page).contains("Content-Type: text/html", "lang=\"en\" dir=\"ltr\"", "All games");
        String persian = raw("GET " + path + " HTTP/1.1", "Accept: text/html\r\nAccept-Language: fa", "");
        assertThat(persian).contains("lang=\"fa\" dir=\"rtl\"", "همه‌ی بازی‌ها");
        for (String answer : List.of(json, page, persian)) {
            assertThat(answer).startsWith("HTTP/1.1 404");
            checkSaysNothing(answer);
        }
        checkGameGoesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET /%zz HTTP/1.1", "GET /a%00b HTTP/1.1", "GET /../../etc/passwd HTTP/1.1", "NONSENSE"})
    @DisplayName("is told in plain words that a request cannot be understood, and nothing about the server")
    void unreadable(String first) throws IOException {
        String answer = raw(first, "Accept: text/html", "");
        assertThat(answer).startsWith("HTTP/1.1 400").contains("could not be understood", "فهمیده نشد");
        checkSaysNothing(answer);
        checkGameGoesOn();
    }

    private static void checkSaysNothing(String answer) {
        assertThat(answer)
                .contains("Content-Security-Policy", "nosniff")
                .doesNotContainIgnoringCase("jetty")
                .doesNotContain("java.", "Server:", "badMessage");
    }

    @Test
    @DisplayName("cannot reach it from another site")
    void sites() throws Exception {
        assertThat(raw("GET / HTTP/1.1", "Host: evil.example", "")).startsWith("HTTP/1.1 421");
        assertThat(raw("GET /api/tables HTTP/1.1", "Host: evil.example:80", "")).startsWith("HTTP/1.1 421");
        String host = "Host: 127.0.0.1:" + server.port() + "\r\n";
        assertThat(raw("GET / HTTP/1.1", "Host: localhost:" + server.port(), ""))
                .startsWith("HTTP/1.1 200");
        String post = "Content-Type: application/json\r\nContent-Length: 2";
        assertThat(raw("POST /api/tables HTTP/1.1", host + "Origin: http://evil.example\r\n" + post, "{}"))
                .startsWith("HTTP/1.1 403");
        assertThat(raw("POST /api/tables HTTP/1.1", host + "Origin: null\r\n" + post, "{}"))
                .startsWith("HTTP/1.1 403");
        assertThat(raw("GET /api/tables HTTP/1.1", host + "Sec-Fetch-Site: cross-site", ""))
                .startsWith("HTTP/1.1 403");
        assertThat(raw(
                        "POST /api/tables HTTP/1.1",
                        host + "Origin: http://127.0.0.1:" + server.port() + "\r\n" + post,
                        "{}"))
                .startsWith("HTTP/1.1 400");
        String page = raw("GET / HTTP/1.1", host + "X: y", "");
        assertThat(page).contains("Content-Security-Policy: default-src 'none'; script-src 'self'", "nosniff");
        checkGameGoesOn();
    }

    @Test
    @DisplayName("finds that names are tidied and options checked")
    void wishes() throws Exception {
        ObjectNode wish = Guest.wish("dvonn");
        wish.putObject("names").put("white", "<script>\u202E\"]\n[Game " + "x".repeat(100));
        Guest named = Guest.party(server.address(), wish).seat("white").listen().await(guest -> guest.ply() == 0);
        String name = named.events().get(0).get("seats").get(0).get("name").asText();
        assertThat(name).startsWith("<script>\"][Game xxx").hasSize(40);
        assertThat(RecordReader.standard()
                        .read(named.download("record.lgn"))
                        .get(0)
                        .content()
                        .toString())
                .as("the name in the record")
                .contains(name);
        named.close();

        assertThat(Guest.create(server.address(), Guest.wish("chess")).error()).isEqualTo("unknown-game");
        ObjectNode options = Guest.wish("kamisado");
        options.putObject("options").put("level", "huge");
        assertThat(Guest.create(server.address(), options).error()).isEqualTo("bad-options");
        assertThat(Guest.create(server.address(), Guest.wish("dvonn").put("position", "!"))
                        .error())
                .isEqualTo("bad-options");
        ObjectNode nobody = Guest.wish("dvonn");
        nobody.putObject("players").put("white", "random").put("black", "random");
        assertThat(Guest.create(server.address(), nobody).error()).isEqualTo("no-person");
        checkGameGoesOn();
    }

    @Test
    @DisplayName("cannot fill the server with games")
    void full() throws IOException {
        try (TableServer small = TableServer.start(
                TableSettings.in(directory.resolve("small")).withPort(0).withLimits(2, 100))) {
            Guest first = Guest.party(small.address(), Guest.wish("dvonn")).seat("white");
            Guest.party(small.address(), Guest.wish("dvonn"));
            Guest.Reply none = Guest.create(small.address(), Guest.wish("dvonn"));
            assertThat(none.status()).isEqualTo(503);
            assertThat(none.error()).isEqualTo("full");
            assertThat(first.act("resign").status()).isEqualTo(200);
            assertThat(Guest.create(small.address(), Guest.wish("dvonn")).status())
                    .as("a finished game makes room")
                    .isEqualTo(201);
            assertThat(small.games()).isEqualTo(2);
        }
    }

    @Test
    @DisplayName("disturbs nobody with a thousand connections that never read")
    void silent() throws Exception {
        List<SocketChannel> channels = new ArrayList<>();
        String request = "GET /api/tables/" + white.table() + "/stream HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                + "\r\n\r\n";
        try {
            for (int i = 0; i < 1000; i++) {
                SocketChannel channel = SocketChannel.open();
                channel.setOption(StandardSocketOptions.SO_RCVBUF, 4096);
                channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
                channel.write(ByteBuffer.wrap((i % 2 == 0 ? request : "GET /").getBytes(StandardCharsets.US_ASCII)));
                channels.add(channel);
            }
            for (int i = 0; i < 6; i++) {
                checkGameGoesOn();
            }
        } finally {
            for (SocketChannel channel : channels) {
                channel.close();
            }
        }
        checkGameGoesOn();
    }

    private String raw(String first, String headers, String body) throws IOException {
        URI address = server.address();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
            socket.setSoTimeout(10_000);
            String host = headers.startsWith("Host:") ? "" : "Host: " + address.getHost() + "\r\n";
            String request = first + "\r\n" + host + headers + "\r\nConnection: close\r\n\r\n" + body;
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            StringBuilder answer = new StringBuilder();
            byte[] bytes = new byte[4096];
            try {
                for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
                    answer.append(new String(bytes, 0, n, StandardCharsets.UTF_8));
                }
            } catch (IOException reset) {
                // A server that has refused a body need not read the rest of it.
                return answer.toString();
            }
            return answer.toString();
        }
    }
}
