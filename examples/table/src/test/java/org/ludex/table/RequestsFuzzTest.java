package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Requests to a server that stays: the first line is the method and the address, the rest is the body. TABLE and TOKEN
 * stand for those of a game that goes on. Nothing is answered with a failure of the server, and the game stays.
 */
class RequestsFuzzTest {

    private static final int PATIENCE = 20_000;
    private static final int LONGEST_ANSWER = 4096;
    private static Optional<Guest> player = Optional.empty();
    private static Optional<TableServer> started = Optional.empty();

    @FuzzTest
    void answers(byte[] bytes) throws IOException {
        Guest white = player.isPresent() ? player.get() : start();
        player = Optional.of(white);
        String text = new String(bytes, StandardCharsets.UTF_8)
                .replace("TABLE", white.table())
                .replace("TOKEN", white.token());
        int end = text.indexOf('\n');
        if (end < 0 || text.contains("stream")) {
            return;
        }
        String status = status(text.substring(0, end), text.substring(end + 1), white.token());
        assertThat(status).as(text).matches("HTTP/1\\.1 [234]\\d\\d.*");
        assertThat(Guest.send(Guest.request(white.at("moves"), white.token()).build())
                        .status())
                .isEqualTo(200);
        assertThat(started.orElseThrow().troubles()).isEmpty();
    }

    private static Guest start() throws IOException {
        Path directory = Files.createTempDirectory("table");
        TableServer server = Servers.start(directory);
        started = Optional.of(server);
        return Guest.party(server.address(), Guest.wish("dvonn")).seat("white");
    }

    private static String status(String line, String body, String token) throws IOException {
        int port = started.orElseThrow().port();
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE);
            String head = line.strip() + " HTTP/1.1\r\nHost: 127.0.0.1:" + port
                    + "\r\nAuthorization: Bearer " + token
                    + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: " + content.length
                    + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().write(content);
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            String answer = new String(in.readNBytes(LONGEST_ANSWER), StandardCharsets.UTF_8);
            return answer.lines().findFirst().orElse("nothing");
        }
    }
}
