package org.ludex.notation.input;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Maps several elements at a time, and returns the results in the order of the elements. Only a few
 * batches are under way at the same time, so memory use stays constant. The iterator itself is for one thread.
 *
 * @param <T> the elements
 * @param <R> the results
 */
public final class OrderedParallel<T, R> implements Iterator<R> {

    private static final int BATCH = 32;
    /** A batch is full when its elements weigh so much, however few they are. */
    private static final int HEAVY = 1 << 18;

    /** No batch is begun while those under way weigh so much: each record may take fifty times its weight. */
    private static final int HEAVIEST = 1 << 20;

    private final Iterator<T> elements;
    private final ToIntFunction<T> weight;
    private final Function<T, R> work;
    private final Executor workers;
    private final int window;
    private final Deque<CompletableFuture<List<R>>> underWay = new ArrayDeque<>();
    private final Deque<Integer> loads = new ArrayDeque<>();
    private int loadUnderWay;
    private Iterator<R> ready = List.<R>of().iterator();

    /**
     * Work on elements.
     *
     * @param elements what to work on
     * @param weight how heavy an element is
     * @param work what to do with each
     * @param workers who does it
     * @param window how many batches may be under way
     */
    public OrderedParallel(
            Iterator<T> elements, ToIntFunction<T> weight, Function<T, R> work, Executor workers, int window) {
        this.elements = elements;
        this.weight = weight;
        this.work = work;
        this.workers = workers;
        this.window = window;
    }

    @Override
    public boolean hasNext() {
        while (!ready.hasNext()) {
            // What was read before may take much room: it is let go first.
            ready = Collections.emptyIterator();
            start();
            if (underWay.isEmpty()) {
                return false;
            }
            ready = finish(underWay.remove()).iterator();
            loadUnderWay -= loads.remove();
        }
        return true;
    }

    @Override
    public R next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more elements");
        }
        return ready.next();
    }

    private void start() {
        while (underWay.size() < window && (underWay.isEmpty() || loadUnderWay < HEAVIEST) && elements.hasNext()) {
            List<T> batch = new ArrayList<>(BATCH);
            int load = 0;
            while (batch.size() < BATCH && load < HEAVY && elements.hasNext()) {
                T element = elements.next();
                load += weight.applyAsInt(element);
                batch.add(element);
            }
            loads.add(load);
            loadUnderWay += load;
            underWay.add(
                    CompletableFuture.supplyAsync(() -> batch.stream().map(work).toList(), workers));
        }
    }

    /** The results of a batch; what went wrong in it goes wrong here. */
    private static <R> List<R> finish(CompletableFuture<List<R>> batch) {
        try {
            return batch.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException trouble ? trouble : e;
        }
    }
}
