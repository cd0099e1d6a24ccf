package org.ludex.sixth;

import java.util.HashMap;
import java.util.Map;

/**
 * The earlier positions that may still come back, for the repetition rule (S9): a list that grows at its head, so that
 * all positions of a game share it. Two are equal if they hold the same positions equally often, in any order.
 */
sealed class RepetitionHistory {

    /** Nothing that could come back. */
    static final RepetitionHistory NONE = new RepetitionHistory(0, 0);

    private final int size;
    private final int hash;

    private RepetitionHistory(int size, int hash) {
        this.size = size;
        this.hash = hash;
    }

    /** One position more than an older history. */
    private static final class Longer extends RepetitionHistory {
        private final RepetitionHistory rest;
        private final RepetitionKey latest;
        private final int latestHash;

        Longer(RepetitionHistory rest, RepetitionKey latest, int latestHash) {
            // A sum, because the order does not matter.
            super(rest.size + 1, rest.hash + latestHash);
            this.rest = rest;
            this.latest = latest;
            this.latestHash = latestHash;
        }
    }

    RepetitionHistory with(RepetitionKey key) {
        return new Longer(this, key, key.hashCode());
    }

    /** How often a position has occurred. */
    int count(RepetitionKey key) {
        int wanted = key.hashCode();
        int count = 0;
        RepetitionHistory history = this;
        while (history instanceof Longer longer) {
            if (longer.latestHash == wanted && longer.latest.equals(key)) {
                count++;
            }
            history = longer.rest;
        }
        return count;
    }

    /** All positions with how often they have occurred. */
    Map<RepetitionKey, Integer> counts() {
        Map<RepetitionKey, Integer> counts = new HashMap<>();
        RepetitionHistory history = this;
        while (history instanceof Longer longer) {
            counts.merge(longer.latest, 1, Integer::sum);
            history = longer.rest;
        }
        return counts;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof RepetitionHistory history
                && (this == history
                        || (size == history.size && hash == history.hash && counts().equals(history.counts())));
    }

    @Override
    public final int hashCode() {
        return hash;
    }
}
