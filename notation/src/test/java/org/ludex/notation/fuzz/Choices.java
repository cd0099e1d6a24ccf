package org.ludex.notation.fuzz;

import java.util.List;
import java.util.random.RandomGenerator;

/** The bytes of an input as one choice after another. When they are used up, the first of each is chosen. */
final class Choices implements RandomGenerator {

    private final byte[] bytes;
    private int next;

    Choices(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean isOver() {
        return next >= bytes.length;
    }

    int below(int bound) {
        int value = isOver() ? 0 : bytes[next++] & 0xFF;
        if (bound > 256 && !isOver()) {
            value = (value << 8) | (bytes[next++] & 0xFF);
        }
        return value % bound;
    }

    /** Mostly small, sometimes absurd. */
    int number() {
        int value = below(256);
        return value < 250
                ? value - 2
                : List.of(-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 1000, 64, 63)
                        .get(value - 250);
    }

    <T> T from(List<T> values) {
        return values.get(below(values.size()));
    }

    @Override
    public long nextLong() {
        long value = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            value = (value << 8) | below(256);
        }
        return value;
    }
}
