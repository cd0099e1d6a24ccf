package org.ludex.yinsh;

import org.ludex.core.Rule;

/**
 * The rules of YINSH by their numbers, and rulings where the rulebook is silent (N). What the rulebook takes for
 * granted has a word instead.
 */
public enum YinshRule implements Rule {
    /** Placing the rings. */
    U1(Kind.CONSTRAINT),
    /** The marker and its ring. */
    M1(Kind.CONSTRAINT),
    /** The line and the landing. */
    M2(Kind.CONSTRAINT),
    /** Jumping one run of markers. */
    M3(Kind.CONSTRAINT),
    /** Stopping right after the jump. */
    M4(Kind.CONSTRAINT),
    /** No jump over a ring. */
    M5(Kind.CONSTRAINT),
    /** Flipping what was jumped. */
    M6(Kind.PROCEDURE),
    /** What a row is. */
    R1(Kind.CONSTRAINT),
    /** Taking a row, then a ring. */
    R2(Kind.CONSTRAINT),
    /** More than five markers in a line. */
    R3(Kind.CONSTRAINT),
    /** Several rows at once. */
    R4(Kind.PROCEDURE),
    /** A row made by the opponent. */
    R5(Kind.PROCEDURE),
    /** Rows of both players. */
    R6(Kind.CONSTRAINT),
    /** The third ring. */
    E1(Kind.ENDING),
    /** The third row of both players. */
    E2(Kind.ENDING),
    /** The last marker. */
    E3(Kind.ENDING),
    /** The first ring, in blitz. */
    BLITZ(Kind.ENDING),
    /** Passing. */
    N1(Kind.CONSTRAINT),
    /** When an empty pool ends the game. */
    N2(Kind.PROCEDURE),
    /** Row, ring, and looking again. */
    N3(Kind.CONSTRAINT),
    /** No pie rule and no repetition. */
    N4(Kind.PROCEDURE),
    /** What a set-up says. */
    N5(Kind.CONSTRAINT),
    /** The game is over. */
    AFTER_END(Kind.CONSTRAINT),
    /** The pieces of a set-up. */
    SETUP(Kind.CONSTRAINT);

    private final Kind kind;

    YinshRule(Kind kind) {
        this.kind = kind;
    }

    /** The rulebook gives blitz a name instead of a number. */
    @Override
    public String code() {
        return this == BLITZ ? "Blitz" : Rule.super.code();
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
