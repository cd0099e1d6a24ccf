package org.ludex.dog;

import java.util.Objects;

/**
 * One card of an exchange.
 *
 * @param from who gives it
 * @param to who gets it
 * @param card the card, as far as it is known
 */
public record Gift(Player from, Player to, CardFace card) {
    /** Refuses null. */
    public Gift {
        Objects.requireNonNull(from, "the giver is null");
        Objects.requireNonNull(to, "the receiver is null");
        Objects.requireNonNull(card, "the card is null");
    }

    @Override
    public String toString() {
        return from + ">" + to + ":" + card;
    }
}
