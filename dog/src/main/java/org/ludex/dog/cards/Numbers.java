package org.ludex.dog.cards;

import java.util.Arrays;
import java.util.stream.IntStream;
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
    static final Cards TOTAL = Cards.numbers(8).plus(Cards.each(8, Card.FOURTEEN, Card.JOKER, Card.THIEF));

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

    /** For each kind of card the places of the market where it buys. */
    private static final int[][] BOUGHT = Arrays.stream(Card.values())
            .map(card -> IntStream.rangeClosed(1, PLACES)
                    .filter(place -> buys(card, place))
                    .toArray())
            .toArray(int[][]::new);

    /** For each kind of card the places of a row where it is right, one bit for each, place 1 being the lowest. */
    private static final int[] RIGHT = Arrays.stream(Card.values())
            .mapToInt(card -> IntStream.rangeClosed(1, PLACES)
                    .filter(place -> isRight(card, place))
                    .map(place -> 1 << (place - 1))
                    .sum())
            .toArray();

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

    /** The places of the market where a card buys. Not to be changed. */
    static int[] bought(Card card) {
        return BOUGHT[card.index()];
    }

    /** The places of a row where a card is right, one bit for each, place 1 being the lowest. */
    static int right(Card card) {
        return RIGHT[card.index()];
    }
}
