package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Requests to a server that stays: the first line is the method and the address, the rest is the body. TABLE and TOKEN
 * stand for those of a game that goes on. Nothing is answered with a failure of the server, and the game stays.
 */
class RequestsFuzzTest {

    private static final int PATIENCE = 20_000;
    private static final int LONGEST_ANSWER = 4096;
    /** A server that is full says so, and with reason: before that, another one takes its place. */
    private static final int MOST_GAMES = 500;
    /** One for many inputs. */
    private static final List<Host> HOSTS = new ArrayList<>();

    private record Host(TableServer server, Guest white) {}

    @FuzzTest
    void answers(byte[] bytes) throws IOException {
        // The fuzzer would take every connection for a fault, and never get as far as the server.
        BugDetectors.allowNetworkConnections();
        Host host = host();
        Guest white = host.white();
        String text = new String(bytes, StandardCharsets.UTF_8)
                .replace("TABLE", white.table())
                .replace("TOKEN", white.token());
        int end = text.indexOf('\n');
        if (end < 0 || text.contains("stream")) {
            return;
        }
        String status = status(host, text.substring(0, end), text.substring(end + 1));
        // A line without an address has the version where another one is due: the fault of the sender, too.
        assertThat(status).as(text).matches("HTTP/1\\.1 ([234]\\d\\d|505).*");
        assertThat(Guest.send(Guest.request(white.at("moves"), white.token()).build())
                        .status())
                .isEqualTo(200);
        assertThat(host.server().troubles()).isEmpty();
    }

    private static Host host() throws IOException {
        if (HOSTS.stream().noneMatch(host -> host.server().games() < MOST_GAMES)) {
            HOSTS.forEach(host -> host.server().close());
            HOSTS.clear();
            HOSTS.add(start());
        }
        return HOSTS.get(0);
    }

    private static Host start() throws IOException {
        Path directory = Files.createTempDirectory("table");
        TableServer server = Servers.start(directory);
        return new Host(
                server, Guest.party(server.address(), Guest.wish("dvonn")).seat("white"));
    }

    private static String status(Host host, String line, String body) throws IOException {
        int port = host.server().port();
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE);
            String head = line.strip() + " HTTP/1.1\r\nHost: 127.0.0.1:" + port
                    + "\r\nAuthorization: Bearer " + host.white().token()
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
