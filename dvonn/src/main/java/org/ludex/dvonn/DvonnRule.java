package org.ludex.dvonn;

import org.ludex.core.Rule;

/**
 * The rules of DVONN by their numbers: placing (P), stacking (S), losing pieces (L), the end (E) and rulings where the
 * book is silent (N); and what no book numbers, by a word.
 *
 * <p>A move may break several rules at once. The verdict names the first in this order: the game is over; the move
 * belongs to the other phase; a pass where a move exists, or a move where a pass is due (S7); nothing stands there or it
 * is not the mover's (S2), or it is a lone DVONN piece (S6); it is surrounded (S5); no line leads there or the distance is
 * wrong (S3); nothing to land on (S4).
 */
public enum DvonnRule implements Rule {
    /** White starts. White has two DVONN pieces and 23 white ones, Black one and 23 black ones. */
    P1("P1", Kind.PROCEDURE),
    /** Pieces are placed one at a time on empty spaces, alternately, DVONN pieces first. */
    P2("P2", Kind.CONSTRAINT),
    /** Any empty space will do. */
    P3("P3", Kind.PERMISSION),
    /** White makes the first move with a stack, then the sides alternate. */
    S1("S1", Kind.PROCEDURE),
    /** Only stacks with the own colour on top may be moved. */
    S2("S2", Kind.CONSTRAINT),
    /** A stack of n pieces moves as a whole, exactly n spaces, in a straight line. */
    S3("S3", Kind.CONSTRAINT),
    /** A move ends on an occupied space; what lies between does not matter. */
    S4("S4", Kind.CONSTRAINT),
    /** A stack with six occupied neighbours cannot move. */
    S5("S5", Kind.CONSTRAINT),
    /** A single DVONN piece never moves on its own. */
    S6("S6", Kind.CONSTRAINT),
    /** Nobody passes while a move exists; who has none passes. */
    S7("S7", Kind.CONSTRAINT),
    /** After a move every stack without a connection to a DVONN piece leaves the game. */
    L1("L1", Kind.PROCEDURE),
    /** DVONN pieces never leave. */
    L2("L2", Kind.PROCEDURE),
    /** The game ends when neither side can move. */
    E1("E1", Kind.PROCEDURE),
    /** More pieces in own stacks win; equal numbers are a draw. */
    E2("E2", Kind.ENDING),
    /** S5 holds for stacks of any height, also for those that hold a DVONN piece. */
    N1("N1", Kind.PROCEDURE),
    /** The moved stack may itself lose its connection; stacks leave once, after the move. */
    N2("N2", Kind.PERMISSION),
    /** A pass is a move, legal only when forced and then compulsory; none follows the end. */
    N3("N3", Kind.PROCEDURE),
    /** A set-up with a DVONN piece on top of a taller stack, or with unconnected stacks, is refused. */
    N4("N4", Kind.CONSTRAINT),
    /** Stacks may grow to any height; from eleven up they cannot move. */
    N5("N5", Kind.PERMISSION),
    /** A stack moved while pieces are placed, or a piece placed while stacks are moved. */
    OUT_OF_PHASE("out-of-phase", Kind.CONSTRAINT),
    /** A move after the end. */
    AFTER_END("after-end", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    DvonnRule(String code, Kind kind) {
        this.code = code;
        this.kind = kind;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
