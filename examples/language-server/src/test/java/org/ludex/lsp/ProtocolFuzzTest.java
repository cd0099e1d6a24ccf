package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Messages to a server that stays, one a line: whatever they say, it goes on answering, and never with an internal error.
 */
class ProtocolFuzzTest {

    /** The fuzzer rewrites each class that is used for the first time, which on a busy machine takes minutes. */
    private static final int PATIENCE = Boolean.getBoolean("jazzer.hooks") ? 300_000 : 20_000;

    private static final String OPEN = message(
            "{\"jsonrpc\":\"2.0\",\"id\":\"first\",\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");

    /** One for all inputs. */
    private static final List<Wire> WIRES = new ArrayList<>();

    private static final AtomicInteger ASKED = new AtomicInteger();

    @FuzzTest
    void answers(byte[] bytes) throws IOException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.contains("exit")) {
            // What ends the server is tested elsewhere.
            return;
        }
        if (WIRES.isEmpty()) {
            WIRES.add(new Wire());
        }
        Wire open = WIRES.get(0);
        for (String line : text.split("\n", -1)) {
            open.send(message(line));
        }
        String id = "ludex-" + ASKED.incrementAndGet();
        open.send(message("{\"jsonrpc\":\"2.0\",\"id\":\"" + id + "\",\"method\":\"ludex/none\"}"));
        assertThat(open.await("\"" + id + "\"")).doesNotContain("Exception", "\"code\":-32603");
    }

    private static String message(String body) {
        return "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body;
    }

    /** A connection to a server of its own. */
    private static final class Wire {
        private final Socket near;

        Wire() throws IOException {
            Socket far;
            try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                near = new Socket(door.getInetAddress(), door.getLocalPort());
                far = door.accept();
            }
            near.setTcpNoDelay(true);
            near.setSoTimeout(PATIENCE);
            InputStream in = far.getInputStream();
            var out = far.getOutputStream();
            Thread server = new Thread(() -> RecordServer.serve(in, out, Locale.ENGLISH), "server");
            server.setDaemon(true);
            server.start();
            send(OPEN);
            await("\"first\"");
        }

        void send(String text) throws IOException {
            near.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            near.getOutputStream().flush();
        }

        /** All that comes, up to the answer that has these words in it. */
        String await(String words) throws IOException {
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            String all = "";
            while (!all.contains(words)) {
                int count = near.getInputStream().read(buffer);
                assertThat(count).as("the server has gone; it said: %s", all).isNotNegative();
                read.write(buffer, 0, count);
                all = read.toString(StandardCharsets.UTF_8);
            }
            return all;
        }
    }
}
