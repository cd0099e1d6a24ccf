package org.ludex.notation.io;

import java.io.InputStream;
import java.util.Iterator;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.MappingIterator;
import org.ludex.notation.input.OrderedParallel;

/**
 * Judges the records of files in one format, one after the other or several at a time.
 *
 * @param format the format
 * @param settings how records are read
 */
record Judging(RecordFormat format, ReaderSettings settings) {

    private static final int CORES = Runtime.getRuntime().availableProcessors();
    /** Enough batches under way that no worker waits for the one that writes. */
    private static final int WINDOW = 2 * CORES;

    /** The workers for callers that bring none: as many as there are cores. They end with the program. */
    static Executor workers() {
        return Own.WORKERS;
    }

    /** Created on demand. */
    private static final class Own {
        private static final Executor WORKERS = Executors.newFixedThreadPool(CORES, work -> {
            Thread thread = new Thread(work, "ludex-reader");
            // Nobody has to shut a reader down.
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The reports on the records of a stream, made as they are pulled. */
    Iterator<Report> reports(InputStream in, String name) {
        // A stranger's iterator may give chunks of its own type.
        Iterator<Chunk> chunks = new MappingIterator<>(format.cut(in, settings.limits()), chunk -> chunk);
        Function<Chunk, Report> guarded = new Guarded(format.reader(settings), name, settings);
        return settings.workers()
                .<Iterator<Report>>map(
                        workers -> new OrderedParallel<>(chunks, Chunk::length, inContext(guarded), workers, WINDOW))
                .orElseGet(() -> new MappingIterator<>(chunks, guarded));
    }

    /** The same work on any thread, with the class loader of this one: it may know more notations. */
    private static <T, R> Function<T, R> inContext(Function<T, R> work) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return element -> {
            Thread worker = Thread.currentThread();
            ClassLoader before = worker.getContextClassLoader();
            worker.setContextClassLoader(context);
            try {
                return work.apply(element);
            } finally {
                worker.setContextClassLoader(before);
            }
        };
    }
}
