package org.ludex.dog;

import org.ludex.core.Rule;

/** What every game at this table takes for granted and the book does not number. */
public enum TableRule implements Rule {
    /** Nobody moves after the end. */
    AFTER_END("after-end"),
    /** A deal, an exchange, a shuffle or a play comes when it is due. */
    OUT_OF_ORDER("out-of-order"),
    /** Only the seat whose turn it is plays. */
    WRONG_SEAT("wrong-seat"),
    /** A move is one of this game. */
    NOT_A_MOVE("not-a-move"),
    /** A card is played from the hand. */
    NOT_HELD("not-held"),
    /** A piece moves from where it stands. */
    NO_PIECE("no-piece"),
    /** What a record says was hit is what was hit. */
    WRONG_HIT("wrong-hit"),
    /** There are no more cards of a kind than the deck holds. */
    CARD_COUNT("card-count"),
    /** A deck in known order gives its cards in this order. */
    DECK_ORDER("deck-order"),
    /** A set-up is a position of the game. */
    SETUP("setup");

    private final String code;

    TableRule(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
