package org.ludex.dog;

import org.ludex.core.Rule;

/** The rules of DOG. DOG Royal and Black DOG keep most of them. */
public enum DogRule implements Rule {
    /** Rounds of 6, 5, 4, 3 and 2 cards. */
    D1(Kind.CONSTRAINT),
    /** Who leads a round. */
    D2(Kind.CONSTRAINT),
    /** The free first piece. */
    D3(Kind.PERMISSION),
    /** The exchange. */
    D4(Kind.CONSTRAINT),
    /** One card a turn. */
    D5(Kind.PROCEDURE),
    /** A player who can play must play; a player who cannot burns the hand. */
    D6(Kind.CONSTRAINT),
    /** The pile becomes the deck. */
    D7(Kind.CONSTRAINT),
    /** A held start cell. */
    D8(Kind.CONSTRAINT),
    /** Starting a piece. */
    D9(Kind.CONSTRAINT),
    /** Number cards. */
    D10(Kind.CONSTRAINT),
    /** Hitting. */
    D11(Kind.PROCEDURE),
    /** The whole number is used. */
    D12(Kind.CONSTRAINT),
    /** Pieces in the destination. */
    D13(Kind.CONSTRAINT),
    /** The way home leads over the start cell of the same colour. */
    D14(Kind.PROCEDURE),
    /** Not from the start cell of the same colour. */
    D15(Kind.CONSTRAINT),
    /** The 4. */
    D16(Kind.CONSTRAINT),
    /** The 1/11 and the 13. */
    D17(Kind.CONSTRAINT),
    /** The 7. */
    D18(Kind.CONSTRAINT),
    /** The rest of a 7 goes to the partner. */
    D19(Kind.CONSTRAINT),
    /** The joker. */
    D20(Kind.CONSTRAINT),
    /** The swap. */
    D21(Kind.CONSTRAINT),
    /** Playing for the partner. */
    D22(Kind.CONSTRAINT),
    /** All eight pieces home. */
    D23(Kind.ENDING),
    /** Two or three players. */
    D24(Kind.ENDING),
    /** The 14. */
    D25(Kind.CONSTRAINT);

    private final Kind kind;

    DogRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
