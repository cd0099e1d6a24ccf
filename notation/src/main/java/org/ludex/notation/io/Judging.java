package org.ludex.notation.io;

import java.util.Iterator;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.input.MappingIterator;
import org.ludex.notation.input.OrderedParallel;

/**
 * Judges the records of files, one after the other or several at a time.
 *
 * @param settings how records are read
 */
record Judging(ReaderSettings settings) {

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

    /** The reports on the records of a file, made as they are pulled. */
    Iterator<Report> reports(Iterator<Cut> cuts) {
        return settings.workers()
                .<Iterator<Report>>map(workers -> new OrderedParallel<>(
                        cuts, cut -> cut.chunk().length(), inContext(Cut::report), workers, WINDOW))
                .orElseGet(() -> new MappingIterator<>(cuts, Cut::report));
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
