package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The memory that reading takes, all that is let go again included: at most in proportion to the input. It stands for the
 * time as well, because reading does little that makes nothing, and it is the same on a busy machine.
 */
final class Cost {

    /** Several times what any input was seen to need. */
    private static final long PER_BYTE = 8_192;
    /** Buffers. */
    private static final long ANYWAY = 2L << 20;
    /** Grammars, bundles and classes that nobody has needed so far come first. */
    private static final int TIMES = 4;

    /**
     * The fuzzer's own work would count as well, a hundred times that of reading: it has its limits of time and memory. What
     * it finds is measured when it runs as a seed.
     */
    private static final boolean IS_FUZZED = Boolean.getBoolean("jazzer.hooks");

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Cost() {}

    /**
     * What the work gives, which is done again where it takes too much: not all of that has to be done each time.
     *
     * @param length the bytes of the input
     */
    static <T> T bounded(int length, Supplier<T> work) {
        if (IS_FUZZED) {
            return work.get();
        }
        List<Long> costs = new ArrayList<>();
        while (true) {
            long start = THREADS.getCurrentThreadAllocatedBytes();
            T done = work.get();
            long cost = THREADS.getCurrentThreadAllocatedBytes() - start;
            if (cost <= ANYWAY + PER_BYTE * length) {
                return done;
            }
            costs.add(cost);
            assertThat(costs).as("bytes for %s of input", length).hasSizeLessThan(TIMES);
        }
    }
}
