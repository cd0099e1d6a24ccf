package org.ludex.dog;

import java.util.Objects;

/**
 * What a deal says about one hand.
 *
 * @param seat who got the cards
 * @param hand the cards, as far as they are known
 */
public record Dealt(Player seat, Hand hand) {
    /** Refuses null. */
    public Dealt {
        Objects.requireNonNull(seat, "the seat is null");
        Objects.requireNonNull(hand, "the hand is null");
    }

    @Override
    public String toString() {
        return seat + ":" + hand;
    }
}
