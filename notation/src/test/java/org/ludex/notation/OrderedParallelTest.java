package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.notation.input.OrderedParallel;

@DisplayName("Work on several elements at a time")
class OrderedParallelTest {

    private static final int WINDOW = 4;

    private final ExecutorService workers = Executors.newFixedThreadPool(3);

    @AfterEach
    void stop() {
        workers.shutdownNow();
    }

    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    private static <R> List<R> all(Iterator<R> results) {
        List<R> all = new ArrayList<>();
        results.forEachRemaining(all::add);
        return all;
    }

    @Test
    @DisplayName("keeps the order of the elements")
    void order() {
        List<Integer> numbers = numbers(1000);
        assertThat(all(new OrderedParallel<>(numbers.iterator(), each -> 1, each -> each, workers, WINDOW)))
                .isEqualTo(numbers);
    }

    /** What is under way is held in memory: many small elements may be, but only a few heavy ones. */
    @Test
    @DisplayName("runs ahead by few heavy elements, however many light ones")
    void flat() {
        assertThat(ahead(1)).isEqualTo(WINDOW * 32);
        assertThat(ahead(1 << 20)).isEqualTo(1);
        assertThat(ahead(100_000)).isEqualTo(WINDOW * 3);
    }

    /** How many elements of a weight have been pulled when the first result is there. */
    private int ahead(int weight) {
        AtomicInteger pulled = new AtomicInteger();
        Iterator<Integer> source = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Integer next() {
                return pulled.getAndIncrement();
            }
        };
        new OrderedParallel<>(source, each -> weight, each -> each, workers, WINDOW).next();
        return pulled.get();
    }

    @Test
    @DisplayName("goes wrong where an element does")
    void trouble() {
        Iterator<Integer> results = new OrderedParallel<>(
                numbers(10).iterator(),
                each -> 1 << 20,
                each -> {
                    if (each == 7) {
                        throw new IllegalStateException("seven");
                    }
                    return each;
                },
                workers,
                WINDOW);
        for (int i = 0; i < 7; i++) {
            assertThat(results.next()).isEqualTo(i);
        }
        assertThatIllegalStateException().isThrownBy(results::next).withMessage("seven");
    }

    @Test
    @DisplayName("ends with the elements")
    void end() {
        Iterator<Integer> none = new OrderedParallel<>(numbers(0).iterator(), each -> 1, each -> each, workers, WINDOW);
        assertThat(none.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(none::next);
    }
}
