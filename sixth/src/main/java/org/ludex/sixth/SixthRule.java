package org.ludex.sixth;

import org.ludex.core.Rule;

/** The rules of SiXTH by their numbers, and words for the rules that every game takes for granted. */
public enum SixthRule implements Rule {
    /** One entry or one move. */
    S1(Kind.CONSTRAINT),
    /** Only onto an occupied cell. */
    S2(Kind.CONSTRAINT),
    /** Parts from the top. */
    S3(Kind.CONSTRAINT),
    /** The height decides the reach. */
    S4(Kind.CONSTRAINT),
    /** Towers of either colour. */
    S5(Kind.PERMISSION),
    /** No exact reverse. */
    S6(Kind.CONSTRAINT),
    /** The king. */
    S7(Kind.ENDING),
    /** No legal turn. */
    S8(Kind.ENDING),
    /** The third occurrence. */
    S9(Kind.ENDING),
    /** Six kings: points and removal. */
    K1(Kind.ENDING),
    /** Six kings: no reversal after a removal. */
    K2(Kind.PERMISSION),
    /** The Lady and her entry. */
    L1(Kind.CONSTRAINT),
    /** Covering the Lady. */
    L2(Kind.CONSTRAINT),
    /** A king with the Lady on top. */
    L3(Kind.ENDING),
    /** Nothing on a Hunchback. */
    H1(Kind.CONSTRAINT),
    /** A Giant counts as two. */
    G1(Kind.PROCEDURE),
    /** The price of an army. */
    A1(Kind.CONSTRAINT),
    /** The price of the Lady. */
    A2(Kind.CONSTRAINT),
    /** Armies built or fixed. */
    A3(Kind.CONSTRAINT),
    /** The game is over. */
    AFTER_END(Kind.CONSTRAINT),
    /** Not a move on this board. */
    NOT_A_MOVE(Kind.CONSTRAINT),
    /** The pieces of a set-up. */
    SETUP(Kind.CONSTRAINT);

    private final Kind kind;

    SixthRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
