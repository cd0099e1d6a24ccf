package org.ludex.notation.input;

import java.util.Iterator;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;

/** Judges the records of a file, one after the other or several at a time, whatever their format. */
public final class Judging {

    private static final int CORES = Runtime.getRuntime().availableProcessors();
    /** Enough batches under way that no worker waits for the one that writes. */
    private static final int WINDOW = 2 * CORES;

    private Judging() {}

    /** The workers of whoever brings none: as many as there are cores. They end with the program. */
    public static Executor workers() {
        return Own.WORKERS;
    }

    /** Made only when somebody asks for them. */
    private static final class Own {
        private static final Executor WORKERS = Executors.newFixedThreadPool(CORES, work -> {
            Thread thread = new Thread(work, "ludex-reader");
            // Nobody has to shut a reader down.
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * The reports on records, in their order, made as they are pulled.
     *
     * @param <T> what holds a record
     * @param records what holds the records
     * @param chunk the bytes of one
     * @param judge what judges one
     * @param file the file's name
     * @param settings how records are read
     */
    public static <T> Iterator<Report> reports(
            Iterator<T> records,
            Function<T, Chunk> chunk,
            Function<T, Report> judge,
            String file,
            ReaderSettings settings) {
        Function<T, Report> guarded = new Guarded<>(judge, chunk, file, settings);
        return settings.workers()
                .<Iterator<Report>>map(workers -> new OrderedParallel<>(
                        records, record -> chunk.apply(record).length(), inContext(guarded), workers, WINDOW))
                .orElseGet(() -> new Mapped<>(records, guarded));
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
