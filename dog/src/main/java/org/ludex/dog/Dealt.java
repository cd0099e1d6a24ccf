package org.ludex.dog;

/**
 * What a deal says about one hand.
 *
 * @param seat who got the cards
 * @param hand the cards, as far as they are known
 */
public record Dealt(Player seat, Hand hand) {
    @Override
    public String toString() {
        return seat + ":" + hand;
    }
}
