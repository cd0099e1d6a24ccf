package org.ludex.table.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.ludex.table.host.Audience;

/**
 * The events of one table on their way to one client. Nothing here waits: what the network does not take yet is kept, and a
 * client that lets too much pile up is dropped. It comes back with the last event it has and gets a whole view.
 */
final class EventStream implements Audience {

    /** What may wait for a client, in bytes. */
    private static final int MOST_WAITING = 512 * 1024;

    /** How long a client may take nothing at all. */
    private static final long LONGEST_STALL_NANOS = 20_000_000_000L;

    private static final byte[] BEAT = ":\n\n".getBytes(StandardCharsets.US_ASCII);

    private final Response response;
    private final Callback callback;
    private final Runnable gone;

    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private int bytesWaiting;
    private boolean isWriting;
    /** Whether a thread is about to write whatever waits. */
    private boolean isBusy;

    private long writingSince;
    private boolean isClosed;

    EventStream(Response response, Callback callback, Runnable gone) {
        this.response = response;
        this.callback = callback;
        this.gone = gone;
    }

    @Override
    public void receive(String id, String kind, String json) {
        String event = "id: " + id + "\nevent: " + kind + "\ndata: " + json + "\n\n";
        send(event.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void drop() {
        close(new IOException("the table has nothing to show"));
    }

    /** Shows that both ends are still there. */
    void beat() {
        boolean isStalled;
        synchronized (this) {
            isStalled = isWriting && System.nanoTime() - writingSince > LONGEST_STALL_NANOS;
        }
        if (isStalled) {
            close(new IOException("the client takes nothing"));
        } else {
            send(BEAT);
        }
    }

    private void send(byte[] event) {
        boolean isTooMuch;
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isTooMuch = bytesWaiting + event.length > MOST_WAITING;
            if (!isTooMuch) {
                waiting.add(event);
                bytesWaiting += event.length;
            }
        }
        if (isTooMuch) {
            close(new IOException("too much waits for the client"));
        } else {
            write();
        }
    }

    /**
     * Writes what waits, one event after the other. A write that is done at once is gone on from here and not from its
     * callback: otherwise each event would stand on the stack above the one before.
     */
    private void write() {
        synchronized (this) {
            if (isBusy) {
                return;
            }
            isBusy = true;
        }
        for (Optional<byte[]> next = next(); next.isPresent(); next = next()) {
            int length = next.get().length;
            response.write(false, ByteBuffer.wrap(next.get()), Callback.from(() -> written(length), this::close));
        }
    }

    /** The event to be written now; empty while another one is on its way, or when there is none. */
    private synchronized Optional<byte[]> next() {
        if (isWriting || isClosed || waiting.isEmpty()) {
            isBusy = false;
            return Optional.empty();
        }
        isWriting = true;
        writingSince = System.nanoTime();
        return Optional.of(waiting.remove());
    }

    private void written(int length) {
        synchronized (this) {
            isWriting = false;
            bytesWaiting -= length;
        }
        write();
    }

    /** Ends the stream, because of something that went wrong or because the server stops. */
    void close(Throwable why) {
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isClosed = true;
            waiting.clear();
        }
        gone.run();
        // Not only the answer but the connection: a write that the client does not take would never end.
        response.getRequest()
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .close(why);
        callback.failed(why);
    }
}
