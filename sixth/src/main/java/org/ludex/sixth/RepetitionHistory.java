package org.ludex.sixth;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The earlier positions that may still come back, for the repetition rule (S9): a list that grows at its head, so that
 * all positions of a game share it. Two are equal when they hold the same positions equally often, in whatever order.
 */
final class RepetitionHistory {

    /** Nothing that could come back. */
    static final RepetitionHistory NONE = new RepetitionHistory(Optional.empty(), 0, 0);

    /** One position, and those before it. */
    private record Link(RepetitionKey key, int keyHash, Optional<Link> rest) {}

    private final Optional<Link> latest;
    private final int size;
    private final int hash;

    private RepetitionHistory(Optional<Link> latest, int size, int hash) {
        this.latest = latest;
        this.size = size;
        this.hash = hash;
    }

    RepetitionHistory with(RepetitionKey key) {
        int keyHash = key.hashCode();
        // A sum, because the order does not matter.
        return new RepetitionHistory(Optional.of(new Link(key, keyHash, latest)), size + 1, hash + keyHash);
    }

    /** How often a position has occurred. */
    int count(RepetitionKey key) {
        int wanted = key.hashCode();
        int count = 0;
        for (Optional<Link> link = latest; link.isPresent(); link = link.get().rest()) {
            if (link.get().keyHash() == wanted && link.get().key().equals(key)) {
                count++;
            }
        }
        return count;
    }

    /** All positions with how often they have occurred. */
    Map<RepetitionKey, Integer> counts() {
        Map<RepetitionKey, Integer> counts = new HashMap<>();
        for (Optional<Link> link = latest; link.isPresent(); link = link.get().rest()) {
            counts.merge(link.get().key(), 1, Integer::sum);
        }
        return counts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RepetitionHistory history
                && (this == history
                        || (size == history.size && hash == history.hash && counts().equals(history.counts())));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
