package org.ludex.dog.cards;

import org.ludex.core.Rule;

/** The rules of DOG Cards. */
public enum CardsRule implements Rule {
    /** The market: thirteen cards, none on its own number. */
    C1(Kind.CONSTRAINT),
    /** The market is laid, then the hands are dealt; who starts. */
    C2(Kind.CONSTRAINT),
    /** One action a turn. */
    C3(Kind.PROCEDURE),
    /** Laying a card on a row. */
    C4(Kind.CONSTRAINT),
    /** Buying from the market. */
    C5(Kind.CONSTRAINT),
    /** What the 4, the 7, the thief and the 14 can do. */
    C6(Kind.CONSTRAINT),
    /** Taking a joker out of a row. */
    C7(Kind.CONSTRAINT),
    /** Discarding a card and drawing one. */
    C8(Kind.CONSTRAINT),
    /** A finished row. */
    C9(Kind.CONSTRAINT),
    /** How many rows, whose rows, and who wins. */
    C10(Kind.ENDING),
    /** The discard pile becomes the deck. */
    C11(Kind.CONSTRAINT),
    /** A set-up is a position of the game. */
    SETUP(Kind.CONSTRAINT);

    private final Kind kind;

    CardsRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
