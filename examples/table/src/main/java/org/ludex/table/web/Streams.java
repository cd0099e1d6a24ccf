package org.ludex.table.web;

import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.ludex.core.Viewer;
import org.ludex.table.host.Hall;

/** All streams of events, and the heartbeat that keeps them alive and finds those whose clients have gone. Thread-safe. */
public final class Streams implements AutoCloseable {

    private static final int BEAT_SECONDS = 10;

    private final Hall hall;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "heartbeat");
        thread.setDaemon(true);
        return thread;
    });

    /** Streams from the tables of a hall. */
    public Streams(Hall hall) {
        this.hall = hall;
        var unused = heart.scheduleWithFixedDelay(
                () -> open.forEach(EventStream::beat), BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    /**
     * Where a stream is from.
     *
     * @param table the table
     * @param viewer who listens
     * @param locale the language
     * @param side the seat at the lower edge of the board, or empty
     * @param last the last event that the client has, or empty
     */
    record Source(String table, Viewer viewer, Locale locale, String side, String last) {}

    void open(Source source, Response response, Callback callback) {
        response.setStatus(200);
        response.getHeaders().put("Content-Type", "text/event-stream; charset=utf-8");
        response.getHeaders().put("Cache-Control", "no-store");
        response.getHeaders().put("X-Accel-Buffering", "no");
        EventStream[] self = new EventStream[1];
        EventStream stream = new EventStream(response, callback, () -> closed(source.table(), self[0]));
        self[0] = stream;
        hall.watch(source.table(), source.viewer(), source.locale(), source.side(), source.last(), stream);
        open.add(stream);
        stream.beat();
    }

    private void closed(String table, EventStream stream) {
        open.remove(stream);
        // Not at once: the table may be in the middle of telling others.
        try {
            heart.execute(() -> hall.leave(table, stream));
        } catch (RejectedExecutionException stopping) {
            return;
        }
    }

    /** How many streams there are. */
    public int size() {
        return open.size();
    }

    /** Ends all streams. */
    @Override
    public void close() {
        open.forEach(stream -> stream.close(new IOException("the server stops")));
        heart.shutdown();
    }
}
