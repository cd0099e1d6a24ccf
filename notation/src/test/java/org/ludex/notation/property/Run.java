package org.ludex.notation.property;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** What a long run says of itself: how many files it read, and which of them took longest. */
final class Run {

    /** The number of the first file, so that a long run can be cut into several that differ. */
    static final int FROM = Integer.getInteger("ludex.fuzz.from", 0);

    private static final int LONG = 5_000;

    private final String name;
    private final int files;
    private long longest;
    private int slowest;

    Run(String name, int files) {
        this.name = name;
        this.files = files;
    }

    /** Does the work for one file, and takes its time. */
    <T> T timed(int number, Supplier<T> work) {
        long start = System.nanoTime();
        T done = work.get();
        long time = System.nanoTime() - start;
        if (time > longest) {
            longest = time;
            slowest = number;
        }
        return done;
    }

    /** Says what came of it, if it was a long run. */
    void tell(String outcome) {
        if (files >= LONG) {
            System.out.printf(
                    Locale.ROOT,
                    "%s: files %d to %d, %s; longest %d ms (%d)%n",
                    name,
                    FROM,
                    FROM + files - 1,
                    outcome,
                    TimeUnit.NANOSECONDS.toMillis(longest),
                    slowest);
        }
    }
}
