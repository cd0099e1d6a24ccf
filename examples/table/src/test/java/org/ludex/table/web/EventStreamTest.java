package org.ludex.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A stream of events")
class EventStreamTest {

    /** A network that takes nothing for a while, and then everything at once. */
    private static final class Network {

        private final Deque<Callback> waiting = new ArrayDeque<>();
        private final StringBuilder taken = new StringBuilder();
        private boolean isOpen;

        Response response() {
            return (Response) Proxy.newProxyInstance(
                    Response.class.getClassLoader(), new Class<?>[] {Response.class}, (proxy, method, arguments) -> {
                        assertThat(method.getName()).isEqualTo("write");
                        write((ByteBuffer) arguments[1], (Callback) arguments[2]);
                        return null;
                    });
        }

        private void write(ByteBuffer bytes, Callback done) {
            taken.append(StandardCharsets.UTF_8.decode(bytes));
            if (isOpen) {
                done.succeeded();
            } else {
                waiting.add(done);
            }
        }

        void open() {
            isOpen = true;
            waiting.remove().succeeded();
        }
    }

    @Test
    @DisplayName("hands over in order whatever has piled up, however many events that are")
    void piledUp() {
        Network network = new Network();
        EventStream stream = new EventStream(network.response(), Callback.NOOP, () -> {});
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 15_000; i++) {
            stream.receive("" + i, "a", "1");
            expected.append("id: ").append(i).append("\nevent: a\ndata: 1\n\n");
        }
        assertThat(network.waiting).hasSize(1);
        network.open();
        assertThat(network.taken.toString()).isEqualTo(expected.toString());
        stream.receive("next", "a", "1");
        assertThat(network.taken.toString()).endsWith("id: next\nevent: a\ndata: 1\n\n");
    }
}
