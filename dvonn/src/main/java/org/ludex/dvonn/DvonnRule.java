package org.ludex.dvonn;

import org.ludex.core.Rule;

/**
 * The rules of DVONN by their numbers: placing (P), stacking (S), losing pieces (L), the end (E), and rulings where the
 * rulebook is silent (N). What the rulebook takes for granted has a word instead.
 */
public enum DvonnRule implements Rule {
    /** The pieces of each side. */
    P1(Kind.PROCEDURE),
    /** How pieces are placed. */
    P2(Kind.CONSTRAINT),
    /** Where pieces may be placed. */
    P3(Kind.PERMISSION),
    /** Who moves first. */
    S1(Kind.PROCEDURE),
    /** Which stacks may be moved. */
    S2(Kind.CONSTRAINT),
    /** How far a stack moves. */
    S3(Kind.CONSTRAINT),
    /** Where a move ends. */
    S4(Kind.CONSTRAINT),
    /** Surrounded stacks. */
    S5(Kind.CONSTRAINT),
    /** Single DVONN pieces. */
    S6(Kind.CONSTRAINT),
    /** Passing. */
    S7(Kind.CONSTRAINT),
    /** What leaves the game. */
    L1(Kind.PROCEDURE),
    /** What never leaves the game. */
    L2(Kind.PROCEDURE),
    /** When the game ends. */
    E1(Kind.PROCEDURE),
    /** Who wins. */
    E2(Kind.ENDING),
    /** Surrounded stacks of any height. */
    N1(Kind.PROCEDURE),
    /** Moves that cut off the moved stack itself. */
    N2(Kind.PERMISSION),
    /** A pass is a move. */
    N3(Kind.PROCEDURE),
    /** Set-ups that no game can reach. */
    N4(Kind.CONSTRAINT),
    /** How tall stacks may grow. */
    N5(Kind.PERMISSION),
    /** A stack moved while pieces are placed, or a piece placed while stacks are moved. */
    OUT_OF_PHASE(Kind.CONSTRAINT),
    /** A move after the end. */
    AFTER_END(Kind.CONSTRAINT);

    private final Kind kind;

    DvonnRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
