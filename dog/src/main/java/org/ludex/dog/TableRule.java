package org.ludex.dog;

import org.ludex.core.Rule;

/** What every game at this table takes for granted and the book does not number. */
public enum TableRule implements Rule {
    /** Nobody moves after the end. */
    AFTER_END,
    /** A deal, an exchange, a shuffle or a play comes when it is due. */
    OUT_OF_ORDER,
    /** Only the seat whose turn it is plays. */
    WRONG_SEAT,
    /** A move is one of this game. */
    NOT_A_MOVE,
    /** A card is played from the hand. */
    NOT_HELD,
    /** A piece moves from where it stands. */
    NO_PIECE,
    /** What a record says was hit is what was hit. */
    WRONG_HIT,
    /** There are no more cards of a kind than the deck holds. */
    CARD_COUNT,
    /** A deck in known order gives its cards in this order. */
    DECK_ORDER,
    /** A set-up is a position of the game. */
    SETUP;

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
