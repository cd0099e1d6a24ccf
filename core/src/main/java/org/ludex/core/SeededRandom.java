package org.ludex.core;

import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/**
 * The random generator for random games: SplitMix64, which is simple enough to reimplement in any language, so that a
 * seed gives the same game everywhere. The state starts as the seed; each call adds {@code 0x9E3779B97F4A7C15} and
 * mixes:
 *
 * <pre>
 * z = state
 * z = (z xor (z >>> 30)) * 0xBF58476D1CE4E5B9
 * z = (z xor (z >>> 27)) * 0x94D049BB133111EB
 * result = z xor (z >>> 31)
 * </pre>
 *
 * <p>A number below n is {@code ((result >>> 33) * n) >>> 31}. Thread-safe; concurrent callers share one sequence.
 */
public final class SeededRandom implements RandomGenerator {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final AtomicLong state;

    /** Creates a generator with a seed. */
    public SeededRandom(long seed) {
        this.state = new AtomicLong(seed);
    }

    @Override
    public long nextLong() {
        long z = state.addAndGet(STEP);
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound + " is not positive");
        }
        return (int) (((nextLong() >>> 33) * bound) >>> 31);
    }
}
