package org.ludex.dog;

import org.ludex.core.Rule;

/** The rules that every DOG game takes for granted and no rulebook numbers. */
public enum TableRule implements Rule {
    /** Nothing is played after the end of the game. */
    AFTER_END,
    /** A deal, an exchange, a shuffle or a play comes when it is due. */
    OUT_OF_ORDER,
    /** Only the seat whose turn it is plays. */
    WRONG_SEAT,
    /** A move must be a move of this game. */
    NOT_A_MOVE,
    /** A card is played from the hand. */
    NOT_HELD,
    /** A piece moves from the cell where it stands. */
    NO_PIECE,
    /** What a record says was hit is what was hit. */
    WRONG_HIT,
    /** There are no more cards of a kind than the deck holds. */
    CARD_COUNT,
    /** A deck whose order is known gives its cards in that order. */
    DECK_ORDER,
    /** A set-up is a position of the game. */
    SETUP;

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
