package org.ludex.dog.cards;

import org.ludex.dog.Card;
import org.ludex.dog.Cards;

/** Which card serves as which number. */
final class Numbers {

    /** The places of the market, and of a row that is not finished. */
    static final int PLACES = 13;

    /** How many cards a 7 looks at. */
    static final int LOOK = 7;

    /** The last place of the market that a 4 can buy from by its function. */
    static final int FOUR_PLACES = 8;

    /** All 120 cards. */
    static final Cards TOTAL = Cards.each(
            8,
            Card.ONE_ELEVEN,
            Card.TWO,
            Card.THREE,
            Card.FOUR,
            Card.FIVE,
            Card.SIX,
            Card.SEVEN,
            Card.EIGHT,
            Card.NINE,
            Card.TEN,
            Card.TWELVE,
            Card.THIRTEEN,
            Card.FOURTEEN,
            Card.JOKER,
            Card.THIEF);

    private static final Card[] KINDS = {
        Card.ONE_ELEVEN,
        Card.TWO,
        Card.THREE,
        Card.FOUR,
        Card.FIVE,
        Card.SIX,
        Card.SEVEN,
        Card.EIGHT,
        Card.NINE,
        Card.TEN,
        Card.ONE_ELEVEN,
        Card.TWELVE,
        Card.THIRTEEN,
        Card.FOURTEEN
    };

    private Numbers() {}

    /** The number card for 1 to 14; the 1/11 serves for 1 and 11. No such card may lie on this place of the market. */
    static Card kind(int number) {
        return KINDS[number - 1];
    }

    /** Whether a card other than a joker is right for a place of a row: C4. */
    static boolean isRight(Card card, int place) {
        return card == kind(place) || (place == 1 && card == Card.THIRTEEN);
    }

    /** Whether a card may be laid on a place of a row, 1 to 14: C4. */
    static boolean fits(Card card, int place) {
        return isRight(card, place) || (card == Card.JOKER && place <= PLACES);
    }

    /** Whether a card buys at a place of the market, 1 to 13: C5. */
    static boolean buys(Card card, int place) {
        return card == kind(place) || card == Card.JOKER;
    }
}
