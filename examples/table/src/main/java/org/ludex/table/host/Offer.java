package org.ludex.table.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Seat;

/**
 * A proposal that waits for others to agree.
 *
 * @param kind what is proposed
 * @param by who proposed it
 * @param waiting who has still to agree
 */
record Offer(Kind kind, Seat by, List<Seat> waiting) {

    /** What can be proposed. */
    enum Kind {
        /** To take back the proposer's last move. */
        UNDO,
        /** To call it a draw. */
        DRAW;

        static Optional<Kind> parse(String word) {
            for (Kind kind : values()) {
                if (kind.toString().equals(word)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Keeps a copy. */
    Offer {
        waiting = List.copyOf(waiting);
    }

    Offer agreed(Seat seat) {
        List<Seat> left = new ArrayList<>(waiting);
        left.remove(seat);
        return new Offer(kind, by, left);
    }
}
