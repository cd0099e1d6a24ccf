package org.ludex.dog;

/**
 * One card of an exchange.
 *
 * @param from who gives it
 * @param to who gets it
 * @param card the card, as far as it is known
 */
public record Gift(Player from, Player to, CardFace card) {
    @Override
    public String toString() {
        return from + ">" + to + ":" + card;
    }
}
