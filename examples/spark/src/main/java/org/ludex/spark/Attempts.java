package org.ludex.spark;

import java.io.Serializable;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;

/**
 * How often Spark tries a task. A file that cannot be read may be readable a minute later or on another worker, so that a task
 * fails over it; only the last try makes do without it.
 *
 * @param most how many tries a task has
 */
record Attempts(int most) implements Serializable {

    private static final int STANDARD = 4;

    /** What Spark was told. On one machine that is said with the master, such as {@code local[2,4]}. */
    static Attempts in(SparkContext context) {
        String master = context.master();
        if (master.startsWith("local") && !master.startsWith("local-cluster")) {
            String[] parts = master.replaceAll("[^0-9,]", "").split(",", -1);
            return new Attempts(parts.length > 1 && !parts[1].isEmpty() ? Integer.parseInt(parts[1]) : 1);
        }
        return new Attempts(context.conf().getInt("spark.task.maxFailures", STANDARD));
    }

    /** Whether the task that asks is tried for the last time. */
    boolean isLast() {
        return TaskContext.get().attemptNumber() + 1 >= most;
    }

    /** What a task finds out, or something else if it fails and is tried for the last time. */
    <T> T orElse(T otherwise, Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException | StackOverflowError trouble) {
            if (isLast()) {
                return otherwise;
            }
            throw trouble;
        }
    }
}
