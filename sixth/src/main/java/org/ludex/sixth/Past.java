package org.ludex.sixth;

import java.util.HashMap;
import java.util.Map;

/**
 * The earlier positions that may still come back, for the repetition rule (S9): a list that grows at its head, so that
 * all positions of a game share it. Two are equal when they hold the same positions equally often, in whatever order.
 */
final class Past {

    /** Nothing that could come back. */
    static final Past NONE = new Past();

    private final Past rest;
    private final Snapshot latest;
    private final int latestHash;
    private final int size;
    private final int hash;

    private Past() {
        this.rest = this;
        this.latest = new Snapshot(Board.empty(Grid.of(Grid.SMALLEST)), Side.WHITE, Ban.NONE, false);
        this.latestHash = 0;
        this.size = 0;
        this.hash = 0;
    }

    private Past(Past rest, Snapshot latest) {
        this.rest = rest;
        this.latest = latest;
        this.latestHash = latest.hashCode();
        this.size = rest.size + 1;
        // A sum, because the order does not matter.
        this.hash = rest.hash + latestHash;
    }

    Past with(Snapshot snapshot) {
        return new Past(this, snapshot);
    }

    /** How often a position was there. */
    int count(Snapshot snapshot) {
        int wanted = snapshot.hashCode();
        int count = 0;
        for (Past past = this; past.size > 0; past = past.rest) {
            if (past.latestHash == wanted && past.latest.equals(snapshot)) {
                count++;
            }
        }
        return count;
    }

    /** All positions with how often they were there. */
    Map<Snapshot, Integer> counts() {
        Map<Snapshot, Integer> counts = new HashMap<>();
        for (Past past = this; past.size > 0; past = past.rest) {
            counts.merge(past.latest, 1, Integer::sum);
        }
        return counts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Past past
                && (this == past || (size == past.size && hash == past.hash && counts().equals(past.counts())));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
